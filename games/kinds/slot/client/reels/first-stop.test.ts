import { expect, test } from 'vitest';
import { stopWithout } from './first-stop.ts';

const strip = ['coin', 'rice', 'mango', 'hut', 'coin', 'rice'];

test('a reel begins at the first stop without coins, over the end of its strip too', () => {
  expect(stopWithout(strip, 0, 3, 'coin')).toBe(1);
  expect(stopWithout(strip, 2, 3, 'coin')).toBe(1);
  expect(stopWithout(strip, 3, 1, 'coin')).toBe(3);
});

test('a reel without coins, or full of them, begins where it would', () => {
  expect(stopWithout(strip, 4, 3, undefined)).toBe(4);
  expect(stopWithout(['coin', 'coin'], 1, 3, 'coin')).toBe(1);
});
