/** Whether a line may be said: no words that a brand does not allow, and nothing that leads players elsewhere. Pure. */
import { foldSigns, readings } from './fold.ts';

/** A word of a list: with * in front and behind it counts as part of other words too. */
export type Words = { readonly finds: (line: string) => boolean };

const escaped = (letters: string): string => letters.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** A word with each of its letters said once or more: fuuuck is the same word, and "as" is not said by a word with two s. */
function patternOf(folded: string): string {
  return (folded.match(/(.)\1*/gsu) ?? [])
    .map((run) => {
      const letters = Array.from(run);
      return `${escaped(letters[0] ?? '')}{${letters.length},}`;
    })
    .join('');
}

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** How long the parts are that a word may have been cut into. */
const SHORT = 2;

/**
 * The words of a text: between anything that is no letter; between spaces, with signs left out, as in f.u.c.k; and what follows from parts of one
 * or two letters put together, as in f u c k.
 */
function wordsIn(text: string): readonly string[] {
  const parts = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const whole = text.split(/\s+/).map(lettersOf).filter(Boolean);
  const joined: string[] = [];
  for (let from = 0; from < parts.length; from += 1) {
    let word = '';
    for (let to = from; to < parts.length && Array.from(parts[to] ?? '').length <= SHORT; to += 1) {
      word += parts[to] ?? '';
      if (to > from) joined.push(word);
    }
  }
  return [...parts, ...whole, ...joined];
}

/** A list made ready. What has no letters is left out. Of several words all have to follow each other. */
export function compileWords(list: readonly string[]): Words {
  const exact: string[] = [];
  const within: string[] = [];
  for (const entry of list) {
    const words = foldSigns(entry)
      .split(/\s+/)
      .map((word) => patternOf(lettersOf(word)))
      .filter(Boolean);
    if (words.length > 0) (/^\*.*\*$/s.test(entry.trim()) ? within : exact).push(words.join(' '));
  }
  const wholeWord = exact.length === 0 ? null : new RegExp(`^(?:${exact.join('|')})$`, 'u');
  const phrase = exact.length === 0 ? null : new RegExp(`(?:^| )(?:${exact.join('|')})(?: |$)`, 'u');
  const partOfOne = within.length === 0 ? null : new RegExp(within.join('|'), 'u');
  return {
    finds: (line) =>
      readings(line).some((reading) => {
        const row = reading.split(/[^\p{L}\p{N}]+/u).join(' ');
        if (phrase?.test(row) === true || partOfOne?.test(row) === true) return true;
        return wordsIn(reading).some(
          (word) => wholeWord?.test(word) === true || partOfOne?.test(word) === true,
        );
      }),
  };
}

const endings =
  'com|net|org|info|biz|xyz|top|vip|club|online|site|shop|store|app|dev|io|me|co|cc|tv|gg|ph|cn|hk|tw|sg|th|vn|kr|jp|uk|eu|de|fr|ru|link|live|bet|casino|games|fun|win|pro|asia|ly|gl|tk';
const address = new RegExp(
  [
    String.raw`https?\s*[:/]`,
    String.raw`\bwww\b`,
    String.raw`\b(?:t|wa|fb|m)\s*\.\s*me\b`,
    String.raw`[\p{L}\p{N}-]{2,}[.。](?:${endings})(?![\p{L}\p{N}])`,
    // Written out, so that it is no address to a machine.
    String.raw`[\p{L}\p{N}-]{2,}\s*[([{<]?\s*(?:\.|。|\bdot\b|点)\s*[)\]}>]?\s*(?:com|net|org|xyz|vip|club|ph|cn|casino|bet)(?![\p{L}\p{N}])`,
  ].join('|'),
  'u',
);
/** A name at a host, however it is written, or a name elsewhere. */
const account = new RegExp(
  [
    String.raw`[\p{L}\p{N}._-]{2,}(?:@|\s*[([{<]\s*(?:at|@)\s*[)\]}>]\s*)[\p{L}\p{N}]{2,}`,
    String.raw`[\p{L}\p{N}._-]{2,}\s*(?:@|\bat\b)\s*[\p{L}\p{N}-]{2,}\s*(?:\.|\bdot\b)\s*[\p{L}]{2,}`,
    String.raw`(?:^|\s)@[\p{L}\p{N}_.]{3,}`,
  ].join('|'),
  'u',
);
const LEAST_DIGITS = 7;
const chineseDigits = new Map(Array.from('零一二三四五六七八九', (sign, digit) => [sign, String(digit)]));
const MOST_BALL = 90;

/** Players tell each other balls: numbers of one or two digits, none of them twice, are no telephone number. */
function areBalls(groups: readonly string[]): boolean {
  const areNumbers = groups.every((group) => /^[1-9]\d?$/.test(group) && Number(group) <= MOST_BALL);
  return areNumbers && groups.length > 1 && new Set(groups).size === groups.length;
}

/** And what they have won: a round sum, or one of at most eight digits in groups of three. */
function isAmount(run: string): boolean {
  return /^[1-9]\d{0,3}0{4,}$/.test(run) || /^[1-9]\d{0,1}(?:,\d{3}){2}(?:\.\d\d?)?$/.test(run);
}

function hasTelephone(folded: string): boolean {
  const digits = Array.from(folded, (sign) => (sign === '〇' ? '0' : (chineseDigits.get(sign) ?? sign))).join(
    '',
  );
  const runs = digits.match(/[\p{Nd}oil](?:[\s.,:;/()+*#_–-]*[\p{Nd}oil])*/gu) ?? [];
  return runs.some((run) => {
    const groups = run.match(/\p{Nd}+/gu) ?? [];
    return groups.join('').length >= LEAST_DIGITS && !areBalls(groups) && !isAmount(run);
  });
}

/** Whether a line leads elsewhere: an address, a telephone number, or an account. */
export function hasContact(line: string): boolean {
  const folded = foldSigns(line);
  return address.test(folded) || account.test(folded) || hasTelephone(folded);
}
