import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { wantedLanguageSchema } from '../../engagement.ts';
import { sessionFields } from '../../fields.ts';
import { miniGameSchema } from '../../minigames.ts';

export const miniGameList = defineCall({
  path: '/api/mini_game/mini_game_list',
  summary: 'The minigames of the site, with their prizes and odds',
  access: 'player',
  request: z.object({ ...sessionFields, language: wantedLanguageSchema }),
  answer: z.object({ value: z.array(miniGameSchema) }),
  refusals: [],
});
