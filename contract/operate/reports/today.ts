import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { currencySchema, moneySchema, timeSchema } from '../../fields.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { spanAnswer } from '../../report-entities.ts';

const figures = z.object({
  deposits: moneySchema,
  deposit_count: z.int(),
  first_deposit_count: z.int(),
  withdrawals: moneySchema,
  withdrawal_count: z.int(),
  turnover: moneySchema,
  ggr: moneySchema,
  ngr: moneySchema,
  active_players: z.int(),
  registrations: z.int(),
});
const compared = z.object({
  until: figures.describe('Up to the hour that is full today'),
  whole: figures,
});

export const reportsToday = defineOperation({
  path: '/operate/reports/today',
  summary: 'Today against yesterday and the same day last week, what waits, and what needs attention',
  access: 'reports.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ site_code: siteCodeSchema.optional(), currency: currencySchema.optional() }),
  answer: z.object({
    ...spanAnswer,
    at: timeSchema,
    hour: z.int().describe('The hour of the day that is going on, in the first site’s time zone'),
    today: compared,
    yesterday: compared,
    week_ago: compared,
    hours: z
      .array(
        z.object({
          hour: z.int(),
          turnover: z.array(moneySchema).describe('Today, yesterday, a week ago'),
          ggr: z.array(moneySchema),
        }),
      )
      .describe('All 24 hours; those to come are zero'),
    online: z.int().describe('Players seen in the last five minutes, whatever their currency'),
    queues: z
      .array(
        z.object({
          kind: z.enum(['withdrawals', 'approvals', 'deposits']),
          count: z.int(),
          oldest_at: timeSchema.nullable(),
        }),
      )
      .describe('Those that the operator may read'),
    alerts: z.array(
      z.object({
        kind: z.enum([
          'difference',
          'behind',
          'rebuilding',
          'overdue_withdrawals',
          'system',
          'gateway_difference',
        ]),
        count: z.int(),
      }),
    ),
  }),
  refusals: [],
});
