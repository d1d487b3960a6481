import type { bonusStatuses } from '@marquee/contract/promotions.ts';
import { Button, LinkButton } from '@marquee/ui/controls/button.tsx';
import { Clock, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { QueryScope } from '../../session/query-scope.tsx';
import { useRefusalWords } from '../../session/report.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { Answered } from '../account/query-state.tsx';
import { BonusCard } from './bonus-card.tsx';
import { useEligibility, useOpenBonuses } from './bonus-queries.ts';
import type { PromotionDetail } from './promotion.ts';
import { useClaimPromotion } from './use-claim-promotion.ts';
import styles from './promotions.module.css';

/** A promotion's state for the signed-in player, and the one thing to do about it. */
export default function PlayerClaim({ promotion }: { promotion: PromotionDetail }): ReactNode {
  return (
    <QueryScope>
      <State promotion={promotion} />
    </QueryScope>
  );
}

function State({ promotion }: { promotion: PromotionDetail }): ReactNode {
  const eligibility = useEligibility();
  const open = useOpenBonuses();
  return (
    <Answered query={eligibility} height="9.5rem">
      {({ value }) => {
        const own = value.find(({ promotion_id }) => promotion_id === promotion.promotion_id);
        const bonus = open.data?.find(({ bonus_id }) => bonus_id === own?.bonus_id);
        if (bonus) return <BonusCard bonus={bonus} own />;
        if (!promotion.is_claimable) return <PaidByItself />;
        if (own?.can_claim) return <Claimable promotion={promotion} />;
        return <NotNow reason={own?.reason ?? 'promotionNotOpen'} status={own?.bonus_status ?? null} />;
      }}
    </Answered>
  );
}

function Claimable({ promotion }: { promotion: PromotionDetail }): ReactNode {
  const t = useWords();
  const { claim, claiming } = useClaimPromotion(promotion.promotion_id);
  return (
    <div className={styles['state']}>
      <h2 className={styles['claimTitle']}>{t('promotion.claimTitle')}</h2>
      <p className={styles['muted']}>
        {t(promotion.needs_deposit ? 'promotion.claimThenDeposit' : 'promotion.claimAtOnce')}
      </p>
      <Button variant="primary" size="large" wide busy={claiming} onClick={claim}>
        {t('promotion.claim')}
      </Button>
      <p className={styles['small']}>{t('promotion.claimAccepts')}</p>
    </div>
  );
}

function PaidByItself(): ReactNode {
  const t = useWords();
  const path = usePath();
  return (
    <div className={styles['state']}>
      <h2 className={styles['claimTitle']}>{t('promotion.paidTitle')}</h2>
      <p className={styles['muted']}>{t('promotion.paidText')}</p>
      <LinkButton wide href={path('/transaction-history')}>
        {t('account.transactions')}
      </LinkButton>
    </div>
  );
}

type BonusStatus = (typeof bonusStatuses)[number];

/** Why it cannot be claimed now, in the API's words, and the way on that there is. */
function NotNow({ reason, status }: { reason: string; status: BonusStatus | null }): ReactNode {
  const t = useWords();
  const path = usePath();
  const refusalWords = useRefusalWords();
  const done = reason === 'promotionAlreadyClaimed';
  const Icon = done ? Clock : Info;
  return (
    <div className={styles['state']}>
      <h2 className={styles['claimTitle']}>
        <Icon size={20} aria-hidden="true" />
        {done && status ? t(`bonus.status.${status}`) : t('promotion.notNow')}
      </h2>
      <p className={styles['muted']}>{refusalWords(reason)}</p>
      <LinkButton wide href={path('/promotions')}>
        {t('promotion.others')}
      </LinkButton>
    </div>
  );
}
