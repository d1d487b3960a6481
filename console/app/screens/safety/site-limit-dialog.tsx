import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { typedAmount } from '@marquee/ui/data/decimal.ts';
import type { ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useSubmission } from '../../api/use-operation.ts';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { textOf } from '../../forms/text-of.ts';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import { siteLimitName, type SiteLimit } from './site-limit-text.ts';

/** Limits every player of a site more, or asks a second operator to limit them less. */
export function SiteLimitDialog({
  site,
  limit,
  currency,
  onClose,
}: {
  site: string;
  limit: SiteLimit;
  currency: string;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  const { kind, window, value } = limit;
  const isTime = kind === 'session_time';
  async function set(reason: string, form: FormData): Promise<void> {
    const text = textOf(form, 'value').trim();
    const answer = await submission.run(endpoints.safetySetSiteLimit, {
      site_code: site,
      kind,
      window,
      value: text === '' ? null : text,
      reason,
    });
    if (!answer) return;
    onClose();
    say(words(answer.approval_id === null ? 'siteLimits.set' : 'siteLimits.askedSaid'));
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={siteLimitName(words, limit)}
      text={words('siteLimits.dialogText')}
      confirm={words('siteLimits.save')}
      submission={submission}
      onConfirm={(reason, form) => void set(reason, form)}
    >
      <TextField
        label={isTime ? words('player.limit.minutes') : words('player.adjust.amount', { currency })}
        hint={words('siteLimits.hint')}
        name="value"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={value === null ? '' : isTime ? value : typedAmount(value, currency)}
        error={submission.faults['value']}
      />
    </ReasonDialog>
  );
}
