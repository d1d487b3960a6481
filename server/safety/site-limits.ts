import { z } from 'zod';
import { currencySchema } from '@marquee/contract/fields.ts';
import { limitKindSchema, limitWindowSchema } from '@marquee/contract/safety.ts';
import type { App } from './app.ts';
import { SafetyError } from './operator.ts';
import type { LimitKind, LimitWindow } from './limit-stores.ts';
import { sql, type Database } from '../kernel/database.ts';

/** The most that a site allows every player: money is kept in the ledger, time here. */

/** Which limit of a site it is. */
export interface SiteLimitPlace {
  readonly kind: LimitKind;
  readonly window: LimitWindow;
}

/** Every limit that a site can have. */
export const siteLimitPlaces: readonly SiteLimitPlace[] = limitKindSchema.options.flatMap((kind) =>
  limitWindowSchema.options.map((window) => ({ kind, window })),
);

/** A job lets the limits of a site reach the wallets that nobody plays with, so that no call waits for them. */
export const spreadTask = 'safety_spread_site_limits';
const jobSchema = z.object({ site_id: z.int(), currency: currencySchema });

/** True if players may do more with `after` than with `before`; null is no limit. */
export function isLooser(before: bigint | null, after: bigint | null): boolean {
  if (before === null) return false;
  return after === null || after > before;
}

/**
 * What a site allows in each place now, for a change of it: nobody else changes its limits until the transaction ends.
 * Money in 1/100,000 of the currency's unit, time in minutes.
 */
export async function lockSiteLimits(
  app: Pick<App, 'ledger'>,
  trx: Database,
  siteId: number,
): Promise<(place: SiteLimitPlace) => bigint | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended('safety.site_limit ' || ${siteId}::int, 0))`.execute(
    trx,
  );
  return readSiteLimits(app, trx, siteId);
}

/** What a site allows in each place now. */
export async function readSiteLimits(
  app: Pick<App, 'ledger'>,
  db: Database,
  siteId: number,
): Promise<(place: SiteLimitPlace) => bigint | null> {
  const currency = await currencyOf(db, siteId);
  const money = await app.ledger.siteLimits({ siteId, currency }, db);
  const times = await db
    .selectFrom('safety.site_time_limit')
    .select(['limit_window', 'minutes'])
    .where('site_id', '=', siteId)
    .execute();
  return ({ kind, window }) => {
    if (kind !== 'session_time')
      return money.find((limit) => limit.kind === kind && limit.window === window)?.amount ?? null;
    const time = times.find(({ limit_window }) => limit_window === window);
    return time ? BigInt(time.minutes) : null;
  };
}

/** Set a limit of a site, or remove it with `null`. It holds for whatever begins after the commit. */
export async function writeSiteLimit(
  app: Pick<App, 'ledger'>,
  trx: Database,
  siteId: number,
  { kind, window }: SiteLimitPlace,
  value: bigint | null,
): Promise<void> {
  if (kind !== 'session_time') {
    const currency = await currencyOf(trx, siteId);
    await app.ledger.writeSiteLimit({ siteId, currency }, { kind, window }, value, trx);
    if (value === null) return;
    await sql`select graphile_worker.add_job(${spreadTask}::text,
      json_build_object('site_id', ${siteId}::int, 'currency', ${currency}::text))`.execute(trx);
    return;
  }
  const key = { site_id: siteId, limit_window: window };
  if (value === null) {
    await trx
      .deleteFrom('safety.site_time_limit')
      .where((eb) => eb.and(key))
      .execute();
  } else {
    const minutes = Number(value);
    await trx
      .insertInto('safety.site_time_limit')
      .values({ ...key, minutes })
      .onConflict((conflict) => conflict.columns(['site_id', 'limit_window']).doUpdateSet({ minutes }))
      .execute();
  }
  // An empty payload means all players.
  await sql`select pg_notify('safety_changed', '')`.execute(trx);
}

/** The job that follows a limit on money. It may be repeated. */
export async function spreadSiteLimits(app: Pick<App, 'ledger'>, queued: unknown): Promise<void> {
  const { site_id: siteId, currency } = jobSchema.parse(queued);
  await app.ledger.spreadSiteLimits({ siteId, currency });
}

/**
 * Set a limit of a site, or remove it with `null`, without a second operator. When this resolves, no bet is under way that
 * did not see it. `record` runs in the same transaction and receives the value before. Throws SafetyError if the site does
 * not exist.
 */
export async function setSiteLimit(
  app: Pick<App, 'db' | 'ledger'>,
  siteCode: string,
  place: SiteLimitPlace,
  value: bigint | null,
  record?: (trx: Database, siteId: number, before: bigint | null) => Promise<void>,
): Promise<void> {
  const site = await app.db
    .selectFrom('sites.profile')
    .select(['site_id', 'currency'])
    .where('site_code', '=', siteCode)
    .executeTakeFirst();
  if (!site) throw new SafetyError('There is no site {site}.', { site: siteCode });
  await app.db.transaction().execute(async (trx) => {
    const before = (await lockSiteLimits(app, trx, site.site_id))(place);
    await writeSiteLimit(app, trx, site.site_id, place, value);
    await record?.(trx, site.site_id, before);
  });
  if (value !== null && place.kind !== 'session_time')
    await app.ledger.spreadSiteLimits({ siteId: site.site_id, currency: site.currency });
}

async function currencyOf(db: Database, siteId: number): Promise<string> {
  const { currency } = await db
    .selectFrom('sites.profile')
    .select('currency')
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  return currency;
}
