import type { playerStatuses } from '@marquee/contract/operator-entities.ts';
import type { ReactNode } from 'react';
import { State, type Tone } from '../../figures/state.tsx';
import { useWords } from '../../words/use-words.ts';

export type PlayerStatus = (typeof playerStatuses)[number];

/** In the order of the filter. */
export const statuses: readonly PlayerStatus[] = ['active', 'unverified', 'no_bets', 'blocked', 'closed'];

const tones: Readonly<Record<PlayerStatus, Tone>> = {
  active: 'positive',
  unverified: 'neutral',
  no_bets: 'warning',
  blocked: 'negative',
  closed: 'neutral',
};

/** How a player stands. */
export function PlayerState({ status }: { status: PlayerStatus }): ReactNode {
  const words = useWords();
  return <State tone={tones[status]}>{words(`playerStatus.${status}`)}</State>;
}
