import { z } from 'zod';
import { gameSchema } from './entities.ts';
import { siteFields } from './fields.ts';
import type { Refusal } from './refusals.ts';

/** The fields needed to open a game, for money or in demo play. */
export const launchRequest = z.object({
  ...siteFields,
  provider_code: z.string().min(1, 'the provider').max(32),
  game_code: z.string().min(1, 'the game').max(64),
  platform: z.enum(['desktop', 'mobile']).default('desktop'),
  language: z.string().trim().max(8).default('EN'),
});

/** The provider's address of the game, and how it is shown. */
export const launchAnswer = z.object({
  url: z.string(),
  opens_in: z.enum(['frame', 'popup']),
  game: gameSchema,
});

export const launchRefusals = [
  'siteNotFound',
  'gameNotFound',
  'gameUnavailable',
  'providerUnavailable',
] as const satisfies readonly Refusal[];
