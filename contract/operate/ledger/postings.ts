import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { timeSchema } from '../../fields.ts';
import { cursorAnswer, cursorFields, playerIdSchema, siteCodeSchema } from '../../operator-entities.ts';
import { ledgerAccountNameSchema, ledgerPostingSchema } from '../../operator-money.ts';

export const ledgerPostings = defineOperation({
  path: '/operate/ledger/postings',
  summary: 'The postings of an account, latest first',
  access: 'ledger.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({
    ...cursorFields,
    account: ledgerAccountNameSchema,
    site_code: siteCodeSchema.optional(),
    player_id: playerIdSchema.optional(),
    from: timeSchema,
    until: timeSchema.describe('At most 92 days later; not included'),
  }),
  answer: z.object({ ...cursorAnswer, value: z.array(ledgerPostingSchema) }),
  refusals: ['reportDays'],
});
