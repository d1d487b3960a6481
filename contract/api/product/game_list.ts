import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { gameFeatures, gameThemes, gameVolatilities } from '../../game-traits.ts';
import { gameSchema } from '../../entities.ts';
import { pageAnswer, pageFields, siteFields } from '../../fields.ts';

/** `hot`, `new` and `featured` narrow the list to games with that mark. */
export const gameMarks = ['all', 'hot', 'new', 'featured'] as const;
export const gameSorts = ['popular', 'new', 'name', 'rtp'] as const;

export const gameList = defineCall({
  path: '/api/product/game_list',
  summary: 'The games of a site, filtered, searched and sorted',
  access: 'public',
  request: z.object({
    ...siteFields,
    ...pageFields,
    category: z.string().trim().max(32).default('').describe('By its key or its slug'),
    provider_code: z.string().trim().max(32).default(''),
    search: z.string().trim().max(64).default(''),
    volatility: z.enum(gameVolatilities).optional(),
    feature: z.enum(gameFeatures).optional(),
    theme: z.enum(gameThemes).optional(),
    mark: z.enum(gameMarks).default('all'),
    sort: z.enum(gameSorts).default('popular'),
  }),
  answer: z.object({
    ...pageAnswer,
    value: z.array(gameSchema),
    providers: z
      .array(z.object({ provider_code: z.string(), provider_name: z.string(), count: z.int() }))
      .describe('How many games each has under the other filters; so for each facet'),
    features: z.array(z.object({ feature: z.enum(gameFeatures), count: z.int() })),
    themes: z.array(z.object({ theme: z.enum(gameThemes), count: z.int() })),
    volatilities: z.array(z.object({ volatility: z.enum(gameVolatilities), count: z.int() })),
  }),
  refusals: ['siteNotFound'],
});
