import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { positiveMoneySchema, sessionFields } from '../../fields.ts';
import { limitKindSchema, limitSchema, limitWindowSchema } from '../../safety.ts';

/** The longest limit on time: thirty days. */
const maximumMinutes = 43_200;

export const safetyLimitSet = defineCall({
  path: '/api/safety/limit_set',
  summary:
    "Set, change or remove one of the player's own limits: stricter at once, looser or none after 24 hours",
  access: 'player',
  request: z.object({
    ...sessionFields,
    kind: limitKindSchema,
    window: limitWindowSchema,
    amount: positiveMoneySchema
      .nullable()
      .default(null)
      .describe('For deposit, loss and wager; null removes the limit'),
    minutes: z
      .int()
      .min(1)
      .max(maximumMinutes)
      .nullable()
      .default(null)
      .describe('For session_time; null removes the limit'),
  }),
  answer: z.object({ limit: limitSchema }),
  refusals: [],
});
