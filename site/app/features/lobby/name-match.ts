/** Finding games by their names, as one types. */

/** A name as it is searched: its letters and digits without accents, and where its words begin. */
export interface SearchedName {
  readonly letters: string;
  readonly wordStarts: readonly number[];
}

/** From this many letters on one slip of the pen is forgiven, and from the second number on two. */
const forgivenFrom = [4, 9] as const;

/** How alike a name and what was typed are, best first. */
const closeness = { begins: 0, wordBegins: 1, contains: 2, allWords: 3, slip: 4 } as const;

/** A name without accents, case and punctuation, so that "samurai-moon" is found by "Samurai moon". */
export function searchedName(name: string): SearchedName {
  const wordStarts: number[] = [];
  let letters = '';
  for (const word of wordsOf(name)) {
    wordStarts.push(letters.length);
    letters += word;
  }
  return { letters, wordStarts };
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
  return rank(items, (item) => (isNearly(nameOf(item), wanted, slips) ? closeness.slip : undefined));
}

function rank<Item>(items: readonly Item[], closenessOf: (item: Item) => number | undefined): Item[] {
  const found: Item[][] = [[], [], [], [], []];
  for (const item of items) {
    const step = closenessOf(item);
    if (step !== undefined) found[step]?.push(item);
  }
  return found.flat();
}

function spelledLike(name: SearchedName, wanted: string, words: readonly string[]): number | undefined {
  const at = name.letters.indexOf(wanted);
  if (at === 0) return closeness.begins;
  if (at > 0) return name.wordStarts.includes(at) ? closeness.wordBegins : closeness.contains;
  const hasAll = words.length > 1 && words.every((word) => name.letters.includes(word));
  return hasAll ? closeness.allWords : undefined;
}

/** Whether a part of the name that begins with one of its words differs from what was typed in so many letters at most. */
function isNearly(name: SearchedName, wanted: string, slips: number): boolean {
  return name.wordStarts.some(
    (start) => distanceToStart(wanted, name.letters.slice(start, start + wanted.length + slips)) <= slips,
  );
}

/** The fewest letters to change, add or leave out so that what was typed becomes a beginning of the text (Levenshtein). */
function distanceToStart(wanted: string, text: string): number {
  let above = Array.from({ length: text.length + 1 }, (_, column) => column);
  for (let row = 1; row <= wanted.length; row += 1) {
    const here = [row];
    for (let column = 1; column <= text.length; column += 1) {
      const changed = (above[column - 1] ?? 0) + (wanted[row - 1] === text[column - 1] ? 0 : 1);
      here.push(Math.min(changed, (above[column] ?? 0) + 1, (here[column - 1] ?? 0) + 1));
    }
    above = here;
  }
  return Math.min(...above);
}
