export type Language = "en" | "zh-CN";

const ENGLISH = {
  about: "About Counterpoint",
  settings: "Settings…",
  quit: "Quit Counterpoint",
  hide: "Hide Counterpoint",
  file: "File",
  edit: "Edit",
  view: "View",
  window: "Window",
  help: "Help",
  openHome: "Show the home folder",
  chooseHome: "Where should Counterpoint keep everything?",
  chooseFolder: "Choose a folder",
  answered: "A question has been answered.",
  evaluated: "An evaluation is done.",
  failed: "A run has failed. Open Counterpoint to see why.",
};

const CHINESE: typeof ENGLISH = {
  about: "关于 Counterpoint",
  settings: "设置…",
  quit: "退出 Counterpoint",
  hide: "隐藏 Counterpoint",
  file: "文件",
  edit: "编辑",
  view: "视图",
  window: "窗口",
  help: "帮助",
  openHome: "显示主文件夹",
  chooseHome: "Counterpoint 应将所有内容保存在哪里？",
  chooseFolder: "选择文件夹",
  answered: "一个问题已得到回答。",
  evaluated: "一次评测已完成。",
  failed: "一次运行失败。请打开 Counterpoint 查看原因。",
};

/** What menus, dialogs and notifications of the shell say. */
export type Words = typeof ENGLISH;

export function wordsIn(language: Language): Words {
  return language === "zh-CN" ? CHINESE : ENGLISH;
}

/** @param locale as the system names it, such as `zh-Hans-CN` */
export function languageOf(setting: "system" | Language, locale: string): Language {
  if (setting !== "system") return setting;
  return /^zh\b/i.test(locale) ? "zh-CN" : "en";
}
