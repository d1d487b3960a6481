import { Checkbox } from '@marquee/ui/controls/checkbox.tsx';
import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useSubmission } from '../../api/use-operation.ts';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { textOf } from '../../forms/text-of.ts';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import type { Player } from './player.tsx';

const terms = ['6', '12', '24', '60', ''] as const;

/** Excludes a player from play, here or wherever the same person has an account. */
export function ExcludeDialog({ player, onClose }: { player: Player; onClose: () => void }): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  const { player_id, account_id } = player;
  async function exclude(reason: string, form: FormData): Promise<void> {
    const months = textOf(form, 'months');
    const done = await submission.run(endpoints.safetyExclude, {
      player_id,
      months: months === '' ? null : Number(months),
      everywhere: form.get('everywhere') !== null,
      reason,
    });
    if (!done) return;
    onClose();
    const count = done.value.filter(({ excluded }) => excluded).length;
    say(words('player.exclude.done', { count }));
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={words('player.exclude.title', { account: account_id })}
      text={words('player.exclude.text')}
      confirm={words('player.exclude.do')}
      danger
      submission={submission}
      onConfirm={(reason, form) => void exclude(reason, form)}
    >
      <SelectField
        label={words('player.exclude.term')}
        name="months"
        options={terms.map((value) => ({
          value,
          label:
            value === ''
              ? words('exclusion.forever')
              : words('player.exclude.months', { count: Number(value) }),
        }))}
      />
      <Checkbox
        name="everywhere"
        label={words('player.exclude.everywhere')}
        hint={words('player.exclude.everywhereHint')}
      />
    </ReasonDialog>
  );
}

const kinds = ['deposit', 'loss', 'wager', 'session_time'] as const;
const windows = ['24h', '7d', '30d'] as const;

/** Sets a limit of the operator for a player, beside their own. */
export function LimitDialog({ player, onClose }: { player: Player; onClose: () => void }): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  const [kind, setKind] = useState<(typeof kinds)[number]>('deposit');
  const { player_id, account_id, currency } = player;
  async function set(reason: string, form: FormData): Promise<void> {
    const value = textOf(form, 'value').trim();
    const done = await submission.run(endpoints.safetySetLimit, {
      player_id,
      kind,
      window: windows.find((one) => one === textOf(form, 'window')) ?? '24h',
      value: value === '' ? null : value,
      reason,
    });
    if (!done) return;
    onClose();
    say(words('player.limit.done', { account: account_id }));
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={words('player.limit.title', { account: account_id })}
      text={words('player.limit.text')}
      confirm={words('player.limit.save')}
      submission={submission}
      onConfirm={(reason, form) => void set(reason, form)}
    >
      <SelectField
        label={words('player.limit.kind')}
        name="kind"
        value={kind}
        onChange={(event) => setKind(kinds.find((one) => one === event.currentTarget.value) ?? kind)}
        options={kinds.map((value) => ({ value, label: words(`limit.${value}`) }))}
      />
      <SelectField
        label={words('player.limit.window')}
        name="window"
        options={windows.map((value) => ({ value, label: words(`limitWindow.${value}`) }))}
      />
      <TextField
        label={
          kind === 'session_time'
            ? words('player.limit.minutes')
            : words('player.adjust.amount', { currency })
        }
        hint={words('player.limit.hint')}
        name="value"
        inputMode="decimal"
        autoComplete="off"
        error={submission.faults['value']}
      />
    </ReasonDialog>
  );
}
