/** What opens over the room: at most one sheet, and trouble over it. */
import { FairnessDialog } from '../../../../kit/client/dialog/fairness-dialog.tsx';
import { KeysDialog } from '../../../../kit/client/dialog/keys-dialog.tsx';
import { TroubleDialog, type WayOn } from '../../../../kit/client/dialog/trouble-dialog.tsx';
import type { CallFailure } from '../../../../kit/client/session/call.ts';
import { isFramed, tellParent } from '../../../../kit/client/session/parent.ts';
import type { Panel } from '../../../../kit/client/shell/top-bar.tsx';
import type { Language } from '../../../../kit/client/words/language.ts';
import type { DrawResult } from '../../socket-api.ts';
import type { Room, View } from '../room/room.ts';
import type { Snapshot } from '../room/state.ts';
import { useWords } from '../words.ts';
import { BetsDialog } from './bets-dialog.tsx';
import { ChainDialog } from './chain-dialog.tsx';
import { DrawDialog } from './draw-dialog.tsx';
import { OddsDialog } from './odds-dialog.tsx';

type CrashDialogsProps = {
  session: string;
  snapshot: Snapshot;
  view: View;
  room: Room;
  isSolo: boolean;
  language: Language;
  panel: Panel | null;
  onPanel: (panel: Panel | null) => void;
  /** The draw whose end is looked at. */
  opened: DrawResult | null;
  onOpened: (draw: DrawResult | null) => void;
  hasKeys: boolean;
  onKeys: (hasKeys: boolean) => void;
  leave: (() => void) | null;
  reload: () => void;
};

/** The dialogs. */
export function CrashDialogs(props: CrashDialogsProps) {
  const { session, view, room, language, panel, onPanel, opened, onOpened } = props;
  const words = useWords();
  const close = (): void => onPanel(null);
  return (
    <>
      {panel === 'history' && <BetsDialog session={session} language={language} onClose={close} />}
      {panel === 'fairness' &&
        (props.isSolo ? (
          <FairnessDialog
            session={session}
            fairness={view.solo.fairness}
            onFairness={room.solo.setFairness}
            onClose={close}
          />
        ) : (
          <ChainDialog chain={view.room.chain} language={language} onClose={close} />
        ))}
      {panel === 'rules' && <OddsDialog stakes={view.room.stakes} onClose={close} />}
      {panel === 'keys' && (
        <KeysDialog
          isOn={props.hasKeys}
          onToggle={props.onKeys}
          onClose={close}
          more={[['B', words('crash.key_second')]]}
        />
      )}
      {opened && (
        <DrawDialog
          gameCode={props.snapshot.game_code}
          draw={opened}
          chain={view.room.chain}
          language={language}
          onClose={() => onOpened(null)}
        />
      )}
      {view.trouble && (
        <TroubleDialog
          trouble={view.trouble}
          ways={waysOn(view.trouble, props)}
          onClose={room.dismissTrouble}
        />
      )}
    </>
  );
}

function waysOn(trouble: CallFailure, { snapshot, leave, reload }: CrashDialogsProps): WayOn[] {
  const deposit = depositAction(snapshot.deposit_url);
  const dismiss: WayOn = { label: 'close', act: () => undefined };
  if (trouble === 'not_enough_money' && deposit) return [{ label: 'error.deposit', act: deposit }, dismiss];
  if (trouble === 'another_game_open') return [{ label: 'error.reload', act: reload }];
  if (trouble.startsWith('session_') && leave) return [{ label: 'error.lobby', act: leave }];
  return [dismiss];
}

function depositAction(depositUrl: string | null): (() => void) | null {
  if (isFramed()) return () => tellParent({ type: 'marquee:deposit' });
  if (depositUrl) return () => window.location.assign(depositUrl);
  return null;
}
