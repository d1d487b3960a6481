import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { reasonSchema, siteCodeSchema } from '../../operator-entities.ts';
import { promotionCodeSchema } from '../../operator-promotions.ts';

export const promotionsStop = defineOperation({
  path: '/operate/promotions/stop',
  summary: 'Stop a promotion: nobody new gets it, and what was granted goes on by its rules',
  access: 'promotions.update',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'promotion',
  request: z.object({ site_code: siteCodeSchema, code: promotionCodeSchema, reason: reasonSchema }),
  answer: z.object({ revision_id: z.uuid() }),
  refusals: ['siteNotFound', 'promotionNotFound', 'documentUnchanged'],
});
