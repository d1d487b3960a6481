import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { siteFields } from '../../fields.ts';

export const providerList = defineCall({
  path: '/api/product/providers',
  summary: 'The providers whose games a site offers',
  access: 'public',
  request: z.object({ ...siteFields, category: z.string().trim().max(32).default('') }),
  answer: z.object({
    value: z.array(
      z.object({
        provider_code: z.string(),
        provider_name: z.string(),
        slug: z.string().describe('The name of its logo'),
        game_count: z.int(),
        categories: z.array(z.string()),
      }),
    ),
  }),
  refusals: ['siteNotFound'],
});
