import type { ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useSubmission } from '../../api/use-operation.ts';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import type { Round } from './columns.tsx';

/** Has the provider of an open round send again what the round owes, and says whether it owed anything. */
export function ResendDialog({ round, onClose }: { round: Round; onClose: () => void }): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  const { player_id, provider_code, round_id, account_id } = round;
  async function confirm(reason: string): Promise<void> {
    const answer = await submission.run(endpoints.roundsResend, {
      player_id,
      provider_code,
      round_id,
      reason,
    });
    if (!answer) return;
    onClose();
    say(words(answer.owes ? 'rounds.resend.sent' : 'rounds.resend.nothing'));
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={words('rounds.resend.title', { account: account_id })}
      text={words('rounds.resend.text')}
      hint={words('rounds.resend.hint')}
      confirm={words('rounds.resend.do')}
      submission={submission}
      onConfirm={(reason) => void confirm(reason)}
    />
  );
}
