import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { approvalRuleSchema } from '../../operator-entities.ts';

export const approvalsRules = defineOperation({
  path: '/operate/approvals/rules',
  summary: 'From which amounts a second operator must approve',
  access: 'approvals.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({}),
  answer: z.object({ value: z.array(approvalRuleSchema) }),
  refusals: [],
});
