import type { App } from './app.ts';
import type { Minor } from '../kernel/money.ts';
import type { WalletKey } from '../ledger/ledger.ts';
import { hashPassword } from './password.ts';

/** Someone who gets an account without signing up. */
export interface SeededPlayer {
  readonly accountId: string;
  /** If undefined, nobody can sign in to the account. */
  readonly password?: string;
  readonly fullName: string;
  /** A day such as `1990-01-31`. */
  readonly birthDate: string;
  readonly phone: string;
  readonly email: string;
  readonly language: string;
  /** True if the password is published. Production refuses such accounts. */
  readonly isDemo?: boolean;
}

/**
 * Create an active account with a wallet unless the name exists on the site; an existing account is not changed. The
 * opening balance is posted under its own ledger key, so it is granted only once however often this runs.
 */
export async function seedPlayer(
  app: Pick<App, 'db' | 'clock' | 'ledger'>,
  site: { readonly siteId: number; readonly currency: string },
  player: SeededPlayer,
  openingBalance: Minor,
): Promise<WalletKey> {
  const known = await app.db
    .selectFrom('players.player')
    .select('player_id')
    .where('site_id', '=', site.siteId)
    .where('account_id', '=', player.accountId)
    .executeTakeFirst();
  const playerId = known?.player_id ?? (await insertPlayer(app, site, player));
  const wallet = { siteId: site.siteId, playerId, currency: site.currency };
  await app.ledger.openWallet(wallet);
  if (openingBalance > 0n) {
    await app.ledger.post({
      ...wallet,
      source: 'demo',
      externalId: `opening:${player.accountId}`,
      kind: 'adjustment_credit',
      amount: openingBalance,
    });
  }
  return wallet;
}

async function insertPlayer(
  app: Pick<App, 'db' | 'clock'>,
  site: { readonly siteId: number; readonly currency: string },
  player: SeededPlayer,
): Promise<bigint> {
  const now = app.clock.now();
  const row = await app.db
    .insertInto('players.player')
    .values({
      site_id: site.siteId,
      account_id: player.accountId,
      password_hash: player.password === undefined ? '' : await hashPassword(player.password),
      full_name: player.fullName,
      birth_date: player.birthDate,
      contact_phone: player.phone,
      contact_email: player.email,
      phone_verified_at: now,
      language: player.language,
      currency: site.currency,
      status: 'active',
      terms_accepted_at: now,
      accepts_marketing: false,
      referrer_code: '',
      ch: '',
      cm: '',
      pp: '',
      affiliate_code: '',
      fbp: '',
      appsflyer_id: '',
      visitor_id: '',
      created_at: now,
      is_demo: player.isDemo ?? false,
    })
    .returning('player_id')
    .executeTakeFirstOrThrow();
  return row.player_id;
}
