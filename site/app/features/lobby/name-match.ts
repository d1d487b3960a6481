/** Finding games by their names, as one types. */

/** A name as it is searched: its letters and digits without accents, and where its words begin. */
export interface SearchedName {
  readonly letters: string;
  readonly wordStarts: readonly number[];
  /** Which letters it has, as bits. */
  readonly kinds: number;
}

/** From this many letters on one slip of the pen is forgiven, and from the second number on two. */
const forgivenFrom = [4, 9] as const;

/** How alike a name and what was typed are, best first. A name with slips is one further for each of them. */
const closeness = { begins: 0, wordBegins: 1, contains: 2, allWords: 3 } as const;

/** A name without accents, case and punctuation, so that "samurai-moon" is found by "Samurai moon". */
export function searchedName(name: string): SearchedName {
  const wordStarts: number[] = [];
  let letters = '';
  for (const word of wordsOf(name)) {
    wordStarts.push(letters.length);
    letters += word;
  }
  return { letters, wordStarts, kinds: kindsOf(letters) };
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/**
 * Those of the items whose name is like what was typed, the likest first and otherwise in their order. Slips of the pen
 * are forgiven only where nothing is spelled as typed. Everything is like an empty text.
 */
export function matchNames<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => SearchedName,
  typed: string,
): Item[] {
  const words = wordsOf(typed);
  const wanted = words.join('');
  if (wanted === '') return [...items];
  const spelled = rank(items, (item) => spelledLike(nameOf(item), wanted, words));
  if (spelled.length > 0) return spelled;
  const slips = forgivenFrom.filter((length) => wanted.length >= length).length;
  if (slips === 0) return [];
  const kinds = kindsOf(wanted);
  return rank(items, (item) => {
    const distance = distanceToWord(nameOf(item), wanted, kinds, slips);
    return distance <= slips ? closeness.allWords + distance : undefined;
  });
}

function rank<Item>(items: readonly Item[], closenessOf: (item: Item) => number | undefined): Item[] {
  const found: { readonly item: Item; readonly closeness: number }[] = [];
  for (const item of items) {
    const like = closenessOf(item);
    if (like !== undefined) found.push({ item, closeness: like });
  }
  return found.toSorted((a, b) => a.closeness - b.closeness).map(({ item }) => item);
}

function spelledLike(name: SearchedName, wanted: string, words: readonly string[]): number | undefined {
  const at = name.letters.indexOf(wanted);
  if (at === 0) return closeness.begins;
  if (at > 0) return name.wordStarts.includes(at) ? closeness.wordBegins : closeness.contains;
  const hasAll = words.length > 1 && words.every((word) => name.letters.includes(word));
  return hasAll ? closeness.allWords : undefined;
}

/** In how many letters the likest part of the name that begins with one of its words differs; more than `slips` where none is like. */
function distanceToWord(name: SearchedName, wanted: string, wantedKinds: number, slips: number): number {
  // A kind of letter that the name has none of is a slip each.
  if (bitCount(wantedKinds & ~name.kinds) > slips) return slips + 1;
  return Math.min(...name.wordStarts.map((start) => distanceFrom(name.letters, start, wanted, slips)));
}

/** The letters of a text, each as one of 31 bits. */
function kindsOf(letters: string): number {
  let kinds = 0;
  for (let index = 0; index < letters.length; index += 1) kinds |= 1 << (letters.charCodeAt(index) % 31);
  return kinds;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * The fewest letters to change, add or leave out so that what was typed becomes what stands in the text from `start` on
 * (Levenshtein); more than `slips` as soon as that is certain. Only as much of the table is made as so many slips can reach.
 */
function distanceFrom(text: string, start: number, wanted: string, slips: number): number {
  const far = slips + 1;
  const length = Math.min(text.length - start, wanted.length + slips);
  let above = new Uint8Array(length + 2);
  let here = new Uint8Array(length + 2).fill(far);
  for (let column = 0; column < above.length; column += 1) above[column] = Math.min(column, far);
  for (let row = 1; row <= wanted.length; row += 1) {
    const first = Math.max(1, row - slips);
    const last = Math.min(length, row + slips);
    here[first - 1] = first === 1 ? Math.min(row, far) : far;
    let least = here[first - 1] ?? far;
    for (let column = first; column <= last; column += 1) {
      const isSame = wanted.charCodeAt(row - 1) === text.charCodeAt(start + column - 1);
      const changed = (above[column - 1] ?? far) + (isSame ? 0 : 1);
      const best = Math.min(changed, (above[column] ?? far) + 1, (here[column - 1] ?? far) + 1);
      here[column] = best;
      if (best < least) least = best;
    }
    here[last + 1] = far;
    if (least > slips) return far;
    [above, here] = [here, above];
  }
  let reached = far;
  for (let column = Math.max(0, wanted.length - slips); column <= length; column += 1) {
    reached = Math.min(reached, above[column] ?? far);
  }
  return reached;
}
