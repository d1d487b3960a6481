/** Cards as people write them, for tests. */
const RANKS = 'A23456789TJQK';

/** `'A K 5'`: each of another suit, so that equal ranks are different cards. */
export function cardsOf(words: string): number[] {
  return words
    .split(' ')
    .filter((word) => word !== '')
    .map((word, index) => {
      const rank = RANKS.indexOf(word);
      if (rank < 0) throw new RangeError(`${word} is no card`);
      return rank + 13 * (index % 4);
    });
}
