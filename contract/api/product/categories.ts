import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { siteFields } from '../../fields.ts';

export const categoryList = defineCall({
  path: '/api/product/categories',
  summary: 'The categories in which a site has games, with the numbers of games and providers',
  access: 'public',
  request: z.object(siteFields),
  answer: z.object({
    value: z.array(
      z.object({
        category: z.string(),
        slug: z.string().describe('The name used in addresses'),
        game_count: z.int(),
        provider_count: z.int(),
      }),
    ),
  }),
  refusals: ['siteNotFound'],
});
