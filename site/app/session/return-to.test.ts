import { expect, test } from 'vitest';
import { safeReturnTo, signInAddress } from './return-to.ts';

test('the asked page survives the way through the sign-in page', () => {
  const address = new URL(signInAddress('/cn/login', '/deposit?deposit_id=7&x=1'), 'https://site.example');
  expect(safeReturnTo(address.searchParams.get('return_to'))).toBe('/deposit?deposit_id=7&x=1');
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '', null])(
  'an address elsewhere is refused: %s',
  (asked) => expect(safeReturnTo(asked)).toBeUndefined(),
);
