import type { signup as signupCall } from '@marquee/contract/api/auth/signup.ts';
import type { RequestOf } from '@marquee/contract/call.ts';
import type { Insertable } from 'kysely';
import pg from 'pg';
import type { App } from './app.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import { addressKey } from '../kernel/address-key.ts';
import { sql, type Database, type DB } from '../kernel/database.ts';
import { refuse, refuseField } from '../kernel/errors.ts';
import type { Site } from '../sites/site.ts';
import { logAccess } from './access-log.ts';
import { proveCode, spendCode } from './account-code.ts';
import { requireAge } from './age.ts';
import { requireFree } from './contacts.ts';
import type { Channel } from './delivery/delivery.ts';
import { maskEmail, maskPhone } from './mask.ts';
import { codeLife_s, deliverCode } from './one-time-code.ts';
import type { SignedIn } from './login.ts';
import { hashPassword } from './password.ts';
import { requireGoodPassword } from './password-policy.ts';
import { noteRiskSigns } from './risk-signs.ts';
import { openSession } from './session.ts';
import { issueSignupCode, type Applicant } from './signup-code.ts';

const uniqueViolation = '23505';

type Application = RequestOf<typeof signupCall>;

/**
 * Create an account that waits for its code. If it is not verified before the code expires, its name, phone number and
 * address become available again, so that nobody can reserve them without proof.
 * Throws `termsNotAccepted`, `underAge`, `invalidInput`, `passwordTooCommon`, `passwordHasAccount`, `accountTaken`,
 * `phoneTaken`, `emailTaken`, `referrerUnknown`, `tacResendTooSoon` or `deliveryFailed`.
 */
export async function signup(
  app: App,
  site: Site,
  application: Application,
  request: Pick<RequestFacts, 'ip'>,
): Promise<{ sentTo: string; channel: Channel }> {
  if (!application.accept_terms) throw refuse('termsNotAccepted');
  requireBirthDate(application.birth_date, app.clock.now());
  requireAge(application.birth_date, site.minimumAge, app.clock.now());
  await requireGoodPassword(application.password, application.account_id);
  const now = app.clock.now();
  await requireFree(
    app.db,
    now,
    site.siteId,
    application,
    await applicantOf(app.db, site.siteId, application.account_id),
  );
  const referrerId = await referrerOf(app.db, site.siteId, application.referrer_code);

  const details = {
    password_hash: await hashPassword(application.password),
    full_name: application.full_name,
    birth_date: application.birth_date,
    contact_phone: application.contact_phone,
    contact_email: application.contact_email,
    language: application.language,
    terms_accepted_at: now,
    terms_version: site.termsVersion,
    accepts_marketing: application.accept_marketing,
    referrer_code: application.referrer_code,
    referrer_player_id: referrerId,
    ch: application.ch,
    cm: application.cm,
    pp: application.pp,
    affiliate_code: application.affiliate_code,
    fbp: application.fbp,
    appsflyer_id: application.appsflyer_id,
    visitor_id: application.visitor_id,
    applied_from: addressKey(request.ip),
    created_at: now,
  };
  const channel = application.tac_channel;
  // One transaction, so that an application whose code cannot be issued does not change the previous one.
  const issued = await app.db.transaction().execute(async (trx) => {
    const playerId = await enter(trx, site, application.account_id, details);
    const applicant = {
      siteId: site.siteId,
      accountId: application.account_id,
      playerId,
      contactPhone: application.contact_phone,
      contactEmail: application.contact_email,
      language: application.language,
    };
    return issueSignupCode(trx, now, applicant, channel, { ip: request.ip, isKnown: true });
  });
  await deliverCode(app, site, issued);
  return {
    channel,
    sentTo: channel === 'sms' ? maskPhone(application.contact_phone) : maskEmail(application.contact_email),
  };
}

/**
 * Store an application. It replaces one with the same name that was never verified and has no valid code left.
 * Throws `accountTaken`.
 */
async function enter(
  trx: Database,
  site: Site,
  accountId: string,
  details: Omit<Insertable<DB['players.player']>, 'site_id' | 'account_id' | 'currency'> & {
    created_at: Date;
  },
): Promise<bigint> {
  const now = details.created_at;
  const player = await trx
    .insertInto('players.player')
    .values({ ...details, site_id: site.siteId, account_id: accountId, currency: site.currency })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'account_id'])
        .doUpdateSet(details)
        .where('players.player.status', '=', 'unverified')
        .where('players.player.created_at', '<', new Date(now.getTime() - codeLife_s * 1000))
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('players.account_code as code')
                .select('code.code_id')
                .whereRef('code.site_id', '=', 'players.player.site_id')
                .whereRef('code.account_id', '=', 'players.player.account_id')
                .where('code.purpose', '=', 'register')
                .where('code.expires_at', '>', now),
            ),
          ),
        ),
    )
    .returning('player_id')
    .executeTakeFirst();
  if (!player) throw refuse('accountTaken');
  return player.player_id;
}

