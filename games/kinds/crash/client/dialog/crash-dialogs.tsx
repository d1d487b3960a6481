/** What opens over the room: at most one sheet, and trouble over it. */
import { FairnessDialog } from '../../../../kit/client/dialog/fairness-dialog.tsx';
import { KeysDialog } from '../../../../kit/client/dialog/keys-dialog.tsx';
import { TroubleDialog } from '../../../../kit/client/dialog/trouble-dialog.tsx';
import { BetsDialog } from '../../../../kit/client/room/bets-dialog.tsx';
import { ChainDialog } from '../../../../kit/client/room/chain-dialog.tsx';
import { DrawDialog } from '../../../../kit/client/room/draw-dialog.tsx';
import type { Panel } from '../../../../kit/client/shell/top-bar.tsx';
import { waysOn } from '../../../../kit/client/shell/ways-on.ts';
import type { Language } from '../../../../kit/client/words/language.ts';
import type { DrawResult } from '../../socket-api.ts';
import type { Room, View } from '../room/room.ts';
import type { Snapshot } from '../room/state.ts';
import { recomputePoint } from '../../recompute.ts';
import { roomEndOf } from '../../rules.ts';
import { writeHundredths } from '../multiplier.ts';
import { useWords } from '../words.ts';
import { BetRow } from './bet-row.tsx';
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
      {panel === 'history' && (
        <BetsDialog
          session={session}
          renderBet={(bet) => <BetRow gameCode={props.snapshot.game_code} bet={bet} language={language} />}
          onClose={close}
        />
      )}
      {panel === 'fairness' &&
        (props.isSolo ? (
          <FairnessDialog
            session={session}
            fairness={view.solo.fairness}
            onFairness={room.solo.setFairness}
            onClose={close}
          />
        ) : (
          <ChainDialog
            chain={view.room.chain}
            about={words('crash.fair_about')}
            language={language}
            onClose={close}
          />
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
          drawnAt_ms={opened.ended_at}
          outcome={[[words('crash.draw_end'), writeHundredths(opened.ended_on)]]}
          follows={async (revealed) => roomEndOf(await recomputePoint(revealed)) === opened.ended_on}
          chain={view.room.chain}
          language={language}
          onClose={() => onOpened(null)}
        />
      )}
      {view.trouble && (
        <TroubleDialog
          trouble={view.trouble}
          ways={waysOn(view.trouble, {
            depositUrl: props.snapshot.deposit_url,
            leave: props.leave,
            reload: props.reload,
          })}
          onClose={room.dismissTrouble}
        />
      )}
    </>
  );
}
