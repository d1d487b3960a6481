import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { originKinds, providerCodeSchema, reasonSchema } from '../../operator-entities.ts';

export const providersDecideOrigin = defineOperation({
  path: '/operate/providers/decide_origin',
  summary: "Allow or refuse an address of a provider's games or pictures",
  access: 'games.update',
  scope: 'all',
  stepUp: true,
  audits: 'once',
  subject: 'provider',
  request: z.object({
    provider_code: providerCodeSchema,
    kind: z.enum(originKinds),
    origin: z.string().trim().min(1).max(300),
    allowed: z.boolean(),
    reason: reasonSchema,
  }),
  answer: z.object({}),
  refusals: ['providerNotFound', 'commandRefused'],
});
