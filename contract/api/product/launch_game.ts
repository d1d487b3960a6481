import { defineCall } from '../../call.ts';
import { sessionFields } from '../../fields.ts';
import { launchAnswer, launchRefusals, launchRequest } from '../../launch.ts';
import { mayPlayRefusals } from '../../safety.ts';
import { gameSchema } from '../../entities.ts';
import { sessionFields, siteFields } from '../../fields.ts';

export const launchGame = defineCall({
  path: '/api/product/launch_game',
  summary: 'Open a game for the player; answers the address to show in a frame or popup',
  access: 'player',
  request: launchRequest.extend(sessionFields),
  answer: launchAnswer,
  refusals: launchRefusals,
  request: z.object({
    ...siteFields,
    ...sessionFields,
    provider_code: z.string().min(1, 'the provider').max(32),
    game_code: z.string().min(1, 'the game').max(64),
    platform: z.enum(['desktop', 'mobile']).default('desktop'),
    language: z.string().trim().max(8).default('EN'),
  }),
  answer: z.object({ url: z.string(), opens_in: z.enum(['frame', 'popup']), game: gameSchema }),
  refusals: [
    'siteNotFound',
    'gameNotFound',
    'gameUnavailable',
    'providerUnavailable',
    'playTimeReached',
    'realityCheckDue',
    ...mayPlayRefusals,
  ],
});
