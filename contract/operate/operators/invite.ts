import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { emailSchema, timeSchema } from '../../fields.ts';
import {
  grantPlaceSchema,
  operatorNameSchema,
  reasonSchema,
  roleCodeSchema,
} from '../../operator-entities.ts';

export const operatorsInvite = defineOperation({
  path: '/operate/operators/invite',
  summary: 'Invite an operator by a link that works once and expires in an hour',
  access: 'operators.create',
  scope: 'all',
  stepUp: true,
  audits: 'once',
  subject: 'operator',
  request: z.object({
    email: emailSchema,
    name: operatorNameSchema,
    grants: z
      .array(z.object({ role: roleCodeSchema, site_code: grantPlaceSchema }))
      .min(1)
      .max(50),
    reason: reasonSchema,
  }),
  answer: z.object({ operator_id: z.uuid(), invitation_url: z.string(), expires_at: timeSchema }),
  refusals: ['operatorExists', 'roleNotFound', 'siteNotFound', 'grantExceedsOwn'],
});
