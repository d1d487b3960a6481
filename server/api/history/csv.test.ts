import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('commas and quotes are quoted, formulas are text, amounts stay numbers', () => {
  const row = { game: 'Game, the', words: 'He said "hi"', formula: '=1+1', amount: '-20.50', none: null };
  expect(toCsv([row], ['game', 'words', 'formula', 'amount', 'none'])).toBe(
    `game,words,formula,amount,none\r\n"Game, the","He said ""hi""",'=1+1,-20.50,\r\n`,
  );
});

test.each(['\n=1+1', 'x\n=1+1', 'x\r=1+1', '\r\n@SUM(A1)', '\tx', '＝1+1'])(
  '%j stays one cell of text',
  (hostile) => {
    const csv = toCsv([{ name: hostile, amount: '1.00' }], ['name', 'amount']);
    const cell = csv.slice('name,amount\r\n'.length, -',1.00\r\n'.length);
    expect(cell.replaceAll('"', '').replace(/^'/, '')).toBe(hostile);
    // Nothing that a reader treats as the start of a row or cell is a formula.
    expect(cell).toMatch(/^"[^"]*"$|^[^\r\n]*$/);
    expect(cell.replace(/^"/, '')).not.toMatch(/^[=+@\r\n\t＝-]/);
  },
);
