import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Tabs } from '@marquee/ui/surfaces/tabs.tsx';
import { Contained } from '@marquee/ui/states/contained.tsx';
import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useSession } from '../../session/session.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { PromotionCard } from './promotion-card.tsx';
import { promotionsIn, promotionTabs, type Promotion, type PromotionTab } from './promotion.ts';
import styles from './promotions.module.css';

const ClaimableFirst = lazy(() => import('./claimable-first.tsx'));

const none: readonly string[] = [];

/**
 * The promotions of the site, all of them or those of one kind. A player sees those first that can be claimed: until that is
 * known the list keeps its place without being seen, so that no card moves.
 */
export function PromotionList({ promotions }: { promotions: readonly Promotion[] }): ReactNode {
  const t = useWords();
  const path = usePath();
  const [tab, setTab] = useState<PromotionTab>('all');
  const { status } = useSession();
  const [known, setKnown] = useState<readonly string[]>();
  const claimable = status === 'authenticated' ? known : none;
  const isFirst = (promotion: Promotion): boolean => claimable?.includes(promotion.promotion_id) ?? false;
  const shown = promotionsIn(tab, promotions).toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
  if (promotions.length === 0) return <NoPromotions />;
  return (
    <>
      {status === 'authenticated' && (
        <Contained onFault={() => setKnown(none)}>
          <Suspense>
            <ClaimableFirst onKnown={setKnown} />
          </Suspense>
        </Contained>
      )}
      <Tabs
        label={t('promotion.kinds')}
        tabs={promotionTabs.map(({ value }) => ({ value, label: t(`promotion.tab.${value}`) }))}
        value={tab}
        onValue={setTab}
      >
        {shown.length === 0 ? (
          <EmptyState
            picture={<Picture />}
            title={t('promotion.noneOfKind')}
            text={t('promotion.noneOfKindText')}
          >
            <LinkButton variant="primary" href={path('/mission')}>
              {t('promotion.toMissions')}
            </LinkButton>
          </EmptyState>
        ) : (
          <ul
            className={styles['list']}
            data-order={status === 'unknown' ? 'unknown' : claimable ? 'known' : 'asked'}
          >
            {shown.map((promotion, at) => (
              <PromotionCard key={promotion.promotion_id} promotion={promotion} leads={at === 0} />
            ))}
            {tab === 'all' && <VipTile />}
          </ul>
        )}
      </Tabs>
    </>
  );
}

/** At the end of the promotions: what the levels of the house bring. */
function VipTile(): ReactNode {
  const t = useWords();
  const path = usePath();
  return (
    <li className={styles['card']}>
      <div className={clsx(styles['frame'], styles['vipFrame'])}>
        <img src="/art/minigame/vip.webp" alt="" width={128} height={128} loading="lazy" />
      </div>
      <div className={styles['text']}>
        <h2 className={styles['name']}>
          <a className={styles['link']} href={path('/vip')}>
            {t('vip.title')}
          </a>
        </h2>
        <p className={styles['summary']}>{t('vip.lead')}</p>
        <p className={styles['foot']}>
          <span className={styles['more']} aria-hidden="true">
            {t('vip.ladder')}
            <ChevronRight size={18} />
          </span>
        </p>
      </div>
    </li>
  );
}

function NoPromotions(): ReactNode {
  const t = useWords();
  const path = usePath();
  return (
    <EmptyState picture={<Picture />} title={t('promotion.none')} text={t('promotion.noneText')}>
      <LinkButton variant="primary" href={path('/slots')}>
        {t('promotion.toGames')}
      </LinkButton>
    </EmptyState>
  );
}

function Picture(): ReactNode {
  return <img src="/art/minigame/prize-box.webp" alt="" width={72} height={72} />;
}
