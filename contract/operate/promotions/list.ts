import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { listedPromotionSchema } from '../../operator-promotions.ts';

export const promotionsList = defineOperation({
  path: '/operate/promotions/list',
  summary: 'The promotions of a site with what each has come to',
  access: 'promotions.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ site_code: siteCodeSchema }),
  answer: z.object({ value: z.array(listedPromotionSchema) }),
  refusals: ['siteNotFound'],
});
