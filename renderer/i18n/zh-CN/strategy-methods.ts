const temperature = "采样温度；0 表示总取概率最高的词元";
const shots = "最多给出的示例数；每种答案类型自带四个";
const turns = "最多轮数，每轮含一条指令及其解答";

const tree = {
  temperature: "采样温度；大于 0，思维才会各不相同",
  depth: "树的层数",
  width: "从一个状态产生的思维数",
  votes: "对每层思维投票的次数",
  beam: "每层保留的状态数；不超过宽度",
};

/** What the methods and their options are, by the methods' ids. */
export const strategyMethods = {
  io: {
    title: "直接回答",
    summary: "一个智能体直接给出答案。",
    help: { temperature },
  },
  "zero-shot-cot": {
    title: "零样本思维链",
    summary: "一个智能体逐步推理，然后回答。",
    help: { temperature },
  },
  "few-shot": {
    title: "少样本提示",
    summary: "一个智能体先看几个带答案的其他问题，然后直接回答。",
    help: { shots, temperature },
  },
  "manual-cot": {
    title: "人工思维链",
    summary: "一个智能体先看其他几个问题如何推理，然后自己推理。",
    help: { shots, temperature },
  },
  "auto-cot": {
    title: "自动思维链",
    summary: "模型为每类问题中典型的一个写出推理；一个智能体看过之后，自己推理。",
    help: { shots: "最多给出的示例数；推理由模型自己写出", temperature },
  },
  "least-to-most": {
    title: "由简到繁提示",
    summary: "一个智能体把问题拆成更小的问题，依次回答，每次都能看到前面的解答。",
    help: { parts: "子问题的最大数量", temperature },
  },
  "plan-and-solve": {
    title: "计划与求解提示（PS+）",
    summary: "一个智能体列出已知条件，制定计划并执行。",
    help: { temperature },
  },
  "program-of-thoughts": {
    title: "程序思维",
    summary: "一个智能体把计算写成一段短程序，由软件替它算出结果。",
    help: { temperature },
  },
  "role-play": {
    title: "角色扮演提示",
    summary: "给一个智能体指定角色，它用自己的话接受，然后以该角色解答问题。",
    help: { temperature },
  },
  dup: {
    title: "深入理解问题",
    summary: "一个智能体先说出核心问题，列出所需信息，再据此解答。",
    help: { temperature },
  },
  "self-consistency": {
    title: "自洽投票",
    summary: "N 次独立推理，出现最多的答案胜出。",
    help: {
      agents: "独立推理的次数",
      temperature: "采样温度；大于 0，推理才会各不相同",
    },
  },
  "self-reflection": {
    title: "自我反思",
    summary: "一个智能体作答，对自己的答案给出反馈，再加以修改。",
    help: { temperature },
  },
  "self-contrast": {
    title: "自我对比",
    summary: "一个智能体从三个视角作答，对比各个答案，再按检查清单反思其中的差异。",
    help: { temperature },
  },
  tot: {
    title: "思维树",
    summary: "一个智能体写出多个尝试，投票选出最好的，再从那里继续。",
    help: tree,
  },
  dialogue: {
    title: "智能体对话",
    summary: "用户负责计划，助手逐步执行，直到用户宣布任务完成。",
    help: { temperature, turns },
  },
  mcf: {
    title: "多智能体协同过滤",
    summary:
      "每一步由 N 个智能体各自作答，与误导性回复最不相似的那一条传给下一步；用小于 4B 的真实模型（练习模型除外）时没有误导者，传下去的是与其他回复最相似的那一条。",
    help: {
      agents: "每种角色的普通实例数；另有一个对抗实例，按同伴选择时没有",
      temperature: "采样温度；大于 0，候选才会各不相同",
      turns,
      semantic: "只比较回复本身（式 8 第一项）",
      historical: "连同之前的历史一起比较（式 8 第二项）",
      amr: "比较回复的语义图（式 9）",
      parser: "AMR-lite 不用模型，仅限英语；所加载的模型对每段文本多用一次调用",
      select:
        "传给下一步的回复：与对抗回复最不相似的（如论文所述）、与其他候选最相似的（不生成对抗回复），或两者之差最大的。按模型大小：小于 4B 的真实模型（练习模型除外）误导得太差，取与其他候选最相似的（智能体少于 3 个、使用防护或追踪每个候选时除外）；其余如论文所述",
      guard: "对抗回复与多数候选的答案相同时，该步不过滤",
      trajectories: "每一步追踪全部候选而不是一个，并沿每条轨迹求 D 之和（论文图 1）；此时轮数上限不起作用",
      depth: "追踪每个候选时每条轨迹的步数；最后一步总是助手",
      experience: "向所有智能体展示以往解答得好的最相似任务；由裁判决定是否保留本次解答（§3.3）",
      minimum: "存储的经验达到此数之前，不检索任何经验",
      lambda: "与平均值相差多少个标准差即为离群任务；离群任务不检索经验",
      outlierTest: "哪些任务算离群：比平常更不像已存任务的、更像的（如论文所印）、两者，或不检验",
    },
  },
  mad: {
    title: "多智能体辩论",
    summary: "N 个智能体各自作答，看过彼此的答案后更新自己的答案；最后由裁判说明多数意见。",
    help: {
      agents: "参加辩论的智能体数",
      rounds: "回合数，含首次作答",
      temperature: "采样温度；大于 0，智能体才会各不相同",
    },
  },
  "mad-judge": {
    title: "有裁判的辩论（针锋相对）",
    summary: "正方和反方就初始答案展开辩论，直到主持人有了倾向；否则由裁判裁决。",
    help: {
      temperature,
      agents: "辩手数，按固定顺序发言",
      rounds: "最多回合数",
      adaptiveBreak: "一有定论就结束辩论；关闭则进行所有回合",
      titForTat: "要求双方分歧的程度；“自动”对 SQL 为 1，其他为 2",
      sqlOwnQuery: "反方在看到初始答案之前先写出自己的首个查询",
      sqlShots: "反方写该查询前给出的示例数；自带四个",
      sqlEqualEnds: "关于 SQL 的辩论中，所有查询的结果相同且含有非 NULL 值时结束",
      sqlMustRun: "只要另有能给出结果的查询，不能执行或没有结果的查询就不会决定辩论",
      sqlMend: "查询写错列名或表名时按数据库结构更正，并以更正后的查询为准",
      swap: "以相反的顺序向主持人和裁判展示各方，用来衡量对位置的偏向",
    },
  },
  "peer-review": {
    title: "同行评审",
    summary: "N 个智能体各自解答，互相评审并说明信心，再修改自己的解答；多数答案胜出。",
    help: {
      agents: "智能体数，每个都评审其他所有智能体的解答",
      temperature: "采样温度；大于 0，解答才会各不相同",
    },
  },
  cfmad: {
    title: "反事实多智能体辩论",
    summary: "每个智能体必须为预设的答案论证，并反驳批评者；裁判看过所有辩论后裁决。",
    help: {
      temperature,
      stances: "预设立场的数量；是非题总是两个",
      rounds: "批评与反驳的回合数",
      debate: "在为立场论证之后、裁判裁决之前进行什么；只有“批评与反驳”是完整的方法",
      secondStance: "用于选择题：取样本中次多的答案（没有时才抽取），或总是随机抽取一个选项",
      swap: "以相反的顺序向裁判展示各个立场",
    },
  },
  "ma-tot": {
    title: "多智能体思维树",
    summary:
      "多个推理者各自构建思维树；验证者判断推理链是否有效，有效的参加投票，一个回合接一个回合，直到多数一致。",
    help: {
      ...tree,
      agents: "推理者数，每个都有自己的树",
      rounds: "没有共识时的最多回合数",
      validator: "由谁判断推理链：答案为数字时用重新计算的程序，或按论文由验证者裁决",
    },
  },
  adaptive: {
    title: "自适应逐级推理",
    summary: "答案为数字时，先做一次推理并用程序核对，否则先做三次推理；不一致时才增加推理。",
    help: {
      agents: "样本的最大数量",
      temperature: "采样温度；大于 0，样本才会各不相同",
      programs: "写出短程序并计算结果；程序参加投票，也用来确认推理（仅限数字）",
      examine: "没有答案得到过半票数时，是否由批评者和裁判审查得票最多的两个答案",
      budget: "一个问题生成的词元达到此数后，不再开始新的调用",
    },
  },
} as const;
