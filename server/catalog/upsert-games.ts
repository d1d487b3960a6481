import { inTransaction, sql, type Database } from '../kernel/database.ts';

/** A game as a provider's list tells it. */
export interface ListedGame {
  gameCode: string;
  gameName: string;
  gameType: string;
  category: string;
  image: string;
  image2x: string;
  /** Percent with up to four decimals, e.g. "96.1234". */
  rtpPercent: string | null;
  volatility: 'low' | 'medium' | 'high' | null;
  releasedAt: Date;
}

export interface ListedProvider {
  providerCode: string;
  providerName: string;
  slug: string;
  /** How its games open; what is known already stays without it, and a new provider's open in the frame. */
  opensIn?: 'frame' | 'popup';
}

/** Let the catalogue know a provider, also before its list of games. */
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
 * Take over a provider's list: new games are added, known ones brought up to date, and those that it no longer lists become
 * unlisted, so that nothing is shown that cannot be played. Those of `unread` codes stay as they are. What the operator has
 * switched off stays off. Unchanged rows are left alone.
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
            rtp_percent: game.rtpPercent,
            volatility: game.volatility,
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
              rtp_percent: eb.ref('excluded.rtp_percent'),
              volatility: eb.ref('excluded.volatility'),
              released_at: eb.ref('excluded.released_at'),
              status: sql<string>`case catalog.game.status when 'inactive' then 'inactive' else 'active' end`,
              updated_at: sql`now()`,
            }))
            .where(
              sql<boolean>`(catalog.game.game_name, catalog.game.game_type, catalog.game.category, catalog.game.game_image,
                catalog.game.game_image_2x, catalog.game.rtp_percent, catalog.game.volatility, catalog.game.released_at, catalog.game.status)
                is distinct from (excluded.game_name, excluded.game_type, excluded.category, excluded.game_image,
                excluded.game_image_2x, excluded.rtp_percent, excluded.volatility, excluded.released_at,
                case catalog.game.status when 'inactive' then 'inactive' else 'active' end)`,
            ),
        )
        .execute();
    }
    await trx
      .updateTable('catalog.game')
      .set({ status: 'unlisted', updated_at: sql`now()` })
      .where('provider_code', '=', provider.providerCode)
      .where('status', '=', 'active')
      .$if(kept.length > 0, (query) => query.where('game_code', 'not in', kept))
      .execute();
  });
}
