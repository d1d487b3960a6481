import { Button } from '@marquee/ui/controls/button.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { useState, type ReactNode } from 'react';
import { failureText } from '../../api/refusal-words.ts';
import { Facts } from '../../figures/facts.tsx';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { SidePanel } from '../../shell/side-panel.tsx';
import { useWords } from '../../words/use-words.ts';
import { WaitsForDecision } from './waits-for-decision.tsx';
import styles from './changeable-panel.module.css';

type Lines = readonly (readonly [name: string, value: string])[];

/** Values of a site that two operators change: what holds, what waits for the second of them, and the way to ask. */
export function ChangeablePanel<Answer extends Waits>({
  title,
  text,
  change,
  site,
  found,
  values,
  changes,
  mayChange,
  renderDialog,
  onClose,
}: {
  title: string;
  /** What the values are for. */
  text?: string;
  /** What the button says that asks for others. */
  change: string;
  site: string;
  found: { readonly data: Answer | undefined; readonly error: unknown; readonly refetch: () => unknown };
  values: (answer: Answer) => Lines;
  /** What a change makes other. */
  changes: (change: NonNullable<Answer['change']>, answer: Answer) => Lines;
  mayChange: boolean;
  renderDialog: (answer: Answer, close: () => void) => ReactNode;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const [edits, setEdits] = useState(false);
  const answer = found.data;
  const failure = answer ? undefined : failureText(words, found.error);
  const asked = answer?.change;
  return (
    <SidePanel
      title={title}
      onClose={onClose}
      footer={mayChange && answer && !asked && <Button onClick={() => setEdits(true)}>{change}</Button>}
    >
      {failure !== undefined && <LoadFailure failure={failure} retry={() => void found.refetch()} />}
      {!answer && failure === undefined && <Skeleton height="14rem" radius="8px" />}
      {answer && (
        <>
          {text !== undefined && <p className={styles['text']}>{text}</p>}
          {asked && (
            <>
              <WaitsForDecision
                text={words('payoutRules.askedBy', { name: asked.asked_by })}
                site={site}
                approvalId={asked.approval_id}
              />
              <Facts facts={changes(asked, answer)} />
              <h3 className={styles['now']}>{words('scripts.before')}</h3>
            </>
          )}
          <Facts facts={values(answer)} />
          {edits && renderDialog(answer, () => setEdits(false))}
        </>
      )}
    </SidePanel>
  );
}

interface Waits {
  readonly change: { readonly approval_id: string; readonly asked_by: string } | null;
}
