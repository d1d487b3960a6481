import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { roundKeySchema } from '../../operator-entities.ts';

export const roundsReplay = defineOperation({
  path: '/operate/rounds/replay',
  summary: "The provider's page of a round, as its player sees it",
  access: 'rounds.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: roundKeySchema,
  answer: z.object({ url: z.url() }),
  refusals: ['roundNotFound', 'gameUnavailable', 'providerUnavailable'],
  ratePerMinute: 60,
});
