import { useMemo, type ReactNode } from 'react';
import { useCurrentInSight } from '../../shell/current-in-sight.ts';
import { Screen } from '../../shell/screen.tsx';
import { useAddressState } from '../../table/address-state.ts';
import { useWords } from '../../words/use-words.ts';
import views from '../safety/safety.module.css';
import { Jobs } from './jobs.tsx';
import { Notices } from './notices.tsx';
import { Overview } from './overview.tsx';
import { ProviderHours } from './provider-hours.tsx';

const parts = ['overview', 'jobs', 'notices', 'providers'] as const;

/** How the installation stands: its books, jobs, notices that failed, and how calls of providers went over time. */
export default function System(): ReactNode {
  const words = useWords();
  const [chosen, choose] = useAddressState('view');
  const part = parts.find((one) => one === chosen) ?? 'overview';
  const list = useCurrentInSight(part);
  const tabs = useMemo(
    () => parts.map((value) => ({ value, label: words(`system.view.${value}`) })),
    [words],
  );
  return (
    <Screen title={words('area.system')} scrolls={part === 'overview' || part === 'providers'}>
      <nav ref={list} className={views['views']} aria-label={words('system.views')}>
        {tabs.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-current={value === part ? 'page' : undefined}
            onClick={() => choose(value === 'overview' ? '' : value)}
          >
            {label}
          </button>
        ))}
      </nav>
      {part === 'overview' && <Overview />}
      {part === 'jobs' && <Jobs />}
      {part === 'notices' && <Notices />}
      {part === 'providers' && <ProviderHours />}
    </Screen>
  );
}
