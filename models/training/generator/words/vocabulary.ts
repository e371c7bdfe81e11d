/** Family names, to be spelled. */
export const SURNAMES: readonly string[] = (
  "Abbott Acosta Adams Aguilar Alexander Allen Alvarez Andersen Anderson Armstrong Arnold Austin Avila Bailey Baker Baldwin " +
  "Ball Ballard Banerjee Banks Barber Barker Barnes Barnett Barrett Barton Bass Bates Beck Becker Bell Bennett Benson Berry " +
  "Bishop Black Blackwood Blair Blake Bowen Bowers Bowman Boyd Bradley Brandt Brewer Briggs Brock Brooks Brown Bryan Bryant " +
  "Buchanan Burgess Burke Burns Burton Bush Butler Byrd Calder Caldwell Campbell Campos Cannon Carlson Carpenter Carr Carroll " +
  "Carter Castillo Castro Chambers Chandler Chapman Chavez Chen Christensen Chung Clark Clarke Clayton Clifford Cobb Cohen Cole " +
  "Coleman Collier Collins Conner Contreras Cook Cooper Cortez Cox Craig Crawford Cross Cruz Cummings Cunningham Curry Curtis " +
  "Dalton Daniels Davidson Davies Davis Dawson Dean Delgado Diaz Dietrich Dixon Donovan Douglas Doyle Drake Dubois Duncan Dunn " +
  "Edwards Eklund Elliott Ellis Erickson Espinoza Estrada Evans Farrell Ferguson Fernandez Fields Figueroa Fischer Fisher " +
  "Fitzgerald Fleming Fletcher Flores Floyd Ford Forsyth Foster Fowler Fox Francis Franklin Frazier Freeman French Frost " +
  "Fuentes Fuller Gallagher Garcia Gardner Garner Garrett Garza Gibson Gilbert Glover Gomez Gonzales Gonzalez Goodwin Gordon " +
  "Graham Grant Graves Gray Greene Griffin Griffith Gross Guerrero Gupta Gutierrez Guzman Haas Hale Hall Hamilton Hampton " +
  "Hansen Hanson Hardy Harmon Harper Harrington Harris Harrison Hart Harvey Hawkins Hayes Haynes Henderson Henry Hernandez " +
  "Herrera Hicks Higgins Hill Hines Hodges Hoffman Hogan Holland Holloway Holmes Holt Hopkins Horton Horvath Houston Hubbard " +
  "Hudson Huffman Hughes Hunt Hunter Ibarra Ingram Irving Ivanov Jackson Jacobs Jefferson Jenkins Jennings Jensen Jimenez " +
  "Johansson Johnson Johnston Jones Jordan Joshi Kaplan Keller Kelley Kelly Kendrick Kennedy Khan Kim Kimura King Klein Knight " +
  "Kowalski Kramer Lambert Lane Larsen Larson Lawrence Lawson Lee Lehman Leonard Lewis Lindgren Little Lloyd Logan Long Lopez " +
  "Love Lowe Lozano Lucas Luna Lynch Lyons MacLeod Mack Maddox Mahmoud Maier Maldonado Mann Manning Marino Marquez Marsh " +
  "Marshall Martinez Mason Massey Matthews Maxwell McBride McCarthy McCoy McDaniel McDonald McGee McGuire McKinney McLaughlin " +
  "Medina Mejia Mendez Mendoza Mercado Meyers Mills Mitchell Molina Montgomery Moody Moore Morales Moran Moreau Moreno Morgan " +
  "Morris Morrison Morrow Moss Mueller Mullins Munoz Murphy Murray Myers Nakamura Navarro Neal Newman Newton Nguyen Nichols " +
  "Nicholson Norman Norris Novak Nunez Obrien Ochoa Oconnor Okafor Oliver Olsen Olson Ortega Ortiz Osborne Owens Pace Pacheco " +
  "Padilla Palmer Park Parker Parks Parsons Patel Patrick Patterson Payne Pearson Pena Perez Perkins Perry Peters Peterson " +
  "Petrov Phillips Pierce Poole Porter Potter Powell Powers Pratt Price Proctor Quinn Quintero Ramirez Ramos Ramsey Randall Ray " +
  "Reed Reeves Reid Reyes Reynolds Rhodes Rice Richards Richardson Richter Riley Rios Rivas Rivera Robbins Roberts Robertson " +
  "Robinson Rodgers Rodriguez Rogers Rojas Roman Romano Romero Rosales Ross Rossi Roth Rowe Roy Rubio Ruiz Russell Russo Ryan " +
  "Salas Salazar Salinas Sanchez Sanders Sandoval Santiago Santos Saunders Savage Sawyer Schmidt Schneider Schroeder Schultz " +
  "Schwartz Scott Sellers Serrano Shapiro Sharp Shaw Shelton Sherman Silva Sims Singh Skinner Smith Snyder Sokolov Solis " +
  "Solomon Soto Sparks Spencer Stanley Steele Stephens Stevens Stevenson Stewart Stokes Stone Strickland Sullivan Summers " +
  "Sutton Suzuki Swanson Sweeney Tanaka Tate Taylor Terry Thomas Thompson Thornton Todd Torres Townsend Tran Trevino Trujillo " +
  "Tucker Turner Tyler Underwood Valdez Valencia Vargas Vasquez Vaughn Vazquez Vega Velasquez Villa Villarreal Vincent Wade " +
  "Wagner Walker Wallace Walsh Walter Walters Walton Ward Warner Warren Washington Waters Watkins Watson Watts Weaver Webb " +
  "Weber Webster Welch Wells West Wheeler Whitaker White Wiggins Wilcox Wiley Wilkins Williams Williamson Willis Wilson Winters " +
  "Wise Wolf Wolfe Wong Wood Woods Wright Wu Xu Yamada Yang Yates Yoder Young Zamora Zavala Zhang Ziegler Zimmer Zuniga"
).split(" ");

