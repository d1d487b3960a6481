/** Providers as operators look after them: how they stand, their keys and addresses. */
import type { App } from './app.ts';
import { houseProviderCode } from '@marquee/contract/house-provider.ts';
import { sql, type Database } from '../kernel/database.ts';
import { listKeys } from '../kernel/keys.ts';
import { noCalls, readCallHealth } from './call-tally.ts';
import { secretNames } from './jili/secrets.ts';
import { keyPairName, keyPairOf, makePrivatePem } from './keys.ts';

const day_ms = 86_400_000;

/** Providers by name, or one of them, with how their calls went in the last day. */
export async function listOperatorProviders(
  app: Pick<App, 'db' | 'rounds' | 'clock'>,
  providerCode?: string,
) {
  await app.rounds.tally.flush();
  const { rows } = await sql<{
    providerCode: string;
    providerName: string;
    state: 'active' | 'inactive' | 'unconnected';
    protocol: string | null;
    listed: number;
    unlisted: number;
    off: number;
    sites: number;
  }>`
    select provider.provider_code as "providerCode", provider.provider_name as "providerName", connection.protocol,
      case when connection.provider_code is null then 'unconnected'
        when provider.status = 'active' and connection.status = 'active' then 'active' else 'inactive' end as state,
      coalesce(game.listed, 0)::int as listed, coalesce(game.unlisted, 0)::int as unlisted,
      coalesce(game.off, 0)::int as off,
      (select count(*) from catalog.offer where offer.provider_code = provider.provider_code)::int as sites
    from catalog.listed_provider provider
    left join rounds.provider_connection connection on connection.provider_code = provider.provider_code
    left join (
      select provider_code, count(*) filter (where status = 'active') as listed,
        count(*) filter (where status = 'unlisted') as unlisted, count(*) filter (where status = 'inactive') as off
      from catalog.listed_game group by provider_code
    ) game on game.provider_code = provider.provider_code
    where ${providerCode ?? null}::text is null or provider.provider_code = ${providerCode ?? null}
    order by provider.provider_name, provider.provider_code`.execute(app.db);
  const health = await readCallHealth(app.db, new Date(app.clock.now().getTime() - day_ms));
  return rows.map((row) => ({
    ...row,
    wallet: health.get(`${row.providerCode} wallet`) ?? noCalls,
    outward: health.get(`${row.providerCode} provider`) ?? noCalls,
  }));
}

/** A provider's connection, keys, addresses, sites and latest reconciliation. */
export async function readProviderDetail(db: Database, providerCode: string) {
  const [connection, origins, sites, reconciliation, keys] = await Promise.all([
    db
      .selectFrom('rounds.provider_connection')
      .select([
        'slug',
        'protocol',
        'base_url',
        'operator_id',
        'operator_key_name',
        'next_key_name',
        'provider_public_key',
        'allowed_addresses',
      ])
      .where('provider_code', '=', providerCode)
      .executeTakeFirst(),
    db
      .selectFrom('rounds.provider_origin')
      .select(['kind', 'origin', 'source', 'is_allowed'])
      .where('provider_code', '=', providerCode)
      .orderBy('kind')
      .orderBy('origin')
      .execute(),
    db
      .selectFrom('catalog.offer as offer')
      .innerJoin('sites.profile as site', 'site.site_id', 'offer.site_id')
      .select('site.site_code')
      .where('offer.provider_code', '=', providerCode)
      .orderBy('site.site_code')
      .execute(),
    db
      .selectFrom('rounds.reconciliation')
      .select(['ends_at', 'theirs', 'ours', 'differences'])
      .where('provider_code', '=', providerCode)
      .orderBy('ends_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
    listKeys(db),
  ]);
  const names = connection
    ? [connection.operator_key_name, ...(connection.next_key_name ? [connection.next_key_name] : [])]
    : [];
  return {
    connection,
    origins,
    siteCodes: sites.map(({ site_code }) => site_code),
    reconciliation,
    keys: keys.filter(({ name }) =>
      names.some((one) => name.startsWith(`${one}.`) || secretNames(one).includes(name)),
    ),
  };
}

/**
 * Whether our pair of keys for a provider can be replaced here. The house is part of this installation and reads the same keys;
 * JILI's secrets are chosen by both sides together.
 */
export function canRotate(providerCode: string, protocol: string): boolean {
  return protocol === 'hub88' && providerCode !== houseProviderCode;
}

/** A name that no key has yet, as the database takes it from the server. */
export function nextKeyName(now: Date, slug: string): string {
  const time = now.toISOString().replaceAll(/\D/g, '').slice(0, 14);
  return `operator-${slug.slice(0, 50)}-${time}`;
}

/** Make a pair of keys that waits. Another one that waited is forgotten. Returns its name and public half. */
export async function addNextKey(
  app: Pick<App, 'rounds' | 'clock'>,
  trx: Database,
  provider: { readonly providerCode: string; readonly slug: string },
): Promise<{ keyName: string; publicPem: string }> {
  const keyName = nextKeyName(app.clock.now(), provider.slug);
  const privatePem = await makePrivatePem();
  await app.rounds.addKeyPair(trx, keyName, privatePem);
  await trx
    .updateTable('rounds.provider_connection')
    .set({ next_key_name: keyName, updated_at: app.clock.now() })
    .where('provider_code', '=', provider.providerCode)
    .execute();
  return { keyName, publicPem: keyPairOf(privatePem).publicPem };
}

/** Sign with the pair that waits. Returns the names before and after, or undefined if none waits. */
export async function useNextKey(
  app: Pick<App, 'clock'>,
  trx: Database,
  providerCode: string,
): Promise<{ before: string; after: string } | undefined> {
  const row = await trx
    .selectFrom('rounds.provider_connection')
    .select(['operator_key_name', 'next_key_name'])
    .where('provider_code', '=', providerCode)
    .forUpdate()
    .executeTakeFirst();
  if (!row || row.next_key_name === null) return undefined;
  await trx
    .updateTable('rounds.provider_connection')
    .set({ operator_key_name: row.next_key_name, next_key_name: null, updated_at: app.clock.now() })
    .where('provider_code', '=', providerCode)
    .execute();
  return { before: keyPairName(row.operator_key_name), after: keyPairName(row.next_key_name) };
}
