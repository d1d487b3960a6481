/** What the tickets of a game with pools are paid: their winners share what all have staked, in each currency by itself. */
import { demoCurrency } from '@marquee/contract/providers/hub88.ts';
import { noPools, type Pools, prizeOf, type ShareRules, TIERS } from '../../../kinds/live/pools.ts';
import type { Winners } from '../../../kinds/live/tickets.ts';
import type { Queryable } from '../../transaction.ts';
import type { Draw } from '../draws.ts';
import { paymentIn, shareDraw } from '../shared-pools.ts';
import type { DecidedBet, LiveBet } from './draw-bets.ts';

/** Counts the winners among all tickets of a currency. */
export type CountWinners = (tickets: readonly LiveBet[]) => Winners;

/** Demo play is about no money, so that it has pools of its own. */
export const poolCurrency = ({ isDemo, currency }: Pick<LiveBet, 'isDemo' | 'currency'>): string =>
  isDemo ? demoCurrency : currency;

function together(lines: readonly Pools[]): Pools {
  const sum = { ...noPools };
  for (const each of lines) for (const tier of TIERS) sum[tier] += each[tier];
  return sum;
}

/** Shares out a draw, within the transaction that settles it. @returns all of its tickets, each with what it is paid. */
export async function sharedBets(
  client: Queryable,
  rules: ShareRules,
  draw: Draw,
  bets: readonly LiveBet[],
  count: CountWinners,
): Promise<DecidedBet[]> {
  const byCurrency = Map.groupBy(bets, poolCurrency);
  const decided: DecidedBet[] = [];
  // In one order, so that nobody waits for somebody who waits for them.
  for (const [currency, tickets] of [...byCurrency].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const staked = tickets.reduce((sum, { bet }) => sum + bet, 0n);
    const { lines, wonAt } = count(tickets);
    const { prizes } = await shareDraw(client, rules, draw, {
      currency,
      staked,
      winners: together(lines),
      payment: paymentIn(currency),
      wonAt,
    });
    decided.push(...tickets.map((bet, index) => ({ ...bet, win: prizeOf(lines[index] ?? noPools, prizes) })));
  }
  return decided;
}
