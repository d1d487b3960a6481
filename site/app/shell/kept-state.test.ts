import { afterEach, expect, test, vi } from 'vitest';
import { keep, readKept } from './kept-state.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser's storage that is full, or that the browser does not give. */
function storageThatRefuses(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const refuse = (): never => {
    throw new DOMException('The storage is full.', 'QuotaExceededError');
  };
  return { getItem: () => null, setItem: refuse, removeItem: refuse };
}

test('S9.22 what storage does not take is kept as long as the page', () => {
  vi.stubGlobal('location', { hostname: 'site.example' });
  vi.stubGlobal('localStorage', storageThatRefuses());
  vi.stubGlobal('sessionStorage', storageThatRefuses());
  expect(keep('user', 'a player')).toBe(false);
  expect(readKept('user')).toBe('a player');
  keep('user', null);
  expect(readKept('user')).toBeNull();
  keep('sign_in_asked', '1');
  expect(readKept('sign_in_asked')).toBe('1');
});
