import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { hostSchema } from '../../site-documents.ts';

export const sitesCheckDomain = defineOperation({
  path: '/operate/sites/check_domain',
  summary: 'Whether a domain can be used, and where it leads now',
  access: 'sites.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ domain: hostSchema }),
  answer: z.object({
    taken_by: z.string().nullable().describe('The site that has it'),
    resolves: z.boolean().describe('Whether the domain has an address'),
    addresses: z.array(z.string()),
  }),
  refusals: [],
  ratePerMinute: 60,
});
