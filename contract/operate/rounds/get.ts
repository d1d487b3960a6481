import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { moneySchema, timeSchema } from '../../fields.ts';
import { approvalStates, roundKeySchema, roundSchema } from '../../operator-entities.ts';

export const roundsGet = defineOperation({
  path: '/operate/rounds/get',
  summary: 'One round: its transactions, what each moved, and what a void of it would move',
  access: 'rounds.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: roundKeySchema,
  answer: z.object({
    round: roundSchema,
    transactions: z.array(
      z.object({
        external_id: z.string(),
        kind: z.string(),
        reference: z.string().nullable(),
        amount: moneySchema,
        rolled_back: z.boolean(),
        at: timeSchema,
        postings: z.array(
          z.object({
            sequence: z.string().describe("Of the player's wallet"),
            debit: z.string(),
            credit: z.string(),
            amount: moneySchema,
          }),
        ),
      }),
    ),
    void: z.object({
      objection: z
        .enum(['nothing_stands', 'in_play', 'spent'])
        .nullable()
        .describe('Why it cannot be voided now; null if it can'),
      returns: moneySchema.describe('What stakes give back to the player'),
      takes: moneySchema.describe('What wins take back from the player'),
    }),
    approval: z
      .object({
        approval_id: z.uuid(),
        state: z.enum(approvalStates),
        asked_by: z.string(),
      })
      .nullable()
      .describe('The latest request to void it'),
    can_resend: z.boolean().describe('Whether its provider can be asked to send again what the round owes'),
    has_replay: z.boolean().describe('Whether its provider can be asked for its page of the round'),
  }),
  refusals: ['roundNotFound'],
});
