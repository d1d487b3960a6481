/** What lies around the board and the panel of every game: the bar, the bets of others, what is read out, and what opens over it. */
import type { ReactNode } from 'react';
import { stakedIn } from '../board/read-round.ts';
import type { RoundReader } from '../game-view.ts';
import { LiveBets } from '../live/live-bets.tsx';
import type { SeatProps } from '../seat.ts';
import { useKitWords } from '../words/kit-words.ts';
import { useMoney } from '../words/money-context.ts';
import { ShellDialogs } from './shell-dialogs.tsx';
import { TopBar } from './top-bar.tsx';
import type { ShellState } from './use-shell.ts';

type ShellFrameProps = {
  seat: SeatProps;
  view: RoundReader;
  shell: ShellState;
  /** A class of the kind's own. */
  className?: string;
  /** The cloth of a table. */
  cloth?: string;
  /** The sheet of rules and odds; nothing unless it is asked for. */
  rules: ReactNode;
  /** Further keys of the game, with what they do. */
  moreKeys?: readonly (readonly [key: string, does: string])[];
  /** Results, board and panel. */
  children: ReactNode;
};

/** The frame. */
export function ShellFrame({
  seat,
  view,
  shell,
  className = '',
  cloth,
  rules,
  moreKeys,
  children,
}: ShellFrameProps) {
  const { session, entered, language, cues, recompute, reload } = seat;
  const { table, state, preferences, toggle, frame, leave, panel, onPanel } = shell;
  const { course } = state;
  return (
    <div className={`shell ${className}`} data-cloth={cloth} onPointerDown={cues.awaken}>
      <div className="table">
        <TopBar
          title={entered.title}
          onLeave={frame.hasBar ? null : leave}
          preferences={preferences}
          onToggle={toggle}
          hasTurbo={entered.play_rules.fast_play}
          onOpen={onPanel}
        />
        {children}
      </div>
      <LiveBets
        session={session}
        language={language}
        heldBack={course.phase === 'showing' ? (course.round?.round_id ?? null) : null}
      />
      <Spoken state={state} />
      <ShellDialogs
        session={session}
        entered={entered}
        view={view}
        language={language}
        recompute={recompute}
        table={table}
        state={state}
        panel={panel}
        onPanel={onPanel}
        rules={rules}
        {...(moreKeys ? { moreKeys } : {})}
        hasKeys={preferences.hasKeys}
        onKeys={() => toggle('hasKeys')}
        leave={leave}
        reload={reload}
      />
    </div>
  );
}

/** The result of the round on the board, once it has been shown. */
function Spoken({ state: { course, results } }: { state: ShellState['state'] }) {
  const words = useKitWords();
  const money = useMoney();
  const [last] = results;
  const isToldNow = course.phase === 'idle' && last?.round_id === course.round?.round_id;
  const result = (): string => {
    if (!isToldNow || !last) return '';
    const win_minor = BigInt(last.win_minor);
    if (win_minor === 0n) return words('say.nothing');
    return words(win_minor > stakedIn(last) ? 'say.win' : 'say.returned', { amount: money(win_minor) });
  };
  return <output className="visually-hidden">{result()}</output>;
}
