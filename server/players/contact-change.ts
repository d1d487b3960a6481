import pg from 'pg';
import type { App } from './app.ts';
import type { PlayerSession } from './player-session.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import type { Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import type { Site } from '../sites/site.ts';
import { logAccess } from './access-log.ts';
import { requireFree } from './contacts.ts';
import { consumeCode, deliverCode, issueCode, type SentTo } from './one-time-code.ts';
import { changeSecurity } from './security-change.ts';

const uniqueViolation = '23505';

/**
 * Send a code to a new number or address. The player's old contact stays in place until the code is verified.
 * Throws `contactUnchanged`, `phoneTaken`, `emailTaken`, `tacResendTooSoon` or `deliveryFailed`.
 */
export async function requestContactChange(
  app: App,
  site: Site,
  session: PlayerSession,
  wanted: SentTo,
): Promise<void> {
  const player = await readContacts(app, session);
  const isVerified =
    wanted.channel === 'sms'
      ? player.phone_verified_at && player.contact_phone === wanted.recipient
      : player.email_verified_at && player.contact_email === wanted.recipient;
  if (isVerified) throw refuse('contactUnchanged');
  const now = app.clock.now();
  const contact =
    wanted.channel === 'sms' ? { contact_phone: wanted.recipient } : { contact_email: wanted.recipient };
  await requireFree(app.db, now, session.siteId, contact, session.playerId);
  const to = {
    playerId: session.playerId,
    contactPhone: wanted.recipient,
    contactEmail: wanted.recipient,
    language: player.language,
  };
  const issued = await app.db
    .transaction()
    .execute((trx) => issueCode(trx, now, session.siteId, to, purposeOf(wanted), wanted.channel));
  await deliverCode(app, site, issued);
}

/**
 * Set the number or address that the code was sent to. The previously verified contacts are notified.
 * Throws the refusals of a code, `phoneTaken` or `emailTaken`.
 */
export async function verifyContactChange(
  app: App,
  session: PlayerSession,
  proof: { channel: SentTo['channel']; code: string },
  request: RequestFacts,
): Promise<void> {
  const before = await readContacts(app, session);
  const { channel, recipient } = await consumeCode(app, session, purposeOf(proof), proof.code);
  const now = app.clock.now();
  async function setContact(db: Database): Promise<void> {
    await db
      .updateTable('players.player')
      .set(
        channel === 'sms'
          ? { contact_phone: recipient, phone_verified_at: now }
          : { contact_email: recipient, email_verified_at: now, shares_mailbox: false },
      )
      .where('site_id', '=', session.siteId)
      .where('player_id', '=', session.playerId)
      .execute();
  }
  const isOther = recipient !== (channel === 'sms' ? before.contact_phone : before.contact_email);
  try {
    // Verifying a contact that the account already has is not a change, so nobody is notified.
    if (isOther) await changeSecurity(app, session, channel === 'sms' ? 'phone' : 'email', setContact);
    else await setContact(app.db);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== uniqueViolation) throw error;
    throw refuse(channel === 'sms' ? 'phoneTaken' : 'emailTaken');
  }
  await logAccess(app, { ...session, outcome: 'contact_changed' }, request);
}

function purposeOf({ channel }: { channel: SentTo['channel'] }): 'change_sms' | 'change_email' {
  return channel === 'sms' ? 'change_sms' : 'change_email';
}

async function readContacts(app: App, session: PlayerSession) {
  return app.db
    .selectFrom('players.player')
    .select(['contact_phone', 'contact_email', 'phone_verified_at', 'email_verified_at', 'language'])
    .where('site_id', '=', session.siteId)
    .where('player_id', '=', session.playerId)
    .executeTakeFirstOrThrow();
}
