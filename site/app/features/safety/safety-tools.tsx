import { Tabs } from '@marquee/ui/surfaces/tabs.tsx';
import type { ReactNode } from 'react';
import { QueryScope } from '../../session/query-scope.tsx';
import { useWords } from '../../words/use-words.ts';
import { useListFilters } from '../history/list-filters.ts';
import { CloseAccount } from './close-account.tsx';
import { LimitList } from './limit-list.tsx';
import { NetPositions } from './net-positions.tsx';
import { RealityCheckChoice } from './reality-check-choice.tsx';
import { SafetyHistory } from './safety-history.tsx';
import { SelfExclusion } from './self-exclusion.tsx';
import { StandingBreak } from './standing-break.tsx';
import { TimeOut } from './time-out.tsx';
import styles from './safety.module.css';

const tools = ['limits', 'check', 'break', 'record'] as const;

/** What a player can do to keep his play within bounds, or to end it. */
export default function SafetyTools(): ReactNode {
  return (
    <QueryScope>
      <Tools />
    </QueryScope>
  );
}

function Tools(): ReactNode {
  const t = useWords();
  const { filter, setFilter } = useListFilters();
  const tool = tools.find((one) => one === filter) ?? 'limits';
  return (
    <div className={styles['tools']}>
      <StandingBreak />
      <div className={styles['panel']}>
        <h2 className={styles['title']}>{t('safety.tools')}</h2>
        <Tabs
          label={t('safety.tools')}
          tabs={tools.map((value) => ({ value, label: t(`safety.tab.${value}`) }))}
          value={tool}
          onValue={setFilter}
        >
          <div className={styles['tool']}>
            {tool === 'limits' && <LimitList />}
            {tool === 'check' && (
              <>
                <RealityCheckChoice />
                <NetPositions />
              </>
            )}
            {tool === 'break' && (
              <>
                <TimeOut />
                <SelfExclusion />
                <CloseAccount />
              </>
            )}
            {tool === 'record' && <SafetyHistory />}
          </div>
        </Tabs>
      </div>
    </div>
  );
}
