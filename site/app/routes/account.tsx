import type { ReactNode } from 'react';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { BalanceCard } from '../features/hub/balance-card.tsx';
import { ClaimCard } from '../features/hub/claim-card.tsx';
import { HubHead } from '../features/hub/hub-head.tsx';
import { NoticesCard, useNotices } from '../features/hub/notices-card.tsx';
import { QuickLinks } from '../features/hub/quick-links.tsx';
import { useTileFigures } from '../features/hub/tile-figures.ts';
import { LimitsSummary } from '../features/safety/limits-summary.tsx';
import { StandingBreak } from '../features/safety/standing-break.tsx';
import { useOpenBonuses } from '../features/promotions/bonus-queries.ts';
import { BonusLine } from '../features/promotions/bonus-line.tsx';
import { VipCard } from '../features/profile/vip-card.tsx';
import { useRest } from '../session/rest.ts';
import { arrangementIn } from '../shell/arrangement-line.ts';
import { useShell } from '../shell/shell-context.ts';
import styles from '../features/hub/hub.module.css';

/** The player's hub: what they have, what they can claim, how far they are, and the way to everything of the account. */
export default function AccountHub(): ReactNode {
  const rests = useRest();
  const notices = useNotices();
  const figures = useTileFigures();
  const bonuses = useOpenBonuses();
  const isMenu = arrangementIn(useShell().theme.pages, 'account') === 'hub';
  const isKnown = notices && figures && !bonuses.isPending;
  return (
    <>
      <HubHead />
      <StandingBreak />
      {isMenu && <QuickLinks figures={figures ?? {}} tiles />}
      <div className={styles['top']}>
        <div className={styles['column']}>
          <BalanceCard />
          {isKnown ? (
            <>
              {!rests && <ClaimCard />}
              <NoticesCard notices={notices} />
            </>
          ) : (
            <Skeleton height="40rem" radius="var(--radius-panel)" />
          )}
        </div>
        {isKnown && (
          <div className={styles['column']}>
            {!rests && (
              <>
                <BonusLine />
                <VipCard />
              </>
            )}
            <LimitsSummary />
          </div>
        )}
      </div>
      {isKnown && !isMenu && <QuickLinks figures={figures} />}
    </>
  );
}
