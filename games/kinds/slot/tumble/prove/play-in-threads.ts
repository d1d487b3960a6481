/** Plays blocks with the live engine, on threads of this process. */
import { Worker } from 'node:worker_threads';
import type { TumbleDefinition } from '../engine/definition.ts';
import { type Block, blockSchema } from './blocks.ts';

/**
 * Plays blocks of a game, and hears of each as soon as it has been played.
 * @param threads how many are played at the same time.
 */
export type PlayBlocks = (
  game: TumbleDefinition,
  blocks: readonly number[],
  threads: number,
  heard: (block: Block) => Promise<void>,
) => Promise<void>;

export const playInThreads: PlayBlocks = async (game, blocks, threads, heard) => {
  const left = [...blocks];
  const lane = async () => {
    const worker = new Worker(new URL('block-worker.ts', import.meta.url), {
      workerData: { code: game.code },
    });
    for (let block = left.shift(); block !== undefined; block = left.shift()) {
      await heard(await playOn(worker, block));
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: Math.min(threads, blocks.length) }, lane));
};

function playOn(worker: Worker, block: number): Promise<Block> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (message: unknown) => {
      worker.off('error', reject);
      resolve(blockSchema.parse(message));
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin.
    worker.postMessage(block);
  });
}
