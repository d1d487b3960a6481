import type { ReactNode } from 'react';
import { State, type Tone } from '../../figures/state.tsx';
import { useWords } from '../../words/use-words.ts';
import type { ReviewedDocument } from './documents.tsx';

const tones: Readonly<Record<ReviewedDocument['state'], Tone>> = {
  waiting: 'warning',
  approved: 'positive',
  refused: 'negative',
};

/** How a document stands; an approved one whose last day is over has expired. */
export function DocumentState({
  document: { state, is_expired },
}: {
  document: Pick<ReviewedDocument, 'state' | 'is_expired'>;
}): ReactNode {
  const words = useWords();
  return is_expired ? (
    <State tone="neutral">{words('documentState.expired')}</State>
  ) : (
    <State tone={tones[state]}>{words(`documentState.${state}`)}</State>
  );
}
