/** What the tickets of a lottery with pools are paid: their winners share what all have staked, in each currency by itself. */
import { demoCurrency } from '@marquee/contract/providers/hub88.ts';
import {
  noPools,
  numbersOf,
  type Pools,
  type PoolRules,
  prizeOf,
  TIERS,
  tiersOf,
} from '../../../kinds/live/pools.ts';
import type { Queryable } from '../../transaction.ts';
import type { Draw } from '../draws.ts';
import { paymentIn, shareDraw } from '../shared-pools.ts';
import type { DecidedBet, LiveBet } from './draw-bets.ts';

type Ticket = { bet: LiveBet; lines: Pools };

/** Demo play is about no money, so that it has pools of its own. */
const poolCurrency = ({ isDemo, currency }: LiveBet): string => (isDemo ? demoCurrency : currency);

function together(tickets: readonly Ticket[]): Pools {
  const sum = { ...noPools };
  for (const { lines } of tickets) for (const tier of TIERS) sum[tier] += lines[tier];
  return sum;
}

/** Shares out a draw, within the transaction that settles it. @returns all of its tickets, each with what it is paid. */
export async function sharedBets(
  client: Queryable,
  rules: PoolRules,
  draw: Draw,
  bets: readonly LiveBet[],
  drawn: readonly number[],
): Promise<DecidedBet[]> {
  const byCurrency = Map.groupBy(
    bets.map((bet): Ticket => ({ bet, lines: tiersOf(numbersOf(rules, bet.wager), drawn) })),
    ({ bet }) => poolCurrency(bet),
  );
  const decided: DecidedBet[] = [];
  // In one order, so that nobody waits for somebody who waits for them.
  for (const [currency, tickets] of [...byCurrency].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const staked = tickets.reduce((sum, { bet }) => sum + bet.bet, 0n);
    const { prizes } = await shareDraw(client, rules, draw, {
      currency,
      staked,
      winners: together(tickets),
      payment: paymentIn(currency),
    });
    decided.push(...tickets.map(({ bet, lines }) => ({ ...bet, win: prizeOf(lines, prizes) })));
  }
  return decided;
}
