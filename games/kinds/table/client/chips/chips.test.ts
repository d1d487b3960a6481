import { expect, test } from 'vitest';
import { moveChips, noChips, unitsIn, type Chips, type ChipsMove } from './chips.ts';

const after = (chips: Chips, ...moves: ChipsMove[]): Chips => moves.reduce(moveChips, chips);
const red: ChipsMove = { type: 'place', spot: 'red', units: 5 };
const zero: ChipsMove = { type: 'place', spot: '0', units: 1 };

test('chips are laid upon one another, taken away and undone one by one', () => {
  const laid = after(noChips(null), red, zero, red);
  expect(laid.layout).toEqual({ red: 10, '0': 1 });
  expect(unitsIn(laid.layout)).toBe(11);
  expect(after(laid, { type: 'take', spot: 'red' }).layout).toEqual({ '0': 1 });
  expect(after(laid, { type: 'take', spot: 'red' }, { type: 'undo' }).layout).toEqual(laid.layout);
  expect(after(laid, { type: 'undo' }, { type: 'undo' }, { type: 'undo' }).layout).toEqual({});
  expect(after(laid, { type: 'clear' }, { type: 'undo' }).layout).toEqual(laid.layout);
});

test('what changes nothing cannot be undone', () => {
  const laid = after(noChips(null), red);
  for (const move of [{ type: 'take', spot: '0' }, { type: 'rebet' }] as const)
    expect(after(laid, move)).toBe(laid);
  for (const move of [{ type: 'clear' }, { type: 'double' }, { type: 'undo' }] as const) {
    const none = noChips({ red: 5 });
    expect(after(none, move)).toBe(none);
  }
});

test('the last bet comes back, and is doubled', () => {
  const played = after(noChips(null), red, zero, { type: 'played' });
  expect(played.layout).toEqual({});
  expect(after(played, { type: 'rebet' }).layout).toEqual({ red: 5, '0': 1 });
  expect(after(played, { type: 'rebet' }, { type: 'double' }).layout).toEqual({ red: 10, '0': 2 });
});

test('a table may say what a press makes of the whole layout, and it can be undone', () => {
  const layFor = (_: object, spot: string, units: number) => ({ [spot]: 2 * units });
  const laid = after(noChips(null), red, { type: 'place', spot: '0', units: 3, layFor });
  expect(laid.layout).toEqual({ '0': 6 });
  expect(after(laid, { type: 'undo' }).layout).toEqual({ red: 5 });
});
