import type { Clock } from '../../kernel/clock.ts';
import type { Config } from '../../kernel/config.ts';
import type { Database } from '../../kernel/database.ts';
import type { Delivery } from './delivery.ts';
import { createOutboxDelivery } from './outbox.ts';
import { createSmtpAndSmsDelivery } from './smtp-and-sms.ts';

/**
 * Create the configured delivery: real gateways if both SMTP_URL and SMS_URL are set, otherwise the demo's outbox.
 * Throws if production would use the outbox.
 */
export function createDelivery(config: Config, db: Database, clock: Clock): Delivery {
  if (!config.SMTP_URL || !config.SMS_URL) {
    if (config.MARQUEE_ENV === 'production') throw new Error('Production needs SMTP_URL and SMS_URL');
    return createOutboxDelivery(db, clock);
  }
  return createSmtpAndSmsDelivery({
    smtpUrl: config.SMTP_URL,
    mailFrom: config.MAIL_FROM,
    smsUrl: config.SMS_URL,
    smsUser: config.SMS_USER,
    smsSecret: config.SMS_SECRET,
    smsFrom: config.SMS_FROM,
  });
}
