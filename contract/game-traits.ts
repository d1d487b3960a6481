/** What games can be searched by, besides their names: what they do, and what they are about. */

export const gameFeatures = [
  'free_spins',
  'hold_and_win',
  'jackpot',
  'respins',
  'expanding_wilds',
  'multiplier',
  'mystery',
  'random_wilds',
  'ways',
  'both_ways',
  'tumbles',
  'clusters',
  'pays_anywhere',
  'kept_meter',
] as const;
export type GameFeature = (typeof gameFeatures)[number];

export const gameThemes = [
  'adventure',
  'asia',
  'candy',
  'classic',
  'egypt',
  'fruit',
  'gems',
  'horror',
  'myth',
  'ocean',
  'space',
  'western',
] as const;
export type GameTheme = (typeof gameThemes)[number];

export const gameVolatilities = ['low', 'medium', 'high'] as const;

export function isGameFeature(word: string): word is GameFeature {
  return gameFeatures.some((feature) => feature === word);
}

export function isGameTheme(word: string): word is GameTheme {
  return gameThemes.some((theme) => theme === word);
}
