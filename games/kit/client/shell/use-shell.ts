/** What every game of wagers and actions does by itself while it is open, whatever its panel looks like. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { readRound } from '../board/read-round.ts';
import type { BoardRound, RoundReader } from '../game-view.ts';
import { readEarlierRounds } from '../play/earlier-rounds.ts';
import { createTable, type Table, type TableState } from '../play/table.ts';
import type { SeatProps } from '../seat.ts';
import { tellParent } from '../session/parent.ts';
import { leaveAction } from './leave.ts';
import type { Panel } from './top-bar.tsx';
import { useFrame } from './use-frame.ts';
import { type Preferences, usePreferences } from './use-preferences.ts';

export type ShellState = Preferences & {
  table: Table;
  state: TableState;
  /** The round that is shown, read by the game; null before the first, and for one that this client cannot read. */
  round: BoardRound<object, unknown> | null;
  frame: ReturnType<typeof useFrame>;
  leave: (() => void) | null;
  panel: Panel | null;
  onPanel: (panel: Panel | null) => void;
};

/** @param earlierPages how many pages of earlier rounds are shown among the results. */
export function useShell(
  { session, entered, cues }: SeatProps,
  view: RoundReader,
  earlierPages: number,
): ShellState {
  const [table] = useState(() => createTable(session, entered));
  const state = useSyncExternalStore(table.subscribe, table.state);
  const [panel, onPanel] = useState<Panel | null>(null);
  const preferences = usePreferences(cues, entered.play_rules.fast_play);
  const frame = useFrame();
  const { course } = state;
  const round = useMemo(() => readRound(view, course.round), [view, course.round]);

  useEffect(() => table.attach(), [table]);
  // A round that this client cannot read has nothing to present.
  const isUnreadable = course.phase === 'showing' && round === null;
  useEffect(() => {
    if (isUnreadable) table.shown();
  }, [table, isUnreadable]);
  useEffect(() => {
    tellParent({ type: 'marquee:ready', game_code: view.code });
    tellParent({ type: 'marquee:balance', balance_minor: entered.balance_minor });
    void readEarlierRounds(session, earlierPages, table.addResults);
  }, [table, view, session, entered, earlierPages]);
  const isPlayed = course.phase === 'showing' || course.phase === 'in_play';
  useEffect(() => {
    if (isPlayed) cues.music.begin();
  }, [cues, isPlayed]);

  return {
    ...preferences,
    table,
    state,
    round,
    frame,
    leave: leaveAction(entered.lobby_url),
    panel,
    onPanel,
  };
}
