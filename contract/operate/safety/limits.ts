import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { cursorAnswer, cursorFields, siteCodeSchema } from '../../operator-entities.ts';
import { limitedPlayerSchema } from '../../operator-safety.ts';

export const safetyLimits = defineOperation({
  path: '/operate/safety/limits',
  summary: 'Players with limits of their own or of an operator',
  access: 'safety.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ ...cursorFields, site_code: siteCodeSchema.optional() }),
  answer: z.object({ ...cursorAnswer, value: z.array(limitedPlayerSchema) }),
  refusals: [],
});
