/** The place of the felt: what is said over it, and what stands there if it breaks. */
import { BoardBoundary } from '../../../../kit/client/board/board-boundary.tsx';
import { stakedIn } from '../../../../kit/client/board/read-round.ts';
import { isBigWin, WinMark } from '../../../../kit/client/board/win-mark.tsx';
import type { BoardRound, Cue, Pace } from '../../../../kit/client/game-view.ts';
import { isWaiting } from '../../../../kit/client/play/course.ts';
import type { Table, TableState } from '../../../../kit/client/play/table.ts';
import { BrokenBoard } from '../../../../kit/client/shell/broken-board.tsx';
import { useKitWords } from '../../../../kit/client/words/kit-words.ts';
import type { AnyTableView, Layout } from '../table-view.ts';

type FrameProps = {
  view: AnyTableView;
  table: Table;
  state: TableState;
  round: BoardRound<object, unknown> | null;
  layout: Layout;
  isOpen: boolean;
  isLaying: boolean;
  place: (spot: string) => void;
  take: (spot: string) => void;
  worth: (units: number) => string;
  unit_minor: bigint;
  chips: readonly number[];
  pace: Pace;
  sound: (cue: Cue) => void;
};

/** A felt that breaks costs nobody a result: the shell then goes on without it. */
export function FeltFrame(props: FrameProps) {
  const { view, table, state, round, ...felt } = props;
  const words = useKitWords();
  const { course, notice } = state;
  const result = course.phase === 'idle' && !isWaiting(course.round) ? course.round : null;
  const [staked_minor, win_minor] = result ? [stakedIn(result), BigInt(result.win_minor)] : [0n, 0n];
  const isTold = view.tellsWins !== true || isBigWin(staked_minor, win_minor);
  return (
    <section
      className={`board felt is-${course.phase} ${felt.isLaying ? 'is-laying' : ''}`}
      aria-label={words('board.label')}
    >
      <BoardBoundary
        onBroken={table.shown}
        fallback={<BrokenBoard isShowing={course.phase === 'showing'} onShown={table.shown} />}
      >
        <view.Felt
          {...felt}
          phase={course.phase}
          round={round}
          results={state.results}
          act={table.act}
          onShown={table.shown}
        />
      </BoardBoundary>
      {result && isTold && result.round_id === state.lastShown && (
        <WinMark key={result.round_id} staked_minor={staked_minor} win_minor={win_minor} isAbove />
      )}
      <output className="notice">{notice && words(`notice.${notice}`)}</output>
    </section>
  );
}
