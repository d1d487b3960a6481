/** Letters that Unicode does not take apart into a base letter and a mark. */
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
 * Whether two names are one person's: whatever their case, accents and punctuation, in whichever order the parts stand
 * (`SANTOS, Maria` and `María Santos`), and wherever they are parted (`Juan dela Cruz` and `De la Cruz, Juan`). A part more
 * or less is another name.
 */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [partsOf(one), partsOf(other)];
  if (a.length === 0 || b.length === 0) return false;
  if (a.toSorted().join(' ') === b.toSorted().join(' ')) return true;
  // The given names before the family's or after it, with parts joined or not.
  const squeezed = b.join('');
  return a.some((_, start) => [...a.slice(start), ...a.slice(0, start)].join('') === squeezed);
}

function partsOf(name: string): string[] {
  return (
    name
      .normalize('NFKD')
      // ß becomes SS, which no lowering does.
      .toUpperCase()
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .replace(/[’'ʼ`´]/g, '')
      .replace(/[øđðłħıæœþ]/g, (letter) => plainLetters[letter] ?? letter)
      .split(/[^\p{L}]+/u)
      .filter((part) => part !== '')
  );
}
