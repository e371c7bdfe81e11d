/** English words of the ids that this analysis emits. */
export const TRAJECTORY_WORDS = {
  tables: {
    trajectories: "Sum of D of right and wrong trajectories",
    "trajectories-by-question": "The same by question",
    "trajectories-of": "Trajectories",
  },
  columns: {
    question: "Question",
    trajectories: "Trajectories",
    "right-trajectories": "Right trajectories",
    "right-sum": "Mean sum of D, right",
    "right-sum-interval": "95 % interval, right",
    "wrong-sum": "Mean sum of D, wrong",
    "wrong-sum-interval": "95 % interval, wrong",
    "chosen-right": "Chosen one is right",
    "chosen-right-interval": "95 % interval of the chosen",
    trajectory: "Trajectory",
    "trajectory-path": "Candidates followed",
    "sum-of-d": "Sum of D",
    answer: "Answer",
    right: "Right",
    chosen: "Chosen",
  },
  charts: { "trajectories-of": "Sum of D of each trajectory" },
  axes: { trajectory: "Trajectory" },
  notes: {
    "trajectories-clustered":
      "Trajectories of one question share their first steps. The intervals over all questions are clustered by question; those of a single question are too narrow.",
    "trajectories-shown":
      "Single trajectories are listed for {tables} of {questions} questions and drawn for {charts}.",
    "trajectories-unjudged":
      "Trajectories that are neither right nor wrong: {trajectories}. The right answer is not known, or cannot be compared without running a query.",
    "trajectories-unsummed":
      "Trajectories without a sum of D, because no step of theirs could be scored: {trajectories}.",
    "trajectories-filled-up":
      "The mean sums leave out trajectories whose last reply has no D: {trajectories}. Other steps fill up their sums, and D is on another scale there.",
    "trajectories-without-a-term":
      "The mean sums of a run leave out questions of which a meaning graph failed ({questions} here): their sums have a term less than the others.",
  },
} as const;
