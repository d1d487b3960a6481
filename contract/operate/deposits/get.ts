import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { timeSchema } from '../../fields.ts';
import { legSchema, listedDepositSchema } from '../../operator-money.ts';

const other = z.object({ deposit_id: z.uuid(), account_id: z.string() });

export const depositsGet = defineOperation({
  path: '/operate/deposits/get',
  summary: 'One deposit with its proofs, its history, what its gateway told, and its postings',
  access: 'deposits.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ deposit_id: z.uuid() }),
  answer: z.object({
    deposit: listedDepositSchema,
    pay_to: z
      .object({ bank_name: z.string(), account_name: z.string(), account_number: z.string() })
      .nullable()
      .describe('The account of the site that the player was shown'),
    payment_id: z.string().nullable().describe('Its id at the gateway'),
    refund_reference: z.string().nullable(),
    proofs: z.array(
      z.object({
        proof_id: z.uuid(),
        media_type: z.enum(['image/jpeg', 'application/pdf']),
        created_at: timeSchema,
      }),
    ),
    same_picture: z.array(other).describe('Deposits of the operator’s sites with the same proof'),
    same_reference: z.array(other).describe('Those under the same reference of a payment'),
    events: z.array(z.object({ action: z.string(), actor: z.string(), detail: z.string(), at: timeSchema })),
    callbacks: z.array(
      z.object({ event_id: z.string(), event_type: z.string(), outcome: z.string(), at: timeSchema }),
    ),
    postings: z.array(legSchema),
  }),
  refusals: ['depositNotFound'],
});
