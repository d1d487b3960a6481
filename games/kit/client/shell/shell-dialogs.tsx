/** What opens over the game. */
import type { ReactNode } from 'react';
import { FairnessDialog } from '../dialog/fairness-dialog.tsx';
import { HistoryDialog } from '../dialog/history-dialog.tsx';
import { KeysDialog } from '../dialog/keys-dialog.tsx';
import type { Recompute } from '../dialog/round-check.tsx';
import { TroubleDialog } from '../dialog/trouble-dialog.tsx';
import type { RoundReader } from '../game-view.ts';
import type { Entered, Table, TableState } from '../play/table.ts';
import type { Language } from '../words/language.ts';
import type { Panel } from './top-bar.tsx';
import { waysOn } from './ways-on.ts';

type ShellDialogsProps = {
  session: string;
  entered: Entered;
  view: RoundReader;
  language: Language;
  recompute: Recompute;
  table: Table;
  state: TableState;
  panel: Panel | null;
  onPanel: (panel: Panel | null) => void;
  /** The sheet of rules and odds; null unless it is asked for. */
  rules: ReactNode;
  /** Further keys of the game, with what they do. */
  moreKeys?: readonly (readonly [key: string, does: string])[];
  hasKeys: boolean;
  onKeys: (hasKeys: boolean) => void;
  leave: (() => void) | null;
  reload: () => void;
};

/** At most one sheet, and trouble over it. */
export function ShellDialogs(props: ShellDialogsProps) {
  const { session, view, language, recompute, table, state, panel, onPanel } = props;
  const close = (): void => onPanel(null);
  const { trouble } = state;
  return (
    <>
      {panel === 'history' && (
        <HistoryDialog
          session={session}
          view={view}
          language={language}
          recompute={recompute}
          onClose={close}
        />
      )}
      {panel === 'fairness' && (
        <FairnessDialog
          session={session}
          fairness={state.fairness}
          onFairness={table.setFairness}
          onClose={close}
        />
      )}
      {props.rules}
      {panel === 'keys' && (
        <KeysDialog
          isOn={props.hasKeys}
          onToggle={props.onKeys}
          onClose={close}
          more={props.moreKeys ?? []}
        />
      )}
      {trouble && (
        <TroubleDialog
          trouble={trouble}
          ways={
            state.course.isLost
              ? [{ label: 'error.retry', act: table.again }]
              : waysOn(trouble, {
                  depositUrl: props.entered.deposit_url,
                  leave: props.leave,
                  reload: props.reload,
                })
          }
          onClose={table.dismissTrouble}
        />
      )}
    </>
  );
}
