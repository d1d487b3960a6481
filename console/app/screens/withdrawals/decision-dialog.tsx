import type { decidedWithdrawalSchema } from '@marquee/contract/operator-entities.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { formatMoney } from '@marquee/ui/data/decimal.ts';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import { useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { reasonsText } from '../../api/refusal-words.ts';
import { useSubmission } from '../../api/use-operation.ts';
import { State, type Tone } from '../../figures/state.tsx';
import forms from '../../forms/forms.module.css';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import type { Withdrawal } from './columns.tsx';
import styles from './withdrawals.module.css';

/** What is to be done with which withdrawals. */
export interface Decision {
  readonly kind: 'approve' | 'refuse';
  readonly withdrawals: readonly Withdrawal[];
  /** Called once it is done. */
  readonly done: () => void;
}

type Decided = (typeof decidedWithdrawalSchema)['_output'];

const tones: Readonly<Record<Decided['outcome'], Tone>> = {
  paid: 'positive',
  sent: 'positive',
  refused: 'neutral',
  approval_requested: 'accent',
  not_done: 'negative',
};

/** Asks before withdrawals are decided, and says afterwards what became of each. */
export function DecisionDialog({
  decision: { kind, withdrawals, done },
  onClose,
}: {
  decision: Decision;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  const [results, setResults] = useState<readonly Decided[]>();
  const [first] = withdrawals;
  const count = withdrawals.length;
  const asks = withdrawals.some(({ needs_approval }) => needs_approval);

  async function confirm(reason: string): Promise<void> {
    const withdrawal_ids = withdrawals.map(({ withdrawal_id }) => withdrawal_id);
    const answer =
      kind === 'approve'
        ? await submission.run(endpoints.withdrawalsApprove, {
            withdrawal_ids,
            ...(reason === '' ? {} : { reason }),
          })
        : await submission.run(endpoints.withdrawalsRefuse, { withdrawal_ids, reason });
    if (!answer) return;
    done();
    const [only] = answer.value;
    if (answer.value.length > 1 || !only || only.outcome === 'not_done') {
      setResults(answer.value);
      return;
    }
    say(words(`outcome.${only.outcome}.said`, { account: first?.account_id ?? '' }));
    onClose();
  }

  if (results) {
    return (
      <Dialog open onClose={onClose} title={words('withdrawals.results')} closeLabel={words('dialog.close')}>
        <div className={styles['results']}>
          <ul>
            {results.map(({ withdrawal_id, outcome, detail }) => {
              const one = withdrawals.find((given) => given.withdrawal_id === withdrawal_id);
              return (
                <li key={withdrawal_id}>
                  <span>
                    {one ? `${one.account_id} · ${formatMoney(one.amount, one.currency)}` : withdrawal_id}
                  </span>
                  <State tone={tones[outcome]}>{words(`outcome.${outcome}`)}</State>
                  {detail.length > 0 && <p>{reasonsText(words, detail)}</p>}
                </li>
              );
            })}
          </ul>
          <div className={forms['actions']}>
            <Button variant="primary" onClick={onClose}>
              {words('dialog.done')}
            </Button>
          </div>
        </div>
      </Dialog>
    );
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={words(`withdrawals.${kind}.title`, {
        count,
        amount: first ? formatMoney(first.amount, first.currency) : '',
      })}
      text={
        <>
          <p>{words(asks && kind === 'approve' ? 'withdrawals.ask.text' : `withdrawals.${kind}.text`)}</p>
          {count > 1 && (
            <ul className={styles['chosen']}>
              {withdrawals.map(({ withdrawal_id, account_id, amount, currency }) => (
                <li key={withdrawal_id}>
                  <span>{account_id}</span>
                  <span>{formatMoney(amount, currency)}</span>
                </li>
              ))}
            </ul>
          )}
        </>
      }
      confirm={words(asks && kind === 'approve' ? 'withdrawal.ask' : `withdrawal.${kind}`)}
      danger={kind === 'refuse'}
      optional={kind === 'approve'}
      hint={kind === 'refuse' ? words('withdrawals.refuse.hint') : words('withdrawals.approve.hint')}
      suggestions={
        kind === 'refuse'
          ? [
              words('withdrawals.refuse.name'),
              words('withdrawals.refuse.verify'),
              words('withdrawals.refuse.bank'),
            ]
          : []
      }
      submission={submission}
      onConfirm={(reason) => void confirm(reason)}
    />
  );
}
