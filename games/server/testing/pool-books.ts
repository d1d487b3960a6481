/** What has to hold of the books of a game with pools, whatever was played. */
import { expect } from 'vitest';
import { faultsOfPools } from '../draws/live/pool-report.ts';
import type { LiveHouse } from './live-house.ts';

/** What is under way, of anybody. */
export function underWay({ query }: Pick<LiveHouse, 'query'>): Promise<object[]> {
  return query(
    `SELECT r.state FROM house.round r LEFT JOIN house.draw_bet b USING (public_id) LEFT JOIN house.draw d USING (draw_id)
     WHERE r.state NOT IN ('settled', 'refused', 'rolled_back')
       OR (b.state <> 'void' AND d.state NOT IN ('settled', 'cancelled'))`,
  );
}

/** What was staked is what was paid, kept and carried, in the house's books and in the operator's. @param start what each player had. */
export async function expectKept(
  live: Pick<LiveHouse, 'query' | 'operator' | 'owner'>,
  players: readonly string[],
  start: bigint,
): Promise<void> {
  const [books] = await live.query<{
    staked: string | null;
    paid: string | null;
    rake: string | null;
    carried: string | null;
    wins: number;
    settled: number;
  }>(
    `SELECT sum(bet)::text AS staked, sum(win)::text AS paid,
       (SELECT sum(rake)::text FROM house.lottery_share) AS rake,
       (SELECT sum(house.sum_of(carried))::text FROM house.lottery_pool) AS carried,
       (SELECT count(*)::int FROM house.round_transaction WHERE kind = 'win' AND state = 'acknowledged') AS wins,
       count(*)::int AS settled
     FROM house.draw_bet WHERE state IN ('won', 'lost')`,
  );
  if (!books) throw new Error('There are no books.');
  const [staked = 0n, paid = 0n, rake = 0n, carried = 0n] = [
    books.staked,
    books.paid,
    books.rake,
    books.carried,
  ].map((each) => BigInt(each ?? 0));
  expect(staked).toBe(paid + rake + carried);
  expect(books.wins).toBe(books.settled);
  expect(live.operator.jackpotBooks()).toBe(carried);
  const balances = players.reduce((sum, player) => sum + (live.operator.balances.get(player) ?? 0n), 0n);
  expect(balances).toBe(BigInt(players.length) * start - staked + paid);
  expect(await faultsOfPools(live.owner)).toEqual([]);
}
