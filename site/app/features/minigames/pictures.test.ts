import { facesOf } from '@marquee/contract/two-dice.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Prize } from './outcome.ts';
import { cellsFor, diceTotalsOf } from './pictures.ts';

const prizes: readonly Prize[] = [
  { prize_id: 1, kind: 'none', amount: '0.00', probability: '60', weight: 600 },
  { prize_id: 2, kind: 'token', amount: '1.00', probability: '24', weight: 240 },
  { prize_id: 3, kind: 'token', amount: '2.00', probability: '10', weight: 100 },
  { prize_id: 4, kind: 'cash', amount: '5.00', probability: '5', weight: 50 },
  { prize_id: 5, kind: 'cash', amount: '25.00', probability: '0.9', weight: 9 },
  { prize_id: 6, kind: 'cash', amount: '100.00', probability: '0.1', weight: 1 },
];
const draws = fc.nat({ max: 2 ** 31 });

const dice: readonly Prize[] = [
  { prize_id: 1, kind: 'none', amount: '0.00', probability: '58.3333', weight: 21 },
  { prize_id: 2, kind: 'token', amount: '1.00', probability: '25', weight: 9 },
  { prize_id: 3, kind: 'token', amount: '2.00', probability: '8.3333', weight: 3 },
  { prize_id: 4, kind: 'cash', amount: '0.50', probability: '5.5556', weight: 2 },
  { prize_id: 5, kind: 'cash', amount: '1.50', probability: '2.7778', weight: 1 },
];

test('dice behave like two dice: every throw is one number in 36, and doubles come once in six', () => {
  const thrown = Array.from({ length: 36 }, (_, draw) => facesOf(draw)?.join(' '));
  expect(new Set(thrown).size).toBe(36);
  expect(thrown.filter((faces) => faces?.[0] === faces?.[2])).toHaveLength(6);
  expect(facesOf(36)).toBeUndefined();
});

test('the totals told for each prize are those of the throws that win it', () => {
  const totals = dice.map(({ prize_id }) => diceTotalsOf(dice, prize_id));
  expect(totals).toEqual([
    [2, 7],
    [8, 9],
    [10, 10],
    [11, 11],
    [12, 12],
  ]);
  const counts = [21, 9, 3, 2, 1];
  let draw = 0;
  for (const [prize, count] of counts.entries()) {
    for (let place = 0; place < count; place += 1, draw += 1) {
      const [first = 0, second = 0] = facesOf(draw) ?? [];
      expect(first + second).toBeGreaterThanOrEqual(totals[prize]?.[0] ?? 99);
      expect(first + second).toBeLessThanOrEqual(totals[prize]?.[1] ?? 0);
    }
  }
});

test('prizes that two dice cannot decide have no totals', () => {
  expect(diceTotalsOf(prizes, 2)).toBeUndefined();
});

test('a card has three alike for the prize that was drawn, and for no other', () => {
  fc.assert(
    fc.property(draws, fc.integer({ min: 1, max: 6 }), (draw, prizeId) => {
      const cells = cellsFor(prizes, prizeId, draw);
      expect(cells).toHaveLength(6);
      expect(cellsFor(prizes, prizeId, draw)).toEqual(cells);
      const counts = prizes.map((prize) => cells.filter((cell) => cell === prize).length);
      for (const [index, prize] of prizes.entries()) {
        if (prize.prize_id === prizeId && prize.kind !== 'none') expect(counts[index]).toBe(3);
        else expect(counts[index]).toBeLessThan(3);
      }
      // A card that wins nothing holds one pair, as six cells of five kinds must.
      if (prizeId === 1) expect(counts.filter((count) => count === 2)).toHaveLength(1);
    }),
  );
});

test('cards of games with few prizes have empty cells', () => {
  const two = prizes.slice(0, 2);
  expect(cellsFor(two, 2, 7).filter((cell) => cell === undefined)).toHaveLength(3);
  expect(cellsFor(two, 1, 7).filter((cell) => cell !== undefined)).toHaveLength(2);
});
