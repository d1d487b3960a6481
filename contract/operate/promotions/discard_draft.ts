import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { promotionCodeSchema } from '../../operator-promotions.ts';

export const promotionsDiscardDraft = defineOperation({
  path: '/operate/promotions/discard_draft',
  summary: 'Throw the draft of a promotion away',
  access: 'promotions.update',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'promotion',
  request: z.object({ site_code: siteCodeSchema, code: promotionCodeSchema }),
  answer: z.object({}),
  refusals: ['siteNotFound', 'draftNotFound'],
});
