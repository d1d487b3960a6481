/** A key of a keypad for amounts: a digit, the decimal point, or one character back. */
export type AmountKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '.' | 'back';

/** The keys in the order in which a keypad shows them, in rows of three. */
export const amountKeys: readonly AmountKey[] = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '.',
  '0',
  'back',
];

/** No amount of money has more digits before its point. */
const mostWholeDigits = 13;
/** What is typed has cents at most; amounts of a site may have more decimals, and are not typed. */
const mostDecimals = 2;

/**
 * The text of an amount after a key was pressed. `anew` where the amount was not typed, such as a quick pick: a digit then begins
 * another one instead of being added to it. A key that would make the text no amount changes nothing.
 */
export function pressAmountKey(amount: string, key: AmountKey, anew: boolean): string {
  if (key === 'back') return (anew ? amount.replace(/\.0*$/, '') : amount).slice(0, -1);
  const before = anew ? '' : amount;
  const [whole = '', fraction] = before.split('.');
  if (key === '.') return fraction === undefined ? `${whole === '' ? '0' : whole}.` : before;
  if (fraction !== undefined) return fraction.length < mostDecimals ? before + key : before;
  if (whole.length >= mostWholeDigits) return before;
  return whole === '0' ? key : before + key;
}
