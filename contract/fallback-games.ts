/**
 * The games a site shows first if its operator has chosen none. The lists name the games most popular in the region. A
 * game that is not connected, or not offered by the site, is skipped, so that every listed game can be played.
 */
export interface FallbackGame {
  readonly provider_code: string;
  /** As its provider spells it, ignoring case. Without it, all games of the provider, in the site's order. */
  readonly game_name?: string;
}

/** The providers whose games the lists hold, in the order in which a list continues after its named games. */
const regional = ['JILI', 'PPLAY', 'FACHAI', 'PGSOFT', 'JDB', 'YBAT', 'EPW'];

function listOf(...named: readonly (readonly [string, string])[]): readonly FallbackGame[] {
  return [
    ...named.map(([provider_code, game_name]) => ({ provider_code, game_name })),
    ...regional.map((provider_code) => ({ provider_code })),
  ];
}

export const gameListNames = ['hot', 'featured', 'popular', 'new'] as const;

export const fallbackGames = {
  hot: listOf(
    ['JILI', 'Super Ace'],
    ['JILI', 'Fortune Gems'],
    ['PPLAY', 'Gates of Olympus'],
    ['PGSOFT', 'Mahjong Ways 2'],
    ['JILI', 'Boxing King'],
    ['PPLAY', 'Sweet Bonanza'],
    ['FACHAI', 'Chinese New Year'],
    ['JILI', 'Money Coming'],
  ),
  featured: listOf(
    ['JILI', 'Golden Empire'],
    ['PPLAY', 'Starlight Princess'],
    ['PGSOFT', 'Treasures of Aztec'],
    ['FACHAI', 'Night Market'],
    ['JILI', 'Royal Fishing'],
  ),
  popular: listOf(
    ['JILI', 'Super Ace'],
    ['PGSOFT', 'Mahjong Ways'],
    ['JILI', 'Fortune Gems 2'],
    ['PPLAY', 'Sugar Rush'],
    ['PGSOFT', 'Lucky Neko'],
    ['JILI', 'Charge Buffalo'],
    ['PPLAY', 'Big Bass Bonanza'],
    ['FACHAI', 'Golden Panther'],
  ),
  new: listOf(
    ['JILI', 'Fortune Gems 3'],
    ['PPLAY', 'Gates of Olympus 1000'],
    ['PGSOFT', 'Wild Bounty Showdown'],
    ['JILI', 'Super Ace Deluxe'],
    ['PPLAY', 'Sugar Rush 1000'],
  ),
} satisfies Readonly<Record<(typeof gameListNames)[number], readonly FallbackGame[]>>;

export type GameListName = (typeof gameListNames)[number];
