/** What clients of every kind are told of draws: their chains, and names that tell nothing. */
import { createHmac } from 'node:crypto';
import type { SeenChain } from '../../kit/play-api/draws.ts';
import type { House } from '../house.ts';
import type { KeptChain } from './chains.ts';

export const orNull = (date: Date | null): number | null => date?.getTime() ?? null;

export function presentChain(chain: KeptChain): SeenChain {
  return {
    number: chain.number,
    end_hash: chain.endHash.toString('hex'),
    length: chain.length,
    salt_source: chain.saltSource,
    salt: chain.salt,
    created_at: chain.createdAt.getTime(),
    salt_at: orNull(chain.saltAt),
  };
}

/** A name that says no more of a player than that two bets of a day are of the same. */
export function maskedName({ linkSecret, now }: Pick<House, 'linkSecret' | 'now'>, player: string): string {
  const day = now().toISOString().slice(0, 10);
  return createHmac('sha256', linkSecret).update(`${day} ${player}`).digest('hex').slice(0, 5).toUpperCase();
}
