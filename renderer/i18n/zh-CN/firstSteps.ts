export const firstSteps = {
  title: "先看智能体辩论一道题",
  ask: "问这道题",
  others: "或者换一道",
  how: {
    mcf: "协同过滤：每一步由几个智能体作答，另有一个可能故意误导；经过比较，决定哪一条回复继续下去。",
    "self-consistency": "自洽投票：几个智能体各自作答，得票最多的答案胜出。",
    dialogue: "对话：一个智能体下指令，另一个求解，轮流进行。",
    "zero-shot-cot": "单个智能体，一步一步地思考。",
  },
  models: {
    title: "用于你自己的问题",
    practice: "内置的练习模型只会做上面这种简短的英文应用题，别的都不会。其他问题需要真正的模型。",
    here: "这台电脑上已有",
    none: "这台电脑上没有找到其他模型。",
    use: "使用",
    useNamed: "用 {{name}} 回答问题",
    used: "正在使用",
    back: "换回练习模型",
    fetchable: "经你允许后可以获取",
    show: "在“模型”页中查看可获取的模型",
    all: "查看所有模型",
  },
} as const;
