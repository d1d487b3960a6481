/** What opens over a fishing room: at most one sheet, and trouble over it. */
import { FairnessDialog } from '../../../../kit/client/dialog/fairness-dialog.tsx';
import { HistoryDialog } from '../../../../kit/client/dialog/history-dialog.tsx';
import { KeysDialog } from '../../../../kit/client/dialog/keys-dialog.tsx';
import type { Recompute } from '../../../../kit/client/dialog/round-check.tsx';
import { TroubleDialog } from '../../../../kit/client/dialog/trouble-dialog.tsx';
import type { Panel } from '../../../../kit/client/shell/top-bar.tsx';
import { waysOn } from '../../../../kit/client/shell/ways-on.ts';
import type { Language } from '../../../../kit/client/words/language.ts';
import { weapons } from '../../../instant/fishing.ts';
import { reefView } from '../views/reef-raiders.tsx';
import type { FishRoom, View } from '../room-store.ts';
import { useWords } from '../words.ts';
import { FishRules } from './fish-rules.tsx';

type FishDialogsProps = {
  session: string;
  room: FishRoom;
  known: View;
  language: Language;
  panel: Panel | null;
  onPanel: (panel: Panel | null) => void;
  hasKeys: boolean;
  onKeys: (hasKeys: boolean) => void;
  leave: (() => void) | null;
  reload: () => void;
};

/** The rules are loaded when a player checks a packet. */
const recompute: Recompute = async (round, seeds) => {
  const { recomputeRound } = await import('../../../instant/recompute.ts');
  return recomputeRound(round, seeds);
};

export function FishDialogs(props: FishDialogsProps) {
  const { session, room, known, language, panel, onPanel } = props;
  const words = useWords();
  const close = (): void => onPanel(null);
  return (
    <>
      {panel === 'history' && (
        <HistoryDialog
          session={session}
          view={reefView}
          language={language}
          recompute={recompute}
          onClose={close}
        />
      )}
      {panel === 'fairness' && (
        <FairnessDialog
          session={session}
          fairness={known.fairness}
          onFairness={room.setFairness}
          onClose={close}
        />
      )}
      {panel === 'rules' && <FishRules room={room} onClose={close} />}
      {panel === 'keys' && (
        <KeysDialog
          isOn={props.hasKeys}
          onToggle={props.onKeys}
          onClose={close}
          more={[
            ['A', words('fish.less')],
            ['S', words('fish.more')],
            ['D', words('fish.keys_least')],
            ['← →', words('fish.keys_aim')],
            ...weapons.map((weapon, index) => [String(index + 1), words(`fish.weapon.${weapon}`)] as const),
          ]}
        />
      )}
      {known.trouble && (
        <TroubleDialog
          trouble={known.trouble}
          ways={waysOn(known.trouble, {
            depositUrl: room.snapshot.deposit_url,
            leave: props.leave,
            reload: props.reload,
          })}
          onClose={room.dismissTrouble}
        />
      )}
    </>
  );
}
