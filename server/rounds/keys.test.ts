import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isSignedBy, signBody } from './hub88/signature.ts';
import { ensureKeyPair } from './keys.ts';

test('a key pair is made once, whoever comes first, and only its owner can read it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'marquee-keys-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const pairs = await Promise.all(Array.from({ length: 4 }, () => ensureKeyPair(dataDir, 'operator')));
  expect(new Set(pairs.map((pair) => pair.publicPem)).size).toBe(1);
  expect(await readdir(join(dataDir, 'keys'))).toEqual(['operator.pem']);
  expect((await stat(join(dataDir, 'keys', 'operator.pem'))).mode & 0o777).toBe(0o600);
  expect((await ensureKeyPair(dataDir, 'operator')).publicPem).toBe(pairs[0]?.publicPem);
});

test('a signature is that of its body and its key alone', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'marquee-keys-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const [ours, theirs] = [await ensureKeyPair(dataDir, 'ours'), await ensureKeyPair(dataDir, 'theirs')];
  const body = Buffer.from('{"amount":100000,"user":"Jürgen"}');
  const signature = signBody(body, ours.privateKey);
  expect(isSignedBy(body, signature, ours.publicKey)).toBe(true);
  expect(isSignedBy(body, signature, theirs.publicKey)).toBe(false);
  expect(isSignedBy(Buffer.from('{"amount":100001,"user":"Jürgen"}'), signature, ours.publicKey)).toBe(false);
  expect(isSignedBy(body, undefined, ours.publicKey)).toBe(false);
  expect(isSignedBy(body, '', ours.publicKey)).toBe(false);
});
