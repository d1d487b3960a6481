import { Button } from '@marquee/ui/controls/button.tsx';
import { ErrorState } from '@marquee/ui/states/empty-state.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';

/** A screen that could not be loaded or drawn: after a new version its file may be gone, which a reload mends. */
export function FailedScreen(): ReactNode {
  const words = useWords();
  return (
    <main>
      <ErrorState title={words('failed.title')} text={words('failed.text')} titleAs="h1">
        <Button variant="primary" onClick={() => location.reload()}>
          {words('failed.reload')}
        </Button>
      </ErrorState>
    </main>
  );
}
