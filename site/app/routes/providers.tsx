import { providerList } from '@marquee/contract/api/product/providers.ts';
import type { ReactNode } from 'react';
import type { Route } from './+types/providers.ts';
import { ProviderLogo } from '../features/providers/provider-logo.tsx';
import styles from '../features/providers/providers.module.css';
import { categoryName } from '../features/providers/category-name.ts';
import { pageContext } from '../page-input.ts';
import { pageMeta } from '../shell/page-meta.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import { seoRecord } from '../shell/seo-record.ts';
import { usePath } from '../shell/shell-context.ts';
import { createWords, withCatalogues } from '../words/load.ts';
import { useWords } from '../words/use-words.ts';

export const handle = { catalogues: ['misc'] } satisfies RouteHandle;
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [withCatalogues('misc')];

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [{ value: providers = [] }, record, words] = await Promise.all([
    page.call(providerList, { domain_name: page.domain_name }),
    seoRecord(page, 'providers'),
    createWords(page.language, ['interface', 'misc']),
  ]);
  const brand = page.startup.site?.site_name ?? '';
  return {
    providers,
    record,
    title: words._('page.providers'),
    description: words._('providers.lead', { brand }),
  };
}

export function meta({ loaderData, matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    shell: matches[0].loaderData,
    record: loaderData?.record,
    title: loaderData?.title ?? '',
    description: loaderData?.description,
    pathname: location.pathname,
  });
}

/** Whose games the site has. */
export default function ProvidersPage({ loaderData }: Route.ComponentProps): ReactNode {
  const t = useWords();
  const path = usePath();
  const { providers, title, description } = loaderData;
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{title}</h1>
      <p className={styles['lead']}>{description}</p>
      <ul className={styles['list']}>
        {providers.map(({ provider_code, provider_name, slug, game_count, categories }) => (
          <li key={provider_code}>
            <a className={styles['provider']} href={path(`/providers/${slug}`)}>
              <ProviderLogo slug={slug} name={provider_name} />
              <span>
                <h2 className={styles['name']}>{provider_name}</h2>
                <span className={styles['facts']}>
                  {t('lobby.count', { count: game_count })} ·{' '}
                  {categories.map((category) => categoryName(t, category)).join(', ')}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
