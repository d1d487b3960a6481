import type { ReactNode } from 'react';
import { State, type Tone } from '../../figures/state.tsx';
import { useWords } from '../../words/use-words.ts';

const tones: Readonly<Record<string, Tone>> = {
  pending: 'warning',
  paying: 'accent',
  paid: 'positive',
  refused: 'negative',
  returned: 'neutral',
};

/** How far a withdrawal has come. */
export function WithdrawalState({ status }: { status: string }): ReactNode {
  const words = useWords();
  return <State tone={tones[status] ?? 'neutral'}>{words.find(`withdrawalStatus.${status}`, status)}</State>;
}
