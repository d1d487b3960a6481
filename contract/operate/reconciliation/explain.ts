import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { reasonSchema } from '../../operator-entities.ts';

export const reconciliationExplain = defineOperation({
  path: '/operate/reconciliation/explain',
  summary: 'Note why a difference needs nothing done, so that it is no alert while it stays the same',
  access: 'reconciliation.update',
  scope: 'all',
  stepUp: false,
  audits: 'once',
  subject: 'reconciliation',
  request: z.object({ run_id: z.uuid(), subject: z.string().min(1).max(300), reason: reasonSchema }),
  answer: z.object({}),
  refusals: ['reconciliationNotFound', 'differenceExplained'],
});
