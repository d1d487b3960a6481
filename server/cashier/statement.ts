import { sql, type Database } from '../kernel/database.ts';
import type { Minor } from '../kernel/money.ts';
import { accounts, kinds } from '../ledger/accounts.ts';
import type { WalletKey } from '../ledger/ledger.ts';
import { kindsOfLine, type StatementLine } from './statement-lines.ts';

/**
 * opening + deposits − withdrawals − stakes + payouts + rollbacks + bonuses + adjustments = closing. Amounts are of the
 * usable balance, real and bonus.
 */
export interface Statement {
  readonly opening: Minor;
  readonly deposits: Minor;
  /** Held or paid out, less what was returned. */
  readonly withdrawals: Minor;
  readonly stakes: Minor;
  readonly payouts: Minor;
  /** Stakes returned, less payouts taken back. */
  readonly rollbacks: Minor;
  /** Bonuses and rewards granted, less bonus money that was forfeited or expired. */
  readonly bonuses: Minor;
  readonly adjustments: Minor;
  readonly closing: Minor;
}

/**
 * A wallet's statement for what was posted after `from` and up to and including `to`. Opening and closing are the
 * balances stored with the postings, and the sums are computed independently in the same snapshot. They agree because
 * the ledger is right, not because this query makes them.
 */
export async function readStatement(
  db: Database,
  wallet: WalletKey,
  period: { from: Date; to: Date },
): Promise<Statement> {
  const ofWallet = sql`site_id = ${wallet.siteId} and player_id = ${wallet.playerId} and currency = ${wallet.currency}`;
  const usable = sql.join(
    [accounts.player_real.code, accounts.player_bonus.code].map((code) => sql.lit(code)),
  );
  const changeOf = (line: StatementLine) => {
    const codes = sql.join(kindsOfLine(line).map((kind) => sql.lit(kinds[kind].code)));
    return sql`coalesce(sum(change) filter (where kind in (${codes})), 0)::bigint`;
  };
  const standingAt = (time: Date) => sql`
    coalesce((select real_after + bonus_after from ledger.journal
      where ${ofWallet} and posted_at <= ${time} order by sequence desc limit 1), 0)::bigint`;
  const { rows } = await sql<Statement>`
    select ${standingAt(period.from)} as opening, ${standingAt(period.to)} as closing,
      ${changeOf('deposits')} as deposits,
      -${changeOf('withdrawals')} as withdrawals,
      -${changeOf('stakes')} as stakes,
      ${changeOf('payouts')} as payouts,
      ${changeOf('rollbacks')} as rollbacks,
      ${changeOf('bonuses')} as bonuses,
      ${changeOf('adjustments')} as adjustments
    from (
      select kind,
        sum(amount) * (case when credit in (${usable}) then 1 else 0 end - case when debit in (${usable}) then 1 else 0 end) as change
      from ledger.journal
      where ${ofWallet} and posted_at > ${period.from} and posted_at <= ${period.to}
      group by kind, debit, credit
    ) moved`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('The statement has no row');
  return row;
}
