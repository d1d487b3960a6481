import { missionClaim } from '@marquee/contract/api/mission/claim.ts';
import { serve } from '../../http/serve.ts';
import { claimMission } from '../../engagement/missions/claim.ts';

export const serveMissionClaim = serve(missionClaim, async ({ app, input, session }) => {
  const { periodStart, ...claimed } = await claimMission(app, session, {
    missionCode: input.mission_id,
    periodStart: input.period_start === undefined ? undefined : new Date(input.period_start),
  });
  return { mission_id: input.mission_id, period_start: periodStart.toISOString(), ...claimed };
});
