/** The list of the bets in a draw whose winners share pools, as it is served to everybody, and what follows from it. */
import { z } from 'zod';
import type { LiveOutcome } from './games.ts';
import { wagerSchema } from './rules.ts';
import { linesOf, shareTickets, type SharingRules } from './sharing.ts';

const amount = z.string().regex(/^\d{1,18}$/);
const amounts = z.array(amount).min(3).max(4);

export const sharedListSchema = z.object({
  tickets: z.array(z.object({ currency: z.string(), bet_minor: z.string(), wager: wagerSchema })),
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
type SharedList = z.infer<typeof sharedListSchema>;

/** What each line of a draw is paid, by pool, and what a line costs. */
export type CountedPrizes = { prizes: readonly string[]; line_minor: string };

/**
 * Counts and shares out a draw again, from all of its tickets in a currency.
 * @returns null if nothing was shared out in the currency.
 * @throws BetRefused for a ticket that is none of the game.
 */
export function prizesOf(
  rules: SharingRules,
  { tickets, shared }: SharedList,
  currency: string,
  outcome: LiveOutcome,
): CountedPrizes | null {
  const share = shared?.[currency];
  if (!share) return null;
  const line = BigInt(share.line);
  const before = share.before.map(BigInt);
  const lines = before.map(() => 0n);
  let staked = 0n;
  for (const { bet_minor, wager } of tickets.filter((ticket) => ticket.currency === currency)) {
    staked += BigInt(bet_minor);
    for (const [pool, count] of linesOf(
      rules,
      { bet_minor: BigInt(bet_minor), wager },
      outcome,
      line,
    ).entries())
      lines[pool] = (lines[pool] ?? 0n) + count;
  }
  const { prizes } = shareTickets(rules, {
    outcome,
    staked,
    lines,
    before,
    without: share.without_before,
    line,
    payment: BigInt(share.payment),
  });
  return { prizes: prizes.map(String), line_minor: share.line };
}
