import type { gameSchema } from '@marquee/contract/entities.ts';
import type { Manifest } from '@marquee/themes/manifest.ts';
import type { Game } from '@marquee/ui/sections/types.ts';
import type { z } from 'zod';
import type { Words } from '../words/use-words.ts';

type ApiGame = z.infer<typeof gameSchema>;

/** What cards show of a game. */
export type CardGame = Omit<ApiGame, 'category' | 'features' | 'theme' | 'is_featured' | 'opens_in'>;

/**
 * A game without what no card of a template shows: pages that hold many of them weigh less. A game without a landscape keeps its poster
 * in every template.
 */
export function cardOf(game: ApiGame, cards: Manifest['cards']): CardGame {
  const landscape = cards === 'landscape' ? game.game_image_wide : '';
  return {
    provider_code: game.provider_code,
    provider_name: game.provider_name,
    game_code: game.game_code,
    game_name: game.game_name,
    game_type: game.game_type,
    game_image: landscape ? '' : game.game_image,
    game_image_2x: landscape ? '' : game.game_image_2x,
    game_image_wide: landscape,
    rtp_percent: game.rtp_percent,
    volatility: game.volatility,
    is_new: game.is_new,
    is_hot: game.is_hot,
  };
}

/** The address at which a game is played. */
export function playPath(game: { provider_code: string; game_code: string }): string {
  return `/playnow?${new URLSearchParams({ provider_code: game.provider_code, game_code: game.game_code })}`;
}

/** A game of the API as cards show it. */
export function toGame(game: CardGame, path: (path: string) => string, t: Words): Game {
  return {
    key: `${game.provider_code}/${game.game_code}`,
    name: t.game(game),
    type: game.game_type,
    providerName: game.provider_name,
    image: game.game_image,
    image2x: game.game_image_2x,
    imageWide: game.game_image_wide,
    href: path(playPath(game)),
    rtpPercent: game.rtp_percent,
    volatility: game.volatility && t(`lobby.volatility.${game.volatility}`),
    badges: game.is_new ? [t('game.new')] : game.is_hot ? [t('game.hot')] : [],
  };
}

/** The codes of a card's game, out of its key. */
export function gameOfKey(key: string): { provider_code: string; game_code: string } {
  const slash = key.indexOf('/');
  return { provider_code: key.slice(0, slash), game_code: key.slice(slash + 1) };
}
