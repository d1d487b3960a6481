/** The place of the board: what is said over it, and what stands there if it breaks. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BoardRound, GameView, Pace, Cue } from '../game-view.ts';
import { BoardBoundary } from '../board/board-boundary.tsx';
import { stakedIn } from '../board/read-round.ts';
import { WinMark } from '../board/win-mark.tsx';
import { isWaiting } from '../play/course.ts';
import type { Table, TableState } from '../play/table.ts';
import { useKitWords } from '../words/kit-words.ts';
import { BrokenBoard } from './broken-board.tsx';

type BoardFrameProps = {
  view: GameView<object, unknown>;
  state: TableState;
  table: Table;
  round: BoardRound<object, unknown> | null;
  wager: object;
  onWager: (wager: object) => void;
  pace: Pace;
  sound: (cue: Cue) => void;
};

/** A board that breaks costs nobody a result: the shell then goes on without it. */
export function BoardFrame(props: BoardFrameProps) {
  const { view, state, table, round, wager, onWager, pace, sound } = props;
  const words = useKitWords();
  const { course, notice } = state;
  const result = course.phase === 'idle' && !isWaiting(course.round) ? course.round : null;
  const board = useRef<HTMLElement>(null);
  const [ended, setEnded] = useState<string | null>(null);
  // Whoever presses on the board goes on, and has seen what was won.
  const endShow = useEffectEvent(() => {
    if (result) setEnded(result.round_id);
  });
  useEffect(() => {
    const ending = new AbortController();
    for (const press of ['pointerdown', 'keydown'])
      board.current?.addEventListener(press, () => endShow(), { signal: ending.signal });
    return () => ending.abort();
  }, []);
  return (
    <section className={`board is-${course.phase}`} aria-label={words('board.label')} ref={board}>
      <BoardBoundary
        onBroken={table.shown}
        fallback={<BrokenBoard isShowing={course.phase === 'showing'} onShown={table.shown} />}
      >
        <view.Board
          wager={wager}
          onWager={onWager}
          phase={course.phase}
          round={round}
          pace={pace}
          act={table.act}
          onShown={table.shown}
          sound={sound}
        />
      </BoardBoundary>
      {result && result.round_id === state.lastShown && result.round_id !== ended && (
        <WinMark
          key={result.round_id}
          staked_minor={stakedIn(result)}
          win_minor={BigInt(result.win_minor)}
          isAbove={!view.hasOpenMiddle}
        />
      )}
      <output className="notice">{notice && words(`notice.${notice}`)}</output>
    </section>
  );
}
