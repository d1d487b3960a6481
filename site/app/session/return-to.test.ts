import { expect, test } from 'vitest';
import { askToSignIn, safeReturnTo, signInAddress, signInAskedBy } from './return-to.ts';

test('the asked page survives the way through the sign-in page', () => {
  const address = new URL(signInAddress('/cn/login', '/deposit?deposit_id=7&x=1'), 'https://site.example');
  expect(safeReturnTo(address.searchParams.get('return_to'))).toBe('/deposit?deposit_id=7&x=1');
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '',
  null,
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/./\\evil.example',
  '/\t/evil.example',
])('an address elsewhere is refused: %s', (asked) => expect(safeReturnTo(asked)).toBeUndefined());

test('a navigation asks home to sign in for a page of this site only', () => {
  expect(signInAskedBy(askToSignIn('/cn/deposit?deposit_id=7'))).toBe('/cn/deposit?deposit_id=7');
  for (const state of [null, undefined, 'x', {}, { signInFor: 7 }, askToSignIn('//evil.example')]) {
    expect(signInAskedBy(state)).toBeUndefined();
  }
});
