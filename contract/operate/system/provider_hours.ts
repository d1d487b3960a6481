import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { timeSchema } from '../../fields.ts';
import { providerCodeSchema } from '../../operator-entities.ts';

export const systemProviderHours = defineOperation({
  path: '/operate/system/provider_hours',
  summary: 'How the calls of a provider went, hour by hour',
  access: 'system.read',
  scope: 'all',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({
    provider_code: providerCodeSchema,
    direction: z.enum(['wallet', 'provider']).default('wallet').describe('`wallet`: from the provider to us'),
    days: z.int().min(1).max(7).default(1),
  }),
  answer: z.object({
    value: z
      .array(
        z.object({
          hour: timeSchema,
          calls: z.int(),
          failures: z.int(),
          half_ms: z.int().nullable(),
          most_ms: z
            .int()
            .nullable()
            .describe('95 per cent took no longer; null without calls, or above the last bound'),
        }),
      )
      .describe('Every hour, the oldest first'),
  }),
  refusals: ['providerNotFound'],
});
