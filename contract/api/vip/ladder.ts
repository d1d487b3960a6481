import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { wantedLanguageSchema } from '../../engagement.ts';
import { currencySchema, sessionFields } from '../../fields.ts';
import { vipLevelSchema, vipStandingSchema } from '../../promotions.ts';

export const vipLadder = defineCall({
  path: '/api/vip/ladder',
  summary: "All VIP levels with their benefits, and the player's standing",
  access: 'player',
  request: z.object({ ...sessionFields, language: wantedLanguageSchema }),
  answer: z.object({
    currency: currencySchema,
    value: z.array(vipLevelSchema),
    standing: vipStandingSchema,
  }),
  refusals: [],
});
