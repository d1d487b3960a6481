import { contactChangeRequest } from '@marquee/contract/api/settings/contact_change_request.ts';
import { serve } from '../../http/serve.ts';
import { requestContactChange } from '../../players/contact-change.ts';
import { maskEmail, maskPhone } from '../../players/mask.ts';
import { phoneOf } from '../../players/phone.ts';
import { resendPolicy, type SentTo } from '../../players/one-time-code.ts';

export const serveContactChangeRequest = serve(contactChangeRequest, async ({ app, session, input }) => {
  const site = await app.sites.byId(session.siteId);
  const wanted: SentTo =
    input.tac_channel === 'sms'
      ? { channel: 'sms', recipient: phoneOf(site, input.contact_phone, 'contact_phone') }
      : { channel: 'email', recipient: input.contact_email };
  await requestContactChange(app, site, session, wanted);
  const mask = wanted.channel === 'sms' ? maskPhone : maskEmail;
  return { tac_channel: wanted.channel, tac_sent_to: mask(wanted.recipient), ...resendPolicy };
});
