import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { promotionDocumentSchema, promotionSimulationSchema } from '../../operator-promotions.ts';

export const promotionsSimulate = defineOperation({
  path: '/operate/promotions/simulate',
  summary: 'What a promotion would have cost on the past of its site',
  access: 'promotions.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({
    site_code: siteCodeSchema,
    days: z.union([z.literal(30), z.literal(90)]),
    promotion: promotionDocumentSchema,
  }),
  answer: z.object({ simulation: promotionSimulationSchema }),
  refusals: ['siteNotFound'],
  ratePerMinute: 30,
});
