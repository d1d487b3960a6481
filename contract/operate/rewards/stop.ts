import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { reasonSchema, siteCodeSchema } from '../../operator-entities.ts';
import { rewardRefFields } from '../../operator-rewards.ts';

export const rewardsStop = defineOperation({
  path: '/operate/rewards/stop',
  summary:
    'Stop a mission, a minigame, a leaderboard or referral: nobody begins it any more, and what was earned stays',
  access: 'rewards.update',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'reward',
  request: z.object({ site_code: siteCodeSchema, ...rewardRefFields, reason: reasonSchema }),
  answer: z.object({ revision_id: z.uuid() }),
  refusals: ['siteNotFound', 'rewardNotFound', 'documentUnchanged'],
});
