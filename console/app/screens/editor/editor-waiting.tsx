import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import type { ReactNode } from 'react';
import { failureText } from '../../api/refusal-words.ts';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { Back } from '../../shell/back.tsx';
import { Screen } from '../../shell/screen.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './editor.module.css';

/** The screen of a document that is not there: while it is loaded, where that failed, and where there is none. */
export function EditorWaiting({
  title,
  back,
  empty,
  found,
}: {
  title: string;
  back: { readonly to: string; readonly label: string };
  /** What is said where there is nothing to edit; undefined where there may be. */
  empty: { readonly title: string; readonly text: string } | undefined;
  found: { readonly error: unknown; readonly refetch: () => Promise<unknown> };
}): ReactNode {
  const words = useWords();
  const failure = failureText(words, found.error);
  return (
    <Screen title={title} lead={<Back {...back} />} scrolls>
      {empty ? (
        <EmptyState {...empty} />
      ) : failure === undefined ? (
        <div className={styles['layout']} aria-busy="true">
          <Skeleton height="14rem" radius="8px" />
        </div>
      ) : (
        <LoadFailure failure={failure} retry={() => void found.refetch()} />
      )}
    </Screen>
  );
}
