import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { currencySchema } from '../../fields.ts';
import { gatewayCodeSchema } from '../../operator-reconciliation.ts';

export const reconciliationUpload = defineOperation({
  path: '/operate/reconciliation/upload',
  summary: 'Hold our payments of a day against a statement of the gateway or the bank, as CSV',
  access: 'reconciliation.update',
  scope: 'all',
  stepUp: false,
  audits: 'once',
  subject: 'reconciliation',
  request: z.object({
    gateway: gatewayCodeSchema.describe('manual: transfers by bank'),
    day: z.iso.date().describe('Of UTC'),
    currency: currencySchema.describe('Of lines that name none'),
    file_name: z.string().trim().min(1).max(120, 'at most 120 characters'),
    content: z.string().min(1).max(4_000_000, 'at most 4 MB').describe('The text of the file'),
  }),
  answer: z.object({ run_id: z.uuid(), differences: z.int() }),
  refusals: ['commandRefused'],
  ratePerMinute: 12,
  bodyLimit_bytes: 8 * 1024 * 1024,
});
