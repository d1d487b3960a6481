import { gameFeatures, gameThemes, type GameFeature, type GameTheme } from '@marquee/contract/game-traits.ts';

/** What the themes and features of games are called. They come with the page: their catalogue is too large for a first one. */
export interface TraitWords {
  readonly themes: Readonly<Partial<Record<GameTheme, string>>>;
  readonly features: Readonly<Partial<Record<GameFeature, string>>>;
}

/** The words of those traits that some games of the page have. */
export function traitWords(
  word: (id: string) => string,
  games: readonly { readonly theme: GameTheme | null; readonly features: readonly GameFeature[] }[],
): TraitWords {
  return {
    themes: Object.fromEntries(
      gameThemes
        .filter((theme) => games.some((game) => game.theme === theme))
        .map((theme) => [theme, word(`lobby.theme.${theme}`)]),
    ),
    features: Object.fromEntries(
      gameFeatures
        .filter((feature) => games.some((game) => game.features.includes(feature)))
        .map((feature) => [feature, word(`lobby.feature.${feature}`)]),
    ),
  };
}
