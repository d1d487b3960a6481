import { expect, test } from 'vitest';
import { colourOf, denominationsOf, heightOf } from './denominations.ts';
import { writeChip } from './worth.ts';

const stakes = {
  least_minor: '10000',
  usual_minor: '100000',
  most_minor: '10000000',
  step_minor: '1000',
  most_win_minor: '1000000000',
};

test('chips begin at the least stake and end below the highest', () => {
  const { unit_minor, chips } = denominationsOf(stakes, 1);
  expect(unit_minor).toBe(10_000n);
  expect(chips).toEqual([1, 5, 25, 100, 500]);
  expect(denominationsOf(stakes, 2)).toEqual({ unit_minor: 5_000n, chips: [2, 10, 50, 200, 1_000] });
});

test('a stack shows the fewest chips, the colour of the largest on top', () => {
  const chips = [1, 5, 20, 100];
  expect([1, 4, 5, 9, 26, 99].map((units) => heightOf(units, chips, 99))).toEqual([1, 4, 1, 5, 3, 11]);
  expect(heightOf(99, chips)).toBe(5);
  expect([1, 4, 5, 100, 5_000].map((units) => colourOf(units, chips))).toEqual([0, 0, 1, 3, 3]);
});

test('what a chip is worth fits on it', () => {
  const written = [
    1_000n,
    10_000n,
    100_000n,
    250_000n,
    100_000_000n,
    250_000_000n,
    199_999_999n,
    500_000_000_000n,
  ];
  expect(written.map(writeChip)).toEqual(['0.01', '0.1', '1', '2.5', '1K', '2.5K', '1.99K', '5M']);
});
