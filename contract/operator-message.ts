import { z } from 'zod';
import { timeSchema } from './fields.ts';
import { playerIdSchema } from './operator-entities.ts';

export const messageStates = ['open', 'answered', 'closed'] as const;

/** A message of the contact form. The address of who wrote is masked; an answer is sent to it all the same. */
export const contactMessageSchema = z.object({
  message_id: z.uuid(),
  site_code: z.string(),
  player_id: playerIdSchema.nullable().describe('Null for a visitor who was not signed in'),
  account_id: z.string().nullable(),
  name: z.string(),
  email_masked: z.string(),
  topic: z.string(),
  message: z.string(),
  state: z.enum(messageStates),
  assigned_to: z.string().nullable().describe('The e-mail address of the operator who looks after it'),
  created_at: timeSchema,
  answered_at: timeSchema.nullable(),
});
export const contactReplySchema = z.object({
  reply_id: z.uuid(),
  subject: z.string(),
  body: z.string(),
  sent_by: z.string(),
  sent_at: timeSchema,
});
export const replyTemplateSchema = z.object({
  template_id: z.uuid(),
  site_code: z.string(),
  title: z.string(),
  body: z.string(),
});
export const replyBodySchema = z
  .string()
  .trim()
  .min(3, 'at least 3 characters')
  .max(8000, 'at most 8000 characters');
