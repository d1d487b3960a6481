import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkProof } from './proof-check.ts';

const play = { play_id: '0190a1b2-0000-7000-8000-000000000001', draw: 417, salt: 'b1946ac92492d234' };
const commitment = createHash('sha256').update(`${play.play_id}:${play.draw}:${play.salt}`).digest('hex');

test('a play matches its commitment, and nothing else does', async () => {
  expect(await checkProof({ ...play, commitment }, undefined)).toBe('matches');
  expect(await checkProof({ ...play, commitment }, commitment)).toBe('matches');
  expect(await checkProof({ ...play, draw: 418, commitment }, commitment)).toBe('differs');
  expect(await checkProof({ ...play, salt: 'other', commitment }, undefined)).toBe('differs');
  expect(await checkProof({ ...play, commitment }, 'another commitment was told')).toBe('differs');
});
