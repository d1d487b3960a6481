import { demoCurrency, type ListedGame } from '@marquee/contract/providers/hub88.ts';
import { upsertGames, upsertProvider } from '../catalog/upsert-games.ts';
import type { App } from './app.ts';
import { RefusalError } from '../kernel/errors.ts';
import type { ProviderConnection } from './connections.ts';
import { kindOf } from './game-kinds.ts';
import { deriveOrigins } from './origins.ts';
import { askGameUrl, listProviderGames } from './provider-client.ts';
import type { SkippedEntry } from './provider-list.ts';

type SyncApp = Pick<App, 'db' | 'rounds' | 'log' | 'clock'>;

/** What was taken over of a provider's list. */
export interface SyncedGames {
  /** How many games are listed and enabled. */
  readonly listed: number;
  /** Entries that could not be understood; a game that was known before stays as it was. */
  readonly skipped: readonly SkippedEntry[];
  /** Of games and pictures, that were not known before. */
  readonly newOrigins: readonly string[];
}

/**
 * Take over the list of games of a connected provider, and from where they come. Throws `providerUnavailable` (a
 * ProviderFault, which says why), and an Error where the provider is not connected.
 */
export async function syncGames(
  app: SyncApp,
  provider: { providerCode: string; providerName: string; slug: string },
): Promise<SyncedGames> {
  const { providerCode } = provider;
  const connection = await app.rounds.connections.byProvider(providerCode);
  if (!connection?.isActive) throw new Error(`${providerCode} is not connected`);
  // Before it is asked: one that does not answer now is asked again by whoever goes through all that are known.
  await upsertProvider(app.db, provider);
  const { games, skipped } = await listProviderGames(app, connection);
  const enabled = games.filter((game) => game.enabled);
  const unread = skipped.flatMap(({ gameCode }) => gameCode ?? []);
  await upsertGames(app.db, provider, enabled.map(gameOf), unread);
  app.rounds.games.forget();
  if (skipped.length > 0) {
    app.log.warn(
      { provider_code: providerCode, skipped: skipped.slice(0, 20) },
      'entries of a list were skipped',
    );
  }
  const pictures = enabled.flatMap((game) => [game.url_thumb ?? '', game.url_thumb_2x ?? '']);
  const newOrigins = new Set([
    ...(await deriveOrigins(app.db, providerCode, 'picture', pictures)),
    ...(await deriveOrigins(app.db, providerCode, 'game', await demoAddress(app, connection, enabled))),
  ]);
  app.rounds.origins.forget();
  return { listed: enabled.length, skipped, newOrigins: [...newOrigins] };
}

/** Where a game opens, as a visitor would be told; nothing where the provider has no demo, or gives no answer. */
async function demoAddress(
  app: SyncApp,
  connection: ProviderConnection,
  games: readonly ListedGame[],
): Promise<string[]> {
  const game = games.find((one) => one.demo_game_support === true);
  if (!game || connection.protocol !== 'hub88') return [];
  try {
    const request = {
      game_code: game.game_code,
      platform: 'GPL_DESKTOP',
      lang: 'en',
      currency: demoCurrency,
      country: 'ZZ',
      ip: '127.0.0.1',
      lobby_url: '',
      deposit_url: '',
      sub_partner_id: 'sync',
    } as const;
    return [await askGameUrl(app, connection, request)];
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    return [];
  }
}

/** Take over the lists of all connected providers; one that does not answer keeps what it had. */
export async function syncAllGames(app: SyncApp): Promise<void> {
  const providers = await app.db
    .selectFrom('rounds.provider_connection as connection')
    .innerJoin('catalog.listed_provider as provider', 'provider.provider_code', 'connection.provider_code')
    .select(['provider.provider_code', 'provider.provider_name', 'provider.slug'])
    .where('connection.status', '=', 'active')
    .execute();
  for (const { provider_code, provider_name, slug } of providers) {
    try {
      await syncGames(app, { providerCode: provider_code, providerName: provider_name, slug });
    } catch (error) {
      app.log.warn({ err: error, provider_code }, "a provider's list could not be taken over");
    }
  }
}

function gameOf(listed: ListedGame) {
  const { category, gameType } = kindOf(listed.category ?? '');
  const image = listed.url_thumb ?? '';
  return {
    gameCode: listed.game_code,
    gameName: listed.name,
    gameType,
    category,
    image,
    image2x: listed.url_thumb_2x ?? image,
    rtpPercent: listed.rtp ?? null,
    volatility: volatilityOf(listed.volatility),
    releasedAt: new Date(listed.release_date ?? firstRelease),
  };
}

/** Numbers go from 1 to 5. */
function volatilityOf(told: ListedGame['volatility']): 'low' | 'medium' | 'high' | null {
  if (told === undefined || told === null) return null;
  if (typeof told === 'string') return told === 'very-high' ? 'high' : told;
  if (told < 1 || told > 5) return null;
  return told <= 2 ? 'low' : told < 4 ? 'medium' : 'high';
}

/** The date of a game whose provider tells none: long ago, so that it is not shown as new. */
const firstRelease = '2000-01-01';
