import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import {
  approvalSchema,
  approvalStates,
  cursorAnswer,
  cursorFields,
  siteCodeSchema,
} from '../../operator-entities.ts';

export const approvalsList = defineOperation({
  path: '/operate/approvals/list',
  summary: 'Requests for a second operator, latest first',
  access: 'approvals.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({
    ...cursorFields,
    state: z.enum(approvalStates).optional(),
    site_code: siteCodeSchema.optional(),
  }),
  answer: z.object({ ...cursorAnswer, value: z.array(approvalSchema) }),
  refusals: [],
});
