/**
 * Asking a provider to send again what a round owes to the wallet, beside the protocol of Hub88 (`hub88.ts`), which has no word for it.
 *
 * A provider gives a message up after many attempts. What it owes does not change: it sends the same transactions, which count once.
 */
import { z } from 'zod';
import { operatorIdSchema, userSchema } from './hub88.ts';

/** Served below the prefix of the provider's games; a provider that does not have it answers 404. */
export const resendPath = '/rounds/resend';

export const resendRequestSchema = z.object({
  operator_id: operatorIdSchema,
  user: userSchema,
  round: z.string().min(1).max(128),
  /** Who asks and why, for the provider's own record. */
  actor: z.string().min(1).max(320),
  reason: z.string().min(1).max(1000),
});

export const resendAnswerSchema = z.object({
  /** Whether the round owes anything, which is now sent again. */
  owes: z.boolean(),
});
