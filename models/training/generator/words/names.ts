/** First names of men and boys. None is also a common word, so that a name is known wherever it stands. */
export const MEN: readonly string[] = (
  "Aaron Adam Adrian Ahmed Alan Albert Alex Amir Andre Anton Arthur Ben Boris Brian Bruno Caleb Carlos Cedric Conrad Cyrus " +
  "Daniel Dario David Dennis Derek Diego Dimitri Dominic Edgar Edward Elias Eric Ethan Farid Felix Fernando Fred Gabriel Gavin " +
  "George Gerald Gustav Hamid Hassan Hector Henry Howard Hugo Ibrahim Igor Isaac Ivan Jacob Jamal James Jason Jerome Joel John " +
  "Jonas Jorge Joseph Julian Karim Keith Kenji Kevin Kofi Lars Leo Liam Logan Luca Lukas Malik Manuel Marcus Martin Mateo " +
  "Michael Miguel Milo Nathan Nelson Noah Oliver Omar Oscar Oswald Pablo Paul Pedro Peter Rafael Samuel Stefan Theo Tom Victor Yusuf"
).split(" ");

/** First names of women and girls. */
export const WOMEN: readonly string[] = (
  "Abigail Adele Agnes Aisha Alice Alina Alma Amelia Amina Ana Angela Anna Beatrice Bella Bianca Brenda Camila Carla Carmen " +
  "Caroline Cecilia Chloe Clara Claudia Daniela Daphne Diana Dora Edith Elena Elisa Ella Elsa Emily Emma Esther Eva Fatima " +
  "Felicia Fiona Flora Frida Gabriela Gina Greta Hannah Heidi Helen Hilda Ida Ingrid Irene Isabel Jana Jane Jasmine Joanna " +
  "Judith Julia Karen Kate Keiko Laila Lara Laura Lea Leila Lena Linda Lisa Louise Lucia Lydia Maria Martha Maya Megan Mei " +
  "Mia Miriam Monica Nadia Naomi Natalie Nina Nora Olga Olivia Paula Petra Priya Rachel Rosa Ruth Sara Simone Sofia Tamara Vera Zoe"
).split(" ");

/** All first names. */
export const NAMES: readonly string[] = [...MEN, ...WOMEN];

/** Further first names of men and boys, some of which are words as well. All that GSM8K's training problems have are among them. */
export const FURTHER_MEN: readonly string[] = (
  "Alexander Alfred Ali Allen Alvin Andrew Andy Anthony Antonio Archie Arnold Barney Barry Bart Benjamin Benny Bernard Bert " +
  "Bill Billy Blake Bob Bobby Brad Brady Brandon Brendan Brent Bruce Bryan Byron Calvin Cameron Carl Casey Chad Charles Charlie " +
  "Chris Christopher Clark Clifford Clint Clyde Cody Colin Connor Curtis Dan Danny Dante Darrel Darren Dave Devin Dexter " +
  "Donald Donnie Donny Doug Douglas Duncan Dustin Dwayne Dwight Dylan Earl Edmund Edwin Elliot Elmer Emilio Ernest Eugene Fabian " +
  "Floyd Frank Frankie Freddy Gary Gerard Gilbert Glenn Gordon Graham Greg Hank Harold Harry Harvey Herbert Herman Hubert " +
  "Ian Ismael Jack Jake Jared Javier Jeff Jeremiah Jeremy Jerry Jesse Jim Jimmy Joe Joey Johnny Jon Jonathan Josh Joshua Juan Jude " +
  "Julio Justin Ken Kenneth Kenny Kirk Kurt Kyle Larry Lee Leonard Leroy Lester Lewis Lloyd Lorenzo Louie Lucas Luke Luther Malcolm " +
  "Manny Marco Mario Mark Marlon Marvin Mason Matt Matthew Maurice Max Melvin Mike Mitch Mitchell Morris Nate Neal Ned Neil " +
  "Nick Norman Olaf Otto Patrick Pete Phil Philip Phillip Pierre Quentin Ralph Randy Raymond Reginald Richard Rick Rob " +
  "Robert Rodney Roger Roland Ron Ronald Roy Rudy Russell Ryan Sam Sammy Scott Sean Sebastian Seth Shane Shawn Sidney Simon Stanley " +
  "Stephen Steve Steven Ted Tim Timmy Timothy Tobias Toby Todd Tommy Tony Travis Trent Trevor Trey Tyler Tyson Vincent Walter " +
  "Warren Wayne Wesley William Xavier Zach Zachary"
).split(" ");

/** Further first names of women and girls, likewise. */
export const FURTHER_WOMEN: readonly string[] = (
  "Adrienne Alexa Alexandra Alicia Allison Alyssa Amanda Amy Andrea Angelica Angie Ann Anne Annette Annie Antonia Ashley Audrey Ava " +
  "Barbara Becky Belinda Bernice Beth Bethany Betty Blanche Bonnie Brittany Candace Carly Carol Carolyn Carrie Cassandra Celeste " +
  "Charlotte Cheryl Christina Christine Cindy Claire Colleen Constance Cynthia Darlene Debbie Deborah Debra Diane Dolores Donna " +
  "Dorothy Edna Elizabeth Ellen Ellie Erica Erin Ernestine Estelle Faye Francine Gail Geraldine Gloria Gretchen " +
  "Gwen Hailey Haley Harriet Hazel Heather Henrietta Ingeborg Isabella Jackie Jan Janet Janice Jen Jenna Jennifer Jenny Jess " +
  "Jessica Jill Jillian Joan Jodie Josephine Josie Joyce Juanita Julie Kara Kathleen Kathy Katie Katrina Katy Kaylee Kelly Kelsey " +
  "Kendall Kendra Kim Kimberly Kimiko Kira Kristen Kristina Kylie Lana Lauren Layla Leslie Lillian Liz Liza Lizzy Lola Loretta Lori " +
  "Lorraine Lucille Lucy Lynn Mabel Maddie Madeline Maggie Mandy Mara Marcia Marcy Margaret Marie Marilyn Marla Marta Mary " +
  "Maureen Melanie Melissa Meredith Michelle Milly Mindy Miranda Missy Molly Mona Myra Nadine Nancy Nellie Nicole Norma " +
  "Paige Pam Patty Pauline Peggy Peyton Phoebe Priscilla Ramona Rebecca Regina Rhonda Rita Roberta Rosie Roxanne Sabrina Sally " +
  "Samantha Sandra Sandy Sarah Shannon Sharon Sheila Shelly Sherry Shirley Sophie Stacy Stella Stephanie Sue Susan Suzanne Sylvia " +
  "Tabitha Tammy Tanya Tara Teresa Thelma Tiffany Tina Tonya Tracy Trudy Ursula Valerie Vanessa Veronica Vicky Victoria " +
  "Vivian Wendy Wilma Winnie Yolanda Yvonne"
).split(" ");
