import { createTransport } from 'nodemailer';
import type { Delivery } from './delivery.ts';

/** How long a gateway may take before a message counts as not delivered. */
const timeout_ms = 10_000;

/**
 * Delivery by SMTP and by an SMS gateway with the Messages resource of Twilio's REST API: a form with To, From and
 * Body, sent by POST with HTTP Basic authentication. Any 2xx answer counts as accepted.
 */
export function createSmtpAndSmsDelivery(options: {
  smtpUrl: string;
  mailFrom: string;
  smsUrl: string;
  smsUser: string;
  smsSecret: string;
  smsFrom: string;
}): Delivery {
  const mail = createTransport({
    url: options.smtpUrl,
    connectionTimeout: timeout_ms,
    greetingTimeout: timeout_ms,
    socketTimeout: timeout_ms,
  });
  const authorization = `Basic ${Buffer.from(`${options.smsUser}:${options.smsSecret}`).toString('base64')}`;
  return {
    send: async (message) => {
      if (message.channel === 'email') {
        await mail.sendMail({
          from: options.mailFrom,
          to: message.recipient,
          subject: message.subject,
          text: message.body,
        });
        return;
      }
      const answer = await fetch(options.smsUrl, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: message.recipient, From: options.smsFrom, Body: message.body }),
        signal: AbortSignal.timeout(timeout_ms),
      });
      if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}`);
    },
    close: async () => {
      mail.close();
    },
  };
}
