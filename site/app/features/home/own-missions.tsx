import type { Trail } from '@marquee/themes/home/section.ts';
import { formatMoney, formatNumber } from '@marquee/ui/data/decimal.ts';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { usePath } from '../../shell/shell-context.ts';
import { useWords, type Words } from '../../words/use-words.ts';
import { useMissions } from '../engagement/waiting.ts';
import { rewardWords } from '../engagement/reward-chip.tsx';
import type { Mission } from '../mission/mission-card.tsx';

/** How many stones the trail has. */
const steps = 4;
const order: Readonly<Record<Mission['state'], number>> = { claimable: 0, active: 1, claimed: 2 };

interface OwnMissionsProps {
  readonly onKnown: (trail: Trail) => void;
}

/** Shows nothing: tells the home page the player's missions, those that can be claimed first, then those nearest to it. */
export function OwnMissions({ onKnown }: OwnMissionsProps): ReactNode {
  const t = useWords();
  const path = usePath();
  const { data } = useMissions();
  const tell = useEffectEvent((all: readonly Mission[]) => {
    const missions = all
      .filter(({ state }) => state !== 'claimed')
      .toSorted((a, b) => order[a.state] - order[b.state] || b.progress_percent - a.progress_percent)
      .slice(0, steps);
    if (missions.length === 0) return;
    onKnown({
      title: t('account.missions'),
      lead: t('mission.lead'),
      steps: missions.map((mission) => ({
        title: mission.title,
        text: stepText(t, mission),
        href: path('/mission'),
        percent: mission.state === 'claimable' ? 100 : Math.min(99, mission.progress_percent),
      })),
    });
  });
  const missions = data?.value;
  useEffect(() => {
    if (missions) tell(missions);
  }, [missions]);
  return null;
}

/** What a mission gives, and what can be done with it now or how far it is. */
function stepText(t: Words, { state, reward, metric, progress, target }: Mission): string {
  const isMoney = metric === 'turnover' || metric === 'deposit_amount';
  const amount = (value: string): string =>
    isMoney ? formatMoney(value, reward.currency) : formatNumber(value);
  const standing =
    state === 'claimable'
      ? t('reward.claim')
      : t('mission.progress', { done: amount(progress), target: amount(target) });
  return `${rewardWords(t, reward)} · ${standing}`;
}
