import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { playerIdSchema } from '../../operator-entities.ts';
import { grantablePromotionSchema } from '../../operator-player.ts';

export const bonusesGrantable = defineOperation({
  path: '/operate/bonuses/grantable',
  summary: 'The site’s promotions that a player can be granted',
  access: 'bonuses.create',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ player_id: playerIdSchema, language: z.enum(['EN', 'PHP', 'CN']).default('EN') }),
  answer: z.object({ value: z.array(grantablePromotionSchema) }),
  refusals: ['playerNotFound'],
});
