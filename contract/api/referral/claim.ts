import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { claimedFields } from '../../engagement.ts';
import { sessionFields } from '../../fields.ts';

export const referralClaim = defineCall({
  path: '/api/referral/claim',
  summary: 'Claim all unclaimed referral earnings',
  access: 'player',
  request: z.object(sessionFields),
  answer: z.object({ claim_id: z.uuid(), ...claimedFields }),
  refusals: ['nothingToClaim', 'claimBelowMinimum', 'selfExcluded', 'timedOut', 'playNotAllowed', 'underAge'],
});
