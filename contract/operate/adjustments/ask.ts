import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { positiveMoneySchema } from '../../fields.ts';
import { playerIdSchema, reasonSchema } from '../../operator-entities.ts';

export const adjustmentsAsk = defineOperation({
  path: '/operate/adjustments/ask',
  summary: 'Ask a second operator to adjust a player’s balance',
  access: 'adjustments.create',
  scope: 'site',
  stepUp: true,
  audits: 'once',
  subject: 'player',
  request: z.object({
    player_id: playerIdSchema,
    idempotency_key: z.uuid().describe('The same key asks once'),
    direction: z.enum(['credit', 'debit']).describe('credit gives to the player'),
    amount: positiveMoneySchema,
    reason: reasonSchema,
  }),
  answer: z.object({ approval_id: z.uuid() }),
  refusals: ['playerNotFound', 'adjustmentAsked', 'insufficientBalance'],
});
