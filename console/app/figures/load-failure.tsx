import { Button } from '@marquee/ui/controls/button.tsx';
import { ErrorState } from '@marquee/ui/states/empty-state.tsx';
import type { MouseEvent, ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';
import styles from './load-failure.module.css';

/** What could not be loaded, why, and the way to try again; wherever something is loaded. */
export function LoadFailure({
  failure,
  retry,
  title,
  titleAs,
}: {
  /** Why, as a sentence that says what to do. */
  failure: string;
  retry: () => void;
  title?: string;
  titleAs?: 'h1' | 'h2';
}): ReactNode {
  const words = useWords();
  function tryAgain({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    // The button goes while it is tried; the keyboard goes on from the title of what it stands in.
    currentTarget
      .closest('dialog, aside, main')
      ?.querySelector<HTMLElement>('h1[tabindex], h2[tabindex]')
      ?.focus({ preventScroll: true });
    retry();
  }
  return (
    <div className={styles['failure']}>
      <ErrorState
        title={title ?? words('table.failed')}
        text={failure}
        {...(titleAs === undefined ? {} : { titleAs })}
      >
        <Button onClick={tryAgain}>{words('table.retry')}</Button>
      </ErrorState>
    </div>
  );
}
