/**
 * The origins of providers' games and pictures. A page's content security policy allows the origins of its site's
 * providers, so that connecting a provider needs no code change.
 */
import type { App } from './app.ts';
import { sql, type Database } from '../kernel/database.ts';

export type OriginKind = 'game' | 'picture';

/** Sources for a site's content security policy: the origins that its pages may frame and load pictures from. */
export interface SiteOrigins {
  readonly frames: readonly string[];
  readonly pictures: readonly string[];
}

/** More than any provider needs. Without it a list could make the headers of every page arbitrarily long. */
const maxDerived = 20;

const host = /^(\*\.)?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]*[a-z0-9])?$/;
const loopback = /^(([a-z0-9-]+\.)*localhost|127\.0\.0\.1)$/;

/**
 * Normalize an origin as written in a policy, e.g. `https://games.example` or `https://*.games.example`. Undefined if
 * it is not a valid origin. A wildcard needs a name of at least two parts after it. Plain http is allowed for this
 * machine only.
 */
export function readOrigin(text: string): string | undefined {
  const parts = /^(https?):\/\/([^/:?#@]+)(:\d{1,5})?\/?$/.exec(text.trim().toLowerCase());
  const [, scheme = '', name = '', port = ''] = parts ?? [];
  if (!host.test(name) || name.length > 200 || Number(port.slice(1)) > 65_535) return undefined;
  if (name.startsWith('*.') && name.split('.').length < 3) return undefined;
  if (scheme === 'http' && !loopback.test(name)) return undefined;
  const isDefaultPort = (scheme === 'https' && port === ':443') || (scheme === 'http' && port === ':80');
  return `${scheme}://${name}${isDefaultPort ? '' : port}`;
}

/** The origin of a page or picture. Undefined if a policy would not allow it. */
function originOf(address: string): string | undefined {
  const origin = URL.parse(address)?.origin;
  return origin === undefined ? undefined : readOrigin(origin);
}

/**
 * Store the origins of a provider's games or pictures, taken from its list and launches. The operator's decisions are
 * kept. Returns the origins that are new.
 */
export async function deriveOrigins(
  db: Database,
  providerCode: string,
  kind: OriginKind,
  addresses: readonly string[],
): Promise<string[]> {
  const origins = [...new Set(addresses.flatMap((address) => originOf(address) ?? []))];
  if (origins.length === 0) return [];
  const { rows } = await sql<{ origin: string }>`
    insert into rounds.provider_origin (provider_code, kind, origin, source)
    select ${providerCode}, ${kind}, origin, 'derived' from unnest(${origins}::text[]) with ordinality as told (origin, place)
    where not exists (select 1 from rounds.provider_origin known
      where known.provider_code = ${providerCode} and known.kind = ${kind} and known.origin = told.origin)
    order by place
    limit greatest(0, ${maxDerived} - (select count(*) from rounds.provider_origin known
      where known.provider_code = ${providerCode} and known.kind = ${kind} and known.source = 'derived'))
    on conflict do nothing
    returning origin`.execute(db);
  return rows.map((row) => row.origin);
}

/** Store the operator's decision to allow or refuse an origin. Lists and launches do not override it. */
export async function decideOrigin(
  db: Database,
  origin: { providerCode: string; kind: OriginKind; origin: string; isAllowed: boolean },
): Promise<void> {
  const decided = { source: 'operator', is_allowed: origin.isAllowed };
  await db
    .insertInto('rounds.provider_origin')
    .values({ provider_code: origin.providerCode, kind: origin.kind, origin: origin.origin, ...decided })
    .onConflict((conflict) => conflict.columns(['provider_code', 'kind', 'origin']).doUpdateSet(decided))
    .execute();
}

/** Origins cached in memory and dropped when the catalogue or a connection changes. */
export interface OriginCache {
  /** The origins of the site's active providers. */
  ofSite(siteId: number): Promise<SiteOrigins>;
  /** Store the origin of a launched game, so that pages may frame it afterwards. */
  launched(app: Pick<App, 'log'>, providerCode: string, url: string): Promise<void>;
  forget(): void;
}

export function createOriginCache(db: Database): OriginCache {
  const sites = new Map<number, Promise<SiteOrigins>>();
  const known = new Set<string>();

  return {
    ofSite: (siteId) => {
      const loaded = sites.get(siteId);
      if (loaded) return loaded;
      const loading = loadOrigins(db, siteId);
      sites.set(siteId, loading);
      loading.catch(() => sites.delete(siteId));
      return loading;
    },
    launched: async (app, providerCode, url) => {
      const origin = originOf(url);
      if (origin === undefined) {
        app.log.warn(
          { provider_code: providerCode, url: URL.parse(url)?.origin },
          'a game opens at an origin that pages cannot frame',
        );
        return;
      }
      if (known.has(`${providerCode} ${origin}`)) return;
      await deriveOrigins(db, providerCode, 'game', [url]);
      known.add(`${providerCode} ${origin}`);
    },
    forget: () => {
      sites.clear();
      known.clear();
    },
  };
}

async function loadOrigins(db: Database, siteId: number): Promise<SiteOrigins> {
  const rows = await db
    .selectFrom('rounds.provider_origin as origin')
    .innerJoin('rounds.provider_connection as connection', 'connection.provider_code', 'origin.provider_code')
    .innerJoin('catalog.listed_provider as provider', 'provider.provider_code', 'origin.provider_code')
    .innerJoin('catalog.offer as offered', 'offered.provider_code', 'origin.provider_code')
    .select(['origin.kind', 'origin.origin'])
    .distinct()
    .where('offered.site_id', '=', siteId)
    .where('connection.status', '=', 'active')
    .where('provider.status', '=', 'active')
    .where('origin.is_allowed', '=', true)
    .orderBy('origin.origin')
    .execute();
  const ofKind = (kind: OriginKind) => rows.filter((row) => row.kind === kind).map((row) => row.origin);
  return { frames: ofKind('game'), pictures: ofKind('picture') };
}
