/** Wordings that ask to join the last letters of `{words}`. */
export interface LettersFamily {
  readonly id: string;
  readonly texts: readonly string[];
}

export const LETTERS_FAMILIES: readonly LettersFamily[] = [
  {
    id: "last-letters/write-down",
    texts: [
      'Write down the final letter of each word in "{words}" and put them together.',
      'Look at the words "{words}". Write the final letters one after the other.',
    ],
  },
  {
    id: "last-letters/join",
    texts: ['Join the last letters of "{words}".', 'Join the last letter of every word: "{words}".'],
  },
  {
    id: "last-letters/which-string",
    texts: [
      'Which string do the last letters of the words "{words}" make?',
      'The last letters of "{words}" make a string. Which one?',
    ],
  },
  {
    id: "last-letters/concatenate",
    texts: [
      'Concatenate the last letters of these words: "{words}".',
      'From each word of "{words}", take the last letter, and concatenate these letters.',
    ],
  },
  {
    id: "last-letters/ends",
    texts: [
      'Each word of "{words}" ends with a letter. What do these letters spell together?',
      'What do you read if you keep only the end letter of each word in "{words}"?',
    ],
  },
  {
    id: "last-letters/list",
    texts: [
      "Here is a list of words: {words}. Put their last letters in a row.",
      "Words: {words}. Last letters, joined?",
    ],
  },
  {
    id: "last-letters/code",
    texts: [
      'A code is made of the last letter of each name: "{words}". What is the code?',
      'What is the code word if you use the last letters of "{words}" in order?',
    ],
  },
  {
    id: "last-letters/cut-off",
    texts: [
      'What is the result if somebody picks the last letter of every word in "{words}" and glues them together?',
      'What comes out when the last letter of each name in "{words}" is cut off and the letters are lined up?',
    ],
  },
  {
    id: "last-letters/take-and-join",
    texts: [
      'Take the last letter of each of these words and join the letters: "{words}".',
      'Take the last letters of "{words}" in order and join them.',
      'Given the words "{words}", take every last letter and join what you have.',
    ],
  },
  {
    id: "last-letters/take-from-phrase",
    texts: [
      'Take only the last letter from each word in the phrase "{words}". What do you get?',
      'In the phrase "{words}", take the letter at the end of each word and write these letters without spaces.',
    ],
  },
  {
    id: "last-letters/collect",
    texts: [
      'Collect the last letters of the words "{words}" and write them as one string.',
      "Collect the final letter of every word in this list, then connect the letters: {words}.",
      'Collect the last letter of each name in "{words}". Which string do you have at the end?',
    ],
  },
  {
    id: "last-letters/pick",
    texts: [
      'Pick the last letter of each word in "{words}" and write the letters side by side.',
      "Pick out the final letters of these names and combine them: {words}.",
    ],
  },
  {
    id: "last-letters/gather",
    texts: [
      'Gather the final letters of "{words}" and connect them into one string.',
      'Gather the last letter from every word here and join them: "{words}".',
    ],
  },
  {
    id: "last-letters/string-together",
    texts: [
      'String together the last letters of the words in "{words}".',
      "String the final letters of these words together: {words}.",
      'Can you string together the end letters of "{words}"?',
    ],
  },
  {
    id: "last-letters/side-by-side",
    texts: [
      'Put the last letters of "{words}" side by side. What do you read?',
      'Side by side, what do the last letters of the words "{words}" look like?',
    ],
  },
  {
    id: "last-letters/chain",
    texts: [
      'Chain the last letters of the words "{words}" together.',
      "Make a chain of letters from the last letter of each word: {words}. What is the chain?",
    ],
  },
  {
    id: "last-letters/glue",
    texts: [
      'Glue the final letters of the words in "{words}" together in order. What string do you get?',
      "Glue together the last letters of these words: {words}.",
    ],
  },
  {
    id: "last-letters/combine",
    texts: [
      'Combine the last letters of the names "{words}" into a single string.',
      "Combine the final letters: {words}.",
      'What do you get if you combine the last letter of each word in "{words}"?',
    ],
  },
  {
    id: "last-letters/connect",
    texts: [
      'Connect the last letters of the listed words: "{words}".',
      'Connect the letters that end the words in "{words}". What is the result?',
    ],
  },
  {
    id: "last-letters/concatenate-question",
    texts: [
      'What is the concatenation of the last letters of "{words}"?',
      'If you concatenate the final letters of the words in "{words}", what is the result?',
      'What do we get when we concatenate the last letter of every name in "{words}"?',
    ],
  },
  {
    id: "last-letters/concatenation-command",
    texts: [
      "Give the concatenation of the final letters of these words: {words}.",
      'Find the string you get by concatenating the last letters of "{words}".',
    ],
  },
  {
    id: "last-letters/extract",
    texts: [
      'Extract the last letter from each word of "{words}" and combine the results.',
      'Extract the final characters of the words "{words}" and concatenate them.',
    ],
  },
  {
    id: "last-letters/last-character",
    texts: [
      'Join the last character of each word in "{words}".',
      "What string do the last characters of these words form: {words}?",
      'For each word, take its last character, and append it to the answer: "{words}".',
    ],
  },
  {
    id: "last-letters/closing-letters",
    texts: [
      'Write the closing letters of the words "{words}" as one string.',
      'Each word in "{words}" has a closing letter. Join these letters in order.',
    ],
  },
  {
    id: "last-letters/final-letters-form",
    texts: [
      'What do the final letters of "{words}" form when they are joined?',
      "Join the final letter of each word to form a string: {words}.",
      'Form a string from the final letters of the names in "{words}".',
    ],
  },
  {
    id: "last-letters/end-of-word",
    texts: [
      'Look at the end of each word in "{words}". Put the letters you find there together.',
      'Every word in "{words}" has a letter at its end. Write these letters in a row.',
    ],
  },
  {
    id: "last-letters/phrase-after-colon",
    texts: [
      "Phrase: {words}. Join the last letter of each word.",
      'Here is a phrase: "{words}". What are the last letters of its words, put together?',
    ],
  },
  {
    id: "last-letters/names-on-a-list",
    texts: [
      "A list has these names: {words}. Combine the last letter of each name.",
      "Read the list of names: {words}. What do their last letters make when you join them?",
    ],
  },
  {
    id: "last-letters/names-given",
    texts: [
      "The names {words} are given. What do you get if you join their final letters?",
      "Given the names {words}, write their last letters as a single string.",
    ],
  },
  {
    id: "last-letters/task-input",
    texts: [
      "Input: {words}. Output the last letter of each word, joined.",
      "Task: join the last letters. Words: {words}.",
      'Last letters joined together: "{words}" becomes what?',
    ],
  },
  {
    id: "last-letters/short-quiz",
    texts: [
      'Quick quiz: which string do the last letters of "{words}" give?',
      "Quiz question: join the final letters of the words {words}. What is your answer?",
    ],
  },
  {
    id: "last-letters/one-word-at-a-time",
    texts: [
      'Go through "{words}" word by word, and write down their last letters one right after the other.',
      'Start with the first word of "{words}" and go to the last word. Add the last letter of each to your string. What is the string?',
    ],
  },
  {
    id: "last-letters/keep-the-last",
    texts: [
      'Keep only the last letter of each word in "{words}", and remove the spaces. What is left?',
      'From every word in "{words}", keep the final letter and drop the rest. Join what you kept.',
    ],
  },
  {
    id: "last-letters/cross-out",
    texts: [
      'Cross out all letters of each word in "{words}" except the last one. Which letters remain, joined together?',
      "Someone crosses out everything but the last letter in each of these words: {words}. What can you still read, without spaces?",
    ],
  },
  {
    id: "last-letters/in-order",
    texts: [
      "In order, join the last letters of these words: {words}.",
      'Write the final letters of "{words}" in the order of the words, with nothing in between.',
      'Keep the order of the words in "{words}" and join their last letters.',
    ],
  },
  {
    id: "last-letters/new-string",
    texts: [
      'Make a new string from the last letters of the words "{words}".',
      'Build a string that has the last letter of each word in "{words}", in the same order.',
    ],
  },
  {
    id: "last-letters/merge",
    texts: [
      'Merge the last letters of "{words}" into one string.',
      "What string comes out if you merge the final letter of each of these words: {words}?",
    ],
  },
  {
    id: "last-letters/line-up",
    texts: [
      'Line up the last letters of the words in "{words}". What do you read?',
      'When you line up the final letter of each name in "{words}", which string do you see?',
    ],
  },
  {
    id: "last-letters/spell-out",
    texts: [
      'What is spelled by the last letters of "{words}"?',
      "Write the string that the final letters of these words make: {words}.",
      'Which letters end the words in "{words}"? Write them together.',
    ],
  },
  {
    id: "last-letters/tell-me",
    texts: [
      'Tell me the last letter of each word in "{words}", all joined into one string.',
      "Please join the last letters of these words for me: {words}.",
      'Could you put together the final letters of "{words}"?',
    ],
  },
  {
    id: "last-letters/find",
    texts: [
      'Find the last letter of every word in "{words}", then connect these letters.',
      "Find the final letters of the words {words}, and write them as one piece.",
    ],
  },
  {
    id: "last-letters/two-steps",
    texts: [
      'First find the last letter of each word in "{words}". Then join the letters.',
      'Step 1: take the last letter of each word. Step 2: join them in order. The words are "{words}".',
    ],
  },
  {
    id: "last-letters/password",
    texts: [
      'A password is made of the last letters of the words "{words}", in order. What is the password?',
      "Tom forms his password from the final letter of each of these words: {words}. What does he type?",
      'To remember a password, Nina learns the phrase "{words}". The password is the last letter of each word, joined. What is it?',
    ],
  },
  {
    id: "last-letters/treasure-map",
    texts: [
      'A treasure map says "{words}". The last letters of these words, joined, name the island. What is its name?',
      'An old map says: "Join the last letter of each word." Below, it lists these words: {words}. What do you get?',
    ],
  },
  {
    id: "last-letters/riddle",
    texts: [
      'A riddle: every word in "{words}" hides one letter at its end. Put the hidden letters together.',
      'The key to the riddle is in the last letters of "{words}". Join them. What is the key?',
    ],
  },
  {
    id: "last-letters/teacher-reads",
    texts: [
      "A teacher reads out the names {words}. The class writes down the last letter of each name, one right after the other. What do they write?",
      'The teacher says "{words}" and asks for the last letters of these words in one string. What is the right answer?',
      'The blackboard says "{words}". The pupils join the last letter of each word. What do they get?',
    ],
  },
  {
    id: "last-letters/secret-message",
    texts: [
      'A secret message is hidden in the last letters of "{words}". What is the message?',
      'Two spies send each other words, and only the last letter of each word counts. Today they sent "{words}". Which string do these letters make?',
    ],
  },
  {
    id: "last-letters/lock",
    texts: [
      'A lock opens with the last letters of the words on its label, in order. The label says "{words}". Which string opens it?',
      "The letter lock on a chest needs the final letter of each of these words in turn: {words}. What do you enter?",
    ],
  },
  {
    id: "last-letters/cards",
    texts: [
      'Each word in "{words}" is on its own card. You cut the last letter off each card and lay these letters in a row. What do you read?',
      "Some cards show the words {words}, in this order. Write down the last letter on each card, as one string.",
    ],
  },
  {
    id: "last-letters/game",
    texts: [
      'In a game, a player says the last letter of each word that he hears. He hears "{words}". Which letters does he say, joined into one string?',
      'We play a word game: join the last letters. Your words are "{words}". What do you answer?',
    ],
  },
  {
    id: "last-letters/club-name",
    texts: [
      "The members of a club name it after the last letters of their names, in this order: {words}. What is the club called?",
      "A team makes its name from the final letter of each of these names: {words}. What is the name of the team?",
    ],
  },
  {
    id: "last-letters/typewriter",
    texts: [
      'Paul types only the last letter of each word in "{words}", and no spaces. What is on his screen?',
      'A broken typewriter prints only the last letter of every word, without spaces. Someone types "{words}". What does it print?',
    ],
  },
  {
    id: "last-letters/machine",
    texts: [
      'A machine gets words and gives back their last letters as one string. It gets "{words}". What does it give back?',
      'A program joins the last letter of each word in its input. What does it print for "{words}"?',
    ],
  },
  {
    id: "last-letters/made-up-word",
    texts: [
      'Make up a word from the last letters of "{words}", in that order. What is it?',
      "A made-up word has the final letter of each of these words, in order: {words}. Which made-up word is it?",
    ],
  },
  {
    id: "last-letters/label",
    texts: [
      'A box gets a label with the last letter of each word in "{words}", written together. What is on the label?',
      'The short form of "{words}" is made of the last letters of its words. What is the short form?',
    ],
  },
  {
    id: "last-letters/exercise",
    texts: [
      "Exercise: write the last letter of each word, and leave no gaps. Words: {words}.",
      'Solve this: the final letters of "{words}", written as one string, are what?',
    ],
  },
  {
    id: "last-letters/if-you-take",
    texts: [
      "If you take the last letter from each of the words {words} and join them, what do you have?",
      'Suppose we take the final letter of every word in "{words}" and chain them. What is the result?',
      'Which string do you get by taking the last letter of each name in "{words}"?',
    ],
  },
  {
    id: "last-letters/words-first",
    texts: [
      '"{words}": join the last letters of these words.',
      '"{words}": what do the final letters make when you put them together?',
      "{words}: take the last letter of each and combine them.",
    ],
  },
];
