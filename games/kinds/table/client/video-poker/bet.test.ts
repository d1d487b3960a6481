import { expect, test } from 'vitest';
import { handCounts, layFor, layoutOf, spotOf, UNITS_PER_CHIP, wagerOf } from './bet.ts';

test('chips lie on one number of hands, and move to another without staking more', () => {
  const laid = layFor(layFor({}, 'hands-1', 50), 'hands-1', 10);
  expect(laid).toEqual({ 'hands-1': 60 });
  expect(layFor(laid, 'hands-10', 50)).toEqual({ 'hands-10': 60 });
  expect(wagerOf({})).toBe(null);
});

test('a layout follows from the wager and the bet, and every chip divides by its hands', () => {
  for (const hands of handCounts) {
    const layout = layFor({}, spotOf(hands), UNITS_PER_CHIP);
    expect(wagerOf(layout)).toEqual({ hands });
    expect(layoutOf({ hands }, UNITS_PER_CHIP)).toEqual(layout);
    expect(UNITS_PER_CHIP % hands).toBe(0);
  }
});
