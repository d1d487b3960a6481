import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { currencySchema } from '../../fields.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { listedRewardSchema } from '../../operator-rewards.ts';

export const rewardsList = defineOperation({
  path: '/operate/rewards/list',
  summary:
    'The VIP levels, missions, minigames, tokens, leaderboards and referral of a site, with what each gave in 30 days',
  access: 'rewards.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ site_code: siteCodeSchema }),
  answer: z.object({ currency: currencySchema, value: z.array(listedRewardSchema) }),
  refusals: ['siteNotFound'],
});
