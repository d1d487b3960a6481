import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { sessionFields } from '../../fields.ts';
import { bonusStatuses } from '../../promotions.ts';

export const promotionEligibility = defineCall({
  path: '/api/promotion/eligibility',
  summary: 'Which promotions the player may claim now, and why not the others',
  access: 'player',
  request: z.object(sessionFields),
  answer: z.object({
    value: z.array(
      z.object({
        promotion_id: z.uuid(),
        can_claim: z.boolean(),
        reason: z
          .string()
          .describe('The statusMessage that a claim would answer; empty if it may be claimed'),
        bonus_id: z.uuid().nullable().describe("The bonus of the player's latest claim"),
        bonus_status: z.enum(bonusStatuses).nullable(),
      }),
    ),
  }),
  refusals: [],
});
