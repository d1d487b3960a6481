import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { currencySchema, sessionFields } from '../../fields.ts';
import { netPositionSchema } from '../../safety.ts';

export const safetyNetPosition = defineCall({
  path: '/api/safety/net_position',
  summary:
    "The player's deposits, withdrawals, stakes and wins: this session, 24 hours, 7 and 30 days, a year",
  access: 'player',
  request: z.object(sessionFields),
  answer: z.object({ currency: currencySchema, positions: z.array(netPositionSchema) }),
  refusals: [],
});
