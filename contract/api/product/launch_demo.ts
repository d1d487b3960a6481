import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { gameSchema } from '../../entities.ts';
import { siteFields } from '../../fields.ts';

export const launchDemo = defineCall({
  path: '/api/product/launch_demo',
  summary: 'Open a game for a visitor, without money',
  access: 'public',
  request: z.object({
    ...siteFields,
    provider_code: z.string().min(1, 'the provider').max(32),
    game_code: z.string().min(1, 'the game').max(64),
    platform: z.enum(['desktop', 'mobile']).default('desktop'),
    language: z.string().trim().max(8).default('EN'),
  }),
  answer: z.object({ url: z.string(), opens_in: z.enum(['frame', 'popup']), game: gameSchema }),
  refusals: ['siteNotFound', 'gameNotFound', 'gameUnavailable', 'providerUnavailable'],
  ratePerMinute: 30,
});