/** Send the code of an unverified account again. Throws `tacNotRequested`, `tacResendTooSoon` or `deliveryFailed`. */
export async function resendSignupCode(
  app: App,
  site: Site,
  accountId: string,
  channel: Channel,
  { ip }: Pick<RequestFacts, 'ip'>,
): Promise<void> {
  const issued = await app.db.transaction().execute(async (trx) => {
    // Locked, so that the contact cannot change before its code is stored.
    const player = await unverifiedPlayer(trx, site.siteId, accountId, 'locked');
    const applicant: Applicant = {
      siteId: site.siteId,
      accountId,
      playerId: player.player_id,
      contactPhone: player.contact_phone,
      contactEmail: player.contact_email,
      language: player.language,
    };
    const isKnown = await hasAppliedFrom(trx, applicant, ip);
    return issueSignupCode(trx, app.clock.now(), applicant, channel, { ip, isKnown });
  });
  await deliverCode(app, site, issued);
}

/**
 * Verify an account by its code, open its wallet and sign the player in.
 * Throws the refusals of a code, and `phoneTaken` or `emailTaken` if another player has verified the contact meanwhile.
 */
export async function verifySignup(
  app: App,
  site: Site,
  proof: { accountId: string; code: string },
  request: RequestFacts,
): Promise<SignedIn> {
  const player = await unverifiedPlayer(app.db, site.siteId, proof.accountId);
  const owner = { siteId: site.siteId, playerId: player.player_id };
  const name = { siteId: site.siteId, accountId: proof.accountId, purpose: 'register' } as const;
  const proven = await proveCode(app, name, proof.code, request);
  await spendCode(app, proven);
  await app.ledger.openWallet({ siteId: site.siteId, playerId: player.player_id, currency: player.currency });
  await activate(app, site.siteId, player, proven.channel);
  await logAccess(
    app,
    { siteId: site.siteId, accountId: proof.accountId, playerId: player.player_id, outcome: 'verified' },
    request,
  );
  await noteRiskSigns(app, owner, request);
  const token = await openSession(app, { siteId: site.siteId, playerId: player.player_id }, request);
  return { token, accountId: proof.accountId, fullName: player.full_name, email: player.contact_email };
}

/**
 * Activate the player if their application is still the one that the code was for.
 * Throws `tacNotRequested`, `phoneTaken` or `emailTaken`.
 */
async function activate(
  app: App,
  siteId: number,
  player: { player_id: bigint; created_at: Date },
  channel: Channel,
): Promise<void> {
  const now = app.clock.now();
  try {
    const activated = await app.db
      .updateTable('players.player')
      .set({
        status: 'active',
        ...(channel === 'sms' ? { phone_verified_at: now } : { email_verified_at: now }),
      })
      .where('site_id', '=', siteId)
      .where('player_id', '=', player.player_id)
      .where('status', '=', 'unverified')
      .where('created_at', '=', player.created_at)
      .executeTakeFirst();
    if (activated.numUpdatedRows !== 1n) throw refuse('tacNotRequested');
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== uniqueViolation) throw error;
    throw refuse(error.constraint === 'player_phone' ? 'phoneTaken' : 'emailTaken');
  }
}

async function unverifiedPlayer(db: Database, siteId: number, accountId: string, lock?: 'locked') {
  const player = await db
    .selectFrom('players.player')
    .select([
      'player_id',
      'contact_phone',
      'contact_email',
      'language',
      'full_name',
      'currency',
      'status',
      'created_at',
    ])
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .$if(lock === 'locked', (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (!player || player.status !== 'unverified') throw refuse('tacNotRequested');
  return player;
}

/** True if the application was made from this address, which is the only one known to be the applicant's. */
async function hasAppliedFrom(db: Database, { siteId, playerId }: Applicant, ip: string): Promise<boolean> {
  const row = await db
    .selectFrom('players.player')
    .select('player_id')
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where('applied_from', '=', sql<string>`${addressKey(ip)}::inet`)
    .executeTakeFirst();
  return row !== undefined;
}

/** The player who has already applied for the name. Their own contacts do not block them. */
async function applicantOf(db: Database, siteId: number, accountId: string): Promise<bigint | undefined> {
  const row = await db
    .selectFrom('players.player')
    .select('player_id')
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .where('status', '=', 'unverified')
    .executeTakeFirst();
  return row?.player_id;
}

/** The player of a referral code, or null if no code is given. Throws `referrerUnknown`. */
async function referrerOf(db: Database, siteId: number, code: string): Promise<bigint | null> {
  if (code === '') return null;
  const row = await db
    .selectFrom('players.player')
    .select('player_id')
    .where('site_id', '=', siteId)
    .where('referral_code', '=', code)
    .where('status', 'in', ['active', 'no_bets'])
    .executeTakeFirst();
  if (!row) throw refuse('referrerUnknown');
  return row.player_id;
}

/** Throws `invalidInput` if the date is in the future or before 1900. */
function requireBirthDate(birthDate: string, now: Date): void {
  if (birthDate > now.toISOString().slice(0, 10) || birthDate < '1900-01-01') {
    throw refuseField('birth_date', 'a date of birth');
  }
}
