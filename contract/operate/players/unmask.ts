import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { playerIdSchema, reasonSchema } from '../../operator-entities.ts';

export const playersUnmask = defineOperation({
  path: '/operate/players/unmask',
  summary: 'The personal data of one player; who asked and why is kept',
  access: 'personal.read',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'player',
  request: z.object({ player_id: playerIdSchema, reason: reasonSchema }),
  answer: z.object({
    full_name: z.string(),
    birth_date: z.iso.date(),
    contact_phone: z.string(),
    contact_email: z.string(),
  }),
  refusals: ['playerNotFound'],
  ratePerMinute: 60,
});
