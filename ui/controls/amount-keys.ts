/** A key of a keypad for amounts: a digit, three zeros, the decimal point, or one character back. */
export type AmountKey = '0' | '000' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '.' | 'back';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/**
 * The keys in the order in which a keypad shows them, in rows of three. Currencies without decimals have large amounts: their keypad has three
 * zeros in the place of the point.
 */
export function amountKeys(isWhole: boolean): readonly AmountKey[] {
  return [...digits, isWhole ? '000' : '.', '0', 'back'];
}

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
  if (fraction !== undefined) return fraction.length + key.length <= mostDecimals ? before + key : before;
  if (whole.length + key.length > mostWholeDigits) return before;
  if (key === '000') return whole === '' || whole === '0' ? before : before + key;
  return whole === '0' ? key : before + key;
}
