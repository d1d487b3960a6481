import { expect, test } from 'vitest';
import { createTape } from './tape.ts';

const strip = ['a', 'b', 'c', 'd', 'e', 'f'];
const view = (tape: ReturnType<typeof createTape>, p: number): string[] =>
  [0, 1, 2].map((row) => tape.at(p - row));

test('the strip is shown from its stop downwards, round the ring', () => {
  const tape = createTape(strip, 4);
  expect(view(tape, 0)).toEqual(['e', 'f', 'a']);
  expect(view(tape, 1)).toEqual(['d', 'e', 'f']);
});

test('a result joins above what is in view and changes nothing in it', () => {
  const tape = createTape(strip, 0);
  const before = view(tape, 10);
  tape.join(12, 2, 15);
  expect(view(tape, 10)).toEqual(before);
  expect(view(tape, 15)).toEqual(['c', 'd', 'e']);
});

test('a fixed symbol wins over the strip until it is forgotten', () => {
  const tape = createTape(strip, 0);
  tape.fix(3, 'wild');
  expect(tape.at(3)).toBe('wild');
  tape.forget(4);
  expect(tape.at(3)).not.toBe('wild');
});
