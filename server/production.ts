import { hasDemoOwner } from './operators/demo-owner.ts';
import type { Config } from './kernel/config.ts';
import { sql, type Database } from './kernel/database.ts';
import { listKeys } from './kernel/keys.ts';

/** Shorter tokens can be guessed. */
const shortestToken = 16;

/** What the configuration lacks for real money: one line per fault, starting with the variable's name. */
export function missingForProduction(config: Config): string[] {
  const { ROLES: roles } = config;
  const servesPlatform = roles.includes('web') || roles.includes('api');
  const sendsCodes = servesPlatform || roles.includes('worker');
  return [
    ...unless(
      !roles.includes('gateway'),
      'ROLES: leave out gateway, which is the sandbox gateway of the demo',
    ),
    ...unless(
      !roles.includes('services'),
      'ROLES: leave out services, which are the chat, the analytics and the push service of the demo',
    ),
    ...unless(!config.DEMO_ON_NETWORK, 'DEMO_ON_NETWORK: remove it'),
    ...unless(
      !config.GAMES_CERTIFICATION,
      'GAMES_CERTIFICATION: remove it, it lets anyone with the operator key have wins signed',
    ),
    ...unless(config.RATE_LIMITS, 'RATE_LIMITS: remove it, or set it to true'),
    ...unless(config.SERVICES_URL === undefined, 'SERVICES_URL: remove it, there are no services of a demo'),
    ...unless(config.GATEWAY_URL === undefined, 'GATEWAY_URL: remove it, there is no sandbox gateway'),
    ...unless(
      isTls(config.GAMES_URL),
      'GAMES_URL: the https address at which browsers reach the house games',
    ),
    ...unless(
      !servesPlatform || config.TRUST_PROXY !== false,
      'TRUST_PROXY: the address of the proxy that terminates TLS; without one, players would connect over plain http',
    ),
    ...unless(
      config.MARQUEE_KEY !== undefined,
      'MARQUEE_KEY: the master key, from openssl rand -hex 32; keep it safe',
    ),
    ...unless(
      (config.METRICS_TOKEN?.length ?? 0) >= shortestToken,
      `METRICS_TOKEN: at least ${shortestToken} characters, e.g. from openssl rand -hex 24`,
    ),
    ...(sendsCodes ? missingForCodes(config) : []),
    ...unless(
      config.PAYMONGO_SECRET_KEY === undefined || isTls(config.PAYMONGO_URL),
      'PAYMONGO_URL: an https address',
    ),
    ...unless(
      !config.PAYMONGO_SECRET_KEY?.startsWith('sk_test_'),
      'PAYMONGO_SECRET_KEY: a live key (sk_live_…), this one is for tests',
    ),
  ];
}

function missingForCodes(config: Config): string[] {
  return [
    ...unless(config.SMTP_URL !== undefined, 'SMTP_URL: the mail server; it sends players their codes'),
    ...unless(
      !config.MAIL_FROM.endsWith('@localhost'),
      'MAIL_FROM: the address that e-mail to players comes from',
    ),
    ...unless(
      isTls(config.SMS_URL),
      'SMS_URL: the https address of the SMS gateway; it sends players their codes',
    ),
    ...unless(config.SMS_FROM !== '', 'SMS_FROM: the number or name that text messages come from'),
  ];
}

/**
 * What a database contains of a demo, or lacks for a site with real money: one line per fault. Needs only the server's
 * rights.
 */
export async function unfitForProduction(db: Database): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select 'no brand: import one with npm run brand -- import <folder>' as fault
    where not exists (select 1 from sites.profile)
    union all
    select format('pictures of %s: import its folder again with npm run brand -- import <folder>', site_code)
    from sites.profile where lacks_pictures
    union all
    select format('demo brand: %s (%s) plays for play money', site_name, site_code) from sites.profile where play_money
    union all
    select format('demo player: %s at %s, whose password is published', player.account_id, site.site_code)
    from players.account player join sites.profile site using (site_id) where player.is_demo
    union all
    select format('sandbox gateway: the deposit method %s at %s', method_code, site_code)
    from cashier.gateway_in_use join sites.profile using (site_id) where gateway = 'sandbox' and method_code is not null
    union all
    select format('sandbox gateway: the payouts of %s', site_code)
    from cashier.gateway_in_use join sites.profile using (site_id) where gateway = 'sandbox' and method_code is null`.execute(
    db,
  );
  const faults = rows.map(({ fault }) => fault);
  if (await hasDemoOwner(db)) faults.push('demo owner of the console, whose password is published');
  if ((await listKeys(db)).length === 0) faults.unshift('no keys: make them with npm run keys -- create');
  if (faults.some((fault) => fault.startsWith('demo ') || fault.startsWith('sandbox '))) {
    faults.push(
      'A demo database cannot become a production database. Give production its own (DATABASE_URL or DATA_DIR)',
    );
  }
  return faults;
}

/** Throws an Error that lists every fault of the configuration and the data at once. */
export async function requireProductionReady(config: Config, db: Database): Promise<void> {
  const faults = [...missingForProduction(config), ...(await unfitForProduction(db))];
  if (faults.length === 0) return;
  const list = faults.map((fault) => `  ${fault}`).join('\n');
  throw new Error(`MARQUEE_ENV=production does not start:\n${list}`);
}

function isTls(url: string | undefined): boolean {
  return url !== undefined && new URL(url).protocol === 'https:';
}

function unless(isRight: boolean, fault: string): string[] {
  return isRight ? [] : [fault];
}
