import type { z } from 'zod';
import type { profileSchema } from '@marquee/contract/entities.ts';
import type { App } from './app.ts';
import type { PlayerSession } from './player-session.ts';
import { refuse } from '../kernel/errors.ts';
import type { Site } from '../sites/site.ts';
import { requestContactChange } from './contact-change.ts';
import { awaitedContact } from './one-time-code.ts';
import { secondFactorState } from './second-factor.ts';

/** The player's own data for the profile page. */
export async function readProfile(app: App, session: PlayerSession): Promise<z.infer<typeof profileSchema>> {
  const row = await app.db
    .selectFrom('players.player')
    .select([
      'account_id',
      'full_name',
      'contact_email',
      'contact_phone',
      'birth_date',
      'language',
      'accepts_marketing',
      'email_verified_at',
      'phone_verified_at',
      'created_at',
    ])
    .where('site_id', '=', session.siteId)
    .where('player_id', '=', session.playerId)
    .executeTakeFirstOrThrow();
  const { email_verified_at, phone_verified_at, created_at, ...shown } = row;
  const now = app.clock.now();
  const [pendingEmail, pendingPhone, factor] = await Promise.all([
    awaitedContact(app.db, now, session, 'change_email'),
    awaitedContact(app.db, now, session, 'change_sms'),
    secondFactorState(app, session),
  ]);
  return {
    ...shown,
    pending_contact_email: pendingEmail ?? '',
    pending_contact_phone: pendingPhone ?? '',
    two_factor: factor.active,
    recovery_codes_left: factor.recoveryCodesLeft,
    email_verified: email_verified_at !== null,
    phone_verified: phone_verified_at !== null,
    created_at: created_at.toISOString(),
  };
}

/** True if the address differs from the account's. */
export async function isOtherEmail(
  app: Pick<App, 'db'>,
  session: PlayerSession,
  email: string,
): Promise<boolean> {
  const player = await app.db
    .selectFrom('players.player')
    .select('contact_email')
    .where('site_id', '=', session.siteId)
    .where('player_id', '=', session.playerId)
    .executeTakeFirstOrThrow();
  return player.contact_email !== email;
}

/**
 * Change the player's language and marketing consent, and request a change of their e-mail address, which takes effect
 * when it is verified. Returns the address that is waiting for its code, if any. The name cannot be changed, because
 * money is paid out to the verified name only.
 * Throws `nameLocked`, `emailTaken`, `tacResendTooSoon` or `deliveryFailed`; nothing is changed then.
 */
export async function updateProfile(
  app: App,
  site: Site,
  session: PlayerSession,
  change: {
    full_name: string;
    contact_email: string;
    language?: string | undefined;
    accept_marketing?: boolean | undefined;
  },
): Promise<{
  full_name: string;
  contact_email: string;
  language: string;
  accepts_marketing: boolean;
  pending_contact_email: string;
}> {
  const { language, accepts_marketing, ...player } = await app.db
    .selectFrom('players.player')
    .select(['full_name', 'contact_email', 'language', 'accepts_marketing'])
    .where('site_id', '=', session.siteId)
    .where('player_id', '=', session.playerId)
    .executeTakeFirstOrThrow();
  if (player.full_name !== change.full_name) throw refuse('nameLocked');
  if (player.contact_email !== change.contact_email) {
    await requestContactChange(app, site, session, { channel: 'email', recipient: change.contact_email });
  }
  const wished = {
    language: change.language ?? language,
    accepts_marketing: change.accept_marketing ?? accepts_marketing,
  };
  if (wished.language !== language || wished.accepts_marketing !== accepts_marketing) {
    await app.db
      .updateTable('players.player')
      .set(wished)
      .where('site_id', '=', session.siteId)
      .where('player_id', '=', session.playerId)
      .execute();
  }
  const pending = await awaitedContact(app.db, app.clock.now(), session, 'change_email');
  return { ...player, ...wished, pending_contact_email: pending ?? '' };
}
