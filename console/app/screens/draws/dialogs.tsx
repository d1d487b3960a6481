import { formatMoney } from '@marquee/ui/data/decimal.ts';
import type { ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useSubmission } from '../../api/use-operation.ts';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import type { DrawGame, DrawRow } from './rows.ts';

/** Stops the sales of a lottery, or lets them go on. */
export function SalesDialog({ game, onClose }: { game: DrawGame; onClose: () => void }): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  const { provider_code, game_code, game_name } = game;
  const way = game.stopped ? 'resume' : 'stop';
  async function confirm(reason: string): Promise<void> {
    const stopped = way === 'stop';
    const done = await submission.run(endpoints.drawsSetSales, { provider_code, game_code, stopped, reason });
    if (!done) return;
    onClose();
    say(words(`draws.sales.${way}.done`, { game: game_name }));
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={words(`draws.sales.${way}.title`, { game: game_name })}
      text={words(`draws.sales.${way}.text`)}
      confirm={words(`draws.sales.${way}`)}
      danger={way === 'stop'}
      submission={submission}
      onConfirm={(reason) => void confirm(reason)}
    />
  );
}

/** Says what is given back if a draw is called off, and asks a second operator for it. */
export function CallOffDialog({
  of: { game, draw },
  onClose,
}: {
  of: Pick<DrawRow, 'game' | 'draw'>;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  const { provider_code, game_code, game_name } = game;
  const named = { game: game_name, draw: draw.draw };
  async function confirm(reason: string): Promise<void> {
    const { chain } = draw;
    const asked = await submission.run(endpoints.drawsCallOff, {
      provider_code,
      game_code,
      chain,
      draw: draw.draw,
      reason,
    });
    if (!asked) return;
    onClose();
    say(words('draws.callOff.asked', named));
  }
  const stakes = draw.sales.map(({ staked, currency }) => formatMoney(staked, currency)).join(', ');
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={words('draws.callOff.title', named)}
      text={
        <>
          <p>{stakes === '' ? words('draws.nothingSold') : words('draws.callOff.stakes', { stakes })}</p>
          <p>{words('draws.callOff.text')}</p>
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
