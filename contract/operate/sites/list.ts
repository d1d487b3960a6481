import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { timeSchema } from '../../fields.ts';

export const sitesList = defineOperation({
  path: '/operate/sites/list',
  summary: 'The sites on which the operator may see settings',
  access: 'sites.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({}),
  answer: z.object({
    currencies: z.array(z.string()).describe('Those that a site can be in'),
    value: z.array(
      z.object({
        site_code: z.string(),
        site_name: z.string(),
        domain: z.string(),
        theme_code: z.string(),
        theme_color: z.string(),
        currency: z.string(),
        languages: z.array(z.string()),
        status: z.enum(['active', 'inactive']),
        is_maintenance: z.boolean(),
        created_at: timeSchema,
        url: z.string(),
      }),
    ),
  }),
  refusals: [],
});
