/** What bets are paid whose winners share pools: what all have staked, in each currency by itself. */
import { demoCurrency } from '@marquee/contract/providers/hub88.ts';
import type { LiveOutcome } from '../../../kinds/live/games.ts';
import {
  type Count,
  linesTogether,
  paidTo,
  poolsIn,
  type SharingRules,
} from '../../../kinds/live/sharing.ts';
import { publicLines } from '../../../kinds/live/sides.ts';
import { lineIn } from '../../stakes.ts';
import type { Queryable } from '../../transaction.ts';
import type { Draw } from '../draws.ts';
import { paymentIn, shareDraw } from '../shared-pools.ts';
import type { DecidedBet, LiveBet } from './draw-bets.ts';

/** Demo play is about no money, so that it has pools of its own. */
export const poolCurrency = ({ isDemo, currency }: Pick<LiveBet, 'isDemo' | 'currency'>): string =>
  isDemo ? demoCurrency : currency;

/** What the house has staked in a pool beside the players, in lines: play money in bouts of demo play. */
function linesOfHouse(rules: SharingRules, { number }: Draw, currency: string): readonly bigint[] {
  return rules.form === 'sides' && currency === demoCurrency
    ? publicLines(number)
    : Array.from({ length: poolsIn(rules) }, () => 0n);
}

/** How the bets of a currency are counted. */
export type CountIn = (currency: string) => Count;

/** Shares out a draw, within the transaction that settles it. @returns all of its bets, each with what it is paid. */
export async function sharedBets(
  client: Queryable,
  rules: SharingRules,
  draw: Draw,
  bets: readonly LiveBet[],
  outcome: LiveOutcome,
  countIn: CountIn,
): Promise<DecidedBet[]> {
  const byCurrency = Map.groupBy(bets, poolCurrency);
  const decided: DecidedBet[] = [];
  // In one order, so that nobody waits for somebody who waits for them.
  for (const [currency, sold] of [...byCurrency].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const line = lineIn(currency);
    const tickets = sold.map(({ publicId, bet, wager }) => ({ id: publicId, bet_minor: bet, wager }));
    const { lines, wonAt } = countIn(currency)(tickets, line);
    const ofHouse = linesOfHouse(rules, draw, currency);
    const staked = sold.reduce(
      (sum, { bet }) => sum + bet,
      ofHouse.reduce((sum, count) => sum + count * line, 0n),
    );
    const { prizes, fromRake } = await shareDraw(client, rules, draw, {
      currency,
      outcome,
      staked,
      lines: linesTogether(lines, ofHouse),
      line,
      payment: paymentIn(rules, currency),
      wonAt,
    });
    for (const [index, bet] of sold.entries()) {
      const own = lines[index] ?? [];
      decided.push({ ...bet, win: paidTo(own, prizes), fromRake: fromRake(own) });
    }
  }
  return decided;
}
