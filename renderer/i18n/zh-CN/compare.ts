export const compare = {
  title: "并列比较",
  lead: "只比较所有这些运行都已完成的问题。",
  points: "{{value}} 个百分点",
  right: "{{name}} 正确",
  wrong: "{{name}} 错误",
  answerOf: "{{name}} 的答案",
  pair: "{{first}} 与 {{second}}",
  square: "纵向为 {{first}} 的答案，横向为 {{second}} 的答案。点选一格，下方即列出其中的问题。",
  runs: {
    title: "数据",
    run: "运行",
    right: "答对",
    generated: "每题生成的词元",
    first: "比较基准",
    isFirst: "其余各项的基准",
    makeFirst: "设为基准",
    makeFirstNamed: "将 {{name}} 设为基准",
    leftOut_other:
      "有 {{count, number}} 个问题未计入：只有部分运行完成了它们，或各运行中它们的文字、材料、选项、数据库、答案类型或正确答案不同。",
    givenUp_other: "有 {{count, number}} 次运行未计入：所属的格中途停止或失败。",
  },
  pairs: {
    title: "两两比较",
    pair: "比较对",
    bothRight: "都正确",
    onlyFirst: "仅 {{first}} 正确",
    onlySecond: "仅另一方正确",
    bothWrong: "都错误",
  },
  outcomes: {
    all: "全部",
    "both-right": "都正确",
    "only-first": "仅 {{first}} 正确",
    "only-second": "仅 {{second}} 正确",
    "both-wrong": "都错误",
    "not-compared": "不分对错",
  },
  figures: {
    difference: "差值",
    differenceOf: "{{second}} 减 {{first}}",
    interval: "95% 置信区间 {{interval}}",
    questions: "比较的问题数",
    exact: "McNemar 精确检验 p 值",
    midP: "McNemar mid-p 值",
    adjusted: "Holm 校正后的精确 p 值",
  },
  findings: {
    "too-few":
      "{{first}} 与 {{second}} 结果不同的问题太少，看不出任何差异：即使它们都偏向同一方，也完全可能出于偶然。",
    "not-shown":
      "未显示出 {{first}} 与 {{second}} 之间的差异：这里看到的结果完全可能出于偶然。但这并不表明两者相同。",
    "first-ahead":
      "在这些问题上 {{first}} 表现更好，仅凭偶然不常出现这样大的差距。这不能说明其他类型的问题。",
    "second-ahead":
      "在这些问题上 {{second}} 表现更好，仅凭偶然不常出现这样大的差距。这不能说明其他类型的问题。",
    noneDetectable_other:
      "只有 {{count, number}} 个问题时，再大的差异也看不出来：这么少的问题即使都偏向同一方，也完全可能出于偶然。",
    detectable_other:
      "只有 {{count, number}} 个问题时，约 {{points}} 个百分点以下的真实差异往往看不出来（在 5% 的水平上，五次这样的比较中会漏掉一次以上）。",
    detectableAlone_other:
      "只有 {{count, number}} 个问题时，即使只作一次比较，约 {{points}} 个百分点以下的真实差异也往往看不出来（在 5% 的水平上，五次中会漏掉一次以上）。",
  },
  budget: {
    switch: "按相同词元数",
    title: "与生成同样多词元的自洽投票相比",
    generated: "每题生成的词元",
    samples: "同样词元可得的样本数",
    reference: "自洽投票（95% 置信区间）",
    difference: "本次运行减自洽投票",
    p: "McNemar 精确检验 p 值",
    tooDear: "不足一个",
    beyond:
      "+：这些词元足以生成比已有自洽投票运行更多的样本，自洽投票还可能更好。增加智能体数重新运行即可得知。",
  },
  paper: {
    copy: "复制到论文",
    forms: {
      markdown: { name: "Markdown", use: "一段文字、一个表格和各条命令" },
      latex: { name: "LaTeX", use: "内容相同，表格用 booktabs 排版" },
    },
    note: "复制的文字为英文。",
  },
  prose: {
    note: "答案是自由文本，不分对错：请逐一阅读。",
    beside: "与 {{name}} 并列阅读",
  },
} as const;
