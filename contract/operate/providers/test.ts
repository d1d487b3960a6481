import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { providerCodeSchema } from '../../operator-entities.ts';

export const providersTest = defineOperation({
  path: '/operate/providers/test',
  summary: 'Call a connected provider for its list, and say what it answered and how long it took',
  access: 'games.update',
  scope: 'all',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ provider_code: providerCodeSchema }),
  answer: z.object({
    answered: z.boolean(),
    took_ms: z.int(),
    games: z.int().describe('How many games its list has'),
    skipped: z.int().describe('Entries that could not be read'),
    detail: z.string().describe('Why it failed; empty if it answered'),
  }),
  refusals: ['providerNotFound', 'gameUnavailable'],
  ratePerMinute: 30,
});
