import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { providerCodeSchema } from '../../operator-entities.ts';

export const providersImport = defineOperation({
  path: '/operate/providers/import',
  summary: "Import a provider's list of games; what operators chose stays",
  access: 'games.update',
  scope: 'all',
  stepUp: false,
  audits: 'once',
  subject: 'provider',
  request: z.object({ provider_code: providerCodeSchema }),
  answer: z.object({ listed: z.int(), skipped: z.int(), new_origins: z.array(z.string()) }),
  refusals: ['providerNotFound', 'gameUnavailable', 'providerUnavailable'],
  ratePerMinute: 30,
});
