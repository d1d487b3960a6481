import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { timeSchema } from '../../fields.ts';

export const ledgerVerify = defineOperation({
  path: '/operate/ledger/verify',
  summary: 'Compute the chain of the whole journal again, and say whether it holds',
  access: 'ledger.read',
  scope: 'all',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({}),
  answer: z.object({
    at: timeSchema,
    took_ms: z.int(),
    blocks: z.int(),
    postings: z.int(),
    head: z
      .string()
      .describe('SHA-256 of the last block, in hexadecimal; note it elsewhere from time to time'),
    fault: z.string().nullable().describe('What is not as it was sealed; null if the chain holds'),
  }),
  refusals: [],
  ratePerMinute: 6,
});
