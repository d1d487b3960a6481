import { accounts } from '../ledger/accounts.ts';
import { sql, type Database } from '../kernel/database.ts';
import { formatMoney, type Minor } from '../kernel/money.ts';
import type { CashierApp } from './deposit.ts';
import { findDeposit } from './present-deposit.ts';
import { settleDeposit } from './settle-deposit.ts';

/** What passed through one clearing account of a site in a day. */
export interface ClearingLine {
  readonly siteCode: string;
  readonly account: string;
  readonly currency: string;
  readonly paidIn: Minor;
  readonly paidOut: Minor;
}

/** Something that does not match: which row, and how. */
export interface Difference {
  readonly what: string;
  readonly detail: string;
}

export interface Reconciliation {
  /** UTC, as yyyy-mm-dd. */
  readonly day: string;
  readonly lines: readonly ClearingLine[];
  readonly differences: readonly Difference[];
  /** Deposits that were not credited although the gateway reports them as paid. This run credited them. */
  readonly creditedLate: number;
}

const day_ms = 86_400_000;
/** The most gateway requests in flight at once. */
const lanes = 8;

/**
 * Reconcile a day (UTC), by default yesterday. The gateways are first asked about the payments of the day's deposits,
 * because a notice may have been lost; those that were paid are credited. Then every posting on a clearing account is
 * compared with its deposit or withdrawal, and every settled deposit and withdrawal with its postings.
 */
export async function reconcile(app: CashierApp, day?: string): Promise<Reconciliation> {
  const named = day ?? new Date(app.clock.now().getTime() - day_ms).toISOString().slice(0, 10);
  const from = new Date(`${named}T00:00:00Z`);
  const period = { from, to: new Date(from.getTime() + day_ms) };
  const asked = await askGateways(app, period);
  const [lines, books, open] = await Promise.all([
    readLines(app.db, period),
    readBookDifferences(app.db, period),
    readAlarms(app.db, period, app.clock.now()),
  ]);
  return {
    day: named,
    lines,
    differences: [...asked.differences, ...books, ...open],
    creditedLate: asked.creditedLate,
  };
}

/** Reconcile yesterday, and log a fatal error if anything does not match. */
export async function reconcileDaily(app: CashierApp): Promise<void> {
  const { day, differences, creditedLate } = await reconcile(app);
  if (creditedLate > 0) app.log.warn({ day, credited: creditedLate }, 'payments were credited late');
  if (differences.length > 0) app.log.fatal({ day, differences }, 'the clearing accounts do not match');
}

interface Period {
  readonly from: Date;
  readonly to: Date;
}

async function askGateways(
  app: CashierApp,
  { from, to }: Period,
): Promise<{ differences: Difference[]; creditedLate: number }> {
  const rows = await app.db
    .selectFrom('cashier.deposit')
    .select('deposit_id')
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .where('gateway_payment_id', 'is not', null)
    .execute();
  const differences: Difference[] = [];
  let creditedLate = 0;
  const waiting = rows.values();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const { deposit_id } of waiting) {
        const outcome = await askAbout(app, deposit_id);
        if (outcome === 'credited') creditedLate += 1;
        else if (outcome !== undefined) differences.push(outcome);
      }
    }),
  );
  return { differences, creditedLate };
}

async function askAbout(app: CashierApp, depositId: string): Promise<Difference | 'credited' | undefined> {
  const deposit = await findDeposit(app.db, depositId);
  const gateway = deposit && app.cashier.gateway(deposit.gateway);
  if (!gateway || deposit.gateway_payment_id === null) return undefined;
  const payment = await gateway.fetchPayment(deposit.gateway_payment_id).catch((error: unknown) => {
    app.log.warn({ err: error, deposit_id: depositId }, 'a payment could not be looked up');
    return undefined;
  });
  if (!payment) return undefined;
  const what = `deposit ${depositId}`;
  if (deposit.status === 'credited') {
    if (payment.status === 'paid' && payment.amount === deposit.amount + deposit.fee) return undefined;
    const told = `${payment.status} ${formatMoney(payment.amount)} ${payment.currency}`;
    return { what, detail: `credited here; at the gateway ${told}` };
  }
  const outcome = await settleDeposit(app, gateway.code, payment);
  if (outcome === 'credited') return 'credited';
  if (outcome === 'mismatch' || outcome === 'blocked') {
    return { what, detail: `paid at the gateway but not credited: ${outcome}` };
  }
  return undefined;
}

const clearingCodes = Object.values(accounts)
  .filter((account) => account.class === 'clearing')
  .map((account) => account.code);

