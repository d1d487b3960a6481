import { gameList } from '@marquee/contract/api/product/game_list.ts';
import { providerList } from '@marquee/contract/api/product/providers.ts';
import { providerCodeOf } from '@marquee/contract/game-providers.ts';
import type { ReactNode } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/provider.ts';
import { Lobby } from '../features/lobby/lobby.tsx';
import { traitWords } from '../features/lobby/trait-words.ts';
import { ProviderLogo } from '../features/providers/provider-logo.tsx';
import styles from '../features/providers/providers.module.css';
import { categoryName } from '../features/providers/category-name.ts';
import { pageContext } from '../page-input.ts';
import { pageNotFound } from '../shell/page-error.ts';
import { pageMeta } from '../shell/page-meta.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import { createWords, withCatalogues } from '../words/load.ts';
import { useWords } from '../words/use-words.ts';

export const handle = { catalogues: ['misc', 'lobby'] } satisfies RouteHandle;
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [withCatalogues('misc', 'lobby')];

/** So many games come with the page; those of a larger provider are loaded whole when the page has settled. */
const firstGames = 48;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { domain_name } = page;
  // A provider may have several slugs; its code is one.
  const code = providerCodeOf(params.slug);
  const [{ value: providers = [] }, games, words] = await Promise.all([
    page.call(providerList, { domain_name }),
    page.call(gameList, { domain_name, provider_code: code.slice(0, 32), page_size: firstGames }),
    createWords(page.language, ['interface', 'misc']),
  ]);
  const provider = providers.find(
    ({ provider_code, slug }) => provider_code === code || slug === params.slug,
  );
  if (!provider) throw pageNotFound(request.url);
  const made = (games.features ?? []).map(({ feature }) => words._(`lobby.feature.${feature}`));
  const values = { provider: provider.provider_name, brand: page.startup.site?.site_name ?? '' };
  return {
    provider,
    games: games.value ?? [],
    total: games.total ?? 0,
    lead: made.length > 0 ? words._('providers.makes', { ...values, features: made.join(', ') }) : '',
    description: words._('providers.description', values),
    traits: traitWords((id) => words._(id), games.value ?? []),
  };
}

/** The games are filtered where they are; the address changes without asking the server again. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams['slug'] !== nextParams['slug'];
}

export function meta({ loaderData, matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    shell: matches[0].loaderData,
    title: loaderData?.provider.provider_name ?? '',
    description: loaderData?.description,
    pathname: location.pathname.replace(/[^/]*\/?$/, loaderData?.provider.slug ?? ''),
  });
}

/** One provider: what it makes, and its games. */
export default function ProviderPage({ loaderData }: Route.ComponentProps): ReactNode {
  const t = useWords();
  const { provider, games, total, lead, traits } = loaderData;
  return (
    <Lobby
      key={provider.provider_code}
      provider={provider.provider_code}
      title={provider.provider_name}
      lead={
        <div className={styles['head']}>
          <ProviderLogo slug={provider.slug} name={provider.provider_name} />
          <p className={styles['lead']}>
            {provider.categories.map((category) => categoryName(t, category)).join(', ')}
            {lead && `. ${lead}`}
          </p>
        </div>
      }
      games={games}
      total={total}
      isWhole={total <= games.length}
      providers={[]}
      liked={[]}
      traits={traits}
    />
  );
}
