import { expect, test } from 'vitest';
import { isSignedBy, signBody } from './hub88/signature.ts';
import { keyPairOf, makePrivatePem } from './keys.ts';

test('a signature is that of its body and its key alone', async () => {
  const [ours, theirs] = [keyPairOf(await makePrivatePem()), keyPairOf(await makePrivatePem())];
  const body = Buffer.from('{"amount":100000,"user":"Jürgen"}');
  const signature = signBody(body, ours.privateKey);
  expect(isSignedBy(body, signature, ours.publicKey)).toBe(true);
  expect(isSignedBy(body, signature, theirs.publicKey)).toBe(false);
  expect(isSignedBy(Buffer.from('{"amount":100001,"user":"Jürgen"}'), signature, ours.publicKey)).toBe(false);
  expect(isSignedBy(body, undefined, ours.publicKey)).toBe(false);
  expect(isSignedBy(body, '', ours.publicKey)).toBe(false);
});
