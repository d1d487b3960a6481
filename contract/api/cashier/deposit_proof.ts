import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { depositSchema } from '../../entities.ts';
import { sessionFields } from '../../fields.ts';

/** The largest file that is accepted, before base64 encoding. */
export const proofLimit_bytes = 4 * 1024 * 1024;
const base64Limit = Math.ceil(proofLimit_bytes / 3) * 4;

export const depositProof = defineCall({
  path: '/api/cashier/deposit_proof',
  summary: 'Upload the proof of a bank transfer; only operators see it',
  access: 'player',
  request: z.object({
    ...sessionFields,
    deposit_id: z.uuid('the deposit'),
    proof: z
      .string()
      .min(16, 'a picture or a PDF in base64')
      .max(base64Limit, 'a picture or a PDF of at most 4 MB, in base64')
      .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'base64'),
  }),
  answer: z.object({ deposit: depositSchema }),
  refusals: ['depositNotFound', 'proofNotExpected', 'proofUnreadable', 'proofLimitReached'],
  ratePerMinute: 10,
  bodyLimit_bytes: base64Limit + 4096,
});
