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
