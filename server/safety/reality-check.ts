import type { z } from 'zod';
import type { realityCheckSchema } from '@marquee/contract/safety.ts';
import type { App } from './app.ts';
import type { PlayerSession } from '../players/player-session.ts';
import { sql } from '../kernel/database.ts';
import { formatMoney } from '../kernel/money.ts';
import { recordSafetyEvent } from './event.ts';
import type { PlayerKey } from './exclusion-state.ts';
import { lockSafety } from './lock.ts';
import { readNetPosition } from './net-position.ts';
import { playStopped, playStopping } from './play-stopped.ts';

export type Interval = z.infer<typeof realityCheckSchema>['interval_minutes'];
type RealityApp = Pick<App, 'db' | 'clock' | 'events' | 'playClock' | 'realtime'>;

interface Standing {
  readonly interval: Interval;
  readonly played_ms: number;
  /** Time played since the session started or the last check was acknowledged. */
  readonly since_ms: number;
}

const intervals: Readonly<Record<number, Interval>> = { 15: 15, 30: 30, 60: 60 };

/** How long the player has played in this session, their result, and whether a check is due. */
export async function readRealityCheck(
  app: Pick<App, 'db' | 'clock'>,
  player: PlayerSession,
): Promise<z.infer<typeof realityCheckSchema>> {
  const [standing, position] = await Promise.all([
    readStanding(app, player, player.sessionId),
    readNetPosition(app, player, player.startedAt),
  ]);
  return {
    interval_minutes: standing.interval,
    is_due: isDue(standing),
    next_due_in_seconds: standing.interval && Math.ceil(untilDue_ms(standing, standing.interval) / 1000),
    session_started_at: player.startedAt.toISOString(),
    played_seconds: Math.floor(standing.played_ms / 1000),
    currency: player.currency,
    stakes: formatMoney(position.stakes),
    wins: formatMoney(position.wins),
    net_position: formatMoney(position.wins - position.stakes),
  };
}

/** True if the player must acknowledge a check before the next launch. */
export async function isRealityCheckDue(
  app: Pick<App, 'db' | 'clock'>,
  player: PlayerKey,
  sessionId: string,
): Promise<boolean> {
  return isDue(await readStanding(app, player, sessionId));
}

/** Tell the player's tabs that a check is due. Does nothing if none is due. */
export async function announceRealityCheck(
  app: Pick<App, 'db' | 'clock' | 'realtime'>,
  player: PlayerKey,
  sessionId: string,
): Promise<void> {
  const standing = await readStanding(app, player, sessionId);
  if (!isDue(standing)) return;
  const played_seconds = Math.floor(standing.played_ms / 1000);
  await app.realtime.toPlayer(player, { type: 'reality_check', played_seconds });
}

/** Set the time played between checks. `null` turns them off. */
export async function setRealityCheck(
  app: RealityApp,
  player: PlayerSession,
  interval: Interval,
): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    await lockSafety(trx, player);
    const before = await trx
      .selectFrom('safety.reality_check')
      .select('interval_minutes')
      .where('site_id', '=', player.siteId)
      .where('player_id', '=', player.playerId)
      .executeTakeFirst();
    if ((before?.interval_minutes ?? null) === interval) return;
    await trx
      .insertInto('safety.reality_check')
      .values({ site_id: player.siteId, player_id: player.playerId, interval_minutes: interval })
      .onConflict((conflict) =>
        conflict.columns(['site_id', 'player_id']).doUpdateSet({ interval_minutes: interval }),
      )
      .execute();
    await recordSafetyEvent(trx, player, app.clock.now(), {
      by: 'player',
      actor: player.accountId,
      action: 'reality_check_set',
      before: { interval_minutes: before?.interval_minutes ?? null },
      after: { interval_minutes: interval },
    });
    await sql`select pg_notify('safety_changed', ${player.playerId.toString()})`.execute(trx);
  });
  app.playClock.forget(player.playerId);
}

/**
 * Record that the player has seen the check. The time until the next one starts now. With `stop`, all of their games
 * end.
 */
export async function acknowledgeRealityCheck(
  app: RealityApp,
  player: PlayerSession,
  decision: 'continue' | 'stop',
): Promise<void> {
  const { played_ms } = await readStanding(app, player, player.sessionId);
  const now = app.clock.now();
  await app.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('safety.reality_check_seen')
      .values({
        site_id: player.siteId,
        player_id: player.playerId,
        session_id: player.sessionId,
        seen_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['site_id', 'player_id', 'session_id']).doUpdateSet({ seen_at: now }),
      )
      .execute();
    await recordSafetyEvent(trx, player, now, {
      by: 'player',
      actor: player.accountId,
      action: 'reality_check_acknowledged',
      before: null,
      after: { decision, played_seconds: Math.floor(played_ms / 1000) },
    });
    if (decision === 'stop') {
      const { siteId, playerId } = player;
      await app.events.tell(trx, playStopping, { siteId, playerId, reason: 'stopped', at: now });
    }
  });
  if (decision === 'continue') return;
  await app.events.tell(app.db, playStopped, player);
  await app.realtime.toPlayer(player, { type: 'play_stopped', reason: 'stopped' });
}

function isDue(standing: Standing): boolean {
  return standing.interval !== null && untilDue_ms(standing, standing.interval) === 0;
}

function untilDue_ms(standing: Standing, interval: number): number {
  return Math.max(0, interval * 60_000 - standing.since_ms);
}

async function readStanding(
  app: Pick<App, 'db' | 'clock'>,
  { siteId, playerId }: PlayerKey,
  sessionId: string,
): Promise<Standing> {
  const now = app.clock.now();
  const { rows } = await sql<{ minutes: number | null; played_ms: number; since_ms: number }>`
    select
      (select interval_minutes from safety.reality_check where site_id = ${siteId} and player_id = ${playerId}) as minutes,
      (extract(epoch from safety.time_played(${siteId}, ${playerId}, s.created_at, ${now})) * 1000)::float8 as played_ms,
      (extract(epoch from safety.time_played(${siteId}, ${playerId}, coalesce(seen.seen_at, s.created_at), ${now})) * 1000)::float8
        as since_ms
    from players.presence s
    left join safety.reality_check_seen seen using (site_id, player_id, session_id)
    where s.site_id = ${siteId} and s.player_id = ${playerId} and s.session_id = ${sessionId}`.execute(
    app.db,
  );
  const [row] = rows;
  if (!row) return { interval: null, played_ms: 0, since_ms: 0 };
  return { interval: intervals[row.minutes ?? 0] ?? null, played_ms: row.played_ms, since_ms: row.since_ms };
}
