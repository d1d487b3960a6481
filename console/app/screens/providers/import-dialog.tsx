import { Button } from '@marquee/ui/controls/button.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import type { ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation, useSubmission } from '../../api/use-operation.ts';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { FormMessage } from '../../forms/form-message.tsx';
import forms from '../../forms/forms.module.css';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import type { Provider } from './columns.tsx';
import styles from './providers.module.css';

/** Shows what a provider's list would change before it is imported. */
export function ImportDialog({
  provider: { provider_code, provider_name },
  onClose,
}: {
  provider: Provider;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const preview = useOperation(endpoints.providersPreviewImport, { provider_code });
  const submission = useSubmission();
  const failure = preview.data ? undefined : failureText(words, preview.error);
  async function confirm(): Promise<void> {
    const done = await submission.run(endpoints.providersImport, { provider_code });
    if (!done) return;
    say(words('providers.import.done', { count: done.listed }));
    onClose();
  }
  const found = preview.data;
  const parts = found
    ? ([
        ['added', found.added.map(({ game_name }) => game_name)],
        ['returned', found.returned.map(({ game_name }) => game_name)],
        ['gone', found.gone.map(({ game_name }) => game_name)],
        [
          'changed',
          found.changed.map(
            ({ game_name, fields }) =>
              `${game_name}: ${fields.map((field) => words(`providers.field.${field}`)).join(', ')}`,
          ),
        ],
      ] as const)
    : [];
  return (
    <Dialog
      open
      onClose={onClose}
      title={words('providers.import.title', { provider: provider_name })}
      closeLabel={words('dialog.close')}
    >
      <div className={forms['form']}>
        <p className={forms['text']}>{words('providers.import.text')}</p>
        {!found && failure === undefined && <Skeleton height="8rem" radius="8px" />}
        {failure !== undefined && <LoadFailure failure={failure} retry={() => void preview.refetch()} />}
        {found && (
          <div className={styles['preview']}>
            {parts
              .filter(([, names]) => names.length > 0)
              .map(([part, names]) => (
                <details key={part} open={names.length <= 8}>
                  <summary>{words(`providers.import.${part}`, { count: names.length })}</summary>
                  <ul>
                    {names.map((name) => (
                      <li key={name}>{name}</li>
                    ))}
                  </ul>
                </details>
              ))}
            <p>{words('providers.import.unchanged', { count: found.unchanged })}</p>
            {found.skipped > 0 && <p>{words('providers.import.skipped', { count: found.skipped })}</p>}
          </div>
        )}
        <FormMessage text={submission.message} />
        <div className={forms['actions']}>
          <Button onClick={onClose}>{words('dialog.cancel')}</Button>
          <Button variant="primary" busy={submission.busy} disabled={!found} onClick={() => void confirm()}>
            {words('providers.import.confirm')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
