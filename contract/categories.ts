/**
 * The categories of games: the key used by games, menus and counts, the slug that addresses may use, and the path of
 * the category's page. Hot is not a real category but a site's most popular games, so it has no slug.
 */
export const categories = {
  hot: { slug: '', path: '/hot' },
  slot_game: { slug: 'slots', path: '/slots' },
  casino: { slug: 'livecasino', path: '/casino' },
  hash_game: { slug: 'hashgame', path: '/hash-game' },
  sportsbook: { slug: 'sportsbook', path: '/sports' },
  fishing: { slug: 'fish', path: '/fishing' },
  poker: { slug: 'table', path: '/poker' },
  sabong: { slug: 'sabong', path: '/sabong' },
  lottery: { slug: 'lottery', path: '/lottery' },
  horse_racing: { slug: 'horseracing', path: '/horse-racing' },
  bingo: { slug: 'bingo', path: '/bingo' },
  arcade: { slug: 'arcade', path: '/arcade' },
  crash: { slug: 'crash', path: '/crash' },
} as const satisfies Record<string, { slug: string; path: `/${string}` }>;

export type Category = keyof typeof categories;

/** The category with this key or slug; undefined if there is none. */
export function categoryOf(word: string): Category | undefined {
  for (const [key, { slug }] of Object.entries(categories)) {
    if ((key === word || (slug !== '' && slug === word)) && isCategory(key)) return key;
  }
  return undefined;
}

/** The category whose page is at an address such as `/casino` or, by its slug, `/livecasino`. */
export function categoryAt(path: string): Category | undefined {
  for (const [key, category] of Object.entries(categories)) {
    if (
      (category.path === path || (category.slug !== '' && `/${category.slug}` === path)) &&
      isCategory(key)
    ) {
      return key;
    }
  }
  return undefined;
}

function isCategory(key: string): key is Category {
  return Object.hasOwn(categories, key);
}
