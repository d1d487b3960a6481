import type { App } from './app.ts';
import { parseMoney } from '../kernel/money.ts';
import type { Brand } from '../sites/brand.ts';
import { seedPlayer } from './seed-player.ts';

/**
 * Create the demo player of a brand once: an active account with the password and opening balance from the brand's
 * file. Does nothing if the brand was not imported.
 */
export async function ensureDemoPlayer(app: App, { file }: Brand): Promise<void> {
  const demo = file.demo_player;
  const domainName = file.domains[0];
  if (!demo || !domainName) return;
  const imported = await app.db
    .selectFrom('sites.profile')
    .select('site_id')
    .where('site_code', '=', file.site_code)
    .executeTakeFirst();
  if (!imported) return;
  const site = await app.sites.byId(imported.site_id);
  await seedPlayer(
    app,
    site,
    {
      accountId: demo.account_id,
      password: demo.password,
      fullName: 'Demo Player',
      birthDate: '1990-01-01',
      phone: '+10000000000',
      email: `demo@${domainName}`,
      language: site.defaultLanguage,
      isDemo: true,
    },
    parseMoney(demo.opening_balance),
  );
}
