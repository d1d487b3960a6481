import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { providerCodeSchema, reasonSchema } from '../../operator-entities.ts';

export const providersAddKey = defineOperation({
  path: '/operate/providers/add_key',
  summary: 'Make a new pair of keys for a provider; the old one is used until the new one is',
  access: 'games.update',
  scope: 'all',
  stepUp: true,
  audits: 'once',
  subject: 'provider',
  request: z.object({ provider_code: providerCodeSchema, reason: reasonSchema }),
  answer: z.object({ key_name: z.string(), public_key: z.string().describe('For the provider, in PEM') }),
  refusals: ['providerNotFound', 'commandRefused'],
});
