import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { Contained } from '@marquee/ui/states/contained.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Tabs } from '@marquee/ui/surfaces/tabs.tsx';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useSession } from '../../session/session.ts';
import { arranged } from '../../shell/arranged.tsx';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { usePromotionItems, type PromotionItem } from './promotion-items.tsx';
import { promotionsIn, promotionTabs, type Promotion, type PromotionTab } from './promotion.ts';

/** What every arrangement of the promotions is given. */
export interface PromotionsArrangementProps {
  readonly title: string;
  readonly lead: string;
  /** What a player has of a bonus now; nothing for visitors. */
  readonly own: ReactNode;
  readonly items: readonly PromotionItem[];
  readonly order: 'unknown' | 'asked' | 'known';
  /** Puts the list under the tabs of the kinds. Where nothing is listed, it says so in its place. */
  readonly inTabs: (list: ReactNode) => ReactNode;
  /** What a player has claimed; nothing for visitors. */
  readonly mine: ReactNode;
  readonly care: string;
}

const Arrangement = arranged<'promotions', PromotionsArrangementProps>('promotions', {
  feature: () => import('../../arrangements/promotions/feature.tsx'),
  tickets: () => import('../../arrangements/promotions/tickets.tsx'),
  drift: () => import('../../arrangements/promotions/drift.tsx'),
  magazine: () => import('../../arrangements/promotions/magazine.tsx'),
  posters: () => import('../../arrangements/promotions/posters.tsx'),
  agenda: () => import('../../arrangements/promotions/agenda.tsx'),
  stage: () => import('../../arrangements/promotions/stage.tsx'),
});

const ClaimableFirst = lazy(() => import('./claimable-first.tsx'));

const none: readonly string[] = [];

/** The promotions of the site, all of them or those of one kind. A player sees those first that can be claimed. */
export function PromotionsView({
  promotions,
  own,
  mine,
}: {
  promotions: readonly Promotion[];
  own: ReactNode;
  mine: ReactNode;
}): ReactNode {
  const t = useWords();
  const path = usePath();
  const [tab, setTab] = useState<PromotionTab>('all');
  const { status } = useSession();
  const [known, setKnown] = useState<readonly string[]>();
  const claimable = status === 'authenticated' ? known : none;
  const isFirst = (promotion: Promotion): boolean => claimable?.includes(promotion.promotion_id) ?? false;
  const shown = promotionsIn(tab, promotions).toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
  const items = usePromotionItems(shown, tab === 'all');

  function inTabs(list: ReactNode): ReactNode {
    if (promotions.length === 0) return <NoPromotions />;
    return (
      <Tabs
        label={t('promotion.kinds')}
        tabs={promotionTabs.map(({ value }) => ({ value, label: t(`promotion.tab.${value}`) }))}
        value={tab}
        onValue={setTab}
      >
        {shown.length > 0 ? (
          list
        ) : (
          <EmptyState
            picture={<Picture />}
            title={t('promotion.noneOfKind')}
            text={t('promotion.noneOfKindText')}
          >
            <LinkButton variant="primary" href={path('/mission')}>
              {t('promotion.toMissions')}
            </LinkButton>
          </EmptyState>
        )}
      </Tabs>
    );
  }
  return (
    <>
      {status === 'authenticated' && (
        <Contained onFault={() => setKnown(none)}>
          <Suspense>
            <ClaimableFirst onKnown={setKnown} />
          </Suspense>
        </Contained>
      )}
      <Arrangement
        title={t('promotion.title')}
        lead={t('promotion.lead')}
        own={own}
        items={items}
        order={status === 'unknown' ? 'unknown' : claimable ? 'known' : 'asked'}
        inTabs={inTabs}
        mine={mine}
        care={t('promotion.care')}
      />
    </>
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
