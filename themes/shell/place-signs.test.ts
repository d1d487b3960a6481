import { categories } from '@marquee/contract/categories.ts';
import { expect, test } from 'vitest';
import { signOf } from './place-signs.ts';

const sign = (id: string): string => signOf({ id, href: '/', label: id, current: false }, 'joystick');

test('every category has a sign of its own, by its key and by the word of its address', () => {
  const keys = Object.keys(categories);
  expect(keys.filter((key) => sign(key) === 'joystick')).toEqual([]);
  expect(new Set(keys.map(sign)).size).toBe(keys.length);
  expect([sign('HASH_GAME'), sign('hash-game')]).toEqual(['hash', 'hash']);
  expect(sign('what an operator made up')).toBe('joystick');
});
