import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { providerCodeSchema, reasonSchema } from '../../operator-entities.ts';

export const providersUseKey = defineOperation({
  path: '/operate/providers/use_key',
  summary: 'Sign calls to a provider with the new pair of keys from now on',
  access: 'games.update',
  scope: 'all',
  stepUp: true,
  audits: 'once',
  subject: 'provider',
  request: z.object({ provider_code: providerCodeSchema, reason: reasonSchema }),
  answer: z.object({ key_name: z.string() }),
  refusals: ['providerNotFound', 'commandRefused'],
});
