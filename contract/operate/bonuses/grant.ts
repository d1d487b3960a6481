import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { playerIdSchema, reasonSchema } from '../../operator-entities.ts';

export const bonusesGrant = defineOperation({
  path: '/operate/bonuses/grant',
  summary: 'Grant a promotion to a player, under its own terms',
  access: 'bonuses.create',
  scope: 'site',
  stepUp: true,
  audits: 'once',
  subject: 'player',
  request: z.object({ player_id: playerIdSchema, promotion_id: z.uuid(), reason: reasonSchema }),
  answer: z.object({ bonus_id: z.uuid() }),
  refusals: ['playerNotFound', 'promotionNotFound', 'commandRefused'],
});
