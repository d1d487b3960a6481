import type { z } from 'zod';
import type { missionSchema } from '@marquee/contract/engagement.ts';
import type { App } from '../app.ts';
import type { PlayerSession } from '../../players/player-session.ts';
import { formatMoney } from '../../kernel/money.ts';
import { presentReward, rewardKindOf } from '../../bonus/reward.ts';
import { inLanguage } from '../../sites/words.ts';
import { activeMissions, isMoney } from './mission.ts';
import { missionStandings, type Standing } from './standing.ts';

/** The current missions, after those of the previous day or week whose reward can still be claimed. */
export async function listMissions(
  app: Pick<App, 'db' | 'clock' | 'sites'>,
  session: PlayerSession,
  language: string,
): Promise<z.infer<typeof missionSchema>[]> {
  const site = await app.sites.byId(session.siteId);
  const missions = await activeMissions(app.db, [session.siteId]);
  const standings = await missionStandings(app.db, session, missions, site.timeZone, app.clock.now());
  return standings
    .filter(({ state, isCurrent }) => state === 'claimable' || (isCurrent && state !== 'expired'))
    .toSorted((a, b) => Number(a.isCurrent) - Number(b.isCurrent))
    .map((standing) => present(standing, session.currency, language));
}

function present(standing: Standing, currency: string, language: string): z.infer<typeof missionSchema> {
  const { mission, value, state } = standing;
  const reached = value < 0n ? 0n : value > mission.target ? mission.target : value;
  const amount = (count: bigint): string => (isMoney(mission.metric) ? formatMoney(count) : count.toString());
  return {
    mission_id: mission.code,
    title: inLanguage(mission.title, language),
    description: inLanguage(mission.description, language),
    period: mission.period,
    metric: mission.metric,
    category: mission.category,
    provider_code: mission.providerCode,
    game_code: mission.gameCode,
    minimum_stake: formatMoney(mission.minimumStake),
    progress: amount(reached),
    target: amount(mission.target),
    progress_percent: state === 'claimed' ? 100 : Number((reached * 100n) / mission.target),
    state: state === 'expired' ? 'active' : state,
    reward: presentReward({ kind: rewardKindOf(mission.rewardKind), amount: mission.rewardAmount }, currency),
    period_start: standing.periodStart.toISOString(),
    ends_at: standing.endsAt?.toISOString() ?? null,
    claim_until: standing.claimUntil?.toISOString() ?? null,
    completed_at: standing.completedAt?.toISOString() ?? null,
    claimed_at: standing.claimedAt?.toISOString() ?? null,
  };
}
