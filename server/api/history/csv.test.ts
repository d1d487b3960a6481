import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('commas and quotes are quoted, formulas are text, amounts stay numbers', () => {
  const row = { game: 'Game, the', words: 'He said "hi"', formula: '=1+1', amount: '-20.50', none: null };
  expect(toCsv([row], ['game', 'words', 'formula', 'amount', 'none'])).toBe(
    `game,words,formula,amount,none\r\n"Game, the","He said ""hi""",'=1+1,-20.50,\r\n`,
  );
});
