import { expect, test } from 'vitest';
import { canonicalJson } from './canonical.ts';

test('keys stand in the order of their characters, those of whole numbers too', () => {
  expect(canonicalJson({ b: [{ z: 1, a: null }], 10: 'x', 9: true, a: undefined })).toBe(
    '{"10":"x","9":true,"b":[{"a":null,"z":1}]}',
  );
});
