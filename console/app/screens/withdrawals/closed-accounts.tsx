import type { withdrawalsClosed } from '@marquee/contract/operate/withdrawals/closed.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { formatMoney } from '@marquee/ui/data/decimal.ts';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import { useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation, useSubmission } from '../../api/use-operation.ts';
import { Nothing } from '../../figures/facts.tsx';
import { LoadFailure } from '../../figures/load-failure.tsx';
import forms from '../../forms/forms.module.css';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { textOf } from '../../forms/text-of.ts';
import { may, siteOf, useMe } from '../../session/me.ts';
import { useSiteChoice } from '../../session/site-choice.ts';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './withdrawals.module.css';

type Closed = OperationAnswer<typeof withdrawalsClosed>['value'][number];

/** Closed accounts with money in them, and the way out for it. */
export function ClosedAccountsButton(): ReactNode {
  const words = useWords();
  const [shown, setShown] = useState<'list' | Closed>();
  const close = (): void => setShown(undefined);
  return (
    <>
      <Button onClick={() => setShown('list')}>{words('closed.title')}</Button>
      {shown === 'list' && <List onClose={close} onPay={setShown} />}
      {shown !== undefined && shown !== 'list' && <PayDialog of={shown} onClose={close} />}
    </>
  );
}

function List({ onClose, onPay }: { onClose: () => void; onPay: (of: Closed) => void }): ReactNode {
  const words = useWords();
  const me = useMe();
  const site_code = useSiteChoice();
  const { data, error, refetch } = useOperation(endpoints.withdrawalsClosed, { site_code });
  const failure = data ? undefined : failureText(words, error);
  return (
    <Dialog open onClose={onClose} title={words('closed.title')} closeLabel={words('dialog.close')}>
      <div className={forms['form']}>
        <p className={forms['text']}>{words('closed.text')}</p>
        {failure !== undefined && <LoadFailure failure={failure} retry={() => void refetch()} />}
        {!data && failure === undefined && <Skeleton height="4rem" radius="8px" />}
        {data?.value.length === 0 && <Nothing>{words('closed.none')}</Nothing>}
        {data && data.value.length > 0 && (
          <div className={styles['results']}>
            <ul>
              {data.value.map((one) => (
                <li key={one.player_id}>
                  <span>
                    {one.account_id} · {siteOf(me, one.site_code).site_name} ·{' '}
                    {formatMoney(one.amount, one.currency)}
                  </span>
                  {may(me, 'withdrawals.approve', one.site_code) && (
                    <Button size="small" onClick={() => onPay(one)}>
                      {words('closed.pay')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function PayDialog({
  of: { player_id, account_id, amount, currency },
  onClose,
}: {
  of: Closed;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  async function pay(reason: string, form: FormData): Promise<void> {
    const bank_name = textOf(form, 'bank_name').trim();
    const account_number = textOf(form, 'account_number').trim();
    const bank = bank_name === '' && account_number === '' ? null : { bank_name, account_number };
    if (!(await submission.run(endpoints.withdrawalsPayClosed, { player_id, bank, reason }))) return;
    onClose();
    say(words('closed.done', { account: account_id }));
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={words('closed.payTitle', { amount: formatMoney(amount, currency), account: account_id })}
      text={words('closed.payText')}
      confirm={words('closed.pay')}
      submission={submission}
      onConfirm={(reason, form) => void pay(reason, form)}
    >
      <TextField
        label={words('closed.bank')}
        hint={words('closed.bankHint')}
        name="bank_name"
        error={submission.faults['bank.bank_name']}
      />
      <TextField
        label={words('method.number')}
        name="account_number"
        inputMode="numeric"
        autoComplete="off"
        error={submission.faults['bank.account_number']}
      />
    </ReasonDialog>
  );
}
