/** A game of wagers and actions: its board, its panel, and all that is the same for every game around them. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { RoundView } from '../../play-api/rounds.ts';
import { roundsApi } from '../../play-api/rounds.ts';
import { firstAutoForm } from '../auto/auto-fields.tsx';
import { BetPanel, type Mode } from '../bet/bet-panel.tsx';
import { limitsFor, payoutOf, within } from '../bet/amount.ts';
import { readRound } from '../board/read-round.ts';
import { RulesDialog } from '../dialog/rules-dialog.tsx';
import type { GameView } from '../game-view.ts';
import { useKeys } from '../keys/use-keys.ts';
import { LiveBets } from '../live/live-bets.tsx';
import { isWaiting } from '../play/course.ts';
import { ResultsRow } from '../play/results-row.tsx';
import { createTable } from '../play/table.ts';
import type { SeatProps } from '../seat.ts';
import { callEndpoint } from '../session/call.ts';
import { tellParent } from '../session/parent.ts';
import { useKitWords } from '../words/kit-words.ts';
import { useMoney } from '../words/money-context.ts';
import { BoardFrame } from './board-frame.tsx';
import { leaveAction } from './leave.ts';
import { mainAction } from './main-action.ts';
import { ShellDialogs } from './shell-dialogs.tsx';
import { TopBar, type Panel } from './top-bar.tsx';
import { useFrame } from './use-frame.ts';
import { usePreferences } from './use-preferences.ts';

type GameShellProps = SeatProps & { view: GameView<object, unknown> };

/** The shell. One is mounted for as long as the page is open. */
export function GameShell({ session, entered, view, language, cues, recompute, reload }: GameShellProps) {
  const words = useKitWords();
  const money = useMoney();
  const { stakes, play_rules: rules } = entered;
  const [table] = useState(() => createTable(session, entered));
  const state = useSyncExternalStore(table.subscribe, table.state);
  const { course, auto } = state;
  const [wager, setWager] = useState<object>(() => readRound(view, entered.round)?.wager ?? view.firstWager);
  const [bet_minor, setBet] = useState(() => BigInt(entered.round?.bet_minor ?? stakes.usual_minor));
  const [mode, setMode] = useState<Mode>('manual');
  const [autoForm, setAutoForm] = useState(firstAutoForm);
  const [panel, setPanel] = useState<Panel | null>(null);
  const { preferences, setPreferences, pace } = usePreferences(rules.fast_play);
  const frame = useFrame();

  const round = useMemo(() => readRound(view, course.round), [view, course.round]);
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

  useEffect(() => table.attach(), [table]);
  // A round that this client cannot read has nothing to present.
  const isUnreadable = course.phase === 'showing' && round === null;
  useEffect(() => {
    if (isUnreadable) table.shown();
  }, [table, isUnreadable]);
  useEffect(() => {
    tellParent({ type: 'marquee:ready', game_code: view.code });
    tellParent({ type: 'marquee:balance', balance_minor: entered.balance_minor });
    // The results of earlier; without them the row begins empty.
    void callEndpoint(roundsApi.rounds, { session, cursor: null })
      .then(({ rounds }) => table.addResults(rounds.filter(({ course: at }) => at?.state === 'ended')))
      .catch(() => undefined);
  }, [table, view, session, entered]);

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
      mute: () => setPreferences({ ...preferences, isSoundOn: !preferences.isSoundOn }),
    }),
    [cues, press, isLocked, limits, bet_minor, preferences, setPreferences],
  );
  useKeys(keyActions, preferences.hasKeys);
  const { isSoundOn, isMusicOn } = preferences;
  useEffect(() => {
    cues.setOn(isSoundOn);
    cues.music.setOn(isSoundOn && isMusicOn);
  }, [cues, isSoundOn, isMusicOn]);

  const isPlayed = course.phase === 'showing' || course.phase === 'in_play';
  useEffect(() => {
    if (isPlayed) cues.music.begin();
  }, [cues, isPlayed]);

  const leave = leaveAction(entered.lobby_url);
  return (
    <div className="shell" onPointerDown={cues.awaken}>
      <div className="table">
        <TopBar
          title={entered.title}
          onLeave={frame.hasBar ? null : leave}
          isSoundOn={isSoundOn}
          onSound={() => setPreferences({ ...preferences, isSoundOn: !isSoundOn })}
          isMusicOn={isMusicOn}
          onMusic={() => setPreferences({ ...preferences, isMusicOn: !isMusicOn })}
          turbo={
            rules.fast_play
              ? {
                  isOn: preferences.isTurbo,
                  onToggle: () => setPreferences({ ...preferences, isTurbo: !preferences.isTurbo }),
                }
              : null
          }
          onOpen={setPanel}
        />
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
          step_minor={BigInt(stakes.step_minor)}
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
      </div>
      <LiveBets
        session={session}
        language={language}
        heldBack={course.phase === 'showing' ? (course.round?.round_id ?? null) : null}
      />
      <output className="visually-hidden">{course.phase === 'idle' && resultWords(state.results[0])}</output>
      <ShellDialogs
        session={session}
        entered={entered}
        view={view}
        language={language}
        recompute={recompute}
        table={table}
        state={state}
        panel={panel}
        onPanel={setPanel}
        rules={
          panel === 'rules' && (
            <RulesDialog
              Rules={view.Rules}
              OddsNote={view.OddsNote}
              laws={view.laws(shownWager)}
              mostMultiplier={mostMultiplier}
              bet_minor={shownBet_minor}
              rtp_percent={entered.rtp_percent}
              stakes={stakes}
              most_now_minor={payoutOf(shownBet_minor, mostMultiplier)}
              endsAtOnce={view.endsAtOnce ?? false}
              onClose={() => setPanel(null)}
            />
          )
        }
        hasKeys={preferences.hasKeys}
        onKeys={(hasKeys) => setPreferences({ ...preferences, hasKeys })}
        leave={leave}
        reload={reload}
      />
    </div>
  );

  function resultWords(last: RoundView | undefined): string {
    if (!last || last.round_id !== course.round?.round_id) return '';
    const [staked_minor, win_minor] = [BigInt(last.bet_minor), BigInt(last.win_minor)];
    if (win_minor === 0n) return words('say.nothing');
    return words(win_minor > staked_minor ? 'say.win' : 'say.returned', { amount: money(win_minor) });
  }
}
