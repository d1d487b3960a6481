import { Checkbox } from '@marquee/ui/controls/checkbox.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { formatMoney, typedAmount } from '@marquee/ui/data/decimal.ts';
import type { ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useSubmission } from '../../api/use-operation.ts';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { textOf } from '../../forms/text-of.ts';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import type { Withdrawal } from './columns.tsx';

/**
 * What became of a payout: paid by hand, sent back by the bank, found at the gateway, never made by it, or paid otherwise than was held.
 */
export type Correction = 'byHand' | 'returned' | 'sent' | 'unsent' | 'settled';

/** Says what became of a payout. What was paid, settled or came back is recorded once a second operator agrees. */
export function CorrectionDialog({
  withdrawal: { withdrawal_id, account_id, amount, currency },
  kind,
  onClose,
}: {
  withdrawal: Withdrawal;
  kind: Correction;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  async function confirm(reason: string, form: FormData): Promise<void> {
    const reference = textOf(form, 'reference').trim();
    const said = { withdrawal_id, reference, reason };
    const ways = {
      byHand: () => submission.run(endpoints.withdrawalsPay, said),
      returned: () => submission.run(endpoints.withdrawalsReturned, said),
      sent: () => submission.run(endpoints.withdrawalsSent, said),
      unsent: () => submission.run(endpoints.withdrawalsUnsent, { withdrawal_id, reason }),
      settled: () =>
        submission.run(endpoints.withdrawalsSettle, {
          ...said,
          amount: textOf(form, 'amount').trim(),
          writes_off: form.has('writes_off'),
        }),
    };
    if (!(await ways[kind]())) return;
    onClose();
    say(words(`withdrawal.${kind}.done`, { account: account_id }));
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={words(`withdrawal.${kind}.title`, { amount: formatMoney(amount, currency) })}
      text={words(`withdrawal.${kind}.text`)}
      confirm={words(kind === 'unsent' || kind === 'sent' ? `withdrawal.${kind}` : 'withdrawal.ask')}
      danger={kind !== 'byHand' && kind !== 'sent'}
      submission={submission}
      {...(kind === 'returned' ? { hint: words('withdrawals.refuse.hint') } : {})}
      onConfirm={(reason, form) => void confirm(reason, form)}
    >
      {kind === 'settled' && (
        <TextField
          label={words('withdrawal.settled.amount', { currency })}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typedAmount(amount, currency)}
          error={submission.faults['amount']}
        />
      )}
      {kind !== 'unsent' && (
        <TextField
          label={words(`withdrawal.${kind}.reference`)}
          name="reference"
          autoComplete="off"
          error={submission.faults['reference']}
        />
      )}
      {kind === 'settled' && (
        <Checkbox
          name="writes_off"
          label={words('withdrawal.settled.writesOff')}
          hint={words('withdrawal.settled.writesOffHint')}
        />
      )}
    </ReasonDialog>
  );
}
