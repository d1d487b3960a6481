import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { timeSchema } from '../../fields.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { promotionCodeSchema, promotionDocumentSchema } from '../../operator-promotions.ts';

export const promotionsSaveDraft = defineOperation({
  path: '/operate/promotions/save_draft',
  summary: 'Keep a draft of a promotion, which players do not see',
  access: 'promotions.update',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'promotion',
  request: z.object({
    site_code: siteCodeSchema,
    code: promotionCodeSchema,
    is_new: z.boolean().describe('Whether no promotion of this code may be there yet'),
    promotion: promotionDocumentSchema,
    publish_at: timeSchema.nullable().default(null).describe('Null to publish it by hand'),
  }),
  answer: z.object({ saved_at: timeSchema }),
  refusals: ['siteNotFound', 'promotionExists'],
});
