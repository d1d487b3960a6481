import type { ReactNode } from 'react';
import type { Route } from './+types/download.ts';
import { AppLinks } from '../features/install/app-links.tsx';
import { pageContext } from '../page-input.ts';
import { HousePage } from '../shell/house-page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import { seoRecord } from '../shell/seo-record.ts';
import { withCatalogues } from '../words/load.ts';
import { useWords } from '../words/use-words.ts';

export const handle = { catalogues: ['misc'] } satisfies RouteHandle;
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [withCatalogues('misc')];

export async function loader({ context }: Route.LoaderArgs) {
  return { record: await seoRecord(context.get(pageContext), 'download') };
}

export function meta({ loaderData, matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    shell: matches[0].loaderData,
    record: loaderData?.record,
    title: 'The app',
    description: 'The site as an app on your phone and on your computer.',
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
