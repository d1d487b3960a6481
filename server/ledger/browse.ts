import { sql, type Database } from '../kernel/database.ts';
import { accounts, type AccountName } from './accounts.ts';

type Sites = readonly number[] | undefined;
interface Wallet {
  readonly siteId: number;
  readonly playerId: bigint;
}

/** What an account of a site holds in a currency, as the difference of its credits and debits. */
export interface AccountBalance {
  readonly siteId: number;
  readonly account: AccountName;
  readonly currency: string;
  /** Positive on the side on which the account grows. */
  readonly balance: bigint;
}

/** The debits and credits of an account up to a moment. */
export interface AccountTurnover {
  readonly siteId: number;
  readonly account: AccountName;
  readonly currency: string;
  readonly debit: bigint;
  readonly credit: bigint;
}

const byCode = new Map<number, AccountName>(
  Object.keys(accounts)
    .filter((name): name is AccountName => Object.hasOwn(accounts, name))
    .map((name) => [accounts[name].code, name]),
);

function nameOf(code: number): AccountName {
  const name = byCode.get(code);
  if (!name) throw new Error(`Unknown account ${code}`);
  return name;
}

const ofSites = (sites: Sites, alias: string) =>
  sites === undefined ? sql`true` : sql`${sql.ref(`${alias}.site_id`)} = any(${sites}::int[])`;

/**
 * The balances of the house's accounts now: what is rolled up, and what was posted since. Those of players are the sums
 * of their wallets.
 */
export async function houseBalances(db: Database, sites: Sites): Promise<AccountBalance[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const { rows } = await sql<Row>`
        select s.site_id as "siteId", s.account, s.currency, sum(s.debit)::text as debit, sum(s.credit)::text as credit
        from (
          select h.site_id, h.account, h.currency, h.debit, h.credit from ledger.house_balance h where ${ofSites(sites, 'h')}
          union all
          select p.site_id, a.account, p.currency, a.debit, a.credit
          from ledger.operation o
          join ledger.posting p on p.site_id = o.site_id and p.player_id = o.player_id and p.currency = o.currency
            and p.sequence = o.sequence and p.posted_at = o.posted_at
          cross join lateral (values (p.debit, p.amount, 0), (p.credit, 0, p.amount)) a(account, debit, credit)
          where o.xact_id >= (select position from ledger.roll_up_state) and a.account >= 100 and ${ofSites(sites, 'o')}
        ) s
        group by 1, 2, 3
        order by 1, 3, 2`.execute(trx);
      return [...(await walletSums(trx, sites)), ...rows.map(balanceOf)];
    });
}

interface Row {
  readonly siteId: number;
  readonly account: number;
  readonly currency: string;
  readonly debit: string;
  readonly credit: string;
}

function balanceOf({ siteId, account, currency, debit, credit }: Row): AccountBalance {
  const name = nameOf(account);
  const balance = BigInt(credit) - BigInt(debit);
  return {
    siteId,
    account: name,
    currency,
    balance: accounts[name].normal === 'credit' ? balance : -balance,
  };
}

async function walletSums(db: Database, sites: Sites, player?: bigint): Promise<AccountBalance[]> {
  const { rows } = await sql<{
    siteId: number;
    currency: string;
    real: string;
    bonus: string;
    token: string;
    locked: string;
  }>`
    select w.site_id as "siteId", w.currency, sum(w.real)::text as real, sum(w.bonus)::text as bonus,
      sum(w.token)::text as token, sum(w.locked)::text as locked
    from ledger.wallet w
    where ${ofSites(sites, 'w')} and ${player === undefined ? sql`true` : sql`w.player_id = ${player}`}
    group by 1, 2
    order by 1, 2`.execute(db);
  return rows.flatMap(({ siteId, currency, real, bonus, token, locked }) => [
    { siteId, currency, account: 'player_real' as const, balance: BigInt(real) },
    { siteId, currency, account: 'player_bonus' as const, balance: BigInt(bonus) },
    { siteId, currency, account: 'player_token' as const, balance: BigInt(token) },
    { siteId, currency, account: 'player_locked' as const, balance: BigInt(locked) },
  ]);
}

