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

test('a slip of the pen is forgiven where nothing is spelled as typed, and short words are not guessed', () => {
  expect(found('samirai')).toEqual(['Samurai Moon']);
  expect(found('svens')).toEqual(['Lucky Sevens', 'Super Sevens']);
  expect(found('samraimoom')).toEqual(['Samurai Moon']);
  expect(found('xyz')).toEqual([]);
  expect(found('zzzzzzzz')).toEqual([]);
});
