import { useMemo, type ReactNode } from 'react';
import { useCurrentInSight } from '../../shell/current-in-sight.ts';
import { Screen } from '../../shell/screen.tsx';
import { useAddressState } from '../../table/address-state.ts';
import { useWords } from '../../words/use-words.ts';
import { Exclusions } from './exclusions.tsx';
import { LimitedPlayers } from './limited-players.tsx';
import { Markers } from './markers.tsx';
import { SiteLimits } from './site-limits.tsx';
import styles from './safety.module.css';

const views = ['harm', 'suspicion', 'exclusions', 'limits', 'site'] as const;

/** Who may be harmed by play, what looks suspicious, who is excluded, who has limits, and what limits everybody. */
export default function Safety(): ReactNode {
  const words = useWords();
  const [chosen, choose] = useAddressState('view');
  const view = views.find((one) => one === chosen) ?? 'harm';
  const list = useCurrentInSight(view);
  const tabs = useMemo(
    () => views.map((value) => ({ value, label: words(`safety.view.${value}`) })),
    [words],
  );
  return (
    <Screen title={words('area.safety')}>
      <nav ref={list} className={styles['views']} aria-label={words('safety.views')}>
        {tabs.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-current={value === view ? 'page' : undefined}
            onClick={() => choose(value === 'harm' ? '' : value)}
          >
            {label}
          </button>
        ))}
      </nav>
      {view === 'harm' && <Markers key="harm" area="harm" />}
      {view === 'suspicion' && <Markers key="suspicion" area="suspicion" />}
      {view === 'exclusions' && <Exclusions />}
      {view === 'limits' && <LimitedPlayers />}
      {view === 'site' && <SiteLimits />}
    </Screen>
  );
}
