import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('commas and quotes are quoted, formulas are text, amounts stay numbers', () => {
  expect(toCsv([['Game, the', 'He said "hi"', '=1+1', '-20.50', '+3']])).toBe(
    `"Game, the","He said ""hi""",'=1+1,-20.50,+3\r\n`,
  );
});
