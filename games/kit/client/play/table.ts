/** Plays rounds for as long as the game is open: asks the server, keeps where play stands, and tells the page around the game. */
import type { Fairness } from '../../play-api/common.ts';
import { roundsApi, type RoundView } from '../../play-api/rounds.ts';
import { sessionApi } from '../../play-api/session.ts';
import {
  afterRound,
  beginRow,
  stopBefore,
  type AutoChoice,
  type AutoRow,
  type AutoStop,
} from '../auto/plan.ts';
import type { Limits } from '../bet/amount.ts';
import type { Rest } from '../bet/use-rest.ts';
import { callEndpoint, CallError, type CallFailure, type Good } from '../session/call.ts';
import { shareInDraw } from '../session/client-seed.ts';
import { onParentMessage, tellParent } from '../session/parent.ts';
import { sendAct, sendBegin } from './ask.ts';
import {
  beginCourse,
  follow,
  isWaiting,
  movedOn,
  type Ask,
  type Course,
  type Happening,
  type Thing,
} from './course.ts';

export type Entered = Good<(typeof roundsApi)['enter']>;

/** What is said in passing, over the board. */
export type Notice = 'resumed' | 'moved_on' | 'win_on_its_way' | `auto.${AutoStop}`;

export type TableState = {
  course: Course;
  /** The row of automatic bets under way. */
  auto: AutoRow | null;
  trouble: CallFailure | null;
  notice: Notice | null;
  fairness: Fairness;
  /** The last rounds that have ended and been shown, newest first. */
  results: readonly RoundView[];
  /** The round that this page has shown to its end last, so that one of earlier is not cheered again. */
  lastShown: string | null;
  /** Until when the next round has to wait; null where it need not. */
  rest: Rest | null;
};

export type Table = {
  state: () => TableState;
  subscribe: (listener: () => void) => () => void;
  begin: (bet_minor: bigint, wager: Thing) => void;
  act: (action: Thing) => void;
  /** The board has presented what the last answer brought. */
  shown: () => void;
  /** Sends what was lost again, under the same id. */
  again: () => void;
  dismissTrouble: () => void;
  startAuto: (choice: AutoChoice, wager: Thing, limits: () => Limits | null) => void;
  stopAuto: (reason: AutoStop) => void;
  setFairness: (fairness: Fairness) => void;
  /** Shows rounds of earlier among the results. */
  addResults: (rounds: readonly RoundView[]) => void;
  /** Listens to the page around the game and to the browser; what is answered ends that. */
  attach: () => () => void;
};

const MOST_RESULTS = 60;
/** When the balance is asked for while a win is on its way. */
const ARRIVAL_CHECKS_MS = [1_500, 4_000, 10_000, 30_000] as const;
/** Between a result and the next automatic bet, so that it can be read. */
const BETWEEN_ROUNDS_MS = 350;
const NOTICE_MS = 6_000;

