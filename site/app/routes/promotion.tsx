import { promotionDetail } from '@marquee/contract/api/promotion/detail.ts';
import { stakeWeights } from '@marquee/contract/api/promotion/stake_weights.ts';
import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { Badge } from '@marquee/ui/data/badge.tsx';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Route } from './+types/promotion.ts';
import { ClaimPanel } from '../features/promotions/claim-panel.tsx';
import { KeyFigures } from '../features/promotions/key-figures.tsx';
import { PromotionTerms } from '../features/promotions/promotion-terms.tsx';
import { pageContext } from '../page-input.ts';
import { arrangementIn } from '../shell/arrangement-line.ts';
import { pageNotFound } from '../shell/page-error.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { titleOf } from '../shell/page-titles.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import { usePath, useShell } from '../shell/shell-context.ts';
import { withCatalogues } from '../words/load.ts';
import { useWords } from '../words/use-words.ts';
import styles from '../features/promotions/promotion-page.module.css';
import termStyles from '../features/promotions/promotions.module.css';

export const handle = { catalogues: ['misc'] } satisfies RouteHandle;
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [withCatalogues('misc')];

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { promotion } = await page.call(promotionDetail, {
    domain_name: page.domain_name,
    language: page.language,
    promotion_id: params.promotionId,
  });
  if (!promotion) throw pageNotFound(request.url);
  const weights = promotion.cashback
    ? await page.call(stakeWeights, { domain_name: page.domain_name })
    : undefined;
  return { promotion, weights };
}

export function meta({ loaderData, matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  const promotion = loaderData?.promotion;
  return [
    ...pageMeta({
      shell: matches[0].loaderData,
      title: promotion?.title ?? titleOf(matches[0].loaderData, 'menu.promotions'),
      description: promotion?.summary,
      pathname: location.pathname,
    }),
    ...(promotion?.image_url
      ? [
          {
            tagName: 'link',
            rel: 'preload',
            as: 'image',
            href: promotion.image_url,
            fetchPriority: 'high',
          },
        ]
      : []),
  ];
}

/** One promotion: what it gives, all of its terms, and what the player can do with it. The server has cleaned its HTML. */
export default function PromotionPage({ loaderData }: Route.ComponentProps): ReactNode {
  const t = useWords();
  const path = usePath();
  const { promotion, weights } = loaderData;
  // It looks like the list that leads to it.
  const form = arrangementIn(useShell().theme.pages, 'promotions');
  return (
    <article className={styles['page']} data-form={form}>
      <LinkButton
        className={styles['back']}
        variant="quiet"
        href={path('/promotions')}
        icon={<ArrowLeft size={18} aria-hidden="true" />}
      >
        {t('promotion.all')}
      </LinkButton>
      <div className={styles['columns']}>
        <div className={styles['intro']}>
          {promotion.image_url && (
            <img
              className={styles['hero']}
              src={promotion.image_url}
              alt=""
              width={960}
              height={480}
              fetchPriority="high"
            />
          )}
          <div className={styles['says']}>
            <Badge tone="accent">{t(`promotion.kind.${promotion.kind}`)}</Badge>
            <h1 className={styles['title']}>{promotion.title}</h1>
            <p className={styles['lead']}>{promotion.summary}</p>
          </div>
        </div>
        <aside className={styles['aside']} aria-label={t('promotion.yours')}>
          <ClaimPanel promotion={promotion} />
        </aside>
        <div className={styles['about']}>
          <KeyFigures promotion={promotion} />
          <div className={termStyles['words']} dangerouslySetInnerHTML={{ __html: promotion.body }} />
          <PromotionTerms promotion={promotion} weights={weights} />
        </div>
      </div>
    </article>
  );
}
