import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { currencySchema, timeSchema } from '../../fields.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { promotionCodeSchema, promotionDocumentSchema, promotionStates } from '../../operator-promotions.ts';

export const promotionsGet = defineOperation({
  path: '/operate/promotions/get',
  summary: 'A promotion: as it is published, its draft, and what its builder needs',
  access: 'promotions.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({
    site_code: siteCodeSchema,
    code: promotionCodeSchema.nullable().describe('Null for one that is to be built'),
  }),
  answer: z.object({
    published: promotionDocumentSchema.nullable(),
    promotion_id: z.uuid().nullable(),
    state: z.enum(promotionStates),
    draft: promotionDocumentSchema.nullable(),
    saved_by: z.string(),
    saved_at: timeSchema.nullable(),
    publish_at: timeSchema.nullable().describe('When the draft is published by itself'),
    url: z.string().describe('Where the site is'),
    currency: currencySchema,
    levels: z.array(z.string()).describe('The names of the VIP levels in English, lowest first'),
    categories: z.array(z.string()).describe('The categories of the games of the site'),
    game_name: z.string().describe('Of the game of its free rounds; empty if it has none'),
  }),
  refusals: ['siteNotFound', 'promotionNotFound'],
});
