import { z } from 'zod';
import { documentKinds, documentMediaTypes, documentStates } from './documents.ts';
import { currencySchema, moneySchema, timeSchema } from './fields.ts';
import { playerIdSchema } from './operator-entities.ts';

/** A document as lists show it: without its content. */
export const reviewedDocumentSchema = z.object({
  document_id: z.uuid(),
  site_code: z.string(),
  player_id: playerIdSchema,
  account_id: z.string(),
  kind: z.enum(documentKinds),
  media_type: z.enum(documentMediaTypes),
  state: z.enum(documentStates),
  expires_on: z.iso.date().nullable(),
  is_expired: z.boolean().describe('It was approved, and its last valid day is over'),
  reason: z.string(),
  created_at: timeSchema,
  decided_by: z.string().nullable(),
  decided_at: timeSchema.nullable(),
});

export const documentRuleSchema = z.object({
  site_code: z.string(),
  kind: z.enum(documentKinds),
  from_amount: moneySchema.describe('What a player has withdrawn in all, from which the document is needed'),
  currency: currencySchema,
});
