import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { cohortKinds, daySchema } from '../../report-entities.ts';

export const reportsCohorts = defineOperation({
  path: '/operate/reports/cohorts',
  summary: 'How many of the players who came in a month played in the months after it',
  access: 'reports.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({
    site_code: siteCodeSchema.optional(),
    kind: z.enum(cohortKinds).default('first_deposit'),
    months: z.int().min(1).max(24).default(12),
  }),
  answer: z.object({
    value: z.array(
      z.object({
        month: daySchema.describe('The first day of the month in which they came'),
        players: z.int(),
        active: z
          .array(z.int())
          .describe('How many played in that month, the next one, and so on until this one'),
      }),
    ),
  }),
  refusals: [],
});
