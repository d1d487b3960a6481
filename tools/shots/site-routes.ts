import { categories } from '@marquee/contract/categories.ts';
import routes from '../../site/app/routes.ts';

/** A page of the site, as a browser can open it. */
export interface SiteRoute {
  /** As `site/app/routes.ts` writes it, with a slash before it and without the language: `/news/:newsId`. */
  readonly pattern: string;
  /** An address that leads there: `/news/fair-odds`. */
  readonly address: string;
  /** Who may see it: everybody, signed-in players only, or those only who are not signed in. */
  readonly audience: 'everybody' | 'players' | 'visitors';
}

/** Layouts below which everything is a player's own. */
const playerLayouts = new Set(['routes/player-area.tsx', 'routes/minigame-area.tsx']);
/** Pages that lead a signed-in player on, by `requireVisitor`. */
const visitorPages = new Set(['routes/login.tsx', 'routes/register.tsx', 'routes/forgot-password.tsx']);

/** Where a pattern with a part that varies leads, and what a page has to be told to show something. */
const examples: Record<string, string> = {
  '/news/:newsId': '/news/fair-odds',
  '/playnow': '/playnow?provider_code=MARQUEE&game_code=fruit-party',
  '/*': '/no-such-page',
};

/** The page of a category stands at its slug as well, where it is the same. */
const categoryPaths = new Set<string>(Object.values(categories).map(({ path }) => path));

/**
 * The page of every route that `site/app/routes.ts` declares, in its order. `own` says what only a running site knows: where
 * a pattern leads on it.
 * @throws when a pattern varies and no example says how.
 */
export function siteRoutes(own: Readonly<Record<string, string>>): SiteRoute[] {
  const all = { ...examples, ...own };
  return below(routes, '', false)
    .filter(({ pattern, file }) => !file.endsWith('/category.tsx') || categoryPaths.has(pattern))
    .map(({ pattern, audience }) => ({ pattern, audience, address: addressOf(pattern, all) }));
}

type Declared = Omit<SiteRoute, 'address'> & { readonly file: string };

type Entry = (typeof routes)[number];

function below(entries: readonly Entry[], base: string, isPlayers: boolean): Declared[] {
  return entries.flatMap((entry) => {
    // The language may stand before every path, and need not.
    const part = (entry.path ?? '').replace(/^:language\?$/, '');
    const pattern = part === '' ? base : `${base}/${part}`;
    const forPlayers = isPlayers || playerLayouts.has(entry.file);
    if (entry.children) return below(entry.children, pattern, forPlayers);
    // What has an extension is a file, and no page.
    if (/[.]\w+$/.test(pattern)) return [];
    return [
      {
        file: entry.file,
        pattern: pattern || '/',
        audience: forPlayers ? 'players' : visitorPages.has(entry.file) ? 'visitors' : 'everybody',
      },
    ];
  });
}

function addressOf(pattern: string, all: Readonly<Record<string, string>>): string {
  const address = all[pattern] ?? pattern;
  if (/[:*]/.test(address)) throw new Error(`Give an example of ${pattern} in tools/shots/site-routes.ts.`);
  return address;
}
