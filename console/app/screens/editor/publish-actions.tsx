import { Button } from '@marquee/ui/controls/button.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';

/** What can be done with a document of promotions or rewards: its draft, its end, and what players see of it. */
export function PublishActions({
  hasDraft,
  canStop,
  isChanged,
  isStopped,
  busy,
  onDiscard,
  onStop,
  onSaveDraft,
  onPublish,
}: {
  hasDraft: boolean;
  canStop: boolean;
  isChanged: boolean;
  /** A document that was stopped is published again as it is. */
  isStopped: boolean;
  busy: boolean;
  onDiscard: () => void;
  onStop: () => void;
  onSaveDraft: () => void;
  onPublish: () => void;
}): ReactNode {
  const words = useWords();
  return (
    <>
      {hasDraft && <Button onClick={onDiscard}>{words('content.discard')}</Button>}
      {canStop && <Button onClick={onStop}>{words('promo.stop')}</Button>}
      <Button disabled={!isChanged} onClick={onSaveDraft}>
        {words('content.saveDraft')}
      </Button>
      <Button
        variant="primary"
        busy={busy}
        disabled={!isChanged && !hasDraft && !isStopped}
        onClick={onPublish}
      >
        {words('content.publish')}
      </Button>
    </>
  );
}
