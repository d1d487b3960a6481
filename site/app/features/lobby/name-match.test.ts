import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchNames, searchedName } from './name-match.ts';

const names = ['Lucky Sevens', 'Samurai Moon', 'Super Sevens', 'Moonlight', 'Café Royal', '灯笼节'];
const found = (typed: string): string[] => matchNames(names, searchedName, typed);

test('what begins with the letters typed comes first, then where a word does, then the rest', () => {
  expect(found('moon')).toEqual(['Moonlight', 'Samurai Moon']);
  expect(found('s')).toEqual(['Samurai Moon', 'Super Sevens', 'Lucky Sevens']);
});

test('case, accents, spaces and other writing do not matter', () => {
  expect(found('CAFE')).toEqual(['Café Royal']);
  expect(found('caféro')).toEqual(['Café Royal']);
  expect(found('笼')).toEqual(['灯笼节']);
  expect(found('  ')).toEqual(names);
});

test('words may come in another order', () => {
  expect(found('moon samurai')).toEqual(['Samurai Moon']);
});

test('of names with slips the one with the fewest comes first', () => {
  expect(matchNames(['Velvet Runner 40', 'Velvet Runner 41'], searchedName, 'velvat runner 41')).toEqual([
    'Velvet Runner 41',
    'Velvet Runner 40',
  ]);
});

test('a slip of the pen is forgiven where nothing is spelled as typed, and short words are not guessed', () => {
  expect(found('samirai')).toEqual(['Samurai Moon']);
  expect(found('svens')).toEqual(['Lucky Sevens', 'Super Sevens']);
  expect(found('samraimoom')).toEqual(['Samurai Moon']);
  expect(found('xyz')).toEqual([]);
  expect(found('zzzzzzzz')).toEqual([]);
});

/** The whole table, without short cuts. */
function plainDistance(wanted: string, text: string): number {
  let above = Array.from({ length: text.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...wanted].entries()) {
    const here = [row + 1];
    for (const [column, other] of [...text].entries()) {
      const changed = (above[column] ?? 0) + (letter === other ? 0 : 1);
      here.push(Math.min(changed, (above[column + 1] ?? 0) + 1, (here[column] ?? 0) + 1));
    }
    above = here;
  }
  return Math.min(...above);
}

test('the short cuts find what the whole table finds', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 4, maxLength: 11 });
  fc.assert(
    fc.property(word, word, (name, typed) => {
      if (name.includes(typed)) return;
      const slips = typed.length >= 9 ? 2 : 1;
      const isLike = matchNames([name], searchedName, typed).length === 1;
      expect(isLike).toBe(plainDistance(typed, name.slice(0, typed.length + slips)) <= slips);
    }),
    { numRuns: 3000 },
  );
});
