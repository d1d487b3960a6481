import type { App } from './app.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import { sql } from '../kernel/database.ts';
import { readDevice } from './device.ts';

export interface RiskSign {
  readonly kind: string;
  readonly otherAccountId: string;
  readonly detail: string;
  readonly notedAt: Date;
}

/** How far back sessions of other accounts are compared. */
const lookBack_ms = 30 * 86_400_000;

/**
 * Record which other accounts of the site share a device with a new one: the same device id or advertising cookie at
 * sign-up, or the same address and browser in a session. Families share all of these, so this only informs operators and
 * blocks nothing.
 */
export async function noteRiskSigns(
  app: Pick<App, 'db' | 'clock'>,
  player: { readonly siteId: number; readonly playerId: bigint },
  request: Pick<RequestFacts, 'ip' | 'userAgent'>,
): Promise<void> {
  const { siteId, playerId } = player;
  const now = app.clock.now();
  const { browser, os } = readDevice(request.userAgent);
  await sql`
    insert into players.risk_sign (site_id, player_id, kind, other_player_id, detail, noted_at)
    select ${siteId}, ${playerId}, 'same_device', other.player_id, other.mark, ${now}
    from players.player own
    cross join lateral (
      select player_id, visitor_id as mark, status from players.player
      where site_id = own.site_id and visitor_id = own.visitor_id and visitor_id <> ''
      union all
      select player_id, fbp, status from players.player where site_id = own.site_id and fbp = own.fbp and fbp <> ''
    ) other
    where own.site_id = ${siteId} and own.player_id = ${playerId} and other.player_id <> own.player_id
      and other.status <> 'unverified'
    on conflict do nothing`.execute(app.db);
  if (request.userAgent === '') return;
  await sql`
    insert into players.risk_sign (site_id, player_id, kind, other_player_id, detail, noted_at)
    select distinct ${siteId}::int, ${playerId}::bigint, 'same_browser_and_address', player_id,
      ${`${browser}, ${os}, ${request.ip}`}, ${now}::timestamptz
    from players.session
    where site_id = ${siteId} and player_id <> ${playerId} and ip = ${request.ip}::inet
      and user_agent = ${request.userAgent} and created_at > ${new Date(now.getTime() - lookBack_ms)}
    on conflict do nothing`.execute(app.db);
}

/** The risk signs that involve a player, recorded for either of the two accounts, newest first. */
export async function readRiskSigns(
  app: Pick<App, 'db'>,
  player: { readonly siteId: number; readonly playerId: bigint },
): Promise<RiskSign[]> {
  const { rows } = await sql<{ kind: string; account_id: string; detail: string; noted_at: Date }>`
    select sign.kind, other.account_id, sign.detail, sign.noted_at
    from players.risk_sign sign
    join players.player other on other.site_id = sign.site_id
      and other.player_id = case when sign.player_id = ${player.playerId} then sign.other_player_id else sign.player_id end
    where sign.site_id = ${player.siteId}
      and (sign.player_id = ${player.playerId} or sign.other_player_id = ${player.playerId})
    order by sign.noted_at desc, other.account_id limit 100`.execute(app.db);
  return rows.map((row) => ({
    kind: row.kind,
    otherAccountId: row.account_id,
    detail: row.detail,
    notedAt: row.noted_at,
  }));
}
