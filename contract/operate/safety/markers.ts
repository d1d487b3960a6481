import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { cursorAnswer, cursorFields, playerIdSchema, siteCodeSchema } from '../../operator-entities.ts';
import { markerAreas, markerSchema } from '../../operator-safety.ts';

export const safetyMarkers = defineOperation({
  path: '/operate/safety/markers',
  summary: 'Players at risk, or suspicious activity: the rules that fired, latest first',
  access: 'safety.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({
    ...cursorFields,
    area: z.enum(markerAreas).optional(),
    site_code: siteCodeSchema.optional(),
    player_id: playerIdSchema.optional(),
    state: z.enum(['open', 'reviewed', 'all']).default('open'),
  }),
  answer: z.object({ ...cursorAnswer, value: z.array(markerSchema) }),
  refusals: ['playerNotFound'],
});
