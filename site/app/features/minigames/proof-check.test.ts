import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkProof, newClientSeed } from './proof-check.ts';

const server_seed = '07'.repeat(32);
const server_seed_hash = createHash('sha256').update(Buffer.from(server_seed, 'hex')).digest('hex');
const client_seed = 'of-mine';
const prizes = [
  { prize_id: 1, weight: 900 },
  { prize_id: 2, weight: 90 },
  { prize_id: 3, weight: 10 },
];
const draw =
  createHmac('sha256', Buffer.from(server_seed, 'hex'))
    .update(`${client_seed}:0:0`)
    .digest()
    .readUInt32BE(0) % 1000;
const prize_id = draw < 900 ? 1 : draw < 990 ? 2 : 3;
const proof = { server_seed, server_seed_hash, client_seed, client_seed_by: 'player' as const };
const told = { server_seed_hash, client_seed };
const result = { draw, prize: { prize_id }, proof };

test('a play matches its seeds, and nothing else does', async () => {
  expect(await checkProof(result, prizes, told)).toBe('matches');
  expect(await checkProof({ ...result, draw: draw + 1 }, prizes, told)).toBe('differs');
  expect(await checkProof({ ...result, prize: { prize_id: prize_id === 1 ? 2 : 1 } }, prizes, told)).toBe(
    'differs',
  );
  const otherHash = { ...proof, server_seed_hash: '00'.repeat(32) };
  expect(await checkProof({ ...result, proof: otherHash }, prizes, told)).toBe('differs');
  expect(await checkProof(result, prizes, { ...told, client_seed: 'another' })).toBe('differs');
});

test('a play whose hash this page had not shown says so', async () => {
  expect(await checkProof(result, prizes, undefined)).toBe('unseen');
  expect(await checkProof(result, prizes, { ...told, server_seed_hash: 'of an older play' })).toBe('unseen');
  expect(await checkProof({ ...result, proof: null }, prizes, told)).toBe('unseen');
});

test('the browser’s own seeds differ', () => {
  expect(new Set(Array.from({ length: 100 }, newClientSeed)).size).toBe(100);
});
