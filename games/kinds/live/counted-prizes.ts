/** The prizes of a draw whose winners share pools, counted again in this browser from the list of its bets. */
import type { BoutGame, LiveOutcome, PoolGame } from './games.ts';
import { type CountedPrizes, prizesOf, sharedListSchema } from './shared-list.ts';

/**
 * What a line of each pool is paid; the server is asked for the list alone.
 * @returns null where there is no list, or none of the currency: demo play is in none.
 */
export async function countedPrizes(
  { code, pool }: PoolGame | BoutGame,
  { chain, number }: { chain: number; number: number },
  currency: string,
  outcome: LiveOutcome,
): Promise<CountedPrizes | null> {
  const answer = await fetch(`/fairness/tickets/${code}/${chain}/${number}.json`).catch(() => undefined);
  if (!answer?.ok) return null;
  const list = sharedListSchema.safeParse(await answer.json());
  return list.success ? prizesOf(pool, list.data, currency, outcome) : null;
}
