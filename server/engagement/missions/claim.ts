import type { App } from '../app.ts';
import type { PlayerSession } from '../../players/player-session.ts';
import { sql } from '../../kernel/database.ts';
import { refuse } from '../../kernel/errors.ts';
import { requireMayPlay } from '../../safety/may-play.ts';
import { creditReward, presentClaim, rewardKindOf } from '../../bonus/reward.ts';
import { activeMissions } from './mission.ts';
import { missionStandings } from './standing.ts';

/**
 * Credit a completed mission's reward once per period, however often or concurrently it is claimed: the player's
 * progress row is locked, and the ledger key is made of the mission and the period. Throws `missionNotFound`,
 * `missionNotCompleted`, `rewardClaimed`, `rewardExpired`, or what `requireMayPlay` throws.
 */
export async function claimMission(
  app: Pick<App, 'db' | 'clock' | 'ledger' | 'sites'>,
  session: PlayerSession,
  asked: { missionCode: string; periodStart: Date | undefined },
): Promise<{ periodStart: Date } & ReturnType<typeof presentClaim>> {
  const { siteId, playerId, currency } = session;
  const site = await app.sites.byId(siteId);
  const now = app.clock.now();
  return app.db.transaction().execute(async (trx) => {
    await requireMayPlay(app, session, trx);
    const missions = await activeMissions(trx, [siteId]);
    const mission = missions.find(({ code }) => code === asked.missionCode);
    if (!mission) throw refuse('missionNotFound');
    // Lock before reading, so that a concurrent claim sees what this one writes.
    const key = sql`site_id = ${siteId} and player_id = ${playerId} and mission_code = ${mission.code}`;
    await sql`select from rewards.mission_progress where ${key} order by period_start for update`.execute(
      trx,
    );
    const standings = await missionStandings(trx, session, [mission], site.timeZone, now);
    const standing = standings.find(({ isCurrent, periodStart }) =>
      asked.periodStart ? periodStart.getTime() === asked.periodStart.getTime() : isCurrent,
    );
    if (!standing) throw refuse(asked.periodStart ? 'rewardExpired' : 'missionNotFound');
    if (standing.state === 'claimed') throw refuse('rewardClaimed');
    if (standing.state === 'expired') throw refuse('rewardExpired');
    if (standing.state === 'active') throw refuse('missionNotCompleted');
    const terms = standing.mission;
    // Missions read from the account have no row yet. If two claims insert one at once, the second waits here and
    // writes nothing.
    const claimed = await sql`
      insert into rewards.mission_progress as p
        (site_id, player_id, mission_code, period_start, value, target, terms_version, completed_at, claimed_at, updated_at)
      values (${siteId}, ${playerId}, ${mission.code}, ${standing.periodStart}, ${standing.value}, ${terms.target},
        ${terms.termsVersion}, ${now}, ${now}, ${now})
      on conflict (site_id, player_id, mission_code, period_start)
      do update set claimed_at = excluded.claimed_at, completed_at = coalesce(p.completed_at, excluded.completed_at),
        updated_at = excluded.updated_at
      where p.claimed_at is null and p.terms_version = excluded.terms_version`.execute(trx);
    if (claimed.numAffectedRows !== 1n) throw refuse('rewardClaimed');
    const reward = { kind: rewardKindOf(terms.rewardKind), amount: terms.rewardAmount };
    const wallet = await creditReward(app, trx, {
      siteId,
      playerId,
      currency,
      source: 'mission',
      key: `${mission.code}:${standing.periodStart.toISOString()}`,
      reward,
    });
    return { periodStart: standing.periodStart, ...presentClaim(reward, currency, now, wallet) };
  });
}
