import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { providerSchema } from '../../operator-entities.ts';

export const providersList = defineOperation({
  path: '/operate/providers/list',
  summary: 'Providers of games: state, number of games, how their calls went in the last day',
  access: 'games.read',
  scope: 'all',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({}),
  answer: z.object({ value: z.array(providerSchema) }),
  refusals: [],
});
