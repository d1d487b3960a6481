import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { example } from './example.ts';

const vectorsSchema = z.array(
  z.object({
    code: z.string(),
    version: z.int(),
    server_seed: z.string(),
    client_seed: z.string(),
    bet_minor: z.string(),
    rounds: z.array(z.object({ nonce: z.int(), course: z.array(z.looseObject({})) })),
  }),
);

test('the worked example is a published test vector, to the last digit', async () => {
  const file = new URL('../../../../docs/verifier/vectors.json', import.meta.url);
  const vectors = vectorsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const vector = vectors.find(
    ({ code, version }) => code === example.gameCode && version === example.gameVersion,
  );
  expect(vector).toMatchObject({
    server_seed: example.serverSeed,
    client_seed: example.clientSeed,
    bet_minor: example.bet_minor,
  });
  const block = createHmac('sha256', Buffer.from(example.serverSeed, 'hex'))
    .update(`${example.clientSeed}:${example.nonce}:0`)
    .digest();
  expect(example.block).toBe(block.toString('hex'));
  for (const [index, { number, length, stop }] of example.reels.entries()) {
    expect(block.readUInt32BE(index * 4)).toBe(number);
    expect(number % length).toBe(stop);
  }
  const round = vector?.rounds.find(({ nonce }) => nonce === example.nonce);
  expect(round?.course[0]).toMatchObject({ stops: example.reels.map(({ stop }) => stop) });
});
