/** What the house has of its jackpots, for its operator: pots in force, and all that ever entered and was paid. */
import type { Queryable } from '../transaction.ts';

export type JackpotReport = {
  jackpotId: string;
  currency: string;
  pot: number;
  openedAt: Date;
  /** What the pot in force began with. */
  seed: bigint;
  amount: bigint;
  mustPayBy: bigint;
  saved: bigint;
  /** Of all pots. */
  entries: bigint;
  contributed: bigint;
  /** What the house has added to seeds. */
  seeds: bigint;
  paid: bigint;
  /** Contributions whose bets are not answered yet, and what settled rounds have not told the operator yet. */
  onTheirWay: { contributed: bigint; seeds: bigint; paid: bigint };
  /** A seed that no entry has told yet, because its pot has none. */
  untoldSeed: bigint;
};

type ReportRow = {
  jackpot_id: string;
  currency: string;
  pot: number;
  opened_at: Date;
} & Record<
  | 'seed'
  | 'amount'
  | 'must_pay_by'
  | 'saved'
  | 'entries'
  | 'contributed'
  | 'seeds'
  | 'paid'
  | 'asked'
  | 'seeds_owed'
  | 'paid_owed'
  | 'untold_seed',
  string
>;

/** The jackpots that anything has entered, in one snapshot; with `all`, every one. */
export async function reportJackpots(
  client: Queryable,
  { all = false }: { all?: boolean } = {},
): Promise<JackpotReport[]> {
  const { rows } = await client.query<ReportRow>(
    `WITH won AS (
       SELECT jackpot_id, currency, sum(entries) AS entries, sum(contributed) AS contributed, sum(seed_added) AS seeds, sum(paid) AS paid
       FROM house.jackpot_won GROUP BY 1, 2
     ), owed AS (
       SELECT e.jackpot_id, e.currency,
         coalesce(sum(e.contribution) FILTER (WHERE e.state = 'asked'), 0) AS asked,
         coalesce(sum(e.seed_told) FILTER (WHERE r.state = 'closing'), 0) AS seeds,
         coalesce(sum(e.paid) FILTER (WHERE r.state = 'closing'), 0) AS paid
       FROM house.jackpot_entry e JOIN house.round r USING (round_id)
       WHERE r.state IN ('opened', 'closing') GROUP BY 1, 2
     )
     SELECT j.jackpot_id, j.currency, j.pot, j.opened_at, j.seed, j.amount, j.must_pay_by, j.saved,
       j.entries + coalesce(won.entries, 0) AS entries, j.contributed + coalesce(won.contributed, 0) AS contributed,
       j.seed_added + coalesce(won.seeds, 0) AS seeds, coalesce(won.paid, 0) AS paid,
       coalesce(owed.asked, 0) AS asked, coalesce(owed.seeds, 0) AS seeds_owed, coalesce(owed.paid, 0) AS paid_owed,
       CASE WHEN j.entries = 0 THEN j.seed_added ELSE 0 END AS untold_seed
     FROM house.jackpot j LEFT JOIN won USING (jackpot_id, currency) LEFT JOIN owed USING (jackpot_id, currency)
     WHERE $1 OR j.entries > 0 OR won.entries > 0 OR owed.asked > 0
     ORDER BY j.jackpot_id, j.currency`,
    [all],
  );
  return rows.map((row) => ({
    jackpotId: row.jackpot_id,
    currency: row.currency,
    pot: row.pot,
    openedAt: row.opened_at,
    seed: BigInt(row.seed),
    amount: BigInt(row.amount),
    mustPayBy: BigInt(row.must_pay_by),
    saved: BigInt(row.saved),
    entries: BigInt(row.entries),
    contributed: BigInt(row.contributed),
    seeds: BigInt(row.seeds),
    paid: BigInt(row.paid),
    onTheirWay: {
      contributed: BigInt(row.asked),
      seeds: BigInt(row.seeds_owed),
      paid: BigInt(row.paid_owed),
    },
    untoldSeed: BigInt(row.untold_seed),
  }));
}

const mostWins = 100;

/** The latest pots that were won, latest first. */
export async function readWins(client: Queryable) {
  const { rows } = await client.query<{
    jackpot_id: string;
    currency: string;
    pot: number;
    entries: string;
    contributed: string;
    paid: string;
    public_id: string;
    won_at: Date;
  }>(
    `SELECT w.jackpot_id, w.currency, w.pot, w.entries, w.contributed, w.paid, r.public_id, w.won_at
     FROM house.jackpot_won w JOIN house.round r USING (round_id) ORDER BY w.won_at DESC, w.pot DESC LIMIT $1`,
    [mostWins],
  );
  return rows.map((row) => ({
    id: row.jackpot_id,
    currency: row.currency,
    number: row.pot,
    entries: row.entries,
    contributed: row.contributed,
    paid: row.paid,
    round: row.public_id,
    won_at: row.won_at.toISOString(),
  }));
}
