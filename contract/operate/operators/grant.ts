import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { grantPlaceSchema, reasonSchema, roleCodeSchema } from '../../operator-entities.ts';

export const operatorsGrant = defineOperation({
  path: '/operate/operators/grant',
  summary: 'Give an operator a role on a site or on all',
  access: 'operators.update',
  scope: 'all',
  stepUp: true,
  audits: 'once',
  subject: 'operator',
  request: z.object({
    operator_id: z.uuid(),
    role: roleCodeSchema,
    site_code: grantPlaceSchema,
    reason: reasonSchema,
  }),
  answer: z.object({}),
  refusals: ['operatorNotFound', 'roleNotFound', 'siteNotFound', 'grantExceedsOwn', 'grantUnchanged'],
});
