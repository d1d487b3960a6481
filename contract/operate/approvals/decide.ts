import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import {
  approvalOutcomes,
  approvalStates,
  outcomeDetailSchema,
  reasonSchema,
} from '../../operator-entities.ts';

export const approvalsDecide = defineOperation({
  path: '/operate/approvals/decide',
  summary: 'Approve or refuse what another operator asked for; an approval does it',
  access: 'approvals.approve',
  scope: 'site',
  stepUp: true,
  audits: 'once',
  subject: 'approval',
  request: z.object({ approval_id: z.uuid(), decision: z.enum(['approve', 'refuse']), reason: reasonSchema }),
  answer: z.object({
    approval_id: z.uuid(),
    state: z.enum(approvalStates),
    outcome: z.enum(approvalOutcomes),
    detail: outcomeDetailSchema,
    handed: z
      .object({
        provider_name: z.string(),
        wallet_path: z.string(),
        username: z.string(),
        password: z.string(),
      })
      .nullable()
      .describe('What whoever approved a new provider gives to it, shown this once'),
  }),
  refusals: ['approvalNotFound', 'approvalDecided', 'approvalOwnRequest', 'commandRefused'],
});
