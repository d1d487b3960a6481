import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { claimedFields } from '../../engagement.ts';
import { sessionFields } from '../../fields.ts';

export const claimInbox = defineCall({
  path: '/api/settings/claim_inbox',
  summary: "Claim a message's reward, once",
  access: 'player',
  request: z.object({ ...sessionFields, inbox_id: z.uuid() }),
  answer: z.object({ inbox_id: z.uuid(), ...claimedFields }),
  refusals: [
    'inboxNotFound',
    'nothingToClaim',
    'rewardClaimed',
    'rewardExpired',
    'selfExcluded',
    'timedOut',
    'playNotAllowed',
    'underAge',
  ],
});
