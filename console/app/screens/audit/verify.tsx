import { Button } from '@marquee/ui/controls/button.tsx';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import type { auditVerify } from '@marquee/contract/operate/audit/verify.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { useState, type ReactNode } from 'react';
import { operate } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { refusalText } from '../../api/refusal-words.ts';
import { Facts } from '../../figures/facts.tsx';
import { State } from '../../figures/state.tsx';
import forms from '../../forms/forms.module.css';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';

/** Computes the chain of all entries again, and says whether it holds. */
export function VerifyButton(): ReactNode {
  const words = useWords();
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<OperationAnswer<typeof auditVerify>>();
  async function verify(): Promise<void> {
    setBusy(true);
    const result = await operate(endpoints.auditVerify, {});
    setBusy(false);
    if (result.ok) setFound(result.answer);
    else say(refusalText(words, result.refusal), 'error');
  }
  return (
    <>
      <Button busy={busy} onClick={() => void verify()}>
        {words('audit.verify')}
      </Button>
      <Dialog
        open={found !== undefined}
        onClose={() => setFound(undefined)}
        title={words('audit.verify.title')}
        closeLabel={words('dialog.close')}
      >
        {found && (
          <div className={forms['form']}>
            <p>
              <State tone={found.fault === null ? 'positive' : 'negative'}>
                {found.fault ?? words('audit.verify.holds', { count: found.entries })}
              </State>
            </p>
            <Facts facts={[[words('audit.verify.head'), <code key="head">{found.head}</code>]]} />
          </div>
        )}
      </Dialog>
    </>
  );
}
