import { sql, type Database } from '../kernel/database.ts';
import type { Minor } from '../kernel/money.ts';

/** One debit and one credit of an operation, by the names of their accounts. */
export interface Posting {
  readonly source: string;
  readonly externalId: string;
  readonly sequence: bigint;
  readonly debit: string;
  readonly credit: string;
  readonly amount: Minor;
}

/** The postings of a wallet's operations, by their sequences and the time in which they were posted, its ends included. */
export async function readPostings(
  db: Database,
  wallet: { readonly siteId: number; readonly playerId: bigint; readonly currency: string },
  sequences: readonly bigint[],
  time: { readonly from: Date; readonly to: Date },
): Promise<Posting[]> {
  if (sequences.length === 0) return [];
  const { siteId, playerId, currency } = wallet;
  // A time as JavaScript has it is cut to whole milliseconds.
  const to = new Date(time.to.getTime() + 1);
  const { rows } = await sql<Posting>`
    select p.source, p.external_id as "externalId", p.sequence, debit.name as debit, credit.name as credit, p.amount
    from ledger.posting p
    join ledger.account debit on debit.code = p.debit
    join ledger.account credit on credit.code = p.credit
    where p.site_id = ${siteId} and p.player_id = ${playerId} and p.currency = ${currency}
      and p.sequence = any(${sequences}::bigint[]) and p.posted_at >= ${time.from} and p.posted_at <= ${to}
    order by p.sequence, p.leg`.execute(db);
  return rows;
}
