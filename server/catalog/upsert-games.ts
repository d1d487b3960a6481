import type { GameFeature, GameTheme } from '@marquee/contract/game-traits.ts';
import { inTransaction, sql, type Database } from '../kernel/database.ts';

/** A game as its provider lists it. */
export interface ListedGame {
  gameCode: string;
  gameName: string;
  gameType: string;
  category: string;
  image: string;
  image2x: string;
  /** A landscape without lettering; left out or empty if there is none. */
  imageWide?: string;
  /** Percent with up to four decimals, such as "96.1234". */
  rtpPercent: string | null;
  volatility: 'low' | 'medium' | 'high' | null;
  /** Null or left out if the provider does not tell. */
  features?: readonly GameFeature[] | null;
  theme?: GameTheme | null;
  /** The largest win of a round as a multiple of the bet, and how many rounds it takes on average. */
  maxWinBets?: string | null;
  maxWinOnceIn?: string | null;
  /** The standard deviation of a round's win, in bets. */
  deviationBets?: string | null;
  releasedAt: Date;
}

export interface ListedProvider {
  providerCode: string;
  providerName: string;
  slug: string;
  /** How its games open. If undefined, a known provider keeps its setting and a new one uses the frame. */
  opensIn?: 'frame' | 'popup';
}

/** Add or update a provider. Works before its list of games is known. */
export async function upsertProvider(db: Database, provider: ListedProvider): Promise<void> {
  const opensIn = provider.opensIn === undefined ? {} : { opens_in: provider.opensIn };
  await db
    .insertInto('catalog.provider')
    .values({
      provider_code: provider.providerCode,
      provider_name: provider.providerName,
      slug: provider.slug,
      ...opensIn,
    })
    .onConflict((conflict) =>
      conflict.column('provider_code').doUpdateSet({
        provider_name: provider.providerName,
        slug: provider.slug,
        ...opensIn,
      }),
    )
    .execute();
}

/**
 * Import a provider's list: add unknown games, update known ones, and mark games that are missing from the list as
 * unlisted, because they cannot be played. Games in `unread` keep their state. Games that the operator switched off
 * stay off. Unchanged rows are not written.
 */
export async function upsertGames(
  db: Database,
  provider: ListedProvider,
  games: readonly ListedGame[],
  unread: readonly string[] = [],
): Promise<void> {
  const kept = [...games.map((game) => game.gameCode), ...unread];
  await inTransaction(db, async (trx) => {
    await upsertProvider(trx, provider);
    if (games.length > 0) {
      await trx
        .insertInto('catalog.game')
        .values(
          games.map((game) => ({
            provider_code: provider.providerCode,
            game_code: game.gameCode,
            game_name: game.gameName,
            game_type: game.gameType,
            category: game.category,
            game_image: game.image,
            game_image_2x: game.image2x,
            game_image_wide: game.imageWide ?? '',
            rtp_percent: game.rtpPercent,
            volatility: game.volatility,
            features: game.features ? [...game.features] : null,
            theme: game.theme ?? null,
            max_win_bets: game.maxWinBets ?? null,
            max_win_once_in: game.maxWinOnceIn ?? null,
            deviation_bets: game.deviationBets ?? null,
            released_at: game.releasedAt,
          })),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['provider_code', 'game_code'])
            .doUpdateSet((eb) => ({
              game_name: eb.ref('excluded.game_name'),
              game_type: eb.ref('excluded.game_type'),
              category: eb.ref('excluded.category'),
              game_image: eb.ref('excluded.game_image'),
              game_image_2x: eb.ref('excluded.game_image_2x'),
              game_image_wide: eb.ref('excluded.game_image_wide'),
              rtp_percent: eb.ref('excluded.rtp_percent'),
              volatility: eb.ref('excluded.volatility'),
              features: eb.ref('excluded.features'),
              theme: eb.ref('excluded.theme'),
              max_win_bets: eb.ref('excluded.max_win_bets'),
              max_win_once_in: eb.ref('excluded.max_win_once_in'),
              deviation_bets: eb.ref('excluded.deviation_bets'),
              released_at: eb.ref('excluded.released_at'),
              status: sql<string>`case catalog.game.status when 'inactive' then 'inactive' else 'active' end`,
              is_listed: true,
              updated_at: sql`now()`,
            }))
            .where(
              sql<boolean>`(catalog.game.game_name, catalog.game.game_type, catalog.game.category, catalog.game.game_image,
                catalog.game.game_image_2x, catalog.game.game_image_wide, catalog.game.rtp_percent, catalog.game.volatility, catalog.game.features, catalog.game.theme,
                catalog.game.max_win_bets, catalog.game.max_win_once_in, catalog.game.deviation_bets, catalog.game.released_at, catalog.game.is_listed, catalog.game.status)
                is distinct from (excluded.game_name, excluded.game_type, excluded.category, excluded.game_image,
                excluded.game_image_2x, excluded.game_image_wide, excluded.rtp_percent, excluded.volatility, excluded.features, excluded.theme,
                excluded.max_win_bets, excluded.max_win_once_in, excluded.deviation_bets, excluded.released_at, true,
                case catalog.game.status when 'inactive' then 'inactive' else 'active' end)`,
            ),
        )
        .execute();
    }
    await trx
      .updateTable('catalog.game')
      .set({
        is_listed: false,
        status: sql<string>`case status when 'inactive' then 'inactive' else 'unlisted' end`,
        updated_at: sql`now()`,
      })
      .where('provider_code', '=', provider.providerCode)
      .where('is_listed', '=', true)
      .$if(kept.length > 0, (query) => query.where('game_code', 'not in', kept))
      .execute();
  });
}
