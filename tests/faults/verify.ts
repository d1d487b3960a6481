import type pg from 'pg';
import type { Ledger } from '../../server/ledger/ledger.ts';
import type { Acknowledged } from './load.ts';
import { type Gambler, OPENING_BALANCE, PROVIDER_CODE } from './players.ts';

/** What the ledger says about everything that was acknowledged so far. */
export type Verdict = {
  /** Acknowledged, and not in the ledger. */
  readonly lost: number;
  /** Acted more than once, or acted without having been acknowledged. */
  readonly doubled: number;
  /** Players whose balance is not what they were told. */
  readonly wrongBalances: number;
  readonly balanced: boolean;
};

/** Compares the ledger with the list of acknowledgements; nothing may be under way meanwhile. */
export async function verify(options: {
  pool: pg.Pool;
  ledger: Ledger;
  gamblers: readonly Gambler[];
  acknowledged: readonly Acknowledged[];
}): Promise<Verdict> {
  const { pool, gamblers, acknowledged } = options;
  const operations = await pool.query<{ external_id: string; times: number; postings: number }>(
    `SELECT o.external_id, count(DISTINCT (o.player_id, o.xact_id))::int AS times, count(p.sequence)::int AS postings
     FROM ledger.operation o
     LEFT JOIN ledger.posting p
       ON (p.site_id, p.player_id, p.currency, p.sequence) = (o.site_id, o.player_id, o.currency, o.sequence)
     WHERE o.source = $1 AND o.player_id = ANY ($2::bigint[])
     GROUP BY o.external_id`,
    [PROVIDER_CODE, gamblers.map((gambler) => gambler.playerId)],
  );
  const found = new Map(operations.rows.map((row) => [row.external_id, row]));
  const known = new Set(acknowledged.map((each) => each.transaction));
  // The load moves real money only, so that each operation that moves anything has exactly one posting.
  const lost = acknowledged.filter((each) => {
    const row = found.get(each.transaction);
    return !row || (each.movement !== 0n && row.postings === 0);
  }).length;
  const doubled = operations.rows.filter(
    (row) => row.times > 1 || row.postings > 1 || !known.has(row.external_id),
  ).length;
  const books = await options.ledger.trialBalance();
  return {
    lost,
    doubled,
    wrongBalances: await countWrongBalances(pool, gamblers, acknowledged),
    balanced: books.balanced,
  };
}

async function countWrongBalances(
  pool: pg.Pool,
  gamblers: readonly Gambler[],
  acknowledged: readonly Acknowledged[],
): Promise<number> {
  const expected = new Map(gamblers.map((gambler) => [gambler.playerId, OPENING_BALANCE]));
  for (const { gambler, movement } of acknowledged) {
    expected.set(gambler.playerId, (expected.get(gambler.playerId) ?? 0n) + movement);
  }
  const wallets = await pool.query<{ player_id: bigint; real: bigint }>(
    `SELECT player_id, "real" FROM ledger.wallet WHERE player_id = ANY ($1::bigint[])`,
    [[...expected.keys()]],
  );
  const wrong = wallets.rows.filter((row) => expected.get(row.player_id) !== row.real);
  return wrong.length + gamblers.length - wallets.rows.length;
}
