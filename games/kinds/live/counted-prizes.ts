/** The prizes of a draw in a lottery with pools, counted again in this browser from the list of its tickets. */
import { type LiveOutcome, numbersOutcomeSchema, type PoolGame } from './games.ts';
import { TIERS } from './pools.ts';
import { prizesOf, sharedListSchema } from './shared-list.ts';

/**
 * What a line of each tier is paid; the server is asked for the list alone.
 * @returns null where there is no list, or none of the currency: demo play is in none.
 */
export async function countedPrizes(
  { code, pool }: PoolGame,
  { chain, number }: { chain: number; number: number },
  currency: string,
  outcome: LiveOutcome,
): Promise<readonly string[] | null> {
  const answer = await fetch(`/fairness/tickets/${code}/${chain}/${number}.json`).catch(() => undefined);
  if (!answer?.ok) return null;
  const list = sharedListSchema.safeParse(await answer.json());
  const { numbers } = numbersOutcomeSchema.parse(outcome);
  const prizes = list.success ? prizesOf(pool, list.data, currency, numbers) : null;
  return prizes && TIERS.map((tier) => prizes[tier].toString());
}
