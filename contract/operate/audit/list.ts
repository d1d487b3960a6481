import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { optionalDateFields } from '../../fields.ts';
import { auditEntrySchema, cursorAnswer, cursorFields, siteCodeSchema } from '../../operator-entities.ts';

export const auditList = defineOperation({
  path: '/operate/audit/list',
  summary: 'Who did what, latest first',
  access: 'audit.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({
    ...cursorFields,
    ...optionalDateFields,
    site_code: siteCodeSchema.optional(),
    operator_id: z.uuid().optional(),
    call: z
      .string()
      .max(100, 'at most 100 characters')
      .optional()
      .describe('A path below /operate/, or its beginning'),
    subject_kind: z.string().max(40, 'at most 40 characters').optional(),
    subject_id: z.string().max(100, 'at most 100 characters').optional(),
  }),
  answer: z.object({ ...cursorAnswer, value: z.array(auditEntrySchema) }),
  refusals: [],
});
