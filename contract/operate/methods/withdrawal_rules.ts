import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { currencySchema, timeSchema } from '../../fields.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { withdrawalRulesSchema } from '../../withdrawal-rules.ts';

export const methodsWithdrawalRules = defineOperation({
  path: '/operate/methods/withdrawal_rules',
  summary: 'What a site asks of a withdrawal, and the change that waits for a second operator',
  access: 'methods.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ site_code: siteCodeSchema }),
  answer: z.object({
    currency: currencySchema,
    rules: withdrawalRulesSchema,
    gateways: z.array(z.string()).describe('The gateways that are configured and can pay out'),
    asked: z
      .object({
        approval_id: z.uuid(),
        asked_by: z.string(),
        at: timeSchema,
        rules: withdrawalRulesSchema,
      })
      .nullable(),
  }),
  refusals: ['siteNotFound'],
});
