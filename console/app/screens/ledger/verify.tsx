import type { ledgerVerify } from '@marquee/contract/operate/ledger/verify.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import { useState, type ReactNode } from 'react';
import { operate } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { refusalText } from '../../api/refusal-words.ts';
import { Facts } from '../../figures/facts.tsx';
import { State } from '../../figures/state.tsx';
import { Time } from '../../figures/time.tsx';
import forms from '../../forms/forms.module.css';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './ledger.module.css';

/** Computes the chain of the whole journal again, and says whether it holds. */
export function VerifyButton(): ReactNode {
  const words = useWords();
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<OperationAnswer<typeof ledgerVerify>>();
  async function verify(): Promise<void> {
    setBusy(true);
    const result = await operate(endpoints.ledgerVerify, {});
    setBusy(false);
    if (result.ok) setFound(result.answer);
    else say(refusalText(words, result.refusal), 'error');
  }
  const number = new Intl.NumberFormat(words.locale);
  return (
    <>
      <Button busy={busy} onClick={() => void verify()}>
        {words('ledger.verify')}
      </Button>
      <Dialog
        open={found !== undefined}
        onClose={() => setFound(undefined)}
        title={words('ledger.verify.title')}
        closeLabel={words('dialog.close')}
      >
        {found && (
          <div className={forms['form']}>
            <p>
              <State tone={found.fault === null ? 'positive' : 'negative'}>
                {found.fault ?? words('ledger.verify.holds', { count: found.postings })}
              </State>
            </p>
            <Facts
              facts={[
                [words('ledger.verify.at'), <Time key="at" at={found.at} timeZone="UTC" seconds />],
                [
                  words('ledger.verify.took'),
                  words('ledger.seconds', { seconds: number.format(found.took_ms / 1000) }),
                ],
                [words('ledger.verify.blocks'), number.format(found.blocks)],
                [
                  words('audit.verify.head'),
                  <code key="head" className={styles['key']}>
                    {found.head === '' ? '–' : found.head}
                  </code>,
                ],
              ]}
            />
          </div>
        )}
      </Dialog>
    </>
  );
}
