import { sql, type Database } from '../kernel/database.ts';
import type { Minor } from '../kernel/money.ts';
import { kinds } from '../ledger/accounts.ts';

/** What the ledger has booked of a provider's jackpots in a currency, over all sites. */
export interface JackpotBooks {
  readonly currency: string;
  /** Less what was taken back. */
  readonly contributed: Minor;
  readonly seeds: Minor;
  /** Less what was taken back. */
  readonly paid: Minor;
}

/** Reads every posting of the provider; on a large ledger, run it on a replica. */
export async function readJackpotBooks(db: Database, providerCode: string): Promise<JackpotBooks[]> {
  const { jackpot_contribution, jackpot_return, jackpot_payout, jackpot_payout_return, jackpot_seed } = kinds;
  const sumOf = (plus: number, minus: number | null) =>
    sql`coalesce(sum(case j.kind when ${sql.lit(plus)} then j.amount when ${sql.lit(minus ?? -1)} then -j.amount end), 0)::bigint`;
  const { rows } = await sql<JackpotBooks>`
    select j.currency,
      ${sumOf(jackpot_contribution.code, jackpot_return.code)} as contributed,
      ${sumOf(jackpot_seed.code, null)} as seeds,
      ${sumOf(jackpot_payout.code, jackpot_payout_return.code)} as paid
    from ledger.journal j
    where j.source = ${providerCode} and j.kind between ${sql.lit(jackpot_contribution.code)} and ${sql.lit(jackpot_payout_return.code)}
    group by j.currency order by j.currency`.execute(db);
  return rows;
}
