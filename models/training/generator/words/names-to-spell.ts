/** Common first names of many countries and short forms of them. They are only spelled, so some are words as well. */
export const NAMES_TO_SPELL: readonly string[] = (
  "Abby Abdul Abe Abel Abner Ada Adan Addison Adela Adeline Adolfo Adrienne Agatha Agustin Ahmad Aida Aiden Aileen Aimee Akira Al " +
  "Alana Alba Alberta Alberto Alden Aldo Aldona Alec Alejandra Alejandro Alessandra Alexa Alexandra Alexis Alfonso Alfred Alfredo " +
  "Ali Alicia Alisa Alison Alissa Allan Allen Allison Alma Alonso Alonzo Althea Alton Alvaro Alvin Alyssa Amado Amanda Amaya " +
  "Amber Amelie Amit Amos Amy Anabel Anais Anand Anastasia Andrea Andreas Andy Angel Angelica Angelina Angelo Angie Anika Anil " +
  "Anita Annabelle Anne Annette Annie Anthony Antoine Antoinette Antonia Antonio Anya April Ariana Ariel Arjun Arlene Armando " +
  "Arnold Arnulfo Art Arturo Asha Asher Ashley Ashton Astrid Athena Aubrey Audrey August Augustine Aurelio Aurora Austin Autumn " +
  "Ava Avery Axel Ayesha Ayla Bailey Barbara Barney Barry Bart Beau Becky Belinda Benedict Benito Benjamin Bennett Benny " +
  "Bernadette Bernard Bernice Bernie Bert Bertha Beth Bethany Betsy Betty Beulah Beverly Bilal Bill Billie Billy Blake Blanca " +
  "Bobbie Bobby Bonnie Boyd Brad Bradford Bradley Brady Brandi Brandon Brandy Brayden Brendan Brennan Brent Bret Brett Brianna " +
  "Bridget Brittany Brock Brody Brooke Bruce Bryan Bryant Bryce Brynn Buddy Burt Byron Caitlin Caleb Callie Calvin Cameron " +
  "Camilla Camille Camilo Candace Candice Cara Carina Carissa Carl Carlo Carlton Carly Carmelo Carol Carolina Carolyn Carrie " +
  "Carroll Carson Carter Cary Casey Cassandra Cassidy Cassie Catalina Catherine Cathleen Cathy Cecil Celeste Celia Celina Cesar " +
  "Chad Chance Chandler Chantal Charity Charlene Charles Charlie Charlotte Chase Chelsea Cherie Cheryl Chester Chet Chidi " +
  "Chinonso Chris Christa Christian Christina Christine Christopher Christy Chuck Cindy Claire Clarence Clarissa Clark Claude " +
  "Clay Clayton Clementine Cleo Cliff Clifford Clifton Clint Clinton Clyde Cody Colby Cole Colette Colin Colleen Collin Connie " +
  "Connor Constance Cooper Cora Corey Corinne Cory Courtney Craig Cristian Cristina Cristobal Crystal Curt Curtis Cynthia Daisy " +
  "Dale Dallas Damian Damon Dan Dana Dane Danica Danielle Danilo Danny Dante Darcy Daren Daria Darin Darius Darla Darlene Darrel " +
  "Darren Darryl Darwin Dave Davis Dawn Dawson Dean Deanna Debbie Deborah Debra Declan Dee Deepak Deirdre Delia Della Delores " +
  "Demetrius Dena Denise Denny Denver Deon Desmond Destiny Devin Devon Dexter Diamond Diana Diane Dianna Dick Dillon Dina Dion " +
  "Dirk Dixie Dmitri Dolly Dolores Domingo Don Donald Donna Donnie Donovan Doreen Dorian Doris Dorothy Dorsey Doug Douglas Doyle " +
  "Drake Drew Duane Duncan Dustin Dwayne Dwight Dylan Eamon Earl Earnest Ebony Eddie Edgardo Edmund Eduardo Edwin Edwina Efrain " +
  "Eileen Elaine Eleanor Eli Elia Elijah Eliot Elisabeth Elise Elisha Eliza Elizabeth Elle Ellen Ellie Elliot Ellis Elmer Eloise " +
  "Elroy Elsie Elton Elvin Elvira Elvis Emanuel Emerson Emil Emilie Emilio Emmanuel Emmett Emre Enid Enrique Eric Erica Erick " +
  "Erik Erika Erin Ernest Ernesto Ernie Errol Ervin Esmeralda Esperanza Esteban Estela Estelle Ethel Eugene Eunice Eva Evan " +
  "Evangeline Eve Evelyn Everett Ezekiel Ezra Fabian Fabio Faith Fanny Farah Faustino Faye Federico Felipe Ferdinand Fidel Finn " +
  "Fletcher Florence Flynn Forrest Fran Frances Francesca Francine Francis Francisco Frank Frankie Franklin Franz Freda Freddie " +
  "Freddy Frederick Fritz Gabby Gabrielle Gail Galen Garrett Garry Garth Gary Gaston Gene Geneva Genevieve Geoffrey Georgia " +
  "Georgina Geraldine Gerard Gerardo German Gertrude Gianna Gibson Gilbert Gilberto Gilda Giles Ginger Giorgos Giovanni Gisela " +
  "Giselle Gita Gladys Glen Glenda Glenn Gloria Goran Gordon Grace Gracie Graciela Graham Grant Grayson Greg Gregg Gregory " +
  "Gretchen Griffin Guadalupe Guillermo Gus Guy Gwen Gwendolyn Hailey Hal Haley Hank Hanna Hans Harold Harper Harriet Harris " +
  "Harrison Harry Haruto Harvey Haven Hayden Hazel Heath Heather Hector Helena Helene Henri Henrietta Herbert Heriberto Herman " +
  "Herminia Hilary Hiro Holly Homer Hope Horace Hortense Hubert Hudson Hugh Humberto Hunter Hussein Ian Ignacio Iliana Imani " +
  "Imelda India Ines Inez Ingrid Ioana Ira Iris Irma Irvin Irving Irwin Isabella Isabelle Isaiah Isaias Isela Isidro Ismael " +
  "Israel Itzel Ivana Ivette Ivory Ivy Jace Jack Jackie Jackson Jacqueline Jade Jaden Jaime Jake Jakob Jaleel Jalen Jameson Jamie " +
  "Jan Janae Janelle Janet Janette Janice Janine Janis Jared Jarrett Jarvis Javier Jay Jayden Jayla Jaylen Jayne Jean Jeanette " +
  "Jeanne Jeannie Jeff Jefferson Jeffrey Jen Jenna Jennie Jennifer Jenny Jeremiah Jeremy Jermaine Jerry Jess Jesse Jessica Jessie " +
  "Jesus Jill Jillian Jim Jimmie Jimmy Jing Jo Joan Joann Joanne Joao Joaquin Jocelyn Jodi Jody Joe Joelle Joey Johan Johanna " +
  "Johnathan Johnnie Johnny Jolene Jon Jonah Jonathan Joni Jordan Jose Josefa Josefina Joselyn Josephine Josh Joshua Josiah Josie " +
  "Josue Joy Joyce Juan Juana Juanita Judah Judd Jude Judy Jules Julia Juliana Julianna Julianne Julie Juliet Juliette Julio " +
  "Julius Jun June Junior Justice Justin Justine Kaden Kai Kaitlyn Kaleb Kali Kamal Kara Karan Kari Karina Karl Karla Karma " +
  "Kassandra Katarina Katelyn Katherine Kathleen Kathryn Kathy Katie Katrina Kavya Kay Kayden Kaye Kayla Kaylee Keegan Keisha " +
  "Kelley Kelli Kellie Kelly Kelsey Kelvin Ken Kendall Kendra Kendrick Kenneth Kenny Kent Kenya Kermit Kerri Kerry Kiara Kiera " +
  "Kieran Kim Kimberly Kingston Kira Kirby Kirk Kirsten Kit Kobe Kris Krista Kristen Kristi Kristin Kristina Kristopher Kristy " +
  "Krystal Kurt Kwame Kyla Kyle Kylie Kyra Lacey Lakshmi Lamar Lamont Lan Lana Lance Landon Lane Lanny Larissa Larry Latasha " +
  "Latoya Laurel Lauren Laurence Laurie Laverne Lawrence Leah Leandro Leann Leanna Lee Leif Leigh Leighton Leilani Leland Lenny " +
  "Lenora Leola Leon Leona Leonard Leonardo Leonel Leonora Leopold Leroy Les Lesley Leslie Lester Leticia Levi Lewis Lexi Li " +
  "Libby Lila Lilia Lilian Liliana Lillian Lillie Lilly Lily Lin Lincoln Lindsay Lindsey Lionel Liz Liza Lizbeth Lloyd Lois Lola " +
  "Lon Lonnie Lora Loraine Loren Lorena Lorenzo Loretta Lori Lorna Lorraine Lottie Lou Louie Louis Louisa Lourdes Lowell Luann " +
  "Lucas Lucian Luciano Lucille Lucinda Lucy Luella Luis Luisa Luke Lula Lupe Luther Luz Lydell Lyle Lyman Lyn Lynda Lynette Lynn " +
  "Mabel Mack Mackenzie Maddox Madeline Madison Mae Magdalena Maggie Magnus Mahmoud Mallory Mandy Manny Manoj Mara Marc Marcel " +
  "Marcela Marcelo Marcia Marcie Marco Marcos Marcy Marek Margaret Margarita Margie Margo Marguerite Mari Mariah Mariam Marian " +
  "Mariana Marianne Maribel Maricela Marie Mariela Marilyn Marina Mario Marion Marisa Marisol Marissa Maritza Marjorie Mark Marla " +
  "Marlena Marlene Marlon Marquis Marsha Marshall Marta Marty Marvin Mary Maryann Mason Mathew Matilda Matt Matthew Mattie Maude " +
  "Maura Maureen Maurice Mauricio Mauro Mavis Max Maxine Maxwell Maynard Mckenzie Meadow Meg Meghan Mehmet Mel Melanie Melba " +
  "Melinda Melissa Melody Melvin Mercedes Mercy Meredith Merle Merlin Micaela Micah Michele Michelle Mick Mickey Mike Mikhail " +
  "Mila Milan Mildred Miles Millie Milton Mimi Mindy Minerva Ming Minnie Miranda Misty Mitch Mitchell Moe Mohammed Moises Molly " +
  "Mona Monique Monte Montgomery Morgan Morris Moses Muriel Murray Mustafa Myles Myra Myrna Myron Myrtle Nadine Nan Nancy " +
  "Nannette Naomi Nash Nasir Nat Natalia Natasha Nate Nathaniel Neal Ned Neha Neil Nell Nellie Nestor Nettie Neva Nevaeh Neville " +
  "Newton Nicholas Nick Nickolas Nico Nicolas Nicole Nigel Nikhil Nikita Nikki Niko Nikolas Noel Noelle Noemi Nolan Noor Norbert " +
  "Noreen Norma Norman Norris Nydia Octavia Octavio Odell Odessa Ofelia Ola Olen Olena Olin Olive Ollie Olu Omari Opal Ophelia " +
  "Ora Oren Orlando Orville Osvaldo Otis Otto Owen Paco Paige Pam Pamela Paola Paris Parker Pat Patience Patrice Patricia Patrick " +
  "Patsy Patti Patty Pauline Paulo Pavel Paxton Pearl Peggy Penelope Penny Percy Perla Perry Pete Peyton Phil Philip Phillip " +
  "Phoebe Phyllis Pierce Pierre Pilar Piper Polly Pooja Porter Presley Preston Prince Princess Priscilla Quentin Quincy Quinn " +
  "Quinton Rachelle Rae Raj Ralph Ramiro Ramon Ramona Randall Randi Randolph Randy Rania Raphael Raquel Rashad Raul Raven Ravi " +
  "Ray Raymond Raymundo Reagan Reba Rebecca Rebekah Reece Reed Reese Reggie Regina Reginald Reid Reina Rena Renata Rene Renee " +
  "Reuben Reva Rex Reyna Reynaldo Rhett Rhoda Rhonda Ricardo Rich Richard Rick Rickey Ricky Rigoberto Riley Rita Rob Robbie " +
  "Robert Roberta Roberto Robin Robyn Rocco Rochelle Rocio Rocky Rod Roderick Rodney Rodolfo Rodrigo Rogelio Roger Rohan Roland " +
  "Rolando Roman Romeo Ron Ronald Ronan Ronda Ronnie Roosevelt Rory Rosalie Rosalind Rosalinda Rosario Roscoe Rose Roseann " +
  "Rosemarie Rosemary Rosie Ross Rowan Roxanne Roy Royce Ruben Ruby Rudolph Rudy Rufus Russ Russell Rusty Ruthie Ryan Ryder Rylan " +
  "Sabrina Sadie Sage Sal Sally Salma Salvador Salvatore Sam Samantha Sammy Samson Sandra Sandy Sanjay Santiago Santos Sara Sarah " +
  "Sarai Sasha Saul Savannah Sawyer Sayed Scott Scottie Sean Sebastian Selena Selim Selina Selma Serena Sergio Seth Seymour Shana " +
  "Shane Shania Shannon Shari Sharon Shaun Shauna Shawn Shayla Sheena Sheila Shelby Sheldon Shelia Shelley Shelly Sherman Sherri " +
  "Sherry Sheryl Shirley Shreya Sidney Sienna Sierra Silas Silvia Simon Sky Skyler Socorro Sol Solomon Sondra Sonia Sonja Sonny " +
  "Sonya Sophia Sophie Spencer Stacey Stacy Stan Stanley Stella Stephan Stephanie Stephen Sterling Steve Steven Stewart Stuart " +
  "Sue Summer Susan Susana Susanna Susie Suzanne Suzette Sven Sybil Sydney Sylvester Sylvia Tabitha Talia Tami Tammy Tanner Tanya " +
  "Tara Tariq Tasha Tate Tatiana Taylor Ted Teddy Terence Teresa Teri Terrance Terrell Terri Terry Tess Tessa Thaddeus Thandi " +
  "Thelma Theodora Theodore Theresa Thomas Tia Tiana Tiffany Tim Timmy Timothy Tina Titus Tobias Toby Todd Tomas Tomasz Tommie " +
  "Tommy Toni Tonia Tony Tonya Tracey Traci Tracy Travis Trent Trenton Trevor Tricia Trina Trinity Trisha Tristan Troy Trudy " +
  "Tucker Ty Tyler Tyra Tyrell Tyrone Tyson Ulises Uma Una Uriah Uriel Ursula Val Valencia Valentin Valentina Valeria Valerie " +
  "Vance Vanessa Vaughn Velma Vern Verna Vernon Veronica Vicente Vicki Vickie Vicky Victoria Vida Vikram Vince Vincent Viola " +
  "Violet Virgil Virginia Vivian Viviana Vladimir Wade Walker Wallace Wally Walt Walter Wanda Ward Warren Wayne Wei Wendell Wendy " +
  "Wes Wesley Weston Whitney Wilbert Wilbur Wilda Wilfred Will Willa Willard William Willie Willis Wilma Wilson Winifred Winston " +
  "Woodrow Wyatt Xavier Ximena Xin Yadira Yael Yahir Yara Yasmin Yesenia Yolanda Yuki Yusra Yvette Yvonne Zachariah Zachary Zack " +
  "Zainab Zander Zane Zara Zeke Zelda Zeynep Zion Zlatan Zoey"
).split(" ");
