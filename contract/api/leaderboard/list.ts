import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { leaderboardSchema, wantedLanguageSchema } from '../../engagement.ts';
import { sessionFields } from '../../fields.ts';

export const leaderboardList = defineCall({
  path: '/api/leaderboard/list',
  summary: "The site's current leaderboards, with the player's own rank",
  access: 'player',
  request: z.object({ ...sessionFields, language: wantedLanguageSchema }),
  answer: z.object({ value: z.array(leaderboardSchema) }),
  refusals: [],
});
