import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { currencySchema, timeSchema } from '../../fields.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { rewardChangeSchema, rewardRefFields, rewardStates } from '../../operator-rewards.ts';

export const rewardsGet = defineOperation({
  path: '/operate/rewards/get',
  summary: 'A document of the rewards: as it is published, its draft, and what its editor needs',
  access: 'rewards.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ site_code: siteCodeSchema, ...rewardRefFields }),
  answer: z.object({
    published: rewardChangeSchema.nullable(),
    state: z.enum(rewardStates),
    can_stop: z.boolean(),
    has_started: z
      .boolean()
      .describe('Whether players may have started, so that what they were promised stays'),
    draft: rewardChangeSchema.nullable(),
    saved_by: z.string(),
    saved_at: timeSchema.nullable(),
    publish_at: timeSchema.nullable().describe('When the draft is published by itself'),
    url: z.string().describe('Where the site is'),
    currency: currencySchema,
    categories: z.array(z.string()).describe('The categories of the games of the site'),
    providers: z.array(z.string()).describe('The codes of the providers of the site'),
    held: z.array(z.int()).describe('How many players stand on each VIP level, lowest first'),
  }),
  refusals: ['siteNotFound', 'rewardNotFound'],
});
