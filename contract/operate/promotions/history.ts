import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { cursorAnswer, cursorFields, siteCodeSchema } from '../../operator-entities.ts';
import { promotionCodeSchema } from '../../operator-promotions.ts';
import { revisionSchema } from '../../site-documents.ts';

export const promotionsHistory = defineOperation({
  path: '/operate/promotions/history',
  summary: 'What was changed in a promotion, latest first',
  access: 'promotions.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ ...cursorFields, site_code: siteCodeSchema, code: promotionCodeSchema }),
  answer: z.object({ ...cursorAnswer, value: z.array(revisionSchema) }),
  refusals: ['siteNotFound'],
});
