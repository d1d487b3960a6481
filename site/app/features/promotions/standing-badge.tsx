import { Badge } from '@marquee/ui/data/badge.tsx';
import type { ReactNode } from 'react';
import { QueryScope } from '../../session/query-scope.tsx';
import { useWords } from '../../words/use-words.ts';
import { useEligibility } from './bonus-queries.ts';

/** How the player stands with a promotion, on its card; nothing where there is nothing to say. */
export default function StandingBadge({ promotionId }: { promotionId: string }): ReactNode {
  return (
    <QueryScope>
      <Standing promotionId={promotionId} />
    </QueryScope>
  );
}

function Standing({ promotionId }: { promotionId: string }): ReactNode {
  const t = useWords();
  const own = useEligibility().data?.value.find(({ promotion_id }) => promotion_id === promotionId);
  if (own?.bonus_status === 'active') return <Badge tone="positive">{t('promotion.standing.active')}</Badge>;
  if (own?.bonus_status === 'awaiting_deposit' || own?.bonus_status === 'queued')
    return <Badge tone="warning">{t(`promotion.standing.${own.bonus_status}`)}</Badge>;
  if (own?.can_claim) {
    return (
      <Badge tone="accent">
        <span data-claim="">{t('promotion.standing.claimable')}</span>
      </Badge>
    );
  }
  if (own?.reason === 'promotionAlreadyClaimed') return <Badge>{t('promotion.standing.claimed')}</Badge>;
  return null;
}
