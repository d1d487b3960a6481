import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { timeSchema } from '../../fields.ts';

const sideSchema = z.object({
  provider_name: z.string(),
  protocol: z.string(),
  wallet_path: z.string(),
  base_url: z.string(),
  operator_id: z.string(),
  key_fingerprint: z
    .string()
    .nullable()
    .describe('SHA-256 of what the provider signs with, to be compared with the provider'),
  allowed_addresses: z.array(z.string()),
});

export const providersChanges = defineOperation({
  path: '/operate/providers/changes',
  summary: 'Connections of providers that wait for a second operator, or one that was asked for',
  access: 'games.read',
  scope: 'all',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ approval_id: z.uuid().optional() }),
  answer: z.object({
    value: z.array(
      z.object({
        approval_id: z.uuid(),
        provider_code: z.string(),
        state: z.enum(['asked', 'made', 'refused']),
        asked_by: z.string(),
        asked_at: timeSchema,
        before: sideSchema.nullable().describe('Null for a provider that was not connected'),
        after: sideSchema,
      }),
    ),
  }),
  refusals: [],
});
