import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { analyticsScriptSchema } from '../../entities.ts';
import { domainNameSchema } from '../../fields.ts';

export const getAnalytics = defineCall({
  path: '/api/settings/get_analytics',
  summary: 'The scripts with which a site measures its visits',
  access: 'public',
  request: z.object({ domain_name: domainNameSchema }),
  answer: z.object({ value: z.array(analyticsScriptSchema) }),
  refusals: ['siteNotFound'],
});
