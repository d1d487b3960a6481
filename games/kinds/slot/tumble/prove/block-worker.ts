/** Plays blocks on a thread of its own: one number in, one block out. */
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { tumbleGames } from '../../../../catalogue.ts';
import { playBlock } from './blocks.ts';

const { code } = z.object({ code: z.string() }).parse(workerData);
const game = tumbleGames.find((each) => each.code === code);
if (!game) throw new Error(`There is no tumbling slot ${code}.`);
parentPort?.on('message', (message: unknown) => {
  const block = z.int().min(0).parse(message);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin.
  parentPort?.postMessage(playBlock(game, block));
});
