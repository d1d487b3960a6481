import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { siteFields } from '../../fields.ts';

export const stakeWeights = defineCall({
  path: '/api/promotion/stake_weights',
  summary: 'How much of a stake counts towards rewards, where it is not the whole',
  access: 'public',
  request: z.object(siteFields),
  answer: z.object({
    value: z
      .array(
        z.object({
          category: z.string(),
          percent: z.string().describe('At most so much of a stake counts, e.g. "20"'),
        }),
      )
      .describe('The categories of games that do not count whole'),
    full_rtp: z
      .string()
      .describe('A game whose RTP in percent is higher counts less, in proportion to what it keeps'),
  }),
  refusals: ['siteNotFound'],
});
