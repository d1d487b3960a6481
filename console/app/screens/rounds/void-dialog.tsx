import { formatMoney } from '@marquee/ui/data/decimal.ts';
import type { ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useSubmission } from '../../api/use-operation.ts';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import type { RoundDetail } from './round-panel.tsx';

/** Says what a void would move, and asks a second operator for it. */
export function VoidDialog({ detail, onClose }: { detail: RoundDetail; onClose: () => void }): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  const { round } = detail;
  const { player_id, provider_code, round_id, currency, account_id } = round;
  async function confirm(reason: string): Promise<void> {
    const asked = await submission.run(endpoints.roundsVoid, {
      player_id,
      provider_code,
      round_id,
      reason,
    });
    if (!asked) return;
    onClose();
    say(words('rounds.void.asked', { account: account_id }));
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={words('rounds.void.title', { account: account_id })}
      text={
        <>
          <p>
            {words('rounds.void.moves', {
              returns: formatMoney(detail.void.returns, currency),
              takes: formatMoney(detail.void.takes, currency),
            })}
          </p>
          <p>{words('rounds.void.text')}</p>
          {round.state === 'open' && <p>{words('rounds.void.open')}</p>}
        </>
      }
      confirm={words('withdrawal.ask')}
      danger
      hint={words('rounds.void.hint')}
      submission={submission}
      onConfirm={(reason) => void confirm(reason)}
    />
  );
}
