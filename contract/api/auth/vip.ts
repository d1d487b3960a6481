import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { wantedLanguageSchema } from '../../engagement.ts';
import { vipNextLevelSchema } from '../../entities.ts';
import { sessionFields } from '../../fields.ts';

export const vip = defineCall({
  path: '/api/auth/vip',
  summary: 'The VIP level and the progress to the next',
  access: 'player',
  request: z.object({ ...sessionFields, language: wantedLanguageSchema }),
  answer: z.object({ nextLevel: z.array(vipNextLevelSchema) }),
  refusals: [],
});
