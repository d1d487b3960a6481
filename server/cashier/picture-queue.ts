import pLimit from 'p-limit';
import sharp from 'sharp';
import { refuse } from '../kernel/errors.ts';

/** How many pictures wait for the one that is being read; with each one waits the file that was sent. */
const longestQueue = 8;

// One picture of the largest size takes a tenth of a gigabyte while it is decoded: the process has room for one at a time.
const oneAtATime = pLimit(1);
const playersInQueue = new Set<bigint>();
sharp.cache(false);
sharp.concurrency(1);

/**
 * Read a player's picture when it is its turn: one at a time in this process, and one of a player.
 * Throws `tooManyRequests` while another of the same player is read or waits, and `serviceUnavailable` when too many wait.
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
