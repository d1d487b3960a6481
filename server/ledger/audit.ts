import { type Database, sql } from '../kernel/database.ts';
import type { ChainReport, TrialBalance, TrialBalanceLine, WalletFault } from './types.ts';

/**
 * Audit the whole journal by reading every posting.
 *
 * `lines` are the debits and credits of each account. `faults` are wallets that differ from their postings (a bucket
 * that differs from the sum of the legs after any operation, or a gap in the sequence), operations that differ from
 * their postings, and house balances that differ from the postings they sum up. `balanced` is true if there is no fault
 * and debits equal credits in each currency of each site.
 */
export async function readTrialBalance(db: Database): Promise<TrialBalance> {
  // All queries read one snapshot, so that concurrent postings do not affect the comparison.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const lines = await readLines(trx);
      const faults = [...(await readWalletFaults(trx)), ...(await readHouseFaults(trx))];
      const sums = new Map<string, bigint>();
      for (const { siteId, currency, debit, credit } of lines) {
        const book = `${siteId} ${currency}`;
        sums.set(book, (sums.get(book) ?? 0n) + credit - debit);
      }
      const balanced = faults.length === 0 && [...sums.values()].every((sum) => sum === 0n);
      return { lines, faults, balanced };
    });
}

type Sums = Pick<TrialBalanceLine, 'debit' | 'credit'>;

async function readLines(db: Database): Promise<TrialBalanceLine[]> {
  // The turnover of an account can be more than a bigint column holds.
  const { rows } = await sql<Record<keyof Sums, string> & Omit<TrialBalanceLine, keyof Sums>>`
    select s.site_id as "siteId", s.currency, a.name as account, sum(s.debit)::text as debit, sum(s.credit)::text as credit
    from (
      select p.site_id, p.currency, p.debit as account, p.amount as debit, 0 as credit from ledger.posting p
      union all
      select p.site_id, p.currency, p.credit, 0, p.amount from ledger.posting p
    ) s
    join ledger.account a on a.code = s.account
    group by s.site_id, s.currency, a.code, a.name
    order by s.site_id, s.currency, a.code`.execute(db);
  return rows.map((row) => ({ ...row, debit: BigInt(row.debit), credit: BigInt(row.credit) }));
}

async function readWalletFaults(db: Database): Promise<WalletFault[]> {
  const { rows } = await sql<WalletFault>`
    with movement as (
      select p.site_id, p.player_id, p.currency, p.sequence,
        max(p.real_after) as real_after, max(p.bonus_after) as bonus_after,
        max(p.token_after) as token_after, max(p.locked_after) as locked_after,
        sum(case 1 when p.credit then p.amount when p.debit then -p.amount else 0 end) as "real",
        sum(case 2 when p.credit then p.amount when p.debit then -p.amount else 0 end) as bonus,
        sum(case 3 when p.credit then p.amount when p.debit then -p.amount else 0 end) as token,
        sum(case 4 when p.credit then p.amount when p.debit then -p.amount else 0 end) as locked
      from ledger.posting p
      group by 1, 2, 3, 4
    ),
    replay as (
      select m.*,
        sum(m."real") over w as real_sum, sum(m.bonus) over w as bonus_sum,
        sum(m.token) over w as token_sum, sum(m.locked) over w as locked_sum,
        row_number() over w as place
      from movement m
      window w as (partition by m.site_id, m.player_id, m.currency order by m.sequence)
    ),
    last as (
      select distinct on (r.site_id, r.player_id, r.currency) r.* from replay r
      order by r.site_id, r.player_id, r.currency, r.sequence desc
    )
    select r.site_id as "siteId", r.player_id as "playerId", r.currency,
      format('sequence %s does not follow from the one before it', r.sequence) as fault
    from replay r
    where r.place <> r.sequence
      or (r.real_sum, r.bonus_sum, r.token_sum, r.locked_sum)
        is distinct from (r.real_after, r.bonus_after, r.token_after, r.locked_after)
    union all
    select coalesce(w.site_id, l.site_id), coalesce(w.player_id, l.player_id), coalesce(w.currency, l.currency),
      case when w.site_id is null then 'there are postings but no wallet'
        else 'the wallet does not match its postings' end
    from ledger.wallet w
    full join last l on l.site_id = w.site_id and l.player_id = w.player_id and l.currency = w.currency
    where (coalesce(l.real_after, 0), coalesce(l.bonus_after, 0), coalesce(l.token_after, 0), coalesce(l.locked_after, 0),
        coalesce(l.sequence, 0))
      is distinct from (w."real", w.bonus, w.token, w.locked, w.version)
    union all
    select o.site_id, o.player_id, o.currency,
      format('operation %s %s does not match its postings', o.source, o.external_id)
    from ledger.operation o
    left join movement m
      on m.site_id = o.site_id and m.player_id = o.player_id and m.currency = o.currency and m.sequence = o.sequence
    where (o.sequence is not null and m.sequence is null)
      or (o.sequence is not null and (abs(m."real"), abs(m.bonus)) is distinct from (o.real_amount, o.bonus_amount))
    limit 100`.execute(db);
  return rows;
}

async function readHouseFaults(db: Database): Promise<WalletFault[]> {
  const { rows } = await sql<WalletFault>`
    with state as (select position from ledger.roll_up_state),
    expected as (
      select p.site_id, a.account, p.currency, (p.posted_at at time zone 'UTC')::date as period,
        sum(a.debit) as debit, sum(a.credit) as credit
      from ledger.posting p
      cross join lateral (values (p.debit, p.amount, 0), (p.credit, 0, p.amount)) a(account, debit, credit)
      where a.account >= 100 and p.xact_id < (select position from state)
      group by 1, 2, 3, 4
    )
    select coalesce(h.site_id, e.site_id) as "siteId", 0::bigint as "playerId", coalesce(h.currency, e.currency) as currency,
      format('the balance of account %s on %s does not match its postings', coalesce(h.account, e.account),
        coalesce(h.period, e.period)) as fault
    from ledger.house_balance h
    full join expected e using (site_id, account, currency, period)
    where (h.debit, h.credit) is distinct from (e.debit, e.credit)
    limit 100`.execute(db);
  return rows;
}

/** Hash the journal again and compare it with the stored blocks. */
export async function verifyChain(db: Database): Promise<ChainReport> {
  const { rows } = await sql<{ blocks: bigint; postings: bigint; head: string | null; fault: string | null }>`
    select * from ledger.verify_chain()`.execute(db);
  const row = rows[0];
  return {
    blocks: Number(row?.blocks ?? 0n),
    postings: Number(row?.postings ?? 0n),
    head: row?.head ?? '',
    fault: row?.fault ?? null,
  };
}
