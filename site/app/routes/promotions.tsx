import { LatePart } from '../shell/late-part.tsx';
import { promotionList } from '@marquee/contract/api/promotion/list.ts';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { lazy, type ReactNode } from 'react';
import type { Route } from './+types/promotions.ts';
import { PromotionsView } from '../features/promotions/promotions-view.tsx';
import { pageContext } from '../page-input.ts';
import { useSession } from '../session/session.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { titleOf } from '../shell/page-titles.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import { seoRecord } from '../shell/seo-record.ts';
import { addCatalogues, withCatalogues } from '../words/load.ts';
import styles from '../features/promotions/promotions.module.css';

export const handle = { catalogues: ['misc'] } satisfies RouteHandle;
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [withCatalogues('misc')];

const withPlayersWords = async <Module,>(loading: Promise<Module>): Promise<Module> => {
  const [module] = await Promise.all([loading, addCatalogues(['general', 'validation', 'errors'])]);
  return module;
};
const OwnLine = lazy(() => withPlayersWords(import('../features/promotions/own-line.tsx')));
const MyBonuses = lazy(() => withPlayersWords(import('../features/promotions/my-bonuses.tsx')));

/** More promotions than a site has open at a time. */
const atMost = 100;

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { domain_name, language } = page;
  const [promotions, record] = await Promise.all([
    page.call(promotionList, { domain_name, language, page_size: atMost }),
    seoRecord(page, 'promotions'),
  ]);
  return { promotions: promotions.value ?? [], record };
}

export function meta({ loaderData, matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  const [first] = loaderData?.promotions ?? [];
  return [
    ...pageMeta({
      shell: matches[0].loaderData,
      record: loaderData?.record,
      title: titleOf(matches[0].loaderData, 'menu.promotions'),
      description: first?.summary,
      pathname: location.pathname,
    }),
    ...(first?.image_url
      ? [
          {
            tagName: 'link',
            rel: 'preload',
            as: 'image',
            href: first.image_url,
            fetchPriority: 'high',
          },
        ]
      : []),
  ];
}

/** What the house offers, and to a player what he has of it. */
export default function PromotionsPage({ loaderData }: Route.ComponentProps): ReactNode {
  const { status } = useSession();
  const isPlayer = status === 'authenticated';
  return (
    <PromotionsView
      promotions={loaderData.promotions}
      own={
        status !== 'anonymous' && (
          <div className={styles['ownLine']} data-status={status}>
            {isPlayer && (
              <LatePart fallback={<Skeleton height="4.5rem" radius="var(--radius-control)" />}>
                <OwnLine />
              </LatePart>
            )}
          </div>
        )
      }
      mine={
        isPlayer && (
          <div id="mine" className={styles['mine']}>
            <LatePart fallback={<Skeleton height="16rem" radius="var(--radius-panel)" />}>
              <MyBonuses />
            </LatePart>
          </div>
        )
      }
    />
  );
}
