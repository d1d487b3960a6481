import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { providerCodeSchema, reasonSchema } from '../../operator-entities.ts';

export const providersSetStatus = defineOperation({
  path: '/operate/providers/set_status',
  summary: 'Switch a provider on or off on all sites; rounds in play are finished',
  access: 'games.update',
  scope: 'all',
  stepUp: true,
  audits: 'once',
  subject: 'provider',
  request: z.object({ provider_code: providerCodeSchema, active: z.boolean(), reason: reasonSchema }),
  answer: z.object({}),
  refusals: ['providerNotFound'],
});
