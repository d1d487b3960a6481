import { LRUCache } from 'lru-cache';
import { refuse } from '../kernel/errors.ts';

/** Uploads per player and hour, readable or not: ten deposits with their proofs, and some mistakes. */
const perHour = 40;
const hour_ms = 3_600_000;

const sent = new LRUCache<bigint, { since: number; count: number }>({ max: 50_000 });

/** Count a file that a player uploads to this process, whatever their address. Throws `tooManyRequests`. */
export function countUpload(playerId: bigint, now_ms: number): void {
  const known = sent.get(playerId);
  const isOver = !known || now_ms - known.since >= hour_ms;
  const current = isOver ? { since: now_ms, count: 0 } : known;
  if (current.count >= perHour) throw refuse('tooManyRequests');
  current.count += 1;
  sent.set(playerId, current);
}
