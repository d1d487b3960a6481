import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { leaderboardEntrySchema, leaderboardSchema, wantedLanguageSchema } from '../../engagement.ts';
import { pageAnswer, pageFields, sessionFields, timeSchema } from '../../fields.ts';

export const leaderboardDetail = defineCall({
  path: '/api/leaderboard/detail',
  summary: 'The ranking of a leaderboard, for the current period or an ended one',
  access: 'player',
  request: z.object({
    ...sessionFields,
    ...pageFields,
    leaderboard_id: z.string().regex(/^[a-z0-9-]{2,48}$/, 'the leaderboard'),
    period_start: timeSchema.optional().describe('As in periods; the current period by default'),
    language: wantedLanguageSchema,
  }),
  answer: z.object({
    ...pageAnswer,
    leaderboard: leaderboardSchema,
    ranking: z.array(leaderboardEntrySchema),
    periods: z
      .array(z.object({ period_start: timeSchema, ends_at: timeSchema }))
      .describe('The periods that can be requested, latest first; at most ten'),
  }),
  refusals: ['leaderboardNotFound'],
});
