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
  document: { state, expires_on },
}: {
  document: Pick<ReviewedDocument, 'state' | 'expires_on'>;
}): ReactNode {
  const words = useWords();
  const isOver =
    state === 'approved' && expires_on !== null && expires_on < new Date().toISOString().slice(0, 10);
  return isOver ? (
    <State tone="neutral">{words('documentState.expired')}</State>
  ) : (
    <State tone={tones[state]}>{words(`documentState.${state}`)}</State>
  );
}
