import { popupProviders } from '@marquee/contract/game-providers.ts';
import type { ListedGame } from '@marquee/contract/providers/hub88.ts';
import { upsertGames, upsertProvider } from '../catalog/upsert-games.ts';
import type { App } from '../kernel/app.ts';
import { listProviderGames } from './provider-client.ts';

/** What a provider calls a kind of game, in lower case, and what it is here. */
const categories: Readonly<Record<string, { category: string; gameType: string }>> = {
  'video slots': { category: 'slot_game', gameType: 'SLOTS' },
  slots: { category: 'slot_game', gameType: 'SLOTS' },
  jackpots: { category: 'slot_game', gameType: 'SLOTS' },
  'live dealer': { category: 'casino', gameType: 'CASINO' },
  'live casino': { category: 'casino', gameType: 'CASINO' },
  'table games': { category: 'poker', gameType: 'TABLE' },
  'video poker': { category: 'poker', gameType: 'TABLE' },
  poker: { category: 'poker', gameType: 'TABLE' },
  'fishing games': { category: 'fishing', gameType: 'FISH' },
  'crash games': { category: 'crash', gameType: 'CRASH' },
  bingo: { category: 'bingo', gameType: 'BINGO' },
  lottery: { category: 'lottery', gameType: 'LOTTERY' },
  'sports betting': { category: 'sportsbook', gameType: 'SPORTS' },
  'virtual sports': { category: 'sportsbook', gameType: 'SPORTS' },
};
/** Kinds that are none of these are arcade games. */
const otherCategory = { category: 'arcade', gameType: 'ARCADE' };

/**
 * Take over the list of games of a connected provider; answers how many it has.
 * Throws `providerUnavailable`, and an Error where the provider is not connected.
 */
export async function syncGames(
  app: Pick<App, 'db' | 'rounds' | 'log' | 'clock'>,
  provider: { providerCode: string; providerName: string; slug: string },
): Promise<number> {
  const connection = await app.rounds.connections.byProvider(provider.providerCode);
  if (!connection?.isActive) throw new Error(`${provider.providerCode} is not connected`);
  const opensIn = popupProviders.includes(provider.providerCode) ? 'popup' : 'frame';
  const known = { ...provider, opensIn } as const;
  // Before it is asked: one that does not answer now is asked again by whoever goes through all that are known.
  await upsertProvider(app.db, known);
  const listed = (await listProviderGames(app, connection)).filter((game) => game.enabled);
  await upsertGames(app.db, known, listed.map(gameOf));
  app.rounds.games.forget();
  return listed.length;
}

/** Take over the lists of all connected providers; one that does not answer keeps what it had. */
export async function syncAllGames(app: Pick<App, 'db' | 'rounds' | 'log' | 'clock'>): Promise<void> {
  const providers = await app.db
    .selectFrom('rounds.provider_connection as connection')
    .innerJoin('catalog.provider as provider', 'provider.provider_code', 'connection.provider_code')
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
  const { category, gameType } = categories[listed.category.toLowerCase()] ?? otherCategory;
  return {
    gameCode: listed.game_code,
    gameName: listed.name,
    gameType,
    category,
    image: listed.url_thumb,
    image2x: listed.url_thumb_2x ?? listed.url_thumb,
    rtpPercent: listed.rtp ?? null,
    volatility: listed.volatility === 'very-high' ? ('high' as const) : (listed.volatility ?? null),
    releasedAt: new Date(listed.release_date ?? firstRelease),
  };
}

/** The date of a game whose provider tells none: long ago, so that it is not shown as new. */
const firstRelease = '2000-01-01';
