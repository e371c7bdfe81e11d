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
  close: "Close the window",
  undo: "Undo",
  redo: "Redo",
  cut: "Cut",
  copy: "Copy",
  paste: "Paste",
  pasteAndMatchStyle: "Paste and match style",
  delete: "Delete",
  selectAll: "Select all",
  back: "Back",
  forward: "Forward",
  resetZoom: "Actual size",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  togglefullscreen: "Full screen",
  reload: "Reload",
  toggleDevTools: "Developer tools",
  minimize: "Minimise",
  zoom: "Zoom",
  front: "Bring all to front",
  openHome: "Show the home folder",
  chooseHome: "Where should Counterpoint keep everything?",
  chooseFolder: "Choose a folder",
  answered: "A question has been answered.",
  evaluated: "An evaluation is done.",
  swept: "A sweep is done.",
  failed: "A run has failed. Open Counterpoint to see why.",
  otherHome: (open: string, wanted: string) =>
    `This window shows what is kept in “${open}”. Close it, then open “${wanted}” again.`,
  notSaved: (file: string) =>
    `“${file}” could not be saved. Check that the folder may be written and that the disk has room, then export it again.`,
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
  close: "关闭窗口",
  undo: "撤销",
  redo: "重做",
  cut: "剪切",
  copy: "复制",
  paste: "粘贴",
  pasteAndMatchStyle: "粘贴并匹配样式",
  delete: "删除",
  selectAll: "全选",
  back: "后退",
  forward: "前进",
  resetZoom: "实际大小",
  zoomIn: "放大",
  zoomOut: "缩小",
  togglefullscreen: "全屏",
  reload: "重新加载",
  toggleDevTools: "开发者工具",
  minimize: "最小化",
  zoom: "缩放",
  front: "前置全部窗口",
  openHome: "显示主文件夹",
  chooseHome: "Counterpoint 应将所有内容保存在哪里？",
  chooseFolder: "选择文件夹",
  answered: "一个问题已得到回答。",
  evaluated: "一次评测已完成。",
  swept: "一次扫描已完成。",
  failed: "一次运行失败。请打开 Counterpoint 查看原因。",
  otherHome: (open, wanted) => `此窗口显示的是“${open}”中的内容。请先关闭它，然后再打开“${wanted}”。`,
  notSaved: (file) => `“${file}”无法保存。请检查该文件夹是否可写、磁盘是否有空间，然后重新导出。`,
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
