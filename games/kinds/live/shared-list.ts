/** The list of the tickets of a draw in a game with pools, as it is served to everybody, and what follows from it. */
import { z } from 'zod';
import { noPools, poolsFrom, type Pools, shareOut, type ShareRules, TIERS } from './pools.ts';
import { wagerSchema } from './rules.ts';

const amounts = z.array(z.string().regex(/^\d{1,18}$/)).length(TIERS.length);

export const sharedListSchema = z.object({
  tickets: z.array(
    z.object({ id: z.string(), currency: z.string(), bet_minor: z.string(), wager: wagerSchema }),
  ),
  /** By currency; only once the draw is settled. */
  shared: z
    .record(
      z.string(),
      z.object({ before: amounts, without_before: z.int().min(0), payment: z.string(), prizes: amounts }),
    )
    .optional(),
});
export type SharedList = z.infer<typeof sharedListSchema>;

/** The tickets that share in a currency, in the order of the list. */
export function ticketsIn(tickets: SharedList['tickets'], currency: string): SharedList['tickets'] {
  return tickets.filter((ticket) => ticket.currency === currency);
}

/**
 * Shares out a draw again, by the winners among all of its tickets in a currency.
 * @returns what a line of each tier is paid; null if nothing was shared out in the currency.
 */
export function prizesOf(
  rules: ShareRules,
  { tickets, shared }: SharedList,
  currency: string,
  lines: readonly Pools[],
): Pools | null {
  const share = shared?.[currency];
  if (!share) return null;
  const winners = { ...noPools };
  let staked = 0n;
  for (const { bet_minor } of ticketsIn(tickets, currency)) staked += BigInt(bet_minor);
  for (const each of lines) for (const tier of TIERS) winners[tier] += each[tier];
  return shareOut(rules, {
    staked,
    winners,
    pools: poolsFrom(share.before),
    withoutJackpot: share.without_before,
    payment: BigInt(share.payment),
  }).prizes;
}
