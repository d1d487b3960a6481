/** The list of the bets in a draw whose winners share pools, as it is served to everybody, and what follows from it. */
import { z } from 'zod';
import type { LiveOutcome } from './games.ts';
import { wagerSchema } from './rules.ts';
import { type Count, linesTogether, poolsIn, shareTickets, type SharingRules } from './sharing.ts';

const amount = z.string().regex(/^\d{1,18}$/);
const amounts = z.array(amount).min(3).max(4);

export const sharedListSchema = z.object({
  tickets: z.array(
    z.object({ id: z.string(), currency: z.string(), bet_minor: z.string(), wager: wagerSchema }),
  ),
  /** By currency; only once the draw is settled. */
  shared: z
    .record(
      z.string(),
      z.object({
        before: amounts,
        without_before: z.int().min(0),
        payment: amount,
        line: amount,
        prizes: amounts,
      }),
    )
    .optional(),
});
export type SharedList = z.infer<typeof sharedListSchema>;

/** The tickets that share in a currency, in the order of the list. */
export function ticketsIn(tickets: SharedList['tickets'], currency: string): SharedList['tickets'] {
  return tickets.filter((ticket) => ticket.currency === currency);
}

/** What each line of a draw is paid, by pool, and what a line costs; in bingo also with which ball each prize was won. */
export type CountedPrizes = {
  prizes: readonly string[];
  line_minor: string;
  won_at: readonly number[] | null;
};

/**
 * Counts and shares out a draw again, from all of its tickets in a currency.
 * @returns null if nothing was shared out in the currency.
 * @throws as `count`, for a ticket that is none of the game.
 */
export function prizesOf(
  rules: SharingRules,
  { tickets, shared }: SharedList,
  currency: string,
  outcome: LiveOutcome,
  count: Count,
): CountedPrizes | null {
  const share = shared?.[currency];
  if (!share) return null;
  const line = BigInt(share.line);
  const sold = ticketsIn(tickets, currency).map((ticket) => ({
    ...ticket,
    bet_minor: BigInt(ticket.bet_minor),
  }));
  const { lines, wonAt } = count(sold, line);
  const { prizes } = shareTickets(rules, {
    outcome,
    staked: sold.reduce((sum, { bet_minor }) => sum + bet_minor, 0n),
    lines: linesTogether(
      lines,
      Array.from({ length: poolsIn(rules) }, () => 0n),
    ),
    before: share.before.map(BigInt),
    without: share.without_before,
    line,
    payment: BigInt(share.payment),
  });
  return { prizes: prizes.map(String), line_minor: share.line, won_at: wonAt };
}