/** Everyday words in lower case, to be spelled. */
export const EVERYDAY_WORDS: readonly string[] = (
  "about above across after again airport almost along always animal answer apple around autumn balance basic beach because " +
  "before begin behind below between beyond bicycle blanket bottom brave bread breakfast bridge bright brother brown bucket build " +
  "butter button cabin camera candle carpet castle center chair change cheese choose circle city clean clear climb clock cloud " +
  "coffee color common copper corner cotton count country course cousin cover crown daily dance danger decide deep desert dinner " +
  "distance doctor dragon drawer dream drink early earth easy eight energy engine enough evening every exact example family famous " +
  "farmer father feather field fifty final finger finish flavor flower follow forest forget forty fresh friend front frozen fruit " +
  "future garden gentle ghost giant glass golden grand grass green ground group growth guess guitar habit hammer handle happy harbor " +
  "heavy height hidden history hollow honest honey hotel house human hundred hungry island jacket journey judge juice jungle kitchen " +
  "knife ladder language large laugh leader learn leather lemon letter light limit listen little lively local lucky lunch machine " +
  "magic market matter meadow measure melon memory metal middle minute mirror model modern moment money month morning mother " +
  "mountain music narrow nature needle never night noise north number object ocean often olive open orange order other outside " +
  "owner paint palace paper parent pencil people pepper perfect picture piece pilot planet plastic plenty pocket poem police " +
  "polite pond popular potato powder present price prince print proud public puzzle quick quiet rabbit radio rainbow reach ready " +
  "reason record repeat result rhythm river rocket rough round safety salad school season second secret seven shadow shape sharp " +
  "shelf short shoulder silent silver simple sister sixty sleep slow smile smooth snow social soft solid song sound south space " +
  "special spring square stable stamp station steady stone storm story straight street strong student sugar summer sunny supper " +
  "sweet symbol table teacher temple tennis thick thing thirty thousand thread ticket tiger today tomorrow tower travel treasure " +
  "triangle trust turtle twelve twenty uncle under until useful valley vanish velvet village violin visit voice wagon water weather " +
  "weekend west wheel whisper white whole window winter wisdom wonder wooden world worth yellow yesterday young zebra zigzag"
).split(" ");
