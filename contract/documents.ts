import { z } from 'zod';
import { timeSchema } from './fields.ts';

/** What a document proves: who the player is, where they live, or where their money comes from. */
export const documentKinds = ['identity', 'address', 'funds'] as const;
export const documentStates = ['waiting', 'approved', 'refused'] as const;
/** How it stands with a kind: `expired` was approved once, `missing` was never sent. */
export const documentStandings = ['missing', 'waiting', 'approved', 'refused', 'expired'] as const;
export const documentMediaTypes = ['image/jpeg', 'application/pdf'] as const;

/** The largest file that is accepted, before base64 encoding. */
export const documentLimit_bytes = 4 * 1024 * 1024;
const base64Limit = Math.ceil(documentLimit_bytes / 3) * 4;
export const documentBodyLimit_bytes = base64Limit + 4096;
export const documentFileSchema = z
  .string()
  .min(16, 'a picture or a PDF in base64')
  .max(base64Limit, 'a picture or a PDF of at most 4 MB, in base64')
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'base64');

/** How it stands with a kind of document that the site asks for. */
export const documentStandingSchema = z.object({
  kind: z.enum(documentKinds),
  standing: z.enum(documentStandings),
  is_required: z.boolean().describe('Whether a withdrawal waits for it, or would'),
  sent_at: timeSchema.nullable(),
  reason: z.string().describe('Why the latest one was refused; empty otherwise'),
  expires_on: z.iso.date().nullable(),
});
