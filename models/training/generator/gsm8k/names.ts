import { MEN, WOMEN } from "../words/names.ts";

/** Names of men and boys in the problems of GSM8K, beside those that the generator gives. */
const FURTHER_MEN = (
  "Alexander Ali Alvin Andrew Andy Anthony Antonio Archie Barry Bart Benjamin Bert Bill Billy Bob Bobby Brad Brady Brandon Brendan " +
  "Bruce Bryan Calvin Carl Chad Charles Charlie Connor Dan Danny Dante Darrel Dave Devin Dexter Donald Donny Fabian Frank Frankie " +
  "Freddy Gary Gordon Greg Hank Harold Harry Ian Jack Jake Jared Javier Jeff Jeremy Jerry Jim Jimmy Joe Joey Johnny Jon Jonathan " +
  "Josh Joshua Jude Julio Justin Ken Kenneth Kenny Kyle Larry Louie Lucas Luke Malcolm Manny Marco Mario Mark Marlon Mason Matt " +
  "Matthew Maurice Max Mike Mitchell Nate Neil Nick Olaf Patrick Pete Phil Philip Phillip Ralph Randy Richard Rick Rob Robert " +
  "Rodney Roger Ron Ronald Rudy Ryan Sammy Scott Sean Sebastian Seth Shane Simon Stephen Steve Steven Tim Timmy Timothy Tobias " +
  "Toby Todd Tommy Tony Travis Trent Trevor Trey Tyler Tyson Vincent Walter William Xavier Zach"
).split(" ");

/** Names of women and girls in the problems of GSM8K, beside those that the generator gives. */
const FURTHER_WOMEN = (
  "Alexa Alicia Allison Alyssa Amanda Amy Andrea Angie Ann Anne Annie Ashley Ava Barbara Becky Beth Bethany Betty Brittany Carly " +
  "Carol Carolyn Carrie Charlotte Cheryl Christina Christine Cindy Claire Cynthia Diane Donna Dorothy Elizabeth Ellen Ellie Erica " +
  "Erin Gretchen Haley Isabella Jan Janet Janice Jen Jenna Jennifer Jenny Jess Jessica Joan Josie Juanita Julie Katie Katrina Katy " +
  "Kelsey Kendra Kimiko Kira Kylie Lana Layla Liz Liza Lizzy Lola Lucy Mabel Maddie Madeline Maggie Mandy Mara Marcia Marcy Marie " +
  "Marla Marta Mary Melanie Melissa Michelle Milly Miranda Missy Molly Mona Nancy Nellie Nicole Pam Patty Pauline Peggy Phoebe " +
  "Rebecca Rita Rosie Samantha Sarah Shelly Sheila Sophie Stacy Stella Stephanie Sue Susan Tabitha Tanya Tara Teresa Tiffany Tina " +
  "Tonya Ursula Victoria Wendy"
).split(" ");

/** First names that the problems may have, by sex, with those that may take their place. */
export const SEXES: readonly {
  readonly names: ReadonlySet<string>;
  readonly others: readonly string[];
  readonly pronouns: RegExp;
}[] = [
  { names: new Set([...MEN, ...FURTHER_MEN]), others: MEN, pronouns: /\b(?:he|his|him)\b/i },
  { names: new Set([...WOMEN, ...FURTHER_WOMEN]), others: WOMEN, pronouns: /\b(?:she|hers?)\b/i },
];

/** Whether a word is a first name of either sex. */
export function isFirstName(word: string): boolean {
  return SEXES.some(({ names }) => names.has(word));
}
