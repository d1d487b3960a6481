import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { formatMoney } from '@marquee/ui/data/decimal.ts';
import type { ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useSubmission } from '../../api/use-operation.ts';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { textOf } from '../../forms/text-of.ts';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import type { Withdrawal } from './columns.tsx';

/** Notes what became of a payout: the bank sent a paid one back, or the gateway never made one. */
export function CorrectionDialog({
  withdrawal: { withdrawal_id, account_id, amount, currency, status },
  onClose,
}: {
  withdrawal: Withdrawal;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  const kind = status === 'paid' ? 'returned' : 'unsent';
  async function confirm(reason: string, form: FormData): Promise<void> {
    const reference = textOf(form, 'reference').trim();
    const answer =
      kind === 'returned'
        ? await submission.run(endpoints.withdrawalsReturned, { withdrawal_id, reference, reason })
        : await submission.run(endpoints.withdrawalsUnsent, { withdrawal_id, reason });
    if (!answer) return;
    onClose();
    say(words(`withdrawal.${kind}.done`, { account: account_id }));
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={words(`withdrawal.${kind}.title`, { amount: formatMoney(amount, currency) })}
      text={words(`withdrawal.${kind}.text`)}
      confirm={words(`withdrawal.${kind}`)}
      danger
      submission={submission}
      {...(kind === 'returned' ? { hint: words('withdrawals.refuse.hint') } : {})}
      onConfirm={(reason, form) => void confirm(reason, form)}
    >
      {kind === 'returned' && (
        <TextField
          label={words('withdrawal.returned.reference')}
          name="reference"
          autoComplete="off"
          error={submission.faults['reference']}
        />
      )}
    </ReasonDialog>
  );
}
