import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { cursorAnswer, cursorFields, siteCodeSchema } from '../../operator-entities.ts';
import { exclusionRowSchema } from '../../operator-safety.ts';

export const safetyExclusions = defineOperation({
  path: '/operate/safety/exclusions',
  summary: 'Exclusions and time-outs, latest first',
  access: 'safety.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({
    ...cursorFields,
    site_code: siteCodeSchema.optional(),
    state: z
      .enum(['in_force', 'asked', 'all'])
      .default('in_force')
      .describe('asked: the player asks to return from an indefinite one'),
  }),
  answer: z.object({ ...cursorAnswer, value: z.array(exclusionRowSchema) }),
  refusals: [],
});
