import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { reasonSchema, siteCodeSchema } from '../../operator-entities.ts';
import { withdrawalRulesSchema } from '../../withdrawal-rules.ts';

export const methodsSaveWithdrawalRules = defineOperation({
  path: '/operate/methods/save_withdrawal_rules',
  summary: 'Ask for a change of what a site asks of a withdrawal; it is made once a second operator approves',
  access: 'methods.update',
  scope: 'site',
  stepUp: true,
  audits: 'once',
  subject: 'withdrawal_rules',
  request: z.object({ site_code: siteCodeSchema, rules: withdrawalRulesSchema, reason: reasonSchema }),
  answer: z.object({ approval_id: z.uuid() }),
  refusals: ['siteNotFound', 'methodUnchanged', 'commandRefused'],
});