/** The day's postings on clearing accounts. `is_in` marks debits of the clearing account. */
const clearingPostings = ({ from, to }: Period) => sql`
  select p.site_id, p.player_id, p.currency, p.source, p.external_id, p.amount, p.kind,
    p.debit = any(${clearingCodes}::smallint[]) as is_in,
    case when p.debit = any(${clearingCodes}::smallint[]) then p.debit else p.credit end as account
  from ledger.journal p
  where p.posted_at >= ${from} and p.posted_at < ${to}
    and (p.debit = any(${clearingCodes}::smallint[]) or p.credit = any(${clearingCodes}::smallint[]))`;

async function readLines(db: Database, period: Period): Promise<ClearingLine[]> {
  const { rows } = await sql<ClearingLine>`
    select s.site_code as "siteCode", a.name as account, c.currency,
      coalesce(sum(c.amount) filter (where c.is_in), 0)::bigint as "paidIn",
      coalesce(sum(c.amount) filter (where not c.is_in), 0)::bigint as "paidOut"
    from (${clearingPostings(period)}) c
    join ledger.chart a on a.code = c.account
    join sites.profile s on s.site_id = c.site_id
    group by 1, 2, 3
    order by 1, 2, 3`.execute(db);
  return rows;
}

/** The operation that each settled deposit and withdrawal must have in the ledger: its key, kind and amount. */
const expectedOperations = sql`
  select d.site_id, d.player_id, 'deposit:' || d.deposit_id as external_id, 'deposit' as kind, d.amount, d.settled_at
  from cashier.deposit d where d.status = 'credited'
  union all
  select d.site_id, d.player_id, 'deposit:' || d.deposit_id || ':fee', 'deposit_fee', d.fee, d.settled_at
  from cashier.deposit d where d.status = 'credited' and d.fee > 0
  union all
  select w.site_id, w.player_id, 'withdrawal:' || w.withdrawal_id || ':payout', 'withdrawal_payout', w.amount, w.settled_at
  from cashier.withdrawal w where w.status in ('paid', 'returned')
  union all
  select w.site_id, w.player_id, 'withdrawal:' || w.withdrawal_id || ':returned', 'payout_reversal', w.amount, w.returned_at
  from cashier.withdrawal w where w.status = 'returned'`;

async function readBookDifferences(db: Database, period: Period): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    select format('%s of site %s, player %s', e.external_id, e.site_id, e.player_id) as what,
      case when o.external_id is null then 'settled by the cashier, but not in the ledger'
        else format('%s for the cashier, %s in the ledger', round(e.amount / 1e5, 5), round(o.amount / 1e5, 5)) end as detail
    from (${expectedOperations}) e
    left join ledger.accepted o
      on o.site_id = e.site_id and o.player_id = e.player_id and o.source = 'cashier' and o.external_id = e.external_id
    left join ledger.kind k on k.code = o.kind
    where e.settled_at >= ${period.from} and e.settled_at < ${period.to}
      and (o.external_id is null or o.amount <> e.amount or k.name <> e.kind)
    union all
    select format('%s %s of site %s, player %s', c.source, c.external_id, c.site_id, c.player_id),
      'in the ledger, but not settled by the cashier'
    from (${clearingPostings(period)}) c
    left join (${expectedOperations}) e
      on c.source = 'cashier' and e.site_id = c.site_id and e.player_id = c.player_id
        and e.external_id = c.external_id and e.amount = c.amount
    where e.external_id is null
    limit 200`.execute(db);
  return rows;
}

/**
 * What needs somebody's attention: the day's notices that could not be settled and, as of now, withdrawals that are
 * `paying` a day after the gateway was last asked to pay them, deposits still pending a day after they expired, and closed wallets with
 * money.
 */
async function readAlarms(db: Database, { from, to }: Period, now: Date): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    select format('notice %s of %s', e.event_id, e.gateway) as what,
      format('%s %s: %s', e.event_type, e.reference, e.outcome) as detail
    from cashier.gateway_event e
    where e.received_at >= ${from} and e.received_at < ${to} and e.outcome in ('mismatch', 'unknown', 'blocked')
    union all
    select format('withdrawal %s', w.withdrawal_id), 'still being paid more than a day after the gateway was asked to pay it'
    from cashier.withdrawal w
    where w.status = 'paying' and coalesce(w.requested_at, w.created_at) < ${new Date(now.getTime() - day_ms)}
    union all
    select format('deposit %s', d.deposit_id), 'still pending a day after it expired'
    from cashier.deposit d
    where d.status = 'pending' and d.expires_at < ${new Date(now.getTime() - day_ms)}
    union all
    select format('wallet of player %s of site %s', w.player_id, w.site_id),
      format('closed, with %s %s in it: pay it out with closed pay', round(w.real / 1e5, 2), w.currency)
    from ledger.holdings w
    where w.status = 'closed' and w.real >= 1000
    limit 200`.execute(db);
  return rows;
}
