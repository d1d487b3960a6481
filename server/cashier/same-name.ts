/** Letters that Unicode does not decompose into a base letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/**
 * Whether two names belong to the same person, ignoring case, accents, punctuation, the order of the parts (`SANTOS,
 * Maria` and `María Santos`) and where they are split (`Juan dela Cruz` and `De la Cruz, Juan`). An extra or missing
 * part makes it another name.
 */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [partsOf(one), partsOf(other)];
  if (a.length === 0 || b.length === 0) return false;
  if (a.toSorted().join(' ') === b.toSorted().join(' ')) return true;
  // The family name may come first or last, and its parts may be joined.
  const squeezed = b.join('');
  return a.some((_, start) => [...a.slice(start), ...a.slice(0, start)].join('') === squeezed);
}

function partsOf(name: string): string[] {
  return (
    name
      .normalize('NFKD')
      // Upper case first turns ß into SS; lower case alone leaves it.
      .toUpperCase()
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .replace(/[’'ʼ`´]/g, '')
      .replace(/[øđðłħıæœþ]/g, (letter) => plainLetters[letter] ?? letter)
      .split(/[^\p{L}]+/u)
      .filter((part) => part !== '')
  );
}
