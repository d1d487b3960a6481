const numerals = [
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const;

/** A place in a programme, from 1, in Roman numerals. */
export function numeralOf(place: number): string {
  let left = place;
  let text = '';
  for (const [letters, worth] of numerals) {
    while (left >= worth) {
      text += letters;
      left -= worth;
    }
  }
  return text;
}
