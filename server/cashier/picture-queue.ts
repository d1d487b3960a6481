import pLimit from 'p-limit';
import sharp from 'sharp';
import { refuse } from '../kernel/errors.ts';

/** Each waiting picture keeps its whole file in memory, so the queue is short. */
const longestQueue = 8;

// Decoding a picture of the largest size takes about 100 MB, so the process decodes one at a time.
const oneAtATime = pLimit(1);
const playersInQueue = new Set<bigint>();
sharp.cache(false);
sharp.concurrency(1);

/**
 * Read a player's picture. The process reads one picture at a time, and a player can have one in the queue.
 * Throws `tooManyRequests` while another picture of the player is queued, and `serviceUnavailable` if the queue is
 * full.
 */
export async function inPictureQueue<Result>(playerId: bigint, read: () => Promise<Result>): Promise<Result> {
  if (playersInQueue.has(playerId)) throw refuse('tooManyRequests');
  if (oneAtATime.pendingCount >= longestQueue) throw refuse('serviceUnavailable');
  playersInQueue.add(playerId);
  try {
    return await oneAtATime(read);
  } finally {
    playersInQueue.delete(playerId);
  }
}
