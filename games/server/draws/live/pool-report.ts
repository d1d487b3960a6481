/** What the house has of the pools of its lotteries, for its operator: what ever went into them, what they paid, and whether it adds up. */
import { demoCurrency } from '@marquee/contract/providers/hub88.ts';
import type { Queryable } from '../../transaction.ts';

export type PoolReport = {
  gameCode: string;
  currency: string;
  /** The draw that is sold next for these pools, counted from the first that was shared out. */
  number: number;
  /** Since when the jackpot grows. */
  since: Date;
  /** What is in the pools of all tiers, with what is staked on draws to come. */
  amount: bigint;
  tickets: bigint;
  contributed: bigint;
  paid: bigint;
  /** Contributions whose bets are not answered yet, and prizes that the operator has not been told of yet. */
  onTheirWay: { contributed: bigint; paid: bigint };
};

type ReportRow = { game_code: string; currency: string; number: number; since: Date } & Record<
  'carried' | 'open' | 'tickets' | 'contributed' | 'paid' | 'asked' | 'paid_owed',
  string
>;

/** The pools that any money has gone into, in one snapshot. */
export async function reportPools(client: Queryable): Promise<PoolReport[]> {
  const { rows } = await client.query<ReportRow>(
    `WITH ticket AS (
       SELECT c.game_code, b.currency, min(d.opens_at) AS first_at,
         count(*) FILTER (WHERE b.state NOT IN ('asked', 'void')) AS tickets,
         coalesce(sum(b.contribution) FILTER (WHERE b.state NOT IN ('asked', 'void')), 0) AS contributed,
         coalesce(sum(b.contribution) FILTER (WHERE b.state = 'standing'), 0) AS open,
         coalesce(sum(b.win - coalesce(b.from_rake, 0)), 0) AS paid,
         -- The operator may have booked a ticket that is not answered, or is given back, until the round has said so.
         coalesce(sum(b.contribution) FILTER (WHERE b.state = 'asked' OR (b.state = 'void' AND r.state IN ('opened', 'rolling_back'))), 0)
           AS asked,
         coalesce(sum(b.win - coalesce(b.from_rake, 0)) FILTER (WHERE r.state = 'closing'), 0) AS paid_owed
       FROM house.draw_bet b JOIN house.draw d USING (draw_id) JOIN house.chain c USING (chain_id)
       JOIN house.round r ON r.public_id = b.public_id
       WHERE b.contribution IS NOT NULL GROUP BY 1, 2
     ), shared AS (
       SELECT c.game_code, s.currency, count(*)::integer AS draws, max(d.closes_at) FILTER (WHERE s.without_jackpot = 0) AS won_at
       FROM house.lottery_share s JOIN house.draw d USING (draw_id) JOIN house.chain c USING (chain_id) GROUP BY 1, 2
     )
     SELECT t.game_code, t.currency, coalesce(s.draws, 0) + 1 AS number, coalesce(s.won_at, t.first_at) AS since,
       coalesce(house.sum_of(p.carried), 0) AS carried, t.open, t.tickets, t.contributed, t.paid, t.asked, t.paid_owed
     FROM ticket t LEFT JOIN shared s USING (game_code, currency) LEFT JOIN house.lottery_pool p USING (game_code, currency)
     ORDER BY 1, 2`,
  );
  return rows.map((row) => ({
    gameCode: row.game_code,
    currency: row.currency,
    number: row.number,
    since: row.since,
    amount: BigInt(row.carried) + BigInt(row.open),
    tickets: BigInt(row.tickets),
    contributed: BigInt(row.contributed),
    paid: BigInt(row.paid),
    onTheirWay: { contributed: BigInt(row.asked), paid: BigInt(row.paid_owed) },
  }));
}

/** What does not add up of the pools, in words; empty if all does. One snapshot, and it locks nothing. */
export async function faultsOfPools(client: Queryable): Promise<string[]> {
  const { rows } = await client.query<{ fault: string }>(
    `WITH share AS (
       SELECT c.game_code, d.number, s.*, s.currency = $1 AS is_demo,
         coalesce(lag(s.carried) OVER pools, array_fill(0::bigint, ARRAY[cardinality(s.before)])) AS carried_before,
         lag(s.without_jackpot, 1, 0) OVER pools AS without_then
       FROM house.lottery_share s JOIN house.draw d USING (draw_id) JOIN house.chain c USING (chain_id)
       WINDOW pools AS (PARTITION BY c.game_code, s.currency ORDER BY c.number, d.number)
     ), ticket AS (
       SELECT b.draw_id, b.currency, sum(b.bet) AS staked, sum(b.win) AS paid
       FROM house.draw_bet b WHERE b.state IN ('won', 'lost') AND b.contribution IS NOT NULL GROUP BY 1, 2
     )
     SELECT format('%s %s draw %s does not share what the one before has left', game_code, currency, number) AS fault
     FROM share WHERE before <> carried_before OR without_before <> without_then
     UNION ALL
     SELECT format('%s %s draw %s shares out %s and not %s', game_code, s.currency, number, s.staked, coalesce(t.staked, 0))
     FROM share s LEFT JOIN ticket t USING (draw_id, currency) WHERE NOT s.is_demo AND s.staked IS DISTINCT FROM t.staked
     UNION ALL
     SELECT format('%s %s draw %s pays %s and not %s', game_code, s.currency, number, coalesce(t.paid, 0),
       house.paid_to(s.lines, s.prizes))
     FROM share s LEFT JOIN ticket t USING (draw_id, currency)
     WHERE NOT s.is_demo AND house.paid_to(s.lines, s.prizes) IS DISTINCT FROM t.paid
     UNION ALL
     SELECT format('%s %s holds what no draw has left', p.game_code, p.currency)
     FROM house.lottery_pool p LEFT JOIN house.lottery_share s USING (draw_id, currency)
     WHERE (p.carried, p.without_jackpot) IS DISTINCT FROM (s.carried, s.without_jackpot)
     UNION ALL
     SELECT format('draw %s in %s was settled and not shared out', t.draw_id, t.currency)
     FROM ticket t LEFT JOIN house.lottery_share s USING (draw_id, currency) WHERE s.draw_id IS NULL`,
    // Demo rounds are forgotten after a while: their draws cannot be counted again.
    [demoCurrency],
  );
  return rows.map(({ fault }) => fault);
}
