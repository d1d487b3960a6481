import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { ledgerAccountSchema } from '../../operator-money.ts';

export const ledgerAccounts = defineOperation({
  path: '/operate/ledger/accounts',
  summary:
    'The accounts with their balances now: those of the house by site, those of players added up or of one player',
  access: 'ledger.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({
    site_code: siteCodeSchema.optional(),
    account_id: z
      .string()
      .trim()
      .max(32, 'at most 32 characters')
      .optional()
      .describe('Of this player alone'),
  }),
  answer: z.object({ value: z.array(ledgerAccountSchema) }),
  refusals: [],
});
