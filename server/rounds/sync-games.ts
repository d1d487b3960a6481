import { isGameFeature, isGameTheme } from '@marquee/contract/game-traits.ts';
import { demoCurrency, type ListedGame } from '@marquee/contract/providers/hub88.ts';
import { upsertGames, upsertProvider } from '../catalog/upsert-games.ts';
import type { App } from './app.ts';
import { inTransaction, type Database } from '../kernel/database.ts';
import { RefusalError } from '../kernel/errors.ts';
import type { ProviderConnection } from './connections.ts';
import { kindOf } from './game-kinds.ts';
import { deriveOrigins } from './origins.ts';
import { askGameUrl, listProviderGames } from './provider-client.ts';
import type { SkippedEntry } from './provider-list.ts';

type SyncApp = Pick<App, 'db' | 'rounds' | 'log' | 'clock'>;

export interface SyncedGames {
  /** How many listed games are enabled. */
  readonly listed: number;
  /** Entries that could not be parsed. A game that was already known stays unchanged. */
  readonly skipped: readonly SkippedEntry[];
  /** Origins of games and pictures that are new. */
  readonly newOrigins: readonly string[];
}

/**
 * Import the games of a connected provider, and the origins that they come from, in the transaction of `inOne`. Throws
 * `providerUnavailable` as a ProviderFault that says why, and an Error if the provider is not connected.
 */
export async function syncGames(
  app: SyncApp,
  provider: { providerCode: string; providerName: string; slug: string },
  inOne: <Result>(work: (trx: Database) => Promise<Result>) => Promise<Result> = (work) =>
    inTransaction(app.db, work),
): Promise<SyncedGames> {
  const { providerCode } = provider;
  const connection = await app.rounds.connections.byProvider(providerCode);
  if (!connection?.isActive) throw new Error(`${providerCode} is not connected`);
  // Stored before the provider is asked: if it does not answer, `syncAllGames` finds it and tries again.
  await upsertProvider(app.db, provider);
  const { games, skipped } = await listProviderGames(app, connection);
  const enabled = games.filter((game) => game.enabled);
  const unread = skipped.flatMap(({ gameCode }) => gameCode ?? []);
  if (skipped.length > 0) {
    app.log.warn(
      { provider_code: providerCode, skipped: skipped.slice(0, 20) },
      "entries of a provider's list were skipped",
    );
  }
  const pictures = enabled.flatMap((game) => [
    game.url_thumb ?? '',
    game.url_thumb_2x ?? '',
    game.url_wide ?? '',
  ]);
  const demo = await demoAddress(app, connection, enabled);
  const newOrigins = await inOne(async (trx) => {
    await upsertGames(trx, provider, enabled.map(gameOf), unread);
    return [
      ...(await deriveOrigins(trx, providerCode, 'picture', pictures)),
      ...(await deriveOrigins(trx, providerCode, 'game', demo)),
    ];
  });
  app.rounds.games.forget();
  app.rounds.origins.forget();
  return { listed: enabled.length, skipped, newOrigins: [...new Set(newOrigins)] };
}

/**
 * The address of a demo game, to learn the origin of the provider's games. Empty if the provider has no demo or does
 * not answer.
 */
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

/** Import the games of all connected providers. A provider that does not answer keeps its games. */
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
      app.log.warn({ err: error, provider_code }, "a provider's games could not be imported");
    }
  }
}

/** What an import would change. */
export interface ImportPreview {
  readonly added: readonly NamedGame[];
  /** Known games that the list has again. */
  readonly returned: readonly NamedGame[];
  /** Games that the list no longer has. */
  readonly gone: readonly NamedGame[];
  readonly changed: readonly (NamedGame & { readonly fields: readonly ('name' | 'category' | 'rtp')[] })[];
  readonly unchanged: number;
  readonly skipped: number;
}

interface NamedGame {
  readonly gameCode: string;
  readonly gameName: string;
}

/** Ask a provider for its list, and say what an import of it would change. Throws `providerUnavailable`. */
export async function previewSync(app: SyncApp, connection: ProviderConnection): Promise<ImportPreview> {
  const { games, skipped } = await listProviderGames(app, connection);
  const known = await app.db
    .selectFrom('catalog.listed_game')
    .select(['game_code', 'game_name', 'category', 'rtp_percent', 'status'])
    .where('provider_code', '=', connection.providerCode)
    .execute();
  const knownBy = new Map(known.map((game) => [game.game_code, game]));
  const listed = games.filter((game) => game.enabled).map(gameOf);
  const kept = new Set([
    ...listed.map(({ gameCode }) => gameCode),
    ...skipped.flatMap(({ gameCode }) => gameCode ?? []),
  ]);
  const nameOf = ({ gameCode, gameName }: NamedGame): NamedGame => ({ gameCode, gameName });
  const changed = listed.flatMap((game) => {
    const before = knownBy.get(game.gameCode);
    if (!before) return [];
    const isSameRtp = Number(before.rtp_percent) === Number(game.rtpPercent);
    const fields = [
      ...(before.game_name === game.gameName ? [] : (['name'] as const)),
      ...(before.category === game.category ? [] : (['category'] as const)),
      ...(isSameRtp ? [] : (['rtp'] as const)),
    ];
    return fields.length === 0 ? [] : [{ ...nameOf(game), fields }];
  });
  const added = listed.filter(({ gameCode }) => !knownBy.has(gameCode)).map(nameOf);
  const returned = listed.filter(({ gameCode }) => knownBy.get(gameCode)?.status === 'unlisted').map(nameOf);
  return {
    added,
    returned,
    gone: known
      .filter((game) => game.status === 'active' && !kept.has(game.game_code))
      .map((game) => ({ gameCode: game.game_code, gameName: game.game_name })),
    changed,
    unchanged: listed.length - added.length - changed.length,
    skipped: skipped.length,
  };
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
    imageWide: listed.url_wide ?? '',
    rtpPercent: listed.rtp ?? null,
    volatility: volatilityOf(listed.volatility),
    features: listed.features?.filter(isGameFeature) ?? null,
    theme: listed.theme && isGameTheme(listed.theme) ? listed.theme : null,
    maxWinBets: listed.max_win_bets ?? null,
    maxWinOnceIn: listed.max_win_once_in ?? null,
    deviationBets: listed.deviation_bets ?? null,
    releasedAt: new Date(listed.release_date ?? firstRelease),
  };
}

/** Numbers range from 1 to 5. */
function volatilityOf(told: ListedGame['volatility']): 'low' | 'medium' | 'high' | null {
  if (told === undefined || told === null) return null;
  if (typeof told === 'string') return told === 'very-high' ? 'high' : told;
  if (told < 1 || told > 5) return null;
  return told <= 2 ? 'low' : told < 4 ? 'medium' : 'high';
}

/** Used if the provider gives no release date. It is old enough that the game is not shown as new. */
const firstRelease = '2000-01-01';
