import type { App } from '../kernel/app.ts';
import { parseMoney } from '../kernel/money.ts';
import type { Brand } from '../sites/brand.ts';
import { hashPassword } from './password.ts';

/**
 * Make the demo player of a brand, once: an active account with the password and the opening balance that the brand's file
 * names. The money comes in through the ledger under a key of its own, so that it is granted once however often this runs.
 */
export async function ensureDemoPlayer(app: App, { file }: Brand): Promise<void> {
  const demo = file.demo_player;
  const domainName = file.domains[0];
  if (!demo || !domainName) return;
  const site = await app.sites.byDomain(domainName);
  const now = app.clock.now();
  const known = await app.db
    .selectFrom('players.player')
    .select('player_id')
    .where('site_id', '=', site.siteId)
    .where('account_id', '=', demo.account_id)
    .executeTakeFirst();
  const player =
    known ??
    (await app.db
      .insertInto('players.player')
      .values({
        site_id: site.siteId,
        account_id: demo.account_id,
        password_hash: await hashPassword(demo.password),
        full_name: 'Demo Player',
        birth_date: '1990-01-01',
        contact_phone: '+10000000000',
        contact_email: `demo@${domainName}`,
        phone_verified_at: now,
        language: site.defaultLanguage,
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
      })
      .returning('player_id')
      .executeTakeFirstOrThrow());
  const wallet = { siteId: site.siteId, playerId: player.player_id, currency: site.currency };
  await app.ledger.openWallet(wallet);
  await app.ledger.post({
    ...wallet,
    source: 'demo',
    externalId: `opening:${demo.account_id}`,
    kind: 'adjustment_credit',
    amount: parseMoney(demo.opening_balance),
  });
}
