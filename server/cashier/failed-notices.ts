import { sql, type Database } from '../kernel/database.ts';
import type { App } from './app.ts';
import type { Gateway, Notice } from './gateways/gateway.ts';
import { settleDeposit } from './settle-deposit.ts';
import { settlePayout } from './settle-payout.ts';

type NoticeApp = Pick<App, 'db' | 'ledger' | 'clock' | 'events' | 'realtime' | 'log' | 'cashier'> &
  Parameters<typeof settleDeposit>[0];

const mostText = 500;

/** Keep that a notice could not be applied, so that an operator sees it. The gateway sends it again by itself. */
export async function keepFailedNotice(
  app: Pick<App, 'db' | 'clock' | 'log'>,
  gateway: string,
  notice: Notice,
  error: unknown,
): Promise<void> {
  if (notice.about === 'other') return;
  const { about } = notice;
  const objectId = notice.about === 'payment' ? notice.payment.paymentId : notice.payout.payoutId;
  const text = (error instanceof Error ? error.message : String(error)).slice(0, mostText);
  const now = app.clock.now();
  // The gateway is told that it failed in any case.
  await sql`
    insert into cashier.failed_notice as was (gateway, event_id, event_type, about, object_id, error, first_at, last_at)
    values (${gateway}, ${notice.eventId}, ${notice.eventType}, ${about}, ${objectId}, ${text}, ${now}, ${now})
    on conflict (gateway, event_id) do update set error = excluded.error, last_at = excluded.last_at,
      attempts = was.attempts + 1`
    .execute(app.db)
    .catch((reason: unknown) => app.log.warn({ err: reason }, 'a failed notice could not be kept'));
}

/** Note that a notice was applied after all. */
export async function settleFailedNotice(
  app: Pick<App, 'clock'>,
  db: Database,
  notice: { readonly gateway: string; readonly eventId: string },
  outcome: string,
): Promise<void> {
  await db
    .updateTable('cashier.failed_notice')
    .set({ settled_at: app.clock.now(), outcome })
    .where('gateway', '=', notice.gateway)
    .where('event_id', '=', notice.eventId)
    .where('settled_at', 'is', null)
    .execute();
}

/** Notices that could not be applied, latest first. */
export function listFailedNotices(db: Database, atMost: number) {
  return db
    .selectFrom('cashier.failed_notice')
    .selectAll()
    .where('settled_at', 'is', null)
    .orderBy('last_at', 'desc')
    .limit(atMost)
    .execute();
}

/** How many notices could not be applied. */
export async function countFailedNotices(db: Database): Promise<number> {
  const row = await db
    .selectFrom('cashier.failed_notice')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export function findFailedNotice(db: Database, gateway: string, eventId: string) {
  return db
    .selectFrom('cashier.failed_notice')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('event_id', '=', eventId)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Ask the gateway how the payment or payout of a notice stands, and apply its answer. Returns what came of it. Throws if the
 * gateway does not answer. It may be repeated: what is settled is settled once.
 */
export async function askAboutNotice(
  app: NoticeApp,
  notice: { readonly gateway: string; readonly about: string; readonly object_id: string },
): Promise<string> {
  const gateway = app.cashier.gateway(notice.gateway);
  if (!gateway) throw new Error(`There is no gateway ${notice.gateway} any more.`);
  if (notice.about === 'payment') {
    return settleDeposit(app, gateway.code, await gateway.fetchPayment(notice.object_id));
  }
  return settlePayoutOf(app, gateway, notice.object_id);
}

async function settlePayoutOf(app: NoticeApp, gateway: Gateway, payoutId: string): Promise<string> {
  if (!gateway.payouts) throw new Error(`The gateway ${gateway.code} makes no payouts.`);
  return settlePayout(app, gateway, await gateway.payouts.fetchPayout(payoutId), gateway.code);
}
