import { describe, expect, it } from "vitest";
import { createTaskEncoder } from "../../../core/experience/task-encoder.ts";
import { taskText } from "../../../core/experience/task-text.ts";
import { letterEmbedder } from "../../support/letter-embedder.ts";
import { choiceQuestion, numberQuestion } from "../../support/questions.ts";
import { wordParser } from "../../support/word-parser.ts";

describe("a task encoder", () => {
  it("gives each task its vector and its graph, in order", async () => {
    const encoder = createTaskEncoder(
      letterEmbedder(),
      wordParser((text) => text === "bbb"),
    );
    const [first, second] = await encoder.encode(["aa b", "bbb"]);
    expect([encoder.embedder, encoder.parser]).toEqual(["letters", "words 1"]);
    expect(first?.embedding).toEqual((await letterEmbedder().embed(["aa b"], "end"))[0]);
    expect(first?.graph.nodes.map(({ concept }) => concept)).toEqual(["and", "aa", "b"]);
    expect([first?.graphFailed, second?.graphFailed]).toEqual([false, true]);
  });

  it("keeps the end of a long task, where it says what is asked", async () => {
    const embedder = letterEmbedder();
    await createTaskEncoder(embedder, wordParser()).encode(["a"]);
    expect(embedder.asked).toEqual([[["a"], "end"]]);
  });
});

describe("the text of a task", () => {
  it("is the question with its passage and its choices", () => {
    const task = taskText({ ...choiceQuestion(), context: "Money is kept safe." });
    expect(task).toBe(
      "Passage:\nMoney is kept safe.\n\nWhere do people keep money?\n\nOptions:\nA) bank\nB) library\nC) river",
    );
  });

  it("leaves out the schema of a database, which all its questions share", () => {
    const question = numberQuestion({
      answerType: "sql",
      text: "How many singers?",
      context: "All of them.",
    });
    const task = taskText({ ...question, database: { name: "songs", schema: "CREATE TABLE singer (id)" } });
    expect(task).toBe(taskText(question));
    expect(task).not.toContain("CREATE");
  });
});
