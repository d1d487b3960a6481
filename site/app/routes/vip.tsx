import { LatePart } from '../shell/late-part.tsx';
import { stakeWeights } from '@marquee/contract/api/promotion/stake_weights.ts';
import { vipLevels } from '@marquee/contract/api/vip/levels.ts';
import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { lazy, type ReactNode } from 'react';
import type { Route } from './+types/vip.ts';
import { StakeWeights } from '../features/promotions/stake-weights.tsx';
import type { VipArrangementProps } from '../features/vip/vip-parts.tsx';
import { vipLevelsOf } from '../features/vip/vip-steps.ts';
import { pageContext } from '../page-input.ts';
import { useSession } from '../session/session.ts';
import { arranged } from '../shell/arranged.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { titleOf } from '../shell/page-titles.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import { seoRecord } from '../shell/seo-record.ts';
import { usePath } from '../shell/shell-context.ts';
import { addCatalogues, withCatalogues } from '../words/load.ts';
import { useWords } from '../words/use-words.ts';
import styles from '../features/vip/vip.module.css';

export const handle = { catalogues: ['misc'] } satisfies RouteHandle;
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [withCatalogues('misc')];

const Arrangement = arranged<'vip', VipArrangementProps>('vip', {
  columns: () => import('../arrangements/vip/columns.tsx'),
  ladder: () => import('../arrangements/vip/ladder.tsx'),
  path: () => import('../arrangements/vip/path.tsx'),
  matrix: () => import('../arrangements/vip/matrix.tsx'),
  passport: () => import('../arrangements/vip/passport.tsx'),
  summit: () => import('../arrangements/vip/summit.tsx'),
  relief: () => import('../arrangements/vip/relief.tsx'),
  roster: () => import('../arrangements/vip/roster.tsx'),
  constellation: () => import('../arrangements/vip/constellation.tsx'),
  signs: () => import('../arrangements/vip/signs.tsx'),
});

const OwnVip = lazy(async () => {
  const [module] = await Promise.all([
    import('../features/vip/own-vip.tsx'),
    addCatalogues(['general', 'errors']),
  ]);
  return module;
});

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { domain_name, language } = page;
  const [ladder, weights, record] = await Promise.all([
    page.call(vipLevels, { domain_name, language }),
    page.call(stakeWeights, { domain_name }),
    seoRecord(page, 'vip'),
  ]);
  return { steps: ladder.value ?? [], currency: ladder.currency ?? '', weights, record };
}

export function meta({ loaderData, matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    shell: matches[0].loaderData,
    record: loaderData?.record,
    title: titleOf(matches[0].loaderData, 'menu.vip'),
    pathname: location.pathname,
  });
}

/** The ladder of the house with what each level takes and gives; to a player also where he stands on it. */
export default function VipPage({ loaderData }: Route.ComponentProps): ReactNode {
  const t = useWords();
  const path = usePath();
  const { status } = useSession();
  const { steps, currency, weights } = loaderData;
  if (steps.length === 0)
    return (
      <div className={styles['page']}>
        <EmptyState
          picture={<img src="/art/minigame/vip.webp" alt="" width={72} height={72} />}
          title={t('vip.none')}
          text={t('vip.noneText')}
        >
          <LinkButton variant="primary" href={path('/promotions')}>
            {t('vip.toPromotions')}
          </LinkButton>
        </EmptyState>
      </div>
    );
  return (
    <Arrangement
      title={t('vip.title')}
      lead={t('vip.lead')}
      levels={vipLevelsOf(t, steps, currency)}
      own={
        <div className={styles['own']} data-status={status}>
          {status !== 'authenticated' && (
            <p className={styles['join']}>
              {t('vip.joinText')}{' '}
              <LinkButton variant="primary" href={path('/register')}>
                {t('account.register')}
              </LinkButton>
            </p>
          )}
          {status === 'authenticated' && (
            <LatePart fallback={<Skeleton height="11rem" radius="var(--radius-panel)" />}>
              <OwnVip />
            </LatePart>
          )}
        </div>
      }
      rules={
        <section className={styles['rules']} aria-labelledby="vip-rules">
          <h2 className={styles['heading']} id="vip-rules">
            {t('vip.rules')}
          </h2>
          <ul className={styles['rulesList']}>
            {(['both', 'since', 'month', 'fall', 'cashback', 'birthday', 'priority'] as const).map((rule) => (
              <li key={rule}>{t(`vip.rule.${rule}`)}</li>
            ))}
            {weights.value && weights.full_rtp && (
              <li>
                <StakeWeights weights={{ value: weights.value, full_rtp: weights.full_rtp }} />
              </li>
            )}
          </ul>
          <p className={styles['care']}>{t('vip.care')}</p>
        </section>
      }
    />
  );
}
