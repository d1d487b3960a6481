/**
 * Whether the house's rows and the operator's ledger say the same of games with pools, bet by bet and to the last unit: in every currency
 * stakes are prizes, rake, what is carried and what was given back.
 */
import { expect } from 'vitest';
import { faultsOfPools, reportPools } from '../draws/live/pool-report.ts';
import type { Queryable } from '../transaction.ts';
import type { Entry, TestOperator } from './operator.ts';

type Books = {
  query: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;
  owner: Queryable;
  operator: TestOperator;
};
export type Purse = { player: string; currency: string; start: bigint };

type BetRow = {
  id: string;
  game_code: string;
  currency: string;
  player: string;
  state: string;
  bet: string;
  win: string | null;
  round_state: string;
};

/** What has gone through a game in a currency, as whoever keeps it has it. */
type Sums = { taken: bigint; givenBack: bigint; paid: bigint };

const keyOf = (code: string, currency: string): string => `${code} ${currency}`;

/** What the operator has booked of a round: bets that were not rolled back, those that were, and wins. */
function bookedOf({ entries, rolledBack }: TestOperator) {
  const byRound = Map.groupBy(entries, ([, { round }]) => round);
  return (round: string) => {
    const all = byRound.get(round) ?? [];
    const bets = all.filter(([, { kind }]) => kind === 'bet');
    return {
      bets: bets.filter(([id]) => !rolledBack.has(id)).map(([, entry]) => entry),
      givenBack: bets.filter(([id]) => rolledBack.has(id)).map(([, entry]) => entry),
      wins: all.filter(([, { kind }]) => kind === 'win').map(([, entry]) => entry),
    };
  };
}

const sum = (amounts: Iterable<bigint>): bigint => [...amounts].reduce((all, each) => all + each, 0n);
const amounts = (entries: readonly Entry[]): bigint[] => entries.map(({ amount }) => amount);

/** Every bet that was decided is booked once and paid once, and every other is booked by nobody. */
function expectBetsBooked(bets: readonly BetRow[], operator: TestOperator): void {
  const booked = bookedOf(operator);
  for (const row of bets) {
    const { id, game_code: gameCode, currency, player: user, state, round_state } = row;
    const { bets: kept, wins } = booked(id);
    const said = JSON.stringify(row);
    const isDecided = state === 'won' || state === 'lost';
    const of = { user, gameCode, currency };
    expect(kept, said).toMatchObject(isDecided ? [{ ...of, amount: BigInt(row.bet) }] : []);
    expect(wins, said).toMatchObject(isDecided ? [{ ...of, amount: BigInt(row.win ?? -1) }] : []);
    expect(isDecided ? ['settled'] : ['refused', 'rolled_back'], said).toContain(round_state);
  }
  const known = new Set(bets.map(({ id }) => id));
  expect([...operator.entries.values()].filter(({ round }) => !known.has(round))).toEqual([]);
}

/** What went through each game in each currency. @returns it by game and currency, as the operator has booked it. */
function sumsOf(bets: readonly BetRow[], operator: TestOperator): Map<string, Sums> {
  const booked = bookedOf(operator);
  return new Map(
    [...Map.groupBy(bets, ({ game_code, currency }) => keyOf(game_code, currency))].map(([key, own]) => {
      const each = own.map(({ id }) => booked(id));
      const givenBack = sum(each.flatMap((of) => amounts(of.givenBack)));
      const kept = sum(each.flatMap((of) => amounts(of.bets)));
      return [key, { taken: kept + givenBack, givenBack, paid: sum(each.flatMap((of) => amounts(of.wins))) }];
    }),
  );
}

type PoolRow = { game_code: string; currency: string; carried: string; rake: string };

/**
 * Nothing is lost, made or paid twice, whatever was played by whichever process. Nothing may be under way.
 * @returns in which games and currencies the operator has given something back.
 */
export async function expectBooksAgree(
  { query, owner, operator }: Books,
  purses: readonly Purse[],
): Promise<string[]> {
  const bets = await query<BetRow>(
    `SELECT r.public_id::text AS id, r.game_code, r.currency, r.player, b.state, r.bet, b.win, r.state AS round_state
     FROM house.round r LEFT JOIN house.draw_bet b USING (public_id) WHERE r.player NOT LIKE 'demo:%'`,
  );
  expectBetsBooked(bets, operator);
  const pools = await query<PoolRow>(
    `SELECT p.game_code, p.currency, house.sum_of(p.carried)::text AS carried,
       (SELECT sum(s.rake)::text FROM house.lottery_share s JOIN house.draw d USING (draw_id) JOIN house.chain c USING (chain_id)
        WHERE c.game_code = p.game_code AND s.currency = p.currency) AS rake
     FROM house.lottery_pool p WHERE p.currency <> 'XXX'`,
  );
  const byKey = new Map(pools.map((pool) => [keyOf(pool.game_code, pool.currency), pool]));
  const sums = sumsOf(bets, operator);
  for (const [key, { taken, givenBack, paid }] of sums) {
    const pool = byKey.get(key);
    expect(taken, key).toBe(paid + BigInt(pool?.rake ?? 0) + BigInt(pool?.carried ?? 0) + givenBack);
  }
  for (const { game_code: gameCode, currency, carried } of pools)
    expect(operator.jackpotBooks({ gameCode, currency }), keyOf(gameCode, currency)).toBe(BigInt(carried));
  expect(operator.jackpotBooks()).toBe(sum(pools.map(({ carried }) => BigInt(carried))));
  for (const { gameCode, currency, amount, contributed, paid, onTheirWay } of await reportPools(owner)) {
    expect(contributed - paid, keyOf(gameCode, currency)).toBe(amount);
    expect(onTheirWay).toEqual({ contributed: 0n, paid: 0n });
  }
  for (const { player, currency, start } of purses) {
    const own = bets.filter((bet) => bet.player === player && (bet.state === 'won' || bet.state === 'lost'));
    expect(own.filter((bet) => bet.currency !== currency)).toEqual([]);
    const change = sum(own.map(({ bet, win }) => BigInt(win ?? 0) - BigInt(bet)));
    expect(operator.balances.get(player), player).toBe(start + change);
  }
  expect(await faultsOfPools(owner)).toEqual([]);
  return [...sums].flatMap(([key, { givenBack }]) => (givenBack > 0n ? [`${key} given back`] : []));
}
