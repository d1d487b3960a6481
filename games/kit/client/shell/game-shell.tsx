/** A game of wagers and actions: its board, its panel, and all that is the same for every game around them. */
import { useMemo, useState } from 'react';
import { roundsApi } from '../../play-api/rounds.ts';
import { firstAutoForm } from '../auto/auto-fields.tsx';
import { BetPanel, type Mode } from '../bet/bet-panel.tsx';
import { limitsFor, payoutOf, within } from '../bet/amount.ts';
import { readRound } from '../board/read-round.ts';
import { RulesDialog } from '../dialog/rules-dialog.tsx';
import type { GameView } from '../game-view.ts';
import { useKeys } from '../keys/use-keys.ts';
import { isWaiting } from '../play/course.ts';
import { ResultsRow } from '../play/results-row.tsx';
import type { SeatProps } from '../seat.ts';
import { BoardFrame } from './board-frame.tsx';
import { mainAction } from './main-action.ts';
import { ShellFrame } from './shell-frame.tsx';
import { useShell } from './use-shell.ts';

type GameShellProps = SeatProps & { view: GameView<object, unknown> };

/** The shell. One is mounted for as long as the page is open. */
export function GameShell({ view, ...seat }: GameShellProps) {
  const { entered, cues } = seat;
  const { stakes, play_rules: rules } = entered;
  const shell = useShell(seat, view, 1);
  const { table, state, round, preferences, toggle, pace, frame, panel, onPanel } = shell;
  const { course, auto } = state;
  const [wager, setWager] = useState<object>(() => readRound(view, entered.round)?.wager ?? view.firstWager);
  const [bet_minor, setBet] = useState(() => BigInt(entered.round?.bet_minor ?? stakes.usual_minor));
  const [mode, setMode] = useState<Mode>('manual');
  const [autoForm, setAutoForm] = useState(firstAutoForm);

  const isLocked = course.phase !== 'idle' || auto !== null;
  // While a round waits, the panel shows what it was begun with.
  const shownWager = isWaiting(course.round) && round ? round.wager : wager;
  const shownBet_minor = auto && course.phase === 'idle' ? auto.next_minor : (stakeUnderWay() ?? bet_minor);
  const mostMultiplier = view.mostMultiplier(shownWager);
  const limits = useMemo(() => limitsFor(stakes, mostMultiplier), [stakes, mostMultiplier]);

  function stakeUnderWay(): bigint | null {
    if (course.ask?.kind === 'begin') return course.ask.bet_minor;
    return isWaiting(course.round) || auto ? BigInt(course.round?.bet_minor ?? bet_minor) : null;
  }

  const wagerThing = useMemo(() => roundsApi.begin.request.shape.wager.parse(wager), [wager]);
  const main = mainAction({
    table,
    state,
    mode,
    autoForm,
    bet_minor,
    wager: wagerThing,
    limits,
  });
  const press = main.act;
  const keyActions = useMemo(
    () => ({
      main() {
        cues.awaken();
        press?.();
      },
      half: () => !isLocked && limits && setBet(within(bet_minor / 2n, limits)),
      double: () => !isLocked && limits && setBet(within(bet_minor * 2n, limits)),
      least: () => !isLocked && limits && setBet(limits.least_minor),
      mute: () => toggle('isSoundOn'),
    }),
    [cues, press, isLocked, limits, bet_minor, toggle],
  );
  useKeys(keyActions, preferences.hasKeys);

  return (
    <ShellFrame
      seat={seat}
      view={view}
      shell={shell}
      rules={
        panel === 'rules' && (
          <RulesDialog
            Rules={view.Rules}
            OddsNote={view.OddsNote}
            WayName={view.WayName}
            laws={view.laws(shownWager)}
            mostMultiplier={mostMultiplier}
            bet_minor={shownBet_minor}
            rtp_percent={entered.rtp_percent}
            stakes={stakes}
            most_now_minor={payoutOf(shownBet_minor, mostMultiplier)}
            endsAtOnce={view.endsAtOnce ?? false}
            onClose={() => onPanel(null)}
          />
        )
      }
    >
      <ResultsRow results={state.results} />
      <BoardFrame
        view={view}
        state={state}
        table={table}
        round={round}
        wager={wager}
        onWager={(next) => {
          if (!isLocked) setWager(next);
        }}
        pace={pace}
        sound={cues.play}
      />
      <BetPanel
        bet_minor={shownBet_minor}
        onBet={setBet}
        limits={limits}
        step_minor={BigInt(stakes.step_minor)}
        balance_minor={course.balance_minor}
        isBalanceShown={!frame.hasBalance}
        isDemo={entered.is_demo}
        profit_minor={payoutOf(shownBet_minor, mostMultiplier) - shownBet_minor}
        isLocked={isLocked}
        mode={mode}
        onMode={rules.autoplay && view.endsAtOnce ? setMode : null}
        autoForm={autoForm}
        onAutoForm={setAutoForm}
        auto={auto}
        main={main}
      >
        <view.Fields wager={shownWager} onWager={setWager} isLocked={isLocked} />
      </BetPanel>
    </ShellFrame>
  );
}
