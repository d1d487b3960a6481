import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { formatMoney, toMinor, typedAmount } from '@marquee/ui/data/decimal.ts';
import { useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useSubmission } from '../../api/use-operation.ts';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { textOf } from '../../forms/text-of.ts';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import type { Deposit } from './columns.tsx';

interface Deciding {
  readonly deposit: Deposit;
  readonly onClose: () => void;
}

function isAmount(text: string): boolean {
  return /^\d{1,13}(\.\d{1,5})?$/.test(text);
}

/** Credits what has arrived, which may be another amount than the player said. */
export function ApproveDialog({ deposit, onClose }: Deciding): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  const { deposit_id, account_id, total, currency, risks } = deposit;
  const [amount, setAmount] = useState(typedAmount(total, currency));
  const differs = isAmount(amount.trim()) && toMinor(amount.trim()) !== toMinor(total);
  async function approve(reason: string, form: FormData): Promise<void> {
    const answer = await submission.run(endpoints.depositsApprove, {
      deposit_id,
      amount: amount.trim(),
      reference: textOf(form, 'reference').trim(),
      reason,
    });
    if (!answer) return;
    onClose();
    say(words(`deposit.${answer.outcome}.said`, { account: account_id }));
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={words('deposit.approve.title', { account: account_id })}
      text={
        <>
          <p>{words('deposit.approve.text', { amount: formatMoney(total, currency) })}</p>
          {risks.includes('same_picture') && <p>{words('deposit.approve.samePicture')}</p>}
          {deposit.needs_approval && <p>{words('deposit.approve.second')}</p>}
          {differs && <p>{words('deposit.approve.differs')}</p>}
        </>
      }
      confirm={words(deposit.needs_approval ? 'withdrawal.ask' : 'deposit.credit')}
      optional={!differs}
      hint={words(differs ? 'deposit.approve.whyOther' : 'withdrawals.approve.hint')}
      submission={submission}
      onConfirm={(reason, form) => void approve(reason, form)}
    >
      <TextField
        label={words('deposit.approve.amount', { currency })}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        onChange={(event) => setAmount(event.currentTarget.value)}
        error={submission.faults['amount']}
      />
      <TextField
        label={words('deposit.bankReference')}
        hint={words('deposit.bankReferenceHint')}
        name="reference"
        autoComplete="off"
        error={submission.faults['reference']}
      />
    </ReasonDialog>
  );
}

/** Refuses an open deposit. The player reads why. */
export function RefuseDialog({ deposit: { deposit_id, account_id }, onClose }: Deciding): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  async function refuse(reason: string): Promise<void> {
    if (!(await submission.run(endpoints.depositsRefuse, { deposit_id, reason }))) return;
    onClose();
    say(words('deposit.refuse.done', { account: account_id }));
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={words('deposit.refuse.title', { account: account_id })}
      text={words('deposit.refuse.text')}
      hint={words('withdrawals.refuse.hint')}
      confirm={words('withdrawal.refuse')}
      danger
      suggestions={[
        words('deposit.refuse.notArrived'),
        words('deposit.refuse.unreadable'),
        words('deposit.refuse.name'),
      ]}
      submission={submission}
      onConfirm={(reason) => void refuse(reason)}
    />
  );
}

/** Notes that the money was given back outside, so that it is never credited. */
export function RefundDialog({ deposit: { deposit_id, account_id }, onClose }: Deciding): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  async function refund(reason: string, form: FormData): Promise<void> {
    const reference = textOf(form, 'reference').trim();
    if (!(await submission.run(endpoints.depositsRefund, { deposit_id, reference, reason }))) return;
    onClose();
    say(words('deposit.refund.done', { account: account_id }));
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={words('deposit.refund.title', { account: account_id })}
      text={words('deposit.refund.text')}
      hint={words('withdrawals.refuse.hint')}
      confirm={words('deposit.refund')}
      danger
      submission={submission}
      onConfirm={(reason, form) => void refund(reason, form)}
    >
      <TextField
        label={words('deposit.refund.reference')}
        name="reference"
        autoComplete="off"
        error={submission.faults['reference']}
      />
    </ReasonDialog>
  );
}
