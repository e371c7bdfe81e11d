export const evaluate = {} as const;
