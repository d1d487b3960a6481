import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { timeSchema } from '../../fields.ts';
import { originKinds, providerCodeSchema, providerSchema } from '../../operator-entities.ts';

export const providersGet = defineOperation({
  path: '/operate/providers/get',
  summary: 'One provider: its connection, keys, addresses and sites',
  access: 'games.read',
  scope: 'all',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ provider_code: providerCodeSchema }),
  answer: z.object({
    provider: providerSchema,
    connection: z
      .object({
        base_url: z.string(),
        wallet_path: z.string().describe('Where it reaches the wallet, on any host of ours'),
        operator_id: z.string(),
        key_name: z.string(),
        next_key_name: z
          .string()
          .nullable()
          .describe('A pair that waits until the provider has its public half'),
        can_rotate: z.boolean(),
        can_change: z.boolean().describe('Whether its connection is changed here'),
        key_fingerprint: z.string().nullable().describe('SHA-256 of what the provider signs with'),
        allowed_addresses: z.array(z.string()).describe('From where it may call; empty for everywhere'),
      })
      .nullable(),
    keys: z.array(z.object({ name: z.string(), version: z.int(), created_at: timeSchema })),
    origins: z.array(
      z.object({
        kind: z.enum(originKinds),
        origin: z.string(),
        chosen: z.boolean().describe('Whether an operator has decided about it'),
        allowed: z.boolean(),
      }),
    ),
    site_codes: z.array(z.string()),
    reconciliation: z
      .object({ ends_at: timeSchema, theirs: z.int(), ours: z.int(), differences: z.int() })
      .nullable()
      .describe('The latest window that was compared'),
  }),
  refusals: ['providerNotFound'],
});
