/** Shares out every draw of games with pools again, one currency at a time, and holds what the house has written down to it. */
import { demoCurrency } from '@marquee/contract/providers/hub88.ts';
import { expect } from 'vitest';
import { countByBet, linesTogether, paidTo, poolsIn, shareTickets } from '../../kinds/live/sharing.ts';
import { wagerSchema } from '../../kinds/live/rules.ts';
import { publicLines } from '../../kinds/live/sides.ts';
import { lineIn } from '../stakes.ts';
import { paymentIn } from '../draws/shared-pools.ts';
import { winnersIn } from './bingo-winners.ts';
import type { KnownGame, PoolNodes } from './pool-nodes.ts';

type ShareRow = {
  draw_id: string;
  number: number;
  currency: string;
  rake: string;
  lines: string[];
  prizes: string[];
  carried: string[];
  without_jackpot: number;
};
type TicketRow = {
  draw_id: string;
  currency: string;
  id: string;
  bet: string;
  wager: unknown;
  state: string;
  win: string;
};

/** What the tickets of a draw in a currency have won, by pool. */
function countTickets(known: KnownGame, { number, currency }: ShareRow, tickets: readonly TicketRow[]) {
  const { pool } = known.game;
  const sold = tickets.map(({ id, bet, wager }) => ({
    id,
    bet_minor: BigInt(bet),
    wager: wagerSchema.parse(wager),
  }));
  if (pool.form !== 'cards') return countByBet(pool, known.outcomeOf(number))(sold, lineIn(currency)).lines;
  return winnersIn(
    known,
    number,
    sold.map(({ id, wager }) => ({ id, cards: wager.spots['cards'] ?? 0 })),
  ).lines;
}

type Carried = { before: readonly bigint[]; without: number };

/** @returns what the next draw begins with. */
function expectShared(
  known: KnownGame,
  share: ShareRow,
  tickets: readonly TicketRow[],
  { before, without }: Carried,
): Carried {
  const { pool, code } = known.game;
  const lines = countTickets(known, share, tickets);
  const line = lineIn(share.currency);
  // In bouts of demo play the house stakes too.
  const ofHouse =
    pool.form === 'sides' && share.currency === demoCurrency
      ? publicLines(share.number)
      : Array.from({ length: poolsIn(pool) }, () => 0n);
  const shared = shareTickets(pool, {
    outcome: known.outcomeOf(share.number),
    staked: [...tickets.map(({ bet }) => BigInt(bet)), ...ofHouse.map((count) => count * line)].reduce(
      (all, each) => all + each,
    ),
    lines: linesTogether(lines, ofHouse),
    before,
    without,
    line,
    payment: paymentIn(pool, share.currency),
  });
  const said = `${code} ${share.currency} ${share.number}`;
  expect(share, said).toMatchObject({
    rake: shared.rake.toString(),
    prizes: shared.prizes.map(String),
    carried: shared.carried.map(String),
    without_jackpot: shared.without,
  });
  for (const [index, { id, state, win }] of tickets.entries()) {
    const paid = paidTo(lines[index] ?? [], shared.prizes);
    expect({ state, win }, `${said} ${id}`).toEqual({
      state: paid > 0n ? 'won' : 'lost',
      win: paid.toString(),
    });
  }
  return { before: shared.carried, without: shared.without };
}

/**
 * Holds the pools of a game to its tickets: each currency is shared out as if there were no other, each draw once, and every ticket is
 * paid by it. @returns what was seen: each currency with a draw that paid, and with one that did not.
 */
async function replayGame({ query }: Pick<PoolNodes, 'query'>, known: KnownGame): Promise<string[]> {
  const { code } = known.game;
  const shares = await query<ShareRow>(
    `SELECT s.draw_id, d.number, s.currency, s.rake, s.lines::text[] AS lines, s.prizes::text[] AS prizes, s.carried::text[] AS carried, s.without_jackpot
     FROM house.lottery_share s JOIN house.draw d USING (draw_id) JOIN house.chain c USING (chain_id)
     WHERE c.game_code = $1 ORDER BY d.number`,
    [code],
  );
  const tickets = await query<TicketRow>(
    `SELECT b.draw_id, b.currency, b.public_id::text AS id, b.bet, b.wager, b.state, b.win
     FROM house.draw_bet b JOIN house.draw d USING (draw_id) JOIN house.chain c USING (chain_id)
     WHERE c.game_code = $1 AND b.state IN ('won', 'lost') ORDER BY b.public_id`,
    [code],
  );
  const sold = Map.groupBy(tickets, ({ draw_id, currency }) => `${draw_id} ${currency}`);
  const carried = new Map<string, Carried>();
  const first = { before: Array.from({ length: poolsIn(known.game.pool) }, () => 0n), without: 0 };
  const seen: string[] = [];
  for (const share of shares) {
    const key = `${share.draw_id} ${share.currency}`;
    const own = sold.get(key) ?? [];
    carried.set(share.currency, expectShared(known, share, own, carried.get(share.currency) ?? first));
    sold.delete(key);
    seen.push(`${code} ${share.currency} ${own.some(({ state }) => state === 'won') ? 'won' : 'lost'}`);
    if (share.lines.some((count) => BigInt(count) > 1n) && own.length > 1) seen.push(`${code} tied`);
  }
  // What was decided and is in no share would have been paid out of nothing.
  expect([...sold.keys()]).toEqual([]);
  return seen;
}

type DrawRow = {
  number: number;
  state: string;
  link: string | null;
  outcome: unknown;
  /** Whether it had bets and never ran, though nobody has called it off. */
  is_given_back: boolean;
};

/** Every draw of a game is there, and came to what its link says, whichever process has revealed it. @returns what was seen. */
async function expectDrawn({ query }: Pick<PoolNodes, 'query'>, known: KnownGame): Promise<string[]> {
  const { code } = known.game;
  const draws = await query<DrawRow>(
    `SELECT d.number, d.state, encode(d.link, 'hex') AS link, d.outcome,
       d.state = 'cancelled' AND d.called_off_at IS NULL AND EXISTS (
         SELECT FROM house.draw_bet b JOIN house.round r USING (public_id)
         WHERE b.draw_id = d.draw_id AND r.state = 'rolled_back') AS is_given_back
     FROM house.draw d JOIN house.chain c USING (chain_id) WHERE c.game_code = $1 ORDER BY d.number`,
    [code],
  );
  expect(draws.map(({ number }) => number)).toEqual(draws.map((_, index) => index + 1));
  for (const { number, state, link, outcome } of draws) {
    if (state !== 'settled' && state !== 'cancelled') continue;
    expect({ link, outcome }, `${code} ${number}`).toEqual({
      link: known.linkOf(number),
      outcome: known.outcomeOf(number),
    });
  }
  return draws.map(({ state, is_given_back }) => `${code} ${is_given_back ? 'never ran' : state}`);
}

/** Both of every game. @returns what was seen, in words. */
export async function expectReplayed(live: Pick<PoolNodes, 'query' | 'codes' | 'known'>): Promise<string[]> {
  const seen: string[] = [];
  for (const code of live.codes) {
    const known = live.known(code);
    seen.push(...(await replayGame(live, known)), ...(await expectDrawn(live, known)));
  }
  return seen;
}
