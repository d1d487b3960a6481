import { z } from 'zod';
import { defineOperation } from '../../operation.ts';

export const depositsViewProof = defineOperation({
  path: '/operate/deposits/view_proof',
  summary: 'The content of one proof; who looked at it is kept',
  access: 'deposits.approve',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'deposit',
  request: z.object({ deposit_id: z.uuid(), proof_id: z.uuid() }),
  answer: z.object({
    media_type: z.enum(['image/jpeg', 'application/pdf']),
    content: z.string().describe('The file in base64'),
  }),
  refusals: ['depositNotFound'],
  ratePerMinute: 60,
});
