import { definePrompts } from "./prompt.ts";

/** Debate in the state of tit for tat (MAD, listings 1–3): what the debaters, the moderator and the judge are told. */
export const madJudgePrompts = definePrompts({
  id: "mad-judge",
  version: 3,
  sets: {
    standard: {
      titForTat0: { system: "", user: "Come to full agreement with the other side, point by point." },
      titForTat1: {
        system: "",
        user: "Disagree with the other side on most points; you may agree on a few small ones.",
      },
      titForTat2: {
        system: "",
        user: "You may agree or disagree with the other side: what counts is that the right answer is found.",
      },
      titForTat3: { system: "", user: "Disagree with the other side on every point." },
      affirmative: {
        system: "",
        user:
          "{question}\n\nYou take part in a debate about this. {titForTat}\n\nYou think that this answer is right:\n{base}\n\n" +
          "{problem}State it again with your reasons, step by step, then a line: {form}",
      },
      negative: {
        system: "",
        user:
          "{question}\n\nYou take part in a debate about this. {titForTat}\n\n{speeches}You disagree with this answer. Give your " +
          "own answer with your reasons, step by step, then a line: {form}",
      },
      joining: {
        system: "",
        user:
          "{question}\n\nYou take part in a debate about this. {titForTat}\n\n{speeches}Say what is wrong in these speeches. Give " +
          "your own answer with your reasons, step by step, then a line: {form}",
      },
      reply: {
        system: "",
        user: "{problem}{speeches}Do you agree with the other side? Say why or why not, step by step, then a line: {form}",
      },
      speech: { system: "", user: "Speech of {speaker}:\n{speech}\n\n" },
      problem: {
        system: "",
        user: "Your query does not run. The database says: {message}\nCorrect your query.\n\n",
      },
      corrected: {
        system: "",
        user: "Names in your query were corrected by the schema; now it runs:\n```sql\n{query}\n```\n\n",
      },
      debateSpeech: { system: "", user: "Round {round}, {speaker}:\n{speech}\n\n" },
      queryFails: { system: "", user: "{speech}\n(This query does not run. The database says: {message})" },
      queryCorrected: {
        system: "",
        user: "{speech}\n(Names in this query were corrected by the schema; now it runs:\n```sql\n{query}\n```)",
      },
      criteria: { system: "", user: "What counts is which answer is correct." },
      moderator: {
        system: "",
        user:
          "{question}\n\nA debate about this:\n\n{debate}You are the moderator. {criteria} Check every speech yourself. Then reply " +
          'in JSON:\n"reason": what is right and what is wrong, in one or two sentences\n"answer": the answer that you find ' +
          'correct ({bareForm}), or "" if you cannot say\n"side": who gave it: {sides}\n"preference": "yes" if it is clear by ' +
          'now which answer is correct, else "no"',
      },
      candidates: {
        system: "",
        user:
          "{question}\n\nA debate about this:\n\n{debate}You are the judge. List the different answers that were given in this " +
          "debate, one after another. Do not judge them yet.",
      },
      decision: {
        system: "",
        user: "Choose one of these answers. {criteria} Say why in one or two sentences, then a line: {form}",
      },
      candidate: { system: "", user: "{answer}" },
    },
    terse: {
      titForTat0: { system: "", user: "" },
      titForTat1: { system: "", user: "" },
      titForTat2: { system: "", user: "" },
      titForTat3: { system: "", user: "" },
      affirmative: {
        system: "You are the affirmative side.",
        user: "{question}\nAnswer: {base}\nDefend it.",
      },
      negative: {
        system: "You are the negative side.",
        user: "{question}\nAffirmative:\n{latest}\nDisagree.",
      },
      joining: {
        system: "You are the negative side.",
        user: "{question}\nAffirmative:\n{latest}\nDisagree.",
      },
      reply: { system: "You are a debater.", user: "{question}\n{speeches}Solve again." },
      speech: { system: "", user: "Agent {number}:\n{speech}\n" },
      problem: { system: "", user: "" },
      corrected: { system: "", user: "" },
      debateSpeech: { system: "", user: "{speaker}:\n{speech}\n" },
      queryFails: { system: "", user: "{speech}\n{message}" },
      queryCorrected: { system: "", user: "{speech}" },
      criteria: { system: "", user: "" },
      moderator: { system: "You are a moderator.", user: "{question}\n{debate}Reply in JSON." },
      candidates: { system: "You are a judge.", user: "Answers: {answers}\nWhich answer is most common?" },
      decision: { system: "You are a judge.", user: "{question}\n{candidates}Which answer is right?" },
      candidate: { system: "", user: "{letter}: {answer}\n" },
    },
  },
  byAnswerType: {
    standard: {
      // Reasons are kept short: long ones wander off from the query.
      sql: {
        affirmative: {
          system: "",
          user:
            "{question}\n\nYou take part in a debate about this. {titForTat}\n\nThis is your query:\n{base}\n\n" +
            "{problem}Say in one or two short sentences what your query does, then write it out, corrected where it is wrong: {form}",
        },
        negative: {
          system: "",
          user:
            "{question}\n\nYou take part in a debate about this. {titForTat}\n\n{speeches}You disagree with this query. Say why in " +
            "one or two short sentences, then write your own: {form}",
        },
        joining: {
          system: "",
          user:
            "{question}\n\nYou take part in a debate about this. {titForTat}\n\n{speeches}Say in one or two short sentences what is " +
            "wrong in these queries, then write your own: {form}",
        },
        reply: {
          system: "",
          user:
            "{problem}{speeches}Do you agree with the other side? Say why or why not in one or two short sentences, then " +
            "write the query that you hold right: {form}",
        },
        decision: {
          system: "",
          user: "Choose one of these queries. {criteria} Say why in one short sentence, then write {form}",
        },
        criteria: {
          system: "",
          user: "Two things count: accuracy, that the query asks the database exactly what the question asks; and that it runs.",
        },
      },
      translation: {
        criteria: {
          system: "",
          user: "Two things count: accuracy, that the translation says what the text says; and fluency, that it reads well.",
        },
      },
      text: {
        decision: {
          system: "",
          user: "Choose one of these answers and write it out. Write only {form}",
        },
      },
    },
  },
});
