import type { ReactNode } from 'react';
import type { Route } from './+types/download.ts';
import { AppLinks } from '../features/install/app-links.tsx';
import { pageContext } from '../page-input.ts';
import { HousePage } from '../shell/house-page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { titleOf } from '../shell/page-titles.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import { seoRecord } from '../shell/seo-record.ts';
import { createWords, withCatalogues } from '../words/load.ts';
import { useWords } from '../words/use-words.ts';

export const handle = { catalogues: ['misc'] } satisfies RouteHandle;
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [withCatalogues('misc')];

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [record, words] = await Promise.all([
    seoRecord(page, 'download'),
    createWords(page.language, ['misc']),
  ]);
  return { record, description: words._('download.lead') };
}

export function meta({ loaderData, matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    shell: matches[0].loaderData,
    record: loaderData?.record,
    title: titleOf(matches[0].loaderData, 'page.download'),
    description: loaderData?.description,
    pathname: location.pathname,
  });
}

/** The site as an app. */
export default function DownloadPage(): ReactNode {
  const t = useWords();
  return (
    <HousePage label="page.download">
      <p>{t('download.lead')}</p>
      <AppLinks />
    </HousePage>
  );
}
