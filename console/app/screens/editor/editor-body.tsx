import type { ReactNode } from 'react';
import type { useSubmission } from '../../api/use-operation.ts';
import { Sign } from '../../figures/state.tsx';
import { Time } from '../../figures/time.tsx';
import { FormMessage } from '../../forms/form-message.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './editor.module.css';

/** A document's form with what belongs beside it. Above the form is who saved the draft, and what the last call found wrong. */
export function EditorBody({
  draft,
  submission,
  side,
  children,
}: {
  draft?:
    | { readonly saved_by: string; readonly saved_at: string | null; readonly timeZone: string }
    | undefined;
  submission: Pick<ReturnType<typeof useSubmission>, 'message' | 'faults'>;
  side: ReactNode;
  children: ReactNode;
}): ReactNode {
  const words = useWords();
  const hasFaults = Object.keys(submission.faults).length > 0;
  return (
    <div className={styles['layout']}>
      <div className={styles['main']}>
        {draft && (
          <p className={styles['draft']}>
            <Sign tone="accent">{words('content.draft')}</Sign> {draft.saved_by}
            {draft.saved_at !== null && (
              <>
                {' · '}
                <Time at={draft.saved_at} timeZone={draft.timeZone} />
              </>
            )}
          </p>
        )}
        <FormMessage text={submission.message ?? (hasFaults ? words('content.faults') : undefined)} />
        {children}
      </div>
      <div className={styles['side']}>{side}</div>
    </div>
  );
}
