import { z } from 'zod';
import type { App } from '../http/app.ts';
import { noteMailed, replyToMail } from '../sites/contact-inbox.ts';

const jobSchema = z.object({ site_id: z.int(), reply_id: z.uuid() });

/**
 * E-mail an answer from the contact inbox that was kept. Throws if the mail server does not take it, so that the queue repeats it.
 */
export async function mailReply(app: App, queued: unknown): Promise<void> {
  const { site_id: siteId, reply_id: replyId } = jobSchema.parse(queued);
  const reply = await replyToMail(app.db, siteId, replyId);
  if (!reply) return;
  const { email: recipient, subject, body } = reply;
  await app.delivery.send({ siteId, channel: 'email', recipient, subject, body });
  await noteMailed(app, siteId, replyId);
}
