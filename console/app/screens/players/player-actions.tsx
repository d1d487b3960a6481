import { Button } from '@marquee/ui/controls/button.tsx';
import { Checkbox } from '@marquee/ui/controls/checkbox.tsx';
import { Ellipsis } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useSubmission } from '../../api/use-operation.ts';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { may, useMe } from '../../session/me.ts';
import { say } from '../../session/toasts.ts';
import { Popover } from '../../shell/popover.tsx';
import { useWords } from '../../words/use-words.ts';
import { AdjustDialog } from './adjust-dialog.tsx';
import { GrantDialog } from './grant-dialog.tsx';
import { MessageDialog } from './message-dialog.tsx';
import type { Player } from './player.tsx';
import styles from './player.module.css';
import { ExcludeDialog, LimitDialog } from './safety-dialogs.tsx';

const reasoned = ['block', 'unblock', 'endSessions', 'resetFactor', 'close'] as const;
type Reasoned = (typeof reasoned)[number];
type Action = Reasoned | 'adjust' | 'grant' | 'message' | 'limit' | 'exclude';

/** What the operator may do with a player as they stand. */
function actionsOf(me: ReturnType<typeof useMe>, player: Player): readonly Action[] {
  const { status, site_code, sessions, two_factor } = player;
  const isOpen = status !== 'closed' && status !== 'unverified';
  const updates = may(me, 'players.update', site_code);
  return [
    ...(status !== 'unverified' && may(me, 'adjustments.create', site_code) ? ['adjust' as const] : []),
    ...(isOpen && may(me, 'bonuses.create', site_code) ? ['grant' as const] : []),
    ...(updates && status !== 'unverified' ? ['message' as const] : []),
    ...(isOpen && may(me, 'safety.update', site_code) ? (['limit', 'exclude'] as const) : []),
    ...(updates && sessions.length > 0 ? ['endSessions' as const] : []),
    ...(updates && two_factor ? ['resetFactor' as const] : []),
    ...(updates && status === 'blocked' ? ['unblock' as const] : []),
    ...(updates && isOpen && status !== 'blocked' ? ['block' as const] : []),
    ...(updates && isOpen ? ['close' as const] : []),
  ];
}

/** What can be done with a player: two of it at hand, the rest in a menu. */
export function PlayerActions({ player }: { player: Player }): ReactNode {
  const words = useWords();
  const me = useMe();
  const [asked, setAsked] = useState<Action>();
  const actions = actionsOf(me, player);
  const atHand = actions.filter((action) => ['adjust', 'block', 'unblock'].includes(action));
  const others = actions.filter((action) => !atHand.includes(action));
  const close = (): void => setAsked(undefined);
  const isReasoned = reasoned.find((action) => action === asked);
  return (
    <>
      {atHand.map((action) => (
        <Button key={action} onClick={() => setAsked(action)}>
          {words(`player.${action}.do`)}
        </Button>
      ))}
      {others.length > 0 && (
        <Popover
          label={words('player.moreActions')}
          trigger={<Ellipsis size={18} aria-hidden="true" />}
          className={styles['menuButton']}
          align="end"
        >
          {(hide) => (
            <ul className={styles['menu']}>
              {others.map((action) => (
                <li key={action}>
                  <button
                    type="button"
                    onClick={() => {
                      hide();
                      setAsked(action);
                    }}
                  >
                    {words(`player.${action}.do`)}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Popover>
      )}
      {asked === 'adjust' && <AdjustDialog player={player} onClose={close} />}
      {asked === 'grant' && <GrantDialog player={player} onClose={close} />}
      {asked === 'message' && <MessageDialog player={player} onClose={close} />}
      {asked === 'limit' && <LimitDialog player={player} onClose={close} />}
      {asked === 'exclude' && <ExcludeDialog player={player} onClose={close} />}
      {isReasoned && <ReasonedAction action={isReasoned} player={player} onClose={close} />}
    </>
  );
}

function ReasonedAction({
  action,
  player: { player_id, account_id },
  onClose,
}: {
  action: Reasoned;
  player: Player;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  async function confirm(reason: string, form: FormData): Promise<void> {
    const about = { player_id, reason };
    const done = await {
      block: () => submission.run(endpoints.playersBlock, about),
      unblock: () => submission.run(endpoints.playersUnblock, about),
      endSessions: () => submission.run(endpoints.playersEndSessions, about),
      resetFactor: () => submission.run(endpoints.playersResetSecondFactor, about),
      close: () =>
        submission.run(endpoints.playersClose, { ...about, forfeit_bonus: form.get('forfeit') !== null }),
    }[action]();
    if (!done) return;
    onClose();
    say(words(`player.${action}.done`, { account: account_id }));
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={words(`player.${action}.title`, { account: account_id })}
      text={words(`player.${action}.text`)}
      confirm={words(`player.${action}.do`)}
      danger={action === 'block' || action === 'close'}
      submission={submission}
      onConfirm={(reason, form) => void confirm(reason, form)}
    >
      {action === 'close' && <Checkbox name="forfeit" label={words('player.close.forfeit')} />}
    </ReasonDialog>
  );
}
