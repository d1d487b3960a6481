import { Button } from '@marquee/ui/controls/button.tsx';
import { useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useSubmission } from '../../api/use-operation.ts';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { may, useMe } from '../../session/me.ts';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import type { Player } from './player.tsx';

type Action = 'block' | 'unblock' | 'endSessions';

/** What can be done with a player as they stand, each with a reason. */
export function PlayerActions({ player }: { player: Player }): ReactNode {
  const words = useWords();
  const me = useMe();
  const [asked, setAsked] = useState<Action>();
  const submission = useSubmission();
  if (!may(me, 'players.update', player.site_code)) return null;
  const { player_id, account_id, status } = player;

  async function confirm(action: Action, reason: string): Promise<void> {
    const about = { player_id, reason };
    const done =
      action === 'endSessions'
        ? await submission.run(endpoints.playersEndSessions, about)
        : await submission.run(action === 'block' ? endpoints.playersBlock : endpoints.playersUnblock, about);
    if (!done) return;
    setAsked(undefined);
    say(words(`player.${action}.done`, { account: account_id }));
  }
  function ask(action: Action): void {
    submission.clear();
    setAsked(action);
  }
  return (
    <>
      {player.sessions.length > 0 && (
        <Button onClick={() => ask('endSessions')}>{words('player.endSessions.do')}</Button>
      )}
      {status === 'blocked' && <Button onClick={() => ask('unblock')}>{words('player.unblock.do')}</Button>}
      {status !== 'blocked' && status !== 'closed' && status !== 'unverified' && (
        <Button onClick={() => ask('block')}>{words('player.block.do')}</Button>
      )}
      {asked && (
        <ReasonDialog
          open
          onClose={() => setAsked(undefined)}
          title={words(`player.${asked}.title`, { account: account_id })}
          text={words(`player.${asked}.text`)}
          confirm={words(`player.${asked}.do`)}
          danger={asked === 'block'}
          submission={submission}
          onConfirm={(reason) => void confirm(asked, reason)}
        />
      )}
    </>
  );
}
