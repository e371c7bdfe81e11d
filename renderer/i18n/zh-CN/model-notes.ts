/** The notes of the models that the project knows, by their ids. */
export const modelNotesZh: Readonly<Record<string, string>> = {
  practice: "练习模型：只会简短的应用题和本项目的各种角色，而且只认识精简提示的固定写法；不是通用模型。",
  "qwen2.5-coder-0.5b-instruct": "很小，任何电脑都能运行；能按简单的指令做事，推理较弱。",
  "qwen2.5-coder-1.5b-instruct": "在两个处理器核心上，小学应用题一次能答对一半。",
  "smollm2-135m-instruct": "太弱，不能推理；适合检查 Llama 架构的模型能否加载和回话。",
  "llama-3.2-1b-instruct": "Meta 最小的模型；在任何电脑上都很快，适合试用各种方法。",
  "llama-3.2-3b-instruct": "就其大小而言，很能按指令做事；需要约 4 GB 内存。",
  "llama-3.1-8b-instruct": "许多论文用来比较的模型；需要 8 GB 内存，最好有 GPU。",
  "qwen2.5-0.5b-instruct": "哪里都能运行；懂多种语言，推理较弱。",
  "qwen2.5-1.5b-instruct": "适合作为没有 GPU 的笔记本电脑上的第一个真正的模型。",
  "qwen2.5-3b-instruct": "明显强于 1.5B；许可证允许研究和评估，不允许商用。",
  "qwen2.5-7b-instruct": "推理较好；需要 8 GB 内存，最好有 GPU。",
  "qwen3-0.6b": "回答前会思考很久，请给它足够多的词元。",
  "qwen3-1.7b": "回答前会思考很久；就其大小而言，计算很强。",
  "qwen3-4b": "回答前会思考很久；在 8 GB 内存能宽裕运行的模型中，这里数它最强。",
};
