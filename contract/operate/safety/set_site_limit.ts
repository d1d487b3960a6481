import { z } from 'zod';
import { positiveMoneySchema } from '../../fields.ts';
import { defineOperation } from '../../operation.ts';
import { reasonSchema, siteCodeSchema } from '../../operator-entities.ts';
import { limitKindSchema, limitWindowSchema } from '../../safety.ts';

export const safetySetSiteLimit = defineOperation({
  path: '/operate/safety/set_site_limit',
  summary:
    'Limit every player of a site: a stricter limit applies at once, a looser one once a second operator approves',
  access: 'safety.update',
  scope: 'site',
  stepUp: true,
  audits: 'once',
  subject: 'site_limit',
  request: z.object({
    site_code: siteCodeSchema,
    kind: limitKindSchema,
    window: limitWindowSchema,
    value: positiveMoneySchema
      .nullable()
      .describe('Money as a decimal, whole minutes for session_time; null removes it'),
    reason: reasonSchema,
  }),
  answer: z.object({
    approval_id: z
      .uuid()
      .nullable()
      .describe('The request for a second operator; null if it applies already'),
  }),
  refusals: ['siteNotFound', 'documentUnchanged', 'commandRefused'],
});
