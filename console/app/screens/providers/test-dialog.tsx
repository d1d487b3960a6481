import { Button } from '@marquee/ui/controls/button.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import { useEffect, useState, type ReactNode } from 'react';
import { operate, type Result } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { refusalText } from '../../api/refusal-words.ts';
import { Facts } from '../../figures/facts.tsx';
import { State } from '../../figures/state.tsx';
import { FormMessage } from '../../forms/form-message.tsx';
import forms from '../../forms/forms.module.css';
import { useWords } from '../../words/use-words.ts';
import type { Provider } from './columns.tsx';

type TestCall = Result<NonNullable<(typeof endpoints.providersTest)['operation']>>;

/** Calls a provider now, and shows what it answered and how long that took. */
export function TestDialog({
  provider: { provider_code, provider_name },
  onClose,
}: {
  provider: Provider;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const [result, setResult] = useState<TestCall>();
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    const left = new AbortController();
    setResult(undefined);
    operate(endpoints.providersTest, { provider_code }, { signal: left.signal }).then(
      (answer) => {
        if (!left.signal.aborted) setResult(answer);
      },
      () => undefined,
    );
    return () => left.abort();
  }, [provider_code, attempt]);
  const number = new Intl.NumberFormat(words.locale);
  const answer = result?.ok ? result.answer : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={words('providers.test.title', { provider: provider_name })}
      closeLabel={words('dialog.close')}
    >
      <div className={forms['form']}>
        <p className={forms['text']}>{words('providers.test.text')}</p>
        {!result && <Skeleton height="6rem" radius="8px" />}
        {result && !result.ok && <FormMessage text={refusalText(words, result.refusal)} />}
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
          <Button busy={!result} onClick={() => setAttempt(attempt + 1)}>
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
