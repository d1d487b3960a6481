/**
 * Lines as they are shown, and as they are compared. Whoever wants to say what is not allowed writes it with other letters of the same look,
 * with figures for letters, with accents, in wide letters, or with signs and nothing between the letters: folding takes all that away.
 */

/** Letters of other scripts that look like Latin ones, and figures and signs that stand for letters. */
const lookalikes = new Map<string, string>(
  Object.entries({
    а: 'a',
    в: 'b',
    с: 'c',
    ԁ: 'd',
    е: 'e',
    һ: 'h',
    і: 'i',
    ј: 'j',
    к: 'k',
    ӏ: 'l',
    м: 'm',
    н: 'h',
    о: 'o',
    р: 'p',
    ѕ: 's',
    т: 't',
    у: 'y',
    х: 'x',
    α: 'a',
    β: 'b',
    ε: 'e',
    η: 'n',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ı: 'i',
    ø: 'o',
    ł: 'l',
    đ: 'd',
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
  }),
);

const figures = new Map<string, string>(
  Object.entries({
    '0': 'o',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '8': 'b',
    '9': 'g',
    '@': 'a',
    $: 's',
    '€': 'e',
  }),
);

const mapped = (text: string, map: ReadonlyMap<string, string>): string =>
  Array.from(text, (sign) => map.get(sign) ?? sign).join('');

/** A format character that joins two pictures is part of a picture, as of a family; every other is nothing that one sees. */
const unseen =
  /(?!\u{FE0F})(?!(?<=\p{Extended_Pictographic}\u{FE0F}?)\u{200D}(?=\p{Extended_Pictographic}))[\p{Cf}\p{Cc}\p{Co}\p{Default_Ignorable_Code_Point}\u{2800}]/gu;

/**
 * A line as it is kept and shown: plain text in one row, without what cannot be seen or turns text around, and with at most two marks on a
 * letter, so that no line grows over its neighbours. Empty where nothing is left.
 */
export function plainLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\t-\r\p{Z}]+/gu, ' ')
    .replaceAll(unseen, '')
    .normalize('NFC')
    .replaceAll(/(\p{M}{2})\p{M}+/gu, '$1')
    .replaceAll(/ +/g, ' ')
    .trim();
}

/** Without case, width, accents and what cannot be seen; signs and figures stay. */
export function foldSigns(text: string): string {
  const bare = text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .toLowerCase()
    .normalize('NFKC');
  return mapped(bare, lookalikes);
}

/** Two lines are the same if this of them is: their letters and figures, or, where there are none, their signs. */
export function foldLine(text: string): string {
  const folded = foldSigns(text);
  const letters = folded.replaceAll(/[^\p{L}\p{N}]+/gu, '').replaceAll(/(.)\1+/gu, '$1');
  return letters === '' ? folded.replaceAll(/\s+/g, '').replaceAll(/(.)\1+/gu, '$1') : letters;
}

/**
 * A line with figures read as the letters that they stand for: 1 and ! are an i in one reading, and an l in the other. Numbers of more than one
 * figure stay what they are.
 */
export function readings(text: string): readonly string[] {
  const folded = foldSigns(text);
  const asLetters = (one: string): string =>
    folded.replaceAll(/\S+/g, (word) =>
      /^\p{N}{2,}$/u.test(word) ? word : mapped(word.replaceAll(/1|[!|](?=[\p{L}\p{N}])/gu, one), figures),
    );
  return [...new Set([folded, asLetters('i'), asLetters('l')])];
}
