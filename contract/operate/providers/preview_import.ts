import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { providerCodeSchema } from '../../operator-entities.ts';

export const providersPreviewImport = defineOperation({
  path: '/operate/providers/preview_import',
  summary: 'Ask a provider for its list, and say what an import of it would change',
  access: 'games.update',
  scope: 'all',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ provider_code: providerCodeSchema }),
  answer: z.object({
    added: z.array(z.object({ game_code: z.string(), game_name: z.string() })),
    returned: z.array(z.object({ game_code: z.string(), game_name: z.string() })),
    gone: z.array(z.object({ game_code: z.string(), game_name: z.string() })),
    changed: z.array(
      z.object({
        game_code: z.string(),
        game_name: z.string(),
        fields: z.array(z.enum(['name', 'category', 'rtp'])),
      }),
    ),
    unchanged: z.int(),
    skipped: z.int().describe('Entries that could not be read'),
  }),
  refusals: ['providerNotFound', 'gameUnavailable', 'providerUnavailable'],
  ratePerMinute: 30,
});
