import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { playerIdSchema } from '../../operator-entities.ts';
import { tagSchema } from '../../operator-player.ts';

export const playersSetTags = defineOperation({
  path: '/operate/players/set_tags',
  summary: 'Set the tags of a player',
  access: 'players.update',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'player',
  request: z.object({ player_id: playerIdSchema, tags: z.array(tagSchema).max(12, 'at most 12 entries') }),
  answer: z.object({ tags: z.array(z.string()) }),
  refusals: ['playerNotFound'],
});
