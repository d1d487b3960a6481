import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { changeByTwoSchema } from '../../change-by-two.ts';
import { currencySchema } from '../../fields.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { withdrawalRulesSchema } from '../../withdrawal-rules.ts';

export const methodsWithdrawalRules = defineOperation({
  path: '/operate/methods/withdrawal_rules',
  summary: 'What a site asks of a withdrawal, and the change that was asked for last',
  access: 'methods.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ site_code: siteCodeSchema, approval_id: z.uuid().optional() }),
  answer: z.object({
    currency: currencySchema,
    rules: withdrawalRulesSchema,
    gateways: z.array(z.string()).describe('The gateways that are configured and can pay out'),
    change: changeByTwoSchema(withdrawalRulesSchema),
  }),
  refusals: ['siteNotFound'],
});
