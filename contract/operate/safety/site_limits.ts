import { z } from 'zod';
import { changeByTwoSchema } from '../../change-by-two.ts';
import { currencySchema, timeSchema } from '../../fields.ts';
import { defineOperation } from '../../operation.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { siteLimitSchema } from '../../operator-safety.ts';

export const safetySiteLimits = defineOperation({
  path: '/operate/safety/site_limits',
  summary: 'What a site allows every player at most, and the changes that wait for a second operator',
  access: 'safety.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ site_code: siteCodeSchema, approval_id: z.uuid().optional() }),
  answer: z.object({
    currency: currencySchema,
    value: z
      .array(
        siteLimitSchema.extend({
          asked: z
            .object({
              approval_id: z.uuid(),
              asked_by: z.string(),
              at: timeSchema,
              value: siteLimitSchema.shape.value,
            })
            .nullable()
            .describe('The looser limit that waits for a second operator'),
        }),
      )
      .describe('Every place of a limit, also those without one'),
    change: changeByTwoSchema(siteLimitSchema).describe('The one of the request, if one was named'),
  }),
  refusals: ['siteNotFound'],
});
