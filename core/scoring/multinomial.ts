/**
 * Draws as many items as there are, with replacement, and counts their kinds. That is as if one item after the other were
 * drawn, but takes one number of chance for each kind: the first kind gets a binomial count, the next one of what is left.
 * @param counts number of items of each kind, at least 1
 * @returns one draw; it is given numbers from 0 to below 1
 */
export function countsDrawnFrom(counts: readonly number[]): (random: () => number) => readonly number[] {
  const items = counts.reduce((sum, count) => sum + count, 0);
  const logFactorials = logFactorialsTo(items);
  return (random) => {
    let [itemsLeft, drawsLeft] = [items, items];
    return counts.map((count) => {
      const drawn =
        count === itemsLeft ? drawsLeft : binomial(drawsLeft, count / itemsLeft, random(), logFactorials);
      itemsLeft -= count;
      drawsLeft -= drawn;
      return drawn;
    });
  };
}

/**
 * How many of some draws hit, by inversion: from the most likely number outwards, the probability of each number of hits is
 * taken off the number of chance until that is used up. It takes about as many steps as the standard deviation.
 * Source: Kemp 1986, "A modal method for generating binomial variables".
 * @param hit probability of a hit, above 0 and below 1
 */
function binomial(draws: number, hit: number, chance: number, logFactorials: Float64Array): number {
  const odds = hit / (1 - hit);
  const mode = Math.min(draws, Math.floor((draws + 1) * hit));
  const atMode = binomialProbability(mode, draws, hit, logFactorials);
  let [fewer, more] = [mode, mode];
  let [atFewer, atMore] = [atMode, atMode];
  let left = chance - atMode;
  if (left < 0) return mode;
  // Below no hits and above all draws the factor is 0, and so is every probability after it.
  while (atFewer > 0 || atMore > 0) {
    atFewer *= fewer / ((draws - fewer + 1) * odds);
    fewer--;
    left -= atFewer;
    if (left < 0) return fewer;
    atMore *= ((draws - more) * odds) / (more + 1);
    more++;
    left -= atMore;
    if (left < 0) return more;
  }
  // Rounded probabilities may come to a little less than 1.
  return mode;
}

function binomialProbability(hits: number, draws: number, hit: number, logFactorials: Float64Array): number {
  const logFactorial = (number: number): number => logFactorials[number] ?? 0;
  const ways = logFactorial(draws) - logFactorial(hits) - logFactorial(draws - hits);
  return Math.exp(ways + hits * Math.log(hit) + (draws - hits) * Math.log1p(-hit));
}

function logFactorialsTo(most: number): Float64Array {
  const logs = new Float64Array(most + 1);
  for (let number = 2; number <= most; number++) logs[number] = (logs[number - 1] ?? 0) + Math.log(number);
  return logs;
}
