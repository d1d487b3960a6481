import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { reasonSchema, roundKeySchema } from '../../operator-entities.ts';

export const roundsResend = defineOperation({
  path: '/operate/rounds/resend',
  summary: 'Have the provider of an open round send again what the round owes; what it owes does not change',
  access: 'rounds.approve',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'round',
  request: roundKeySchema.extend({ reason: reasonSchema.describe('Also for the record of the provider') }),
  answer: z.object({
    owes: z.boolean().describe('Whether the round owes anything, which is now sent again'),
  }),
  refusals: ['roundNotFound', 'gameUnavailable', 'providerUnavailable', 'commandRefused'],
  ratePerMinute: 30,
});
