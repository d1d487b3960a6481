import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { claimedFields } from '../../engagement.ts';
import { sessionFields, timeSchema } from '../../fields.ts';

export const missionClaim = defineCall({
  path: '/api/mission/claim',
  summary: "Claim a completed mission's reward, once per period",
  access: 'player',
  request: z.object({
    ...sessionFields,
    mission_id: z.string().regex(/^[a-z0-9-]{2,48}$/, 'the mission'),
    period_start: timeSchema.optional().describe('As in the list; the current period by default'),
  }),
  answer: z.object({ mission_id: z.string(), period_start: timeSchema, ...claimedFields }),
  refusals: [
    'missionNotFound',
    'missionNotCompleted',
    'rewardClaimed',
    'rewardExpired',
    'selfExcluded',
    'timedOut',
    'playNotAllowed',
    'underAge',
  ],
});
