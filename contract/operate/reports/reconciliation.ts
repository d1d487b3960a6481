import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { currencySchema, moneySchema, timeSchema } from '../../fields.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { daySchema } from '../../report-entities.ts';

export const reportsReconciliation = defineOperation({
  path: '/operate/reports/reconciliation',
  summary: 'How far reports are counted, and where they differ from the ledger',
  access: 'reports.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ site_code: siteCodeSchema.optional() }),
  answer: z.object({
    state: z.enum(['current', 'behind', 'rebuilding']),
    counted_until: timeSchema.nullable().describe('Everything that was posted before is counted'),
    reconciled_at: timeSchema.nullable().describe('Null before the first night'),
    reconciled_to: daySchema.nullable(),
    value: z
      .array(
        z.object({
          site_code: z.string(),
          day: daySchema,
          currency: currencySchema,
          rollup: z.string(),
          figure: z.string(),
          counted: moneySchema,
          ledger: moneySchema,
          found_at: timeSchema,
        }),
      )
      .describe('The first hundred'),
    differences: z.int(),
  }),
  refusals: [],
});
