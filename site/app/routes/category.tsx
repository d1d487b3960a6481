import { gameList } from '@marquee/contract/api/product/game_list.ts';
import { getHotGames } from '@marquee/contract/api/product/get_hot_games.ts';
import { categories, categoryAt, type Category } from '@marquee/contract/categories.ts';
import { isGameFeature, isGameTheme } from '@marquee/contract/game-traits.ts';
import type { ReactNode } from 'react';
import type { Route } from './+types/category.ts';
import { everyGame, readFilter, type ApiGame } from '../features/lobby/game-filter.ts';
import type { LobbyProvider } from '../features/lobby/lobby-tools.tsx';
import { Lobby } from '../features/lobby/lobby.tsx';
import { traitWords } from '../features/lobby/trait-words.ts';
import { pageContext, type PageInput } from '../page-input.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { seoRecord } from '../shell/seo-record.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import { createWords, withCatalogues } from '../words/load.ts';

export const handle = { catalogues: ['lobby'] } satisfies RouteHandle;
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [withCatalogues('lobby')];

/** So many games come with the page. A category with more of them is loaded whole when the page has settled. */
const firstGames = 48;

interface Games {
  readonly games: readonly ApiGame[];
  /** How many the filter of the address lets through. */
  readonly total: number;
  /** Whether the games are all that the category has. */
  readonly isWhole: boolean;
  readonly providers: readonly LobbyProvider[];
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { pathname, searchParams } = new URL(request.url);
  const category =
    categoryAt(
      `/${pathname
        .replace(/\.data$/, '')
        .split('/')
        .at(-1)}`,
    ) ?? 'hot';
  const name = categories[category].path.slice(1);
  const [games, record, words] = await Promise.all([
    category === 'hot' ? hotGames(page) : gamesOf(page, category, searchParams),
    seoRecord(page, name),
    createWords(page.language, ['interface', 'misc']),
  ]);
  const liked = games.isWhole && games.total === 0 ? (await hotGames(page)).games : [];
  const title = words._(`menu.${name}`);
  const description = words._('lobby.description', {
    category: title,
    brand: page.startup.site?.site_name ?? '',
  });
  const traits = traitWords((id) => words._(id), games.games);
  return { category, ...games, liked, traits, record, title, description };
}

async function hotGames(page: PageInput): Promise<Games> {
  const answer = await page.call(getHotGames, { domain_name: page.domain_name });
  const games = answer.value ?? [];
  const providers = new Map<string, LobbyProvider>();
  for (const { provider_code, provider_name } of games) {
    const count = (providers.get(provider_code)?.count ?? 0) + 1;
    providers.set(provider_code, { provider_code, provider_name, count });
  }
  return { games, total: games.length, isWhole: true, providers: [...providers.values()] };
}

/** The first games of a category; where it has more, the first of those that the address asks for. */
async function gamesOf(page: PageInput, category: Category, params: URLSearchParams): Promise<Games> {
  const ask = { domain_name: page.domain_name, category, page_size: firstGames };
  const first = await page.call(gameList, ask);
  const { value: games = [], total = 0, providers = [] } = first;
  if (total <= games.length) return { games, total, isWhole: true, providers };
  const { search, provider, feature, theme, volatility, sort } = readFilter(params);
  const isPlain =
    [search, provider, feature, theme, volatility].every((word) => word === '') && sort === everyGame.sort;
  if (isPlain) return { games, total, isWhole: false, providers };
  const wanted = await page.call(gameList, {
    ...ask,
    search: search.slice(0, 64),
    provider_code: provider.slice(0, 32),
    sort,
    ...(isVolatility(volatility) && { volatility }),
    ...(isGameFeature(feature) && { feature }),
    ...(isGameTheme(theme) && { theme }),
  });
  return { games: wanted.value ?? [], total: wanted.total ?? 0, isWhole: false, providers };
}

function isVolatility(word: string): word is 'low' | 'medium' | 'high' {
  return ['low', 'medium', 'high'].includes(word);
}

/** The lobby filters what it has; its address changes without asking the server again. */
export function shouldRevalidate(): boolean {
  return false;
}

export function meta({ loaderData, matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  const path = categories[loaderData?.category ?? 'hot'].path;
  return pageMeta({
    shell: matches[0].loaderData,
    record: loaderData?.record,
    title: loaderData?.title ?? '',
    description: loaderData?.description,
    // A category that was asked for by its slug is the page at its path.
    pathname: location.pathname.replace(/\/[^/]*\/?$/, path),
  });
}

/** The games of one category. */
export default function CategoryPage({ loaderData }: Route.ComponentProps): ReactNode {
  const { category, games, total, isWhole, providers, liked, traits, title } = loaderData;
  return (
    <Lobby
      category={category}
      title={title}
      games={games}
      total={total}
      isWhole={isWhole}
      providers={providers}
      liked={liked}
      traits={traits}
    />
  );
}
