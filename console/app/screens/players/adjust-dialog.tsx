import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { formatMoney } from '@marquee/ui/data/decimal.ts';
import { useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useSubmission } from '../../api/use-operation.ts';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { textOf } from '../../forms/text-of.ts';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import type { Player } from './player.tsx';

/** Asks a second operator to give money to a player or to take it back. */
export function AdjustDialog({ player, onClose }: { player: Player; onClose: () => void }): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  // The dialog is one request, however often it is sent.
  const [idempotency_key] = useState(() => crypto.randomUUID());
  const { player_id, account_id, currency, balances } = player;
  async function ask(reason: string, form: FormData): Promise<void> {
    const asked = await submission.run(endpoints.adjustmentsAsk, {
      player_id,
      idempotency_key,
      direction: textOf(form, 'direction') === 'debit' ? 'debit' : 'credit',
      amount: textOf(form, 'amount').trim(),
      reason,
    });
    if (!asked) return;
    onClose();
    say(words('player.adjust.done', { account: account_id }));
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={words('player.adjust.title', { account: account_id })}
      text={words('player.adjust.text', { amount: formatMoney(balances.real, currency) })}
      hint={words('player.adjust.hint')}
      confirm={words('player.adjust.ask')}
      submission={submission}
      onConfirm={(reason, form) => void ask(reason, form)}
    >
      <SelectField
        label={words('player.adjust.direction')}
        name="direction"
        options={[
          { value: 'credit', label: words('player.adjust.credit') },
          { value: 'debit', label: words('player.adjust.debit') },
        ]}
      />
      <TextField
        label={words('player.adjust.amount', { currency })}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        error={submission.faults['amount']}
      />
    </ReasonDialog>
  );
}
