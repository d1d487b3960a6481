import type { ReactNode } from 'react';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { AccountPage } from '../features/account/account-page.tsx';
import { BalanceCard } from '../features/hub/balance-card.tsx';
import { NoticesCard, useNotices } from '../features/hub/notices-card.tsx';
import { QuickLinks } from '../features/hub/quick-links.tsx';
import { LimitsSummary } from '../features/safety/limits-summary.tsx';
import { useLimits } from '../features/safety/safety.ts';
import { StandingBreak } from '../features/safety/standing-break.tsx';
import { useOpenBonuses } from '../features/promotions/bonus-queries.ts';
import { BonusLine } from '../features/promotions/bonus-line.tsx';
import { VipCard } from '../features/profile/vip-card.tsx';
import { useRest } from '../session/rest.ts';
import { useSession } from '../session/session.ts';
import { useWords } from '../words/use-words.ts';
import styles from '../features/hub/hub.module.css';

/** The player's hub: what he has, how far he is, what waits for him, and the way to everything of the account. */
export default function AccountHub(): ReactNode {
  const t = useWords();
  const session = useSession();
  const rests = useRest();
  const notices = useNotices();
  const limits = useLimits();
  const bonuses = useOpenBonuses();
  const name = session.status === 'authenticated' ? session.stored.fullname : '';
  return (
    <AccountPage title={name ? t('account.hello', { name }) : t('account.pages')} lead={t('account.hubLead')}>
      <StandingBreak />
      <div className={styles['top']}>
        <BalanceCard />
        {!rests && <VipCard />}
      </div>
      {notices && !limits.isPending && !bonuses.isPending ? (
        <>
          {!rests && <BonusLine />}
          <NoticesCard notices={notices} />
          <LimitsSummary />
          <QuickLinks />
        </>
      ) : (
        <Skeleton height="40rem" radius="var(--radius-panel)" />
      )}
    </AccountPage>
  );
}
