import { wordMap, wordSet } from "./word-list.ts";

/** Words that join a clause to the one it hangs on. */
export const SUBORDINATORS = wordSet(
  "if because since unless although though while when whenever after before until once whereas whether",
  "so-that",
);

/** Words that say how sentences follow each other, not what they mean. */
export const DISCOURSE = wordSet(
  "first firstly second secondly third next then finally therefore thus so hence also just now however",
  "please there here okay well additionally furthermore moreover initially lastly specifically simply",
  "actually",
);

/** Adverbs of how often. */
export const FREQUENCIES = wordSet(
  "always often sometimes usually never rarely daily weekly monthly yearly again",
);

/** Adverbs of time. */
export const TIMES = wordSet(
  "today yesterday tomorrow tonight already still ago currently later earlier soon",
);

/** The other forms of a pronoun under the form that stands for it. */
export const PRONOUNS = wordMap(
  "me:i my:i mine:i myself:i us:we our:we ours:we ourselves:we your:you yours:you yourself:you",
  "him:he his:he himself:he her:she hers:she herself:she its:it itself:it",
  "them:they their:they theirs:they themselves:they",
);

export const POSSESSIVES = new Set(["my", "his", "her", "their", "our", "your", "its"]);

/** Verbs that a text begins with when it asks for something to be done. */
export const COMMANDS = wordSet(
  "list show give name add subtract multiply divide calculate compute find count determine note use",
  "write solve consider start identify take set let check compare convert round tell describe explain",
  "sum plan return state estimate",
);

/** Nouns by their tag that are as likely verbs. */
export const VERB_NOUNS = wordSet(
  "cost flow ride walk travel study plant bake direct play work earn need bike drive cook pay paint",
  "pack pick plan order rent score share use want visit answer drink hike jump lift park race rest",
  "return sleep stack start stay total trade train weigh wrap border name run swim fish cut save spend",
  "buy eat sell give get make take read write lay sign end",
);
