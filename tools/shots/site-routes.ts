import { categories } from '@marquee/contract/categories.ts';
import routes from '../../site/app/routes.ts';

/** A page of the site, as a browser can open it. */
export interface SiteRoute {
  /** As `site/app/routes.ts` has it, with a leading slash and without the language: `/news/:newsId`. */
  readonly pattern: string;
  /** An address of the page: `/news/fair-odds`. */
  readonly address: string;
  /** Who may see it: everybody, only signed-in players, or only visitors who are not signed in. */
  readonly audience: 'everybody' | 'players' | 'visitors';
}

/** Layouts whose pages are all for signed-in players. */
const playerLayouts = new Set(['routes/player-area.tsx', 'routes/minigame-area.tsx']);
/** Pages that redirect signed-in players, by `requireVisitor`. */
const visitorPages = new Set(['routes/login.tsx', 'routes/register.tsx', 'routes/forgot-password.tsx']);

/** Example addresses of variable patterns, and of pages that need parameters to show something. */
const examples: Record<string, string> = {
  '/news/:newsId': '/news/fair-odds',
  '/providers/:slug': '/providers/marquee',
  '/playnow': '/playnow?provider_code=MARQUEE&game_code=fruit-party',
  '/*': '/no-such-page',
};

/** A category's page is also served at its slug. Only the path is listed. */
const categoryPaths = new Set<string>(Object.values(categories).map(({ path }) => path));

/**
 * The page of every route that `site/app/routes.ts` declares, in its order. `own` has the example addresses that only a
 * running site knows. Throws if a variable pattern has no example.
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
    // The language is an optional prefix of every path.
    const part = (entry.path ?? '').replace(/^:language\?$/, '');
    const pattern = part === '' ? base : `${base}/${part}`;
    const forPlayers = isPlayers || playerLayouts.has(entry.file);
    if (entry.children) return below(entry.children, pattern, forPlayers);
    // A path with an extension is a file, not a page.
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
