import { Button } from '@marquee/ui/controls/button.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import { useState, type ComponentType, type ReactNode } from 'react';
import { failureText } from '../api/refusal-words.ts';
import type { Submission } from '../api/use-operation.ts';
import { Facts, Nothing } from '../figures/facts.tsx';
import { LoadFailure } from '../figures/load-failure.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './forms.module.css';
import { ReasonDialog } from './reason-dialog.tsx';

/** Rules that were asked for, or why they are not there. */
interface FoundRules {
  readonly data: unknown;
  readonly error: unknown;
  readonly refetch: () => Promise<unknown>;
}

/** A button that shows the rules which hold from an amount on; from them one is changed, and then they are shown again. */
export function AmountRulesButton({
  label,
  rules: Rules,
  edit: EditRule,
}: {
  label: string;
  rules: ComponentType<{ onClose: () => void; onEdit: () => void }>;
  edit: ComponentType<{ onClose: () => void }>;
}): ReactNode {
  const [shown, setShown] = useState<'rules' | 'edit'>();
  return (
    <>
      <Button onClick={() => setShown('rules')}>{label}</Button>
      {shown === 'rules' && <Rules onClose={() => setShown(undefined)} onEdit={() => setShown('edit')} />}
      {shown === 'edit' && <EditRule onClose={() => setShown('rules')} />}
    </>
  );
}

/** The rules as they are. */
export function AmountRules({
  title,
  text,
  none,
  found,
  facts,
  mayEdit,
  onEdit,
  onClose,
}: {
  title: string;
  text: string;
  /** What is said where there is no rule. */
  none: string;
  found: FoundRules;
  facts: readonly (readonly [name: string, from: string])[];
  mayEdit: boolean;
  onEdit: () => void;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const loaded = found.data !== undefined;
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={words('dialog.close')}>
      <div className={styles['form']}>
        <p className={styles['text']}>{text}</p>
        {!loaded && <WaitingRules found={found} />}
        {loaded && facts.length === 0 && <Nothing>{none}</Nothing>}
        {loaded && facts.length > 0 && <Facts facts={facts} />}
        {loaded && mayEdit && (
          <div className={styles['actions']}>
            <Button onClick={onEdit}>{words('rules.edit')}</Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** Changes one rule. An empty amount takes it away, so nothing can be written before the rule is known. */
export function EditAmountRule({
  text,
  found,
  submission,
  onSave,
  onClose,
  children,
}: {
  text: string;
  found: FoundRules;
  submission: Submission;
  onSave: (reason: string, form: FormData) => void;
  onClose: () => void;
  children: ReactNode;
}): ReactNode {
  const words = useWords();
  const title = words('rules.edit');
  if (found.data === undefined) {
    return (
      <Dialog open onClose={onClose} title={title} closeLabel={words('dialog.close')}>
        <WaitingRules found={found} />
      </Dialog>
    );
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={title}
      text={text}
      confirm={words('rules.save')}
      submission={submission}
      onConfirm={onSave}
    >
      {children}
    </ReasonDialog>
  );
}

function WaitingRules({ found }: { found: FoundRules }): ReactNode {
  const words = useWords();
  const failure = failureText(words, found.error);
  return failure === undefined ? (
    <div aria-busy="true">
      <Skeleton height="4rem" radius="8px" />
    </div>
  ) : (
    <LoadFailure failure={failure} retry={() => void found.refetch()} />
  );
}