/** Opens the table of a session. */
export function createTable(session: string, entered: Entered): Table {
  let state: TableState = {
    course: beginCourse(entered.round, BigInt(entered.balance_minor)),
    auto: null,
    trouble: null,
    notice: isWaiting(entered.round) ? 'resumed' : null,
    fairness: entered.fairness,
    results: [],
    lastShown: null,
    rest: null,
  };
  const listeners = new Set<() => void>();
  /** How a round is begun again by itself, with the wager of the row. */
  let automatic: { wager: Thing; limits: () => Limits | null } | null = null;
  let rested: Promise<void> = Promise.resolve();
  let noticeTimer: ReturnType<typeof setTimeout> | undefined;

  function change(part: Partial<TableState>): void {
    const before = state;
    state = { ...state, ...part };
    const { balance_minor } = state.course;
    if (balance_minor !== before.course.balance_minor)
      tellParent({ type: 'marquee:balance', balance_minor: balance_minor.toString() });
    for (const listener of listeners) listener();
  }

  function happen(happening: Happening): void {
    change({ course: follow(state.course, happening) });
  }

  function say(notice: Notice): void {
    clearTimeout(noticeTimer);
    change({ notice });
    noticeTimer = setTimeout(() => change({ notice: null }), NOTICE_MS);
  }

  function complain(trouble: CallFailure): void {
    change({ trouble });
    tellParent({ type: 'marquee:error', error: trouble });
  }

  function ask(next: Ask): void {
    const before = state.course;
    clearTimeout(noticeTimer);
    change({ notice: null });
    happen({ type: 'asked', ask: next });
    if (state.course !== before) void send(next);
  }

  async function send(sent: Ask): Promise<void> {
    try {
      if (sent.kind === 'begin') {
        // A round that waited when the game was opened kept the house's seed; the next is drawn with one of the player's.
        change({ fairness: await shareInDraw(session, state.fairness) });
        const answer = await sendBegin(session, sent);
        restFor(answer.next_round_in_ms);
        change({ fairness: answer.fairness });
        if (!answer.round.course) throw new CallError('round_cancelled', 'the round has no course');
        happen({
          type: 'began',
          round: answer.round,
          balance_after_bet_minor: BigInt(answer.balance_after_bet_minor),
          balance_minor: amountOrNull(answer.balance_minor),
        });
      } else {
        const answer = await sendAct(session, sent);
        change({ fairness: answer.fairness });
        if (!answer.round.course) throw new CallError('round_cancelled', 'the round has no course');
        happen({
          type: 'acted',
          round: answer.round,
          balance_after_bet_minor: BigInt(answer.balance_after_bet_minor),
          balance_minor: amountOrNull(answer.balance_minor),
        });
      }
    } catch (error) {
      await recover(error);
      if (!(error instanceof CallError)) throw error;
    }
  }

  async function recover(error: unknown): Promise<void> {
    stopAuto('trouble');
    const failure = error instanceof CallError ? error.failure : 'internal_error';
    if (failure === 'network_lost') {
      happen({ type: 'lost' });
      return complain(failure);
    }
    // Where the server's word leaves open what became of the round, it is asked.
    const isUnclear = movedOn.has(failure) || failure === 'internal_error';
    if (!isUnclear) {
      happen({ type: 'refused' });
      complain(failure);
      return refreshBalance();
    }
    try {
      const { round, balance_minor, fairness } = await callEndpoint(roundsApi.enter, { session });
      happen({ type: 'entered', round, balance_minor: BigInt(balance_minor) });
      change({ fairness });
      if (movedOn.has(failure)) say('moved_on');
      else complain(failure);
    } catch (second) {
      const trouble = second instanceof CallError ? second.failure : 'internal_error';
      // Nobody knows where the round stands: what was asked stays asked, and can be sent again.
      happen({ type: 'lost' });
      complain(trouble);
    }
  }

  function restFor(wait_ms: number): void {
    if (wait_ms === 0) return;
    change({ rest: { until_ms: performance.now() + wait_ms, length_ms: wait_ms } });
    rested = new Promise((resolve) => {
      setTimeout(() => {
        change({ rest: null });
        resolve();
      }, wait_ms);
    });
  }

  function begin(bet_minor: bigint, wager: Thing): void {
    if (state.course.phase !== 'idle' || state.rest) return;
    if (state.course.balance_minor < bet_minor) {
      stopAuto('trouble');
      return complain('not_enough_money');
    }
    const is_automatic = state.auto !== null;
    ask({ kind: 'begin', round_id: crypto.randomUUID(), bet_minor, wager, is_automatic });
  }

  function shown(): void {
    const { phase, round, arriving_minor } = state.course;
    if (phase !== 'showing' || !round) return;
    happen({ type: 'shown' });
    if (isWaiting(round)) {
      stopAuto('waits');
      return;
    }
    change({ lastShown: round.round_id });
    addResults([round]);
    const { round_id, bet_minor, win_minor } = round;
    tellParent({ type: 'marquee:round', round_id, bet_minor, win_minor });
    if (arriving_minor === null) awaitArrival();
    if (state.auto) goOn(state.auto, round);
  }

  function awaitArrival(): void {
    say('win_on_its_way');
    for (const wait_ms of ARRIVAL_CHECKS_MS) setTimeout(() => void refreshBalance(), wait_ms);
  }

  function addResults(rounds: readonly RoundView[]): void {
    const known = new Set(state.results.map(({ round_id }) => round_id));
    const added = rounds.filter(({ round_id }) => !known.has(round_id));
    const results = [...added, ...state.results]
      .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
      .slice(0, MOST_RESULTS);
    change({ results });
  }

  function startAuto(choice: AutoChoice, wager: Thing, limits: () => Limits | null): void {
    if (state.course.phase !== 'idle' || state.auto) return;
    const auto = beginRow(choice);
    const stop = stopBefore(auto, limits());
    if (stop) return say(`auto.${stop}`);
    automatic = { wager, limits };
    change({ auto, notice: null });
    void continueAuto(0);
  }

  function goOn(auto: AutoRow, round: RoundView): void {
    const played = { bet_minor: BigInt(round.bet_minor), win_minor: BigInt(round.win_minor) };
    const { row, stop } = afterRound(auto, played, automatic?.limits() ?? null);
    change({ auto: row });
    if (stop) stopAuto(stop);
    else void continueAuto(BETWEEN_ROUNDS_MS);
  }

  async function continueAuto(pause_ms: number): Promise<void> {
    await Promise.all([rested, new Promise((resolve) => setTimeout(resolve, pause_ms))]);
    const { auto } = state;
    if (!auto || !automatic || state.course.phase !== 'idle') return;
    begin(auto.next_minor, automatic.wager);
  }

  function stopAuto(reason: AutoStop): void {
    if (!state.auto) return;
    automatic = null;
    change({ auto: null });
    say(`auto.${reason}`);
  }

  // Money may have come or gone elsewhere: a deposit in another tab, a win in another game.
  async function refreshBalance(): Promise<void> {
    if (document.hidden) return;
    try {
      const { balance_minor } = await callEndpoint(sessionApi.balance, { session });
      happen({ type: 'balance', balance_minor: BigInt(balance_minor) });
    } catch {
      // The next round tells what is wrong.
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin,
    act(action) {
      const { phase, round } = state.course;
      if (phase !== 'in_play' || !round) return;
      const step = round.actions.length;
      ask({ kind: 'act', round_id: round.round_id, action_id: crypto.randomUUID(), step, action });
    },
    shown,
    again() {
      const { ask: pending, isLost } = state.course;
      if (!pending || !isLost) return;
      change({ trouble: null, course: follow(state.course, { type: 'again' }) });
      void send(pending);
    },
    dismissTrouble: () => change({ trouble: null }),
    startAuto,
    stopAuto,
    setFairness: (fairness) => change({ fairness }),
    addResults,
    attach() {
      const ending = new AbortController();
      const { signal } = ending;
      document.addEventListener(
        'visibilitychange',
        () => {
          if (document.hidden) stopAuto('hidden');
          else void refreshBalance();
        },
        { signal },
      );
      window.addEventListener('offline', () => stopAuto('trouble'), { signal });
      onParentMessage('marquee:pause', () => stopAuto('pause'), signal);
      onParentMessage('marquee:refresh', () => void refreshBalance(), signal);
      return () => ending.abort();
    },
  };
}

function amountOrNull(amount_minor: string | null): bigint | null {
  return amount_minor === null ? null : BigInt(amount_minor);
}
