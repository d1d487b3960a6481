/**
 * Writes the bytes from which rounds are decided to standard output, for a program that tests random numbers: four blocks of one
 * round after another, as short rounds read them, under one pair of seeds. It ends when nobody reads any more, and says how much it wrote.
 */
import { createHash, createSecretKey } from 'node:crypto';
import { once } from 'node:events';
import { roundBlock } from '../../games/kit/fairness/stream.ts';
import { beginScript } from '../command/command.ts';

const values = beginScript(
  `node tools/randomness/write-stream.ts [--name <text>] [--megabytes <count>]

Writes the bytes of the live stream to standard output: its server seed is the SHA-256 of the name, its client seed "randomness".
--megabytes ends after so many; else it goes on until nobody reads.`,
  { name: { type: 'string' }, megabytes: { type: 'string' } },
);

const MEGABYTE = 2 ** 20;
const BLOCKS_A_ROUND = 4;
const BLOCK = 32;
const serverSeed = createSecretKey(
  createHash('sha256')
    .update(values.name ?? 'randomness')
    .digest(),
);
const most = values.megabytes === undefined ? Infinity : Number(values.megabytes);

let written = 0;
process.on('exit', () => console.error(`${values.name ?? 'randomness'}: ${written} MB`));
process.stdout.on('error', () => process.exit(0));
for (let nonce = 0; written < most; written += 1) {
  const chunk = Buffer.allocUnsafe(MEGABYTE);
  for (let at = 0; at < MEGABYTE; at += BLOCK * BLOCKS_A_ROUND, nonce += 1) {
    const seeds = { serverSeed, clientSeed: 'randomness', nonce };
    for (let index = 0; index < BLOCKS_A_ROUND; index += 1)
      roundBlock(seeds, index).copy(chunk, at + index * BLOCK);
  }
  if (!process.stdout.write(chunk)) await once(process.stdout, 'drain');
}
