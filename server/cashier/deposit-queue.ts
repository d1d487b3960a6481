import { depositRisks } from '@marquee/contract/operator-money.ts';
import { sql, type Database } from '../kernel/database.ts';

/** A payment that is still pending this long after it expired needs an operator. */
export const stuckAfter_ms = 3_600_000;

export interface DepositQuery {
  /** The sites in which the operator may look; undefined for all. */
  readonly sites: readonly number[] | undefined;
  /** `waiting`: what needs an operator. Undefined for all. */
  readonly state?: string | undefined;
  readonly gateway?: string | undefined;
  /** The beginning of the name of an account. */
  readonly account?: string | undefined;
  /** Started from this time on, and before that one. */
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  readonly now: Date;
  /** Only deposits after this one where they wait, and before it otherwise. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** Deposits with what asks for a closer look: those that need an operator oldest first, others latest first. */
export function listDeposits(db: Database, query: DepositQuery) {
  const isQueue = query.state === 'waiting';
  let found = queued(db, query.sites);
  if (isQueue) found = found.where(needsOperator(query.now));
  else if (query.state !== undefined) found = found.where('deposit.status', '=', query.state);
  if (query.gateway !== undefined) found = found.where('deposit.gateway', '=', query.gateway);
  if (query.account !== undefined) {
    const beginning = `${query.account.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    found = found.where('player.account_id', 'like', beginning);
  }
  if (query.from) found = found.where('deposit.created_at', '>=', query.from);
  if (query.until) found = found.where('deposit.created_at', '<', query.until);
  if (query.after !== undefined) found = found.where('deposit.deposit_id', isQueue ? '>' : '<', query.after);
  return found
    .orderBy('deposit.deposit_id', isQueue ? 'asc' : 'desc')
    .limit(query.limit)
    .execute();
}

/** One deposit of the sites, or undefined. */
export function findListedDeposit(db: Database, sites: readonly number[] | undefined, depositId: string) {
  return queued(db, sites).where('deposit.deposit_id', '=', depositId).executeTakeFirst();
}

export type ListedDeposit = NonNullable<Awaited<ReturnType<typeof findListedDeposit>>>;

/** The signs of a deposit, in their order. */
export function risksOf(deposit: ListedDeposit): (typeof depositRisks)[number][] {
  return depositRisks.filter((risk) => deposit[risk]);
}

function needsOperator(now: Date) {
  const stuck = new Date(now.getTime() - stuckAfter_ms);
  return sql<boolean>`(deposit.status = 'review' or (deposit.status = 'pending' and deposit.expires_at < ${stuck}))`;
}

function queued(db: Database, sites: readonly number[] | undefined) {
  const found = db
    .selectFrom('cashier.deposit as deposit')
    .innerJoin('players.identity as player', (join) =>
      join
        .onRef('player.site_id', '=', 'deposit.site_id')
        .onRef('player.player_id', '=', 'deposit.player_id'),
    )
    .innerJoin('sites.profile as site', 'site.site_id', 'deposit.site_id')
    .selectAll('deposit')
    .select([
      'player.account_id',
      'player.full_name',
      'site.site_code',
      sql<number>`(select count(*)::int from cashier.deposit_proof proof where proof.site_id = deposit.site_id
        and proof.player_id = deposit.player_id and proof.deposit_id = deposit.deposit_id)`.as('proofs'),
      sql<boolean>`exists (select 1 from cashier.deposit_proof mine
        join cashier.deposit_proof other on other.deposit_id <> mine.deposit_id
          and (other.content_digest = mine.content_digest or other.source_digest = mine.source_digest)
        where mine.site_id = deposit.site_id and mine.player_id = deposit.player_id
          and mine.deposit_id = deposit.deposit_id)`.as('same_picture'),
      sql<boolean>`exists (select 1 from cashier.deposit other
        where other.received_reference = deposit.received_reference and other.gateway = deposit.gateway
          and other.deposit_id <> deposit.deposit_id)`.as('same_reference'),
      sql<boolean>`exists (select 1 from players.shared_sign sign where sign.site_id = deposit.site_id
        and deposit.player_id in (sign.player_id, sign.other_player_id))`.as('shared_device'),
    ]);
  return sites ? found.where('deposit.site_id', 'in', sites.length > 0 ? sites : [-1]) : found;
}

/** The events of a deposit, oldest first. */
export function depositEvents(db: Database, depositId: string) {
  return db
    .selectFrom('cashier.deposit_event')
    .select(['action', 'actor', 'detail', 'created_at'])
    .where('deposit_id', '=', depositId)
    .orderBy('created_at')
    .orderBy('event_id')
    .execute();
}

/** What gateways have told about a deposit, oldest first. */
export function depositCallbacks(db: Database, depositId: string) {
  return db
    .selectFrom('cashier.gateway_event')
    .select(['gateway', 'event_id', 'event_type', 'outcome', 'received_at'])
    .where('reference', '=', depositId)
    .orderBy('received_at')
    .orderBy('event_id')
    .execute();
}

/** The deposits under the same reference of a payment, without this one. */
export async function depositsUnderReference(
  db: Database,
  { depositId, gateway, reference }: { depositId: string; gateway: string; reference: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('cashier.deposit')
    .select('deposit_id')
    .where('received_reference', '=', reference)
    .where('gateway', '=', gateway)
    .where('deposit_id', '<>', depositId)
    .orderBy('deposit_id')
    .limit(20)
    .execute();
  return rows.map((row) => row.deposit_id);
}

/** Keep what an operator says has arrived, while another one has to approve it. Null takes it back. */
export async function keepReceived(
  trx: Database,
  depositId: string,
  received: { amount: bigint; reference: string } | null,
): Promise<void> {
  await trx
    .updateTable('cashier.deposit')
    .set({
      received_amount: received?.amount ?? null,
      received_reference: received?.reference ?? null,
    })
    .where('deposit_id', '=', depositId)
    .where('status', '<>', 'credited')
    .execute();
}

/** The deposits of some ids that are of the sites, with their accounts. */
export async function namedDeposits(
  db: Database,
  sites: readonly number[] | undefined,
  ids: readonly string[],
): Promise<{ deposit_id: string; account_id: string }[]> {
  if (ids.length === 0) return [];
  return queued(db, sites).where('deposit.deposit_id', 'in', ids).execute();
}
