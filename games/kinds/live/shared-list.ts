/** The list of the tickets of a draw in a lottery with pools, as it is served to everybody, and what follows from it. */
import { z } from 'zod';
import {
  noPools,
  numbersOf,
  poolsFrom,
  type PoolRules,
  type Pools,
  shareOut,
  TIERS,
  tiersOf,
} from './pools.ts';
import { wagerSchema } from './rules.ts';

const amounts = z.array(z.string().regex(/^\d{1,18}$/)).length(TIERS.length);

export const sharedListSchema = z.object({
  tickets: z.array(z.object({ currency: z.string(), bet_minor: z.string(), wager: wagerSchema })),
  /** By currency; only once the draw is settled. */
  shared: z
    .record(
      z.string(),
      z.object({ before: amounts, without_before: z.int().min(0), payment: z.string(), prizes: amounts }),
    )
    .optional(),
});
type SharedList = z.infer<typeof sharedListSchema>;

/**
 * Counts and shares out a draw again, from all of its tickets in a currency.
 * @returns what a line of each tier is paid; null if nothing was shared out in the currency.
 * @throws BetRefused for a ticket that is none of the lottery.
 */
export function prizesOf(
  rules: PoolRules,
  { tickets, shared }: SharedList,
  currency: string,
  drawn: readonly number[],
): Pools | null {
  const share = shared?.[currency];
  if (!share) return null;
  const winners = { ...noPools };
  let staked = 0n;
  for (const { bet_minor, wager } of tickets.filter((ticket) => ticket.currency === currency)) {
    staked += BigInt(bet_minor);
    const lines = tiersOf(numbersOf(rules, wager), drawn);
    for (const tier of TIERS) winners[tier] += lines[tier];
  }
  return shareOut(rules, {
    staked,
    winners,
    pools: poolsFrom(share.before),
    withoutJackpot: share.without_before,
    payment: BigInt(share.payment),
  }).prizes;
}
