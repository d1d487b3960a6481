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

/** What became of a payout: paid by hand, sent back by the bank, or never made by the gateway. */
export type Correction = 'byHand' | 'returned' | 'unsent';

/** Says what became of a payout. What was paid or came back is recorded once a second operator agrees. */
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
    const answer =
      kind === 'byHand'
        ? await submission.run(endpoints.withdrawalsPay, { withdrawal_id, reference, reason })
        : kind === 'returned'
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
      confirm={words(kind === 'unsent' ? 'withdrawal.unsent' : 'withdrawal.ask')}
      danger={kind !== 'byHand'}
      submission={submission}
      {...(kind === 'returned' ? { hint: words('withdrawals.refuse.hint') } : {})}
      onConfirm={(reason, form) => void confirm(reason, form)}
    >
      {kind !== 'unsent' && (
        <TextField
          label={words(`withdrawal.${kind}.reference`)}
          name="reference"
          autoComplete="off"
          error={submission.faults['reference']}
        />
      )}
    </ReasonDialog>
  );
}
