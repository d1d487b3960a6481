import type { z } from 'zod';
import type { profileSchema } from '@marquee/contract/entities.ts';
import pg from 'pg';
import type { App, PlayerSession } from '../kernel/app.ts';
import { refuse } from '../kernel/errors.ts';

const uniqueViolation = '23505';

/** The player's own data, as the profile page shows them. */
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
      'email_verified_at',
      'phone_verified_at',
      'created_at',
    ])
    .where('site_id', '=', session.siteId)
    .where('player_id', '=', session.playerId)
    .executeTakeFirstOrThrow();
  const { email_verified_at, phone_verified_at, created_at, ...shown } = row;
  return {
    ...shown,
    email_verified: email_verified_at !== null,
    phone_verified: phone_verified_at !== null,
    created_at: created_at.toISOString(),
  };
}

/**
 * Change the address; a new one is no longer verified. The name stays what it was verified as, because money is paid out
 * to nobody else. Throws `emailTaken`, or `nameLocked` for another name.
 */
export async function updateProfile(
  app: App,
  session: PlayerSession,
  change: { full_name: string; contact_email: string },
): Promise<void> {
  try {
    const changed = await app.db
      .updateTable('players.player')
      .set((eb) => ({
        contact_email: change.contact_email,
        email_verified_at: eb
          .case()
          .when('contact_email', '=', change.contact_email)
          .then(eb.ref('email_verified_at'))
          .else(null)
          .end(),
      }))
      .where('site_id', '=', session.siteId)
      .where('player_id', '=', session.playerId)
      .where('full_name', '=', change.full_name)
      .executeTakeFirst();
    if (changed.numUpdatedRows !== 1n) throw refuse('nameLocked');
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === uniqueViolation) throw refuse('emailTaken');
    throw error;
  }
}
