import type { ReactNode } from 'react';
import type { Route } from './+types/fairness.ts';
import { FairnessGuide } from '../features/fairness/fairness-guide.tsx';
import { pageContext } from '../page-input.ts';
import { HousePage } from '../shell/house-page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { titleOf } from '../shell/page-titles.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import { seoRecord } from '../shell/seo-record.ts';
import { createWords, withCatalogues } from '../words/load.ts';

export const handle = { catalogues: ['misc'] } satisfies RouteHandle;
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [withCatalogues('misc')];

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [record, words] = await Promise.all([
    seoRecord(page, 'fairness'),
    createWords(page.language, ['misc']),
  ]);
  return { record, description: words._('fair.lead'), fairness_url: page.fairness_url };
}

export function meta({ loaderData, matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    shell: matches[0].loaderData,
    record: loaderData?.record,
    title: titleOf(matches[0].loaderData, 'page.fairness'),
    description: loaderData?.description,
    pathname: location.pathname,
  });
}

/** How a player checks rounds of the house games. */
export default function FairnessPage({ loaderData }: Route.ComponentProps): ReactNode {
  return (
    <HousePage label="page.fairness">
      <FairnessGuide fairness_url={loaderData.fairness_url} />
    </HousePage>
  );
}