/** The balances of one player. */
export function playerBalances(db: Database, { siteId, playerId }: Wallet): Promise<AccountBalance[]> {
  return walletSums(db, [siteId], playerId);
}

/** The turnover of every account up to and including a moment, counted from the postings themselves. */
export async function turnoverUntil(db: Database, sites: Sites, at: Date): Promise<AccountTurnover[]> {
  // A time as JavaScript has it is cut to whole milliseconds.
  const end = new Date(at.getTime() + 1);
  const { rows } = await sql<Row>`
    select s.site_id as "siteId", s.account, s.currency, sum(s.debit)::text as debit, sum(s.credit)::text as credit
    from (
      select p.site_id, p.currency, p.debit as account, p.amount as debit, 0 as credit
      from ledger.posting p where p.posted_at < ${end} and ${ofSites(sites, 'p')}
      union all
      select p.site_id, p.currency, p.credit, 0, p.amount
      from ledger.posting p where p.posted_at < ${end} and ${ofSites(sites, 'p')}
    ) s
    group by 1, 2, 3
    order by 3, 1, 2`.execute(db);
  return rows.map(({ siteId, account, currency, debit, credit }) => ({
    siteId,
    account: nameOf(account),
    currency,
    debit: BigInt(debit),
    credit: BigInt(credit),
  }));
}

/** A posting of an account, with the operation that made it. */
export interface AccountPosting {
  readonly siteId: number;
  readonly playerId: bigint;
  readonly sequence: bigint;
  readonly leg: number;
  readonly postedAt: Date;
  /** The time with all its digits, for the place in a list. */
  readonly place: string;
  readonly kind: string;
  readonly source: string;
  readonly externalId: string;
  readonly debit: string;
  readonly credit: string;
  readonly amount: bigint;
  readonly currency: string;
}

export interface AccountQuery {
  readonly sites: Sites;
  readonly account: AccountName;
  readonly playerId?: bigint | undefined;
  readonly from: Date;
  /** Not included. */
  readonly until: Date;
  readonly before?: { place: string; playerId: bigint; sequence: bigint; leg: number } | undefined;
  readonly limit: number;
}

/** The postings of an account in a time, latest first. */
export async function accountPostings(db: Database, query: AccountQuery): Promise<AccountPosting[]> {
  const { code } = accounts[query.account];
  const { before } = query;
  const { rows } = await sql<AccountPosting>`
    select p.site_id as "siteId", p.player_id as "playerId", p.sequence, p.leg, p.posted_at as "postedAt",
      to_char(p.posted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place,
      k.name as kind, p.source, p.external_id as "externalId", d.name as debit, c.name as credit, p.amount, p.currency
    from (
      select * from ledger.posting t
      where t.posted_at >= ${query.from} and t.posted_at < ${query.until} and ${ofSites(query.sites, 't')}
        and (t.debit = ${code}::smallint or t.credit = ${code}::smallint)
        and ${query.playerId === undefined ? sql`true` : sql`t.player_id = ${query.playerId}`}
        ${
          before
            ? sql`and (t.posted_at, t.player_id, t.sequence, t.leg)
              < (${before.place}::timestamptz, ${before.playerId}::bigint, ${before.sequence}::bigint, ${before.leg}::smallint)`
            : sql``
        }
      order by t.posted_at desc, t.player_id desc, t.sequence desc, t.leg desc
      limit ${query.limit}
    ) p
    join ledger.operation_kind k on k.code = p.kind
    join ledger.account d on d.code = p.debit
    join ledger.account c on c.code = p.credit
    order by p.posted_at desc, p.player_id desc, p.sequence desc, p.leg desc`.execute(db);
  return rows;
}
