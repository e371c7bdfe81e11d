/** What can be chosen of theme and language. Apart from their check, so that a page need not load that. */
export const THEMES = ["system", "light", "dark"] as const;
export const LANGUAGES = ["system", "en", "zh-CN"] as const;
