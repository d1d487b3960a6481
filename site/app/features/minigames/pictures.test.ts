import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Prize } from './outcome.ts';
import { cellsFor, diceFor, pairOf } from './pictures.ts';

const prizes: readonly Prize[] = [
  { prize_id: 1, kind: 'none', amount: '0.00', probability: '60' },
  { prize_id: 2, kind: 'token', amount: '1.00', probability: '24' },
  { prize_id: 3, kind: 'token', amount: '2.00', probability: '10' },
  { prize_id: 4, kind: 'cash', amount: '5.00', probability: '5' },
  { prize_id: 5, kind: 'cash', amount: '25.00', probability: '0.9' },
  { prize_id: 6, kind: 'cash', amount: '100.00', probability: '0.1' },
];
const draws = fc.nat({ max: 2 ** 31 });

test('dice show a prize’s own pair, and never a pair where nothing is won', () => {
  expect([2, 3, 4, 5, 6].map((prizeId) => pairOf(prizes, prizeId))).toEqual([1, 2, 3, 4, 5]);
  expect(pairOf(prizes, 1)).toBeUndefined();
  fc.assert(
    fc.property(draws, fc.integer({ min: 1, max: 6 }), (draw, prizeId) => {
      const [first, second] = diceFor(prizes, prizeId, draw);
      expect(first === second).toBe(prizeId !== 1);
      for (const face of [first, second]) expect([1, 2, 3, 4, 5, 6]).toContain(face);
    }),
  );
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
