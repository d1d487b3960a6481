/** What opens over a live table: at most one sheet, and trouble over it. */
import { KeysDialog } from '../../../../kit/client/dialog/keys-dialog.tsx';
import { TroubleDialog } from '../../../../kit/client/dialog/trouble-dialog.tsx';
import { BetsDialog } from '../../../../kit/client/room/bets-dialog.tsx';
import { ChainDialog } from '../../../../kit/client/room/chain-dialog.tsx';
import { DrawDialog } from '../../../../kit/client/room/draw-dialog.tsx';
import type { Pace } from '../../../../kit/client/game-view.ts';
import type { Panel } from '../../../../kit/client/shell/top-bar.tsx';
import { waysOn } from '../../../../kit/client/shell/ways-on.ts';
import type { Language } from '../../../../kit/client/words/language.ts';
import { TableRules } from '../../../table/client/shell/table-rules.tsx';
import { useWords as useTableWords } from '../../../table/client/words.ts';
import { recomputeOutcome } from '../../recompute.ts';
import type { DrawResult } from '../../socket-api.ts';
import type { LiveView } from '../live-view.ts';
import { useSaid } from '../use-said.ts';
import type { Room, View } from '../room/room.ts';
import type { Snapshot } from '../room/state.ts';
import { useWords } from '../words.ts';
import { BetRow } from './bet-row.tsx';

type LiveDialogsProps = {
  session: string;
  snapshot: Snapshot;
  view: LiveView;
  known: View;
  room: Room;
  language: Language;
  panel: Panel | null;
  onPanel: (panel: Panel | null) => void;
  /** The draw that is looked at. */
  opened: DrawResult | null;
  onOpened: (draw: DrawResult | null) => void;
  hasKeys: boolean;
  onKeys: (hasKeys: boolean) => void;
  leave: (() => void) | null;
  reload: () => void;
  pace: Pace;
};

const trayKeys = [
  ['A', 'tray.undo'],
  ['S', 'tray.double'],
  ['D', 'tray.clear'],
  ['R', 'tray.rebet'],
] as const;

/** The dialogs. */
export function LiveDialogs(props: LiveDialogsProps) {
  const { session, view, known, room, language, panel, onPanel, opened, onOpened, pace } = props;
  const words = useWords();
  const table = useTableWords();
  const saidOf = useSaid(view);
  const close = (): void => onPanel(null);
  const { game } = view;
  return (
    <>
      {panel === 'history' && (
        <BetsDialog
          session={session}
          renderBet={(bet) => (
            <BetRow
              bet={bet}
              view={view}
              language={language}
              pace={pace}
              currency={props.snapshot.currency}
              line_minor={known.state.stakes.step_minor}
              results={known.state.results}
            />
          )}
          onClose={close}
        />
      )}
      {panel === 'fairness' && (
        <ChainDialog
          chain={known.state.chain}
          about={words('live.fair_about')}
          language={language}
          onClose={close}
        />
      )}
      {panel === 'rules' && (
        <TableRules
          Rules={view.Rules}
          betName={view.betName}
          bets={game.betTypes()}
          away={words('live.away')}
          stakes={known.state.stakes}
          onClose={close}
        />
      )}
      {panel === 'keys' && (
        <KeysDialog
          isOn={props.hasKeys}
          onToggle={props.onKeys}
          onClose={close}
          more={trayKeys.map(([key, does]) => [key, table(does)] as const)}
        />
      )}
      {opened && (
        <DrawDialog
          gameCode={game.code}
          draw={opened}
          drawnAt_ms={opened.drawn_at}
          picture={view.Replay && <view.Replay outcome={opened.outcome} pace={pace} />}
          outcome={[[words('live.outcome'), saidOf(opened.outcome)]]}
          follows={async (revealed) => {
            const found = await recomputeOutcome({
              ...revealed,
              game_code: game.code,
              game_version: game.version,
              draw: opened.number,
            });
            const said = game.outcomeSchema.parse(opened.outcome);
            return JSON.stringify(game.outcomeSchema.parse(found)) === JSON.stringify(said);
          }}
          chain={known.state.chain}
          language={language}
          onClose={() => onOpened(null)}
        />
      )}
      {known.trouble && (
        <TroubleDialog
          trouble={known.trouble}
          ways={waysOn(known.trouble, {
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
