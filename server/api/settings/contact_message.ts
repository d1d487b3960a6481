import { contactMessage } from '@marquee/contract/api/settings/contact_message.ts';
import { serve } from '../../http/serve.ts';
import { requireSession } from '../../players/session.ts';
import { receiveContactMessage } from '../../sites/contact-message.ts';

export const serveContactMessage = serve(contactMessage, async ({ app, input, request }) => {
  const site = await app.sites.byDomain(input.domain_name);
  const session = input.auth
    ? await requireSession(app, input.account_id, input.auth, { host: request.host })
    : undefined;
  const { name, email, topic, message } = input;
  const written = { name, email, topic, message, playerId: session?.playerId };
  return { contact_message_id: await receiveContactMessage(app, site, written, request) };
});
