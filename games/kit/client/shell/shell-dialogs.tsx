/** What opens over the game. */
import type { ReactElement } from 'react';
import { FairnessDialog } from '../dialog/fairness-dialog.tsx';
import { HistoryDialog } from '../dialog/history-dialog.tsx';
import { KeysDialog } from '../dialog/keys-dialog.tsx';
import type { Recompute } from '../dialog/round-check.tsx';
import { TroubleDialog, type WayOn } from '../dialog/trouble-dialog.tsx';
import type { RoundReader } from '../game-view.ts';
import type { Entered, Table, TableState } from '../play/table.ts';
import type { CallFailure } from '../session/call.ts';
import { isFramed, tellParent } from '../session/parent.ts';
import type { Language } from '../words/language.ts';
import type { Panel } from './top-bar.tsx';

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
  /** The sheet of rules and odds, once it is asked for. */
  rules: (onClose: () => void) => ReactElement;
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
      {panel === 'rules' && props.rules(close)}
      {panel === 'keys' && (
        <KeysDialog
          isOn={props.hasKeys}
          onToggle={props.onKeys}
          onClose={close}
          more={props.moreKeys ?? []}
        />
      )}
      {trouble && (
        <TroubleDialog trouble={trouble} ways={waysOn(trouble, props)} onClose={table.dismissTrouble} />
      )}
    </>
  );
}

function waysOn(trouble: CallFailure, { entered, table, state, leave, reload }: ShellDialogsProps): WayOn[] {
  const deposit = depositAction(entered.deposit_url);
  const dismiss: WayOn = { label: 'close', act: () => undefined };
  if (state.course.isLost) return [{ label: 'error.retry', act: table.again }];
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
