import { houseProviderCode } from '@marquee/contract/house-provider.ts';
import type { LanguageCode } from './languages.ts';

/** A game as the API and the lists name it. */
export interface NamedGame {
  readonly provider_code: string;
  readonly game_code: string;
  readonly game_name: string;
}

/** What house games are called in the languages that have been loaded, by the game's code. */
const loaded: Partial<Record<LanguageCode, Readonly<Record<string, string>>>> = {};

/** The module with the titles of a language, as the build's manifest names it; nothing where games keep their English title. */
export function titlesFile(language: LanguageCode): string | undefined {
  return language === 'CN' ? '../contract/game-titles.ts' : undefined;
}

/** Loads the titles of a language. They are a file of their own, so that pages in other languages do not carry them. */
export async function loadGameTitles(language: LanguageCode): Promise<void> {
  if (language !== 'CN' || loaded.CN) return;
  loaded.CN = (await import('@marquee/contract/game-titles.ts')).chineseTitles;
}

/** The name of any provider's game for players of a language, whose titles have been loaded. */
export function gameNameIn(language: string, game: NamedGame): string {
  if (game.provider_code !== houseProviderCode) return game.game_name;
  const titles = language === 'CN' ? loaded.CN : undefined;
  return titles && Object.hasOwn(titles, game.game_code)
    ? (titles[game.game_code] ?? game.game_name)
    : game.game_name;
}
