import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { providerCodeSchema, reasonSchema } from '../../operator-entities.ts';

export const providersSaveConnection = defineOperation({
  path: '/operate/providers/save_connection',
  summary: 'Ask a second operator to connect a provider, or to change where it is and what it signs with',
  access: 'games.update',
  scope: 'all',
  stepUp: true,
  audits: 'once',
  subject: 'provider',
  request: z.object({
    provider_code: providerCodeSchema,
    identity: z
      .object({
        provider_name: z.string().trim().min(2, 'at least 2 characters').max(60, 'at most 60 characters'),
        slug: z
          .string()
          .trim()
          .regex(/^[a-z0-9-]{2,32}$/, 'the path'),
        protocol: z.enum(['hub88', 'jili']).default('hub88'),
      })
      .nullable()
      .describe('What a new provider is called, and the path of its wallet; null for one that is connected'),
    base_url: z.string().trim().min(1, 'a value').max(300, 'at most 300 characters'),
    operator_id: z.string().trim().min(1, 'a value').max(64, 'at most 64 characters'),
    provider_public_key: z
      .string()
      .max(4000, 'at most 4000 characters')
      .nullable()
      .describe(
        'RSA, in PEM; null keeps the one that is known, and is for a protocol without keys of both sides',
      ),
    agent_key: z
      .string()
      .trim()
      .regex(/^[!-~]{8,128}$/, 'the AgentKey')
      .nullable()
      .default(null)
      .describe('By JILI’s protocol, what signs our calls to a new provider. It is sealed and shown nowhere'),
    allowed_addresses: z
      .array(z.string().max(64))
      .max(20, 'at most 20 entries')
      .describe(
        'From where it may call the wallet; empty for everywhere, which JILI’s protocol does not allow',
      ),
    reason: reasonSchema,
  }),
  answer: z.object({
    approval_id: z.uuid(),
    wallet_path: z.string().describe('Where it will reach the wallet, on any host of ours'),
    public_key: z
      .string()
      .nullable()
      .describe('Ours, for the provider, in PEM; null if the provider has it already'),
  }),
  refusals: [
    'providerNotFound',
    'providerConnected',
    'connectionUnchanged',
    'connectionChangeAsked',
    'commandRefused',
  ],
  ratePerMinute: 30,
});
