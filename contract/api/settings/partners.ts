import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { partnerSchema } from '../../entities.ts';
import { siteFields } from '../../fields.ts';

export const partners = defineCall({
  path: '/api/settings/partners',
  summary: 'The partners of a site',
  access: 'public',
  request: z.object(siteFields),
  answer: z.object({ partners: z.array(partnerSchema) }),
  refusals: ['siteNotFound'],
});
