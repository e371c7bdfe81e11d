const temperature = "Sampling temperature; 0 always takes the most probable token";
const shots = "Most exemplars shown; four for each kind of answer are built in";
const turns = "Largest number of turns, each an instruction and its solution";

const tree = {
  temperature: "Sampling temperature; above 0, so that the thoughts differ",
  depth: "Levels of the tree",
  width: "Thoughts that go on from one state",
  votes: "Votes on the thoughts of a level",
  beam: "States kept at each level; at most the width",
};

/** What the methods and their options are, by the methods' ids. */
export const strategyMethods = {
  io: {
    title: "Input–output prompting",
    summary: "One agent gives the answer at once.",
    help: { temperature },
  },
  "zero-shot-cot": {
    title: "Zero-shot chain of thought",
    summary: "One agent reasons step by step, then answers.",
    help: { temperature },
  },
  "few-shot": {
    title: "Few-shot prompting",
    summary: "One agent sees a few other questions with their answers, then answers at once.",
    help: { shots, temperature },
  },
  "manual-cot": {
    title: "Manual chain of thought",
    summary: "One agent sees how a few other questions are reasoned out, then reasons itself.",
    help: { shots, temperature },
  },
  "auto-cot": {
    title: "Automatic chain of thought",
    summary:
      "The model reasons out one typical question of each kind; one agent sees these, then reasons itself.",
    help: {
      shots: "Most exemplars shown; the model writes their reasoning itself",
      temperature,
    },
  },
  "least-to-most": {
    title: "Least-to-most prompting",
    summary:
      "One agent splits the question into smaller ones and answers them in order, each with the earlier ones in view.",
    help: { parts: "Most sub-questions", temperature },
  },
  "plan-and-solve": {
    title: "Plan-and-solve prompting (PS+)",
    summary: "One agent lists what is given, makes a plan and carries it out.",
    help: { temperature },
  },
  "program-of-thoughts": {
    title: "Program of thoughts",
    summary: "One agent writes the calculation as a short program; the program is computed for it.",
    help: { temperature },
  },
  "role-play": {
    title: "Role-play prompting",
    summary: "One agent is given a role, accepts it in its own words, then solves the question in that role.",
    help: { temperature },
  },
  dup: {
    title: "Deeply Understanding the Problem",
    summary: "One agent states the core question, lists the facts it needs, then solves with both in view.",
    help: { temperature },
  },
  "self-consistency": {
    title: "Self-consistency",
    summary: "N independent reasonings; the most frequent answer wins.",
    help: {
      agents: "Number of independent reasonings",
      temperature: "Sampling temperature; above 0, so that the reasonings differ",
    },
  },
  "self-reflection": {
    title: "Self-reflection",
    summary: "One agent answers, gives feedback on its own answer, and revises it.",
    help: { temperature },
  },
  "self-contrast": {
    title: "Self-contrast",
    summary:
      "One agent answers from three perspectives, contrasts the answers, and reflects on the differences with a checklist.",
    help: { temperature },
  },
  tot: {
    title: "Tree of Thought",
    summary: "One agent writes several attempts, votes on them, and goes on from the best.",
    help: tree,
  },
  dialogue: {
    title: "Agent Dialogues",
    summary: "A User plans, an Assistant works, step by step, until the User says that the task is done.",
    help: { temperature, turns },
  },
  mcf: {
    title: "Multi-agent Collaborative Filtering",
    summary:
      "At every step N agents answer independently; the reply least similar to a misleading one is passed on, on real models below 4B (nobody misleads there) the one most like the others.",
    help: {
      agents:
        "Normal instances of each role; beside them one adversarial instance, except where the peers choose",
      temperature: "Sampling temperature; above 0, so that the candidates differ",
      turns,
      semantic: "Compares the replies alone (first term of eq. 8)",
      historical: "Compares the replies with the history before them (second term of eq. 8)",
      amr: "Compares the replies' meaning graphs (eq. 9)",
      parser:
        "AMR-lite needs no model and reads English only; the loaded model takes one more call for each text",
      select:
        "What is passed on: the reply least like the adversarial one (the paper), the one most like the other candidates (no adversarial call), or the one with the greatest difference of both. By model size: like the other candidates on real models below 4B, where the adversary misleads too poorly (not with fewer than 3 agents, the guard or every candidate followed), else as in the paper",
      guard: "Leaves a step unfiltered whose adversarial reply has the answer of most candidates",
      trajectories:
        "Follows all candidates of every step instead of one, and sums D along each way (fig. 1 of the paper); there is no limit of turns",
      depth: "Steps of each way, when every candidate is followed; the last is an Assistant's",
      experience:
        "Shows all agents the most similar task that was solved well before; a judge's verdict decides whether this one is kept (§3.3)",
      minimum: "Nothing is retrieved before so many experiences are stored",
      lambda: "Standard deviations from the mean that make a task an outlier, for which nothing is retrieved",
      outlierTest:
        "Which tasks are outliers: those less like the stored ones than usual, those more like them (as the paper prints it), both, or none",
    },
  },
  mad: {
    title: "Multi-Agent Debate",
    summary: "N agents answer, see each other's answers and update their own; a judge states the majority.",
    help: {
      agents: "Number of debating agents",
      rounds: "Number of rounds, the opening included",
      temperature: "Sampling temperature; above 0, so that the agents differ",
    },
  },
  "mad-judge": {
    title: "Debate with a judge (tit for tat)",
    summary:
      "An affirmative and a negative side argue about a base answer until a moderator prefers one; else a judge decides.",
    help: {
      temperature,
      agents: "Number of debaters, who speak in a fixed order",
      rounds: "Largest number of rounds",
      adaptiveBreak: "Ends the debate as soon as it is decided; off forces all rounds",
      titForTat: "How much the sides are asked to disagree; automatic is 1 for SQL, else 2",
      sqlOwnQuery: "The negative side writes its first query before it has seen the base answer",
      sqlShots: "Exemplars after which the negative side writes that query; four are built in",
      sqlEqualEnds: "Ends a debate about SQL when all queries give the same result, which holds a value",
      sqlMustRun: "A query that does not run or gives nothing decides no debate while another one does",
      sqlMend:
        "A query that names columns or tables wrongly is corrected by the schema, and stands so corrected",
      swap: "Shows the sides to moderator and judge in reverse order, to measure a bias towards a place",
    },
  },
  "peer-review": {
    title: "Peer Review",
    summary:
      "N agents solve, review each other's solutions with a confidence, and revise their own; the majority wins.",
    help: {
      agents: "Number of agents, each of which reviews all the others",
      temperature: "Sampling temperature; above 0, so that the solutions differ",
    },
  },
  cfmad: {
    title: "Counterfactual Multi-Agent Debate",
    summary:
      "Each agent must argue for a preset answer and defend it against a critic; a judge who sees all debates decides.",
    help: {
      temperature,
      stances: "Number of preset stances; a yes-or-no question always has two",
      rounds: "Rounds of critic and rebuttal",
      debate:
        "What comes between the arguments for the stances and the judge; only critics and rebuttals is the whole method",
      secondStance:
        "For multiple choice: the samples' second most frequent answer (drawn only if there is none), or always an option drawn at random",
      swap: "Shows the stances to the judge in reverse order",
    },
  },
  "ma-tot": {
    title: "Multi-agent Tree of Thought",
    summary:
      "Several reasoners build trees of thought; a validator judges their chains, valid ones vote, and rounds go on until most agree.",
    help: {
      ...tree,
      agents: "Number of reasoners, each with a tree of its own",
      rounds: "Largest number of rounds without consensus",
      validator:
        "Who judges chains: programs that compute the answer anew, where it is a number, or the verdict of the paper",
    },
  },
  adaptive: {
    title: "Adaptive escalation",
    summary:
      "A reasoning and programs that check it where the answer is a number, else three reasonings; more only while they disagree.",
    help: {
      agents: "Largest number of samples",
      temperature: "Sampling temperature; above 0, so that the samples differ",
      programs: "Short programs are written and computed; they vote, and confirm a reasoning (numbers only)",
      examine:
        "Whether critics and a judge examine the two best answers when no answer has a strict majority",
      budget: "Tokens generated for a question after which no more calls are begun",
    },
  },
} as const;
