import { Button } from '@marquee/ui/controls/button.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import type { ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { Facts } from '../../figures/facts.tsx';
import { State } from '../../figures/state.tsx';
import { LoadFailure } from '../../figures/load-failure.tsx';
import forms from '../../forms/forms.module.css';
import { useWords } from '../../words/use-words.ts';
import type { Provider } from './columns.tsx';

/** Calls a provider now, and shows what it answered and how long that took. */
export function TestDialog({
  provider: { provider_code, provider_name },
  onClose,
}: {
  provider: Provider;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const call = useOperation(endpoints.providersTest, { provider_code });
  const answer = call.isFetching ? undefined : call.data;
  const failure = call.isFetching ? undefined : failureText(words, call.error);
  const number = new Intl.NumberFormat(words.locale);
  return (
    <Dialog
      open
      onClose={onClose}
      title={words('providers.test.title', { provider: provider_name })}
      closeLabel={words('dialog.close')}
    >
      <div className={forms['form']}>
        <p className={forms['text']}>{words('providers.test.text')}</p>
        {call.isFetching && <Skeleton height="6rem" radius="8px" />}
        {failure !== undefined && <LoadFailure failure={failure} retry={() => void call.refetch()} />}
        {answer && (
          <Facts
            facts={[
              [
                words('providers.test.answer'),
                <State key="state" tone={answer.answered ? 'positive' : 'negative'}>
                  {answer.answered
                    ? words('providers.test.games', { count: answer.games })
                    : words('providers.test.failed')}
                </State>,
              ],
              [
                words('providers.test.took'),
                words('providers.within', { limit: number.format(answer.took_ms) }),
              ],
              ...(answer.detail === '' ? [] : [[words('providers.test.detail'), answer.detail] as const]),
              ...(answer.skipped === 0
                ? []
                : [
                    [
                      words('providers.test.unread'),
                      words('providers.import.skipped', { count: answer.skipped }),
                    ] as const,
                  ]),
            ]}
          />
        )}
        <div className={forms['actions']}>
          <Button busy={call.isFetching} onClick={() => void call.refetch()}>
            {words('providers.test.again')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {words('dialog.done')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
