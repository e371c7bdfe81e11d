/** Family names, to be spelled. */
export const SURNAMES: readonly string[] = (
  "Abbott Acosta Alvarez Andersen Arnold Bailey Banerjee Barton Becker Bennett Blackwood Bowman Bradley Brandt Burgess Calder " +
  "Campos Chapman Chavez Chung Clifford Collins Cooper Crawford Cruz Dalton Davies Delgado Dietrich Dixon Donovan Dubois Eklund " +
  "Elliott Erickson Espinoza Farrell Fischer Fleming Forsyth Frost Fuentes Gallagher Garner Gibson Gomez Goodwin Gupta Haas " +
  "Hanson Harmon Hawkins Hoffman Holt Horvath Hughes Ibarra Irving Ivanov Jackson Jensen Johansson Joshi Kaplan Keller Kendrick " +
  "Khan Kimura Kowalski Kramer Lambert Larsen Lehman Lindgren Lopez Lozano MacLeod Maddox Mahmoud Maier Maldonado Marino McBride " +
  "Mendez Meyers Moreau Morgan Nakamura Navarro Nguyen Novak Oconnor Okafor Olsen Ortega Osborne Patel Pearson Petrov Phillips " +
  "Pratt Quinn Ramirez Reyes Richter Robbins Romano Rossi Russo Salazar Sanders Schmidt Shapiro Silva Singh Sokolov Steele Suzuki " +
  "Tanaka Thornton Torres Tran Underwood Vargas Vaughn Vega Wagner Walsh Weber Whitaker Wong Xu Yamada Yates Zhang Ziegler Zimmer"
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
