import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { betSchema } from '../../entities.ts';
import { sessionFields } from '../../fields.ts';

export const roundDetail = defineCall({
  path: '/api/history/round',
  summary: "One round, with the provider's page that shows it",
  access: 'player',
  request: z.object({
    ...sessionFields,
    provider_code: z.string().min(1, 'the provider').max(32),
    round_id: z.string().min(1, 'the round').max(128),
  }),
  answer: z.object({ bet: betSchema, url: z.string().nullable() }),
  refusals: ['roundNotFound', 'providerUnavailable'],
});
