import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { promotionCodeSchema, promotionDocumentSchema } from '../../operator-promotions.ts';

export const promotionsPublish = defineOperation({
  path: '/operate/promotions/publish',
  summary: 'Publish a promotion; players can get it from its beginning on',
  access: 'promotions.update',
  scope: 'site',
  stepUp: true,
  audits: 'once',
  subject: 'promotion',
  request: z.object({
    site_code: siteCodeSchema,
    code: promotionCodeSchema,
    is_new: z.boolean(),
    promotion: promotionDocumentSchema,
  }),
  answer: z.object({ revision_id: z.uuid() }),
  refusals: ['siteNotFound', 'documentUnchanged', 'promotionExists'],
});
