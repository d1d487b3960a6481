/** The room as this page keeps it: what the server tells, the player's two seats, and what is asked for them. */
import type { AutoChoice, AutoStop } from '../../../../kit/client/auto/plan.ts';
import { stopBefore } from '../../../../kit/client/auto/plan.ts';
import type { Limits } from '../../../../kit/client/bet/amount.ts';
import type { Cue } from '../../../../kit/client/game-view.ts';
import { callEndpoint, type CallFailure } from '../../../../kit/client/session/call.ts';
import { onParentMessage, tellParent } from '../../../../kit/client/session/parent.ts';
import { sessionApi } from '../../../../kit/play-api/session.ts';
import { createBalanceCheck } from '../../../../kit/client/room/balance-check.ts';
import type { Clock } from '../../../../kit/client/room/clock.ts';
import { isDecided } from '../../../../kit/client/room/draws.ts';
import { enterRoomBy, type RoomEars } from '../../../../kit/client/room/enter.ts';
import type { Line, RoomSocket } from '../../../../kit/client/room/socket.ts';
import {
  type ClientMessage,
  type OwnBet,
  type SeenDraw,
  type ServerMessage,
  serverMessageSchema,
  socketVersion,
} from '../../socket-api.ts';
import { flightOf, soloOf, type SoloState } from '../solo/flights.ts';
import { createSolo, type Solo } from '../solo/solo.ts';
import { momentOf, momentOfFlight, type Moment } from './moment.ts';
import { type Ask, decided, due, emptySeat, hasLostTrack, type Seat, sent, withRow } from './seat.ts';
import { follow, ownBetAt, type Place, places, type RoomState, type Snapshot, stateOf } from './state.ts';
import { winSizeOf, withWin, type WonAt } from './win.ts';

/** What is said in passing. */
export type Notice = { kind: 'failure'; failure: CallFailure } | { kind: 'auto'; stop: AutoStop };

export type View = {
  line: Line;
  /** A round trip to the server, in milliseconds; null before it was measured. */
  latency_ms: number | null;
  room: RoomState;
  seats: readonly [Seat, Seat];
  solo: SoloState;
  wonAt: WonAt;
  trouble: CallFailure | null;
  notice: Notice | null;
};

export type Room = {
  view: () => View;
  subscribe: (listener: () => void) => () => void;
  /** What there is to see now. */
  moment: () => Moment;
  /** The same of the player's own flight. */
  flightMoment: () => Moment;
  solo: Solo;
  /** Stakes in the draw that takes bets, or in the next one. */
  bet: (place: Place, ask: Ask) => void;
  /** Takes a bet back that waits for the next draw. */
  cancel: (place: Place) => void;
  cashOut: (place: Place) => void;
  startAuto: (place: Place, choice: AutoChoice, target: number, limits: Limits) => void;
  stopAuto: (place: Place, reason: AutoStop) => void;
  dismissTrouble: () => void;
  /** Listens to the page around the game and to the browser; what is answered ends that. */
  attach: () => () => void;
};

const NOTICE_MS = 5_000;
/** Refusals that only say that a press came too late: they are said in passing. */
const fleeting: ReadonlySet<CallFailure> = new Set([
  'betting_closed',
  'too_late',
  'action_not_allowed',
  'spin_in_flight',
  'round_in_play',
  'too_soon',
]);

const keyOf = ({ chain, number }: SeenDraw): string => `${chain}.${number}`;

type Socket = RoomSocket<Exclude<ClientMessage, { type: 'enter' | 'ping' }>>;

/**
 * Opens the room of a session.
 * @returns the room with its first snapshot, once it has come.
 */
export function enterRoom(
  session: string,
  sound: (cue: Cue) => void,
): Promise<{ room: Room; snapshot: Snapshot } | { turnedAway: CallFailure }> {
  return enterRoomBy({
    session,
    protocol: { version: socketVersion, schema: serverMessageSchema },
    asSnapshot: (message: ServerMessage) => (message.type === 'snapshot' ? message : null),
    create: (parts: { snapshot: Snapshot; clock: Clock; socket: Socket }) =>
      createRoom({ session, sound, ...parts }),
  });
}

function createRoom({
  session,
  snapshot,
  clock,
  socket,
  sound,
}: {
  session: string;
  snapshot: Snapshot;
  clock: Clock;
  socket: Socket;
  sound: (cue: Cue) => void;
}) {
  let view: View = {
    line: 'open',
    latency_ms: clock.latency_ms(),
    room: stateOf(snapshot),
    seats: [emptySeat, emptySeat],
    solo: soloOf(snapshot),
    wonAt: new Map(),
    trouble: null,
    notice: null,
  };
  const listeners = new Set<() => void>();
  let noticeTimer: ReturnType<typeof setTimeout> | undefined;

  function change(part: Partial<View>): void {
    const before = view.room.balance_minor;
    view = { ...view, ...part };
    const { balance_minor } = view.room;
    if (balance_minor !== before)
      tellParent({ type: 'marquee:balance', balance_minor: balance_minor.toString() });
    for (const listener of listeners) listener();
  }

  function changeSeat(place: Place, seat: Partial<Seat>): void {
    const [first, second] = view.seats;
    change({ seats: place === 0 ? [{ ...first, ...seat }, second] : [first, { ...second, ...seat }] });
  }

  function say(notice: Notice): void {
    clearTimeout(noticeTimer);
    change({ notice });
    noticeTimer = setTimeout(() => change({ notice: null }), NOTICE_MS);
  }

  function celebrate(bet: OwnBet): void {
    const size = winSizeOf(bet);
    if (size === null) return;
    sound(size === 'big' || size === 'mega' ? 'bigWin' : 'cashOut');
    change({ wonAt: withWin(view.wonAt, bet.bet_id, performance.now()) });
  }

  function complain(failure: CallFailure): void {
    if (fleeting.has(failure)) return say({ kind: 'failure', failure });
    change({ trouble: failure });
    tellParent({ type: 'marquee:error', error: failure });
  }

  const now_ms = (): number => clock.serverAt(performance.now());
  const times = () => ({ server_ms: now_ms(), known_ms: clock.knownAt(performance.now()) });
  const solo = createSolo(
    {
      session,
      socket,
      sound,
      state: () => view.solo,
      change: (part) => change({ solo: { ...view.solo, ...part } }),
      balance_minor: () => view.room.balance_minor,
      takeBalance: (balance_minor) =>
        change({ room: { ...view.room, balance_minor: BigInt(balance_minor) } }),
      mayAutomate: () => view.room.mayAutomate,
      complain,
      celebrate,
      sayStopped: (stop) => say({ kind: 'auto', stop }),
    },
    snapshot.min_cycle_ms,
  );
  const draw = (): SeenDraw | null => view.room.draw;

  function sendBet(place: Place, ask: Ask, isAutomatic: boolean, inDraw: SeenDraw): void {
    const pending = { bet_id: crypto.randomUUID(), draw: keyOf(inDraw), ask, isAutomatic };
    changeSeat(place, sent(view.seats[place], pending));
    sendPending(place);
  }

  /** Under the same id, however often: it is taken once. */
  function sendPending(place: Place): void {
    const { pending } = view.seats[place];
    if (!pending) return;
    socket.send({
      type: 'bet',
      bet_id: pending.bet_id,
      place,
      bet_minor: pending.ask.bet_minor.toString(),
      wager: { auto_cash_out: pending.ask.target },
      is_automatic: pending.isAutomatic,
    });
  }

  /** Sends what waits, if a draw takes bets. */
  function placeDue(): void {
    const open = draw();
    if (open?.state !== 'open' || view.line !== 'open' || now_ms() >= open.closes_at) return;
    for (const place of places) {
      const next = due(view.seats[place], keyOf(open));
      if (!next || ownBetAt(view.room, place)) continue;
      const { auto } = view.seats[place];
      const stop = next.isAutomatic && auto ? stopBefore(auto.row, auto.limits) : null;
      if (stop) stopAuto(place, stop);
      else sendBet(place, next.ask, next.isAutomatic, open);
    }
  }

  function stopAuto(place: Place, reason: AutoStop): void {
    if (!view.seats[place].auto) return;
    changeSeat(place, { auto: null });
    say({ kind: 'auto', stop: reason });
  }

  /** What follows from the player's own bets being decided. */
  function takeDecisions(before: RoomState): void {
    const wereOpen = new Set(before.own.filter((bet) => !isDecided(bet)).map(({ bet_id }) => bet_id));
    for (const bet of view.room.own) {
      if (!isDecided(bet) || !wereOpen.has(bet.bet_id)) continue;
      const { seat, stop } = decided(view.seats[bet.place], bet);
      changeSeat(bet.place, seat);
      if (stop) stopAuto(bet.place, stop);
      const win_minor = bet.win_minor ?? '0';
      celebrate(bet);
      if (bet.state === 'void') continue;
      tellParent({
        type: 'marquee:round',
        round_id: bet.bet_id,
        bet_minor: bet.bet_minor,
        win_minor,
      });
    }
    for (const place of places) {
      const { pending } = view.seats[place];
      if (
        pending &&
        view.room.own.some(({ bet_id, state }) => bet_id === pending.bet_id && state !== 'asked')
      )
        changeSeat(place, { pending: null });
    }
  }

  /** After a new snapshot: what was lost on the way is asked for again, as long as it means what it meant. */
  function resume(): void {
    const now = draw();
    for (const place of places) {
      const { pending, leaving } = view.seats[place];
      if (pending && now?.state === 'open' && pending.draw === keyOf(now)) sendPending(place);
      else if (pending) changeSeat(place, { pending: null });
      const bet = ownBetAt(view.room, place);
      if (leaving === null) continue;
      if (bet?.bet_id === leaving && bet.state === 'standing')
        socket.send({ type: 'cash_out', bet_id: leaving });
      else changeSeat(place, { leaving: null });
    }
  }

  function refuse(message: Extract<ServerMessage, { type: 'refused' }>): void {
    const { to, bet_id, error } = message;
    for (const place of places) {
      const { pending, leaving, auto } = view.seats[place];
      // Sent again, while the operator is still being asked: what becomes of it is told as soon as that is known.
      if (to === 'bet' && pending?.bet_id === bet_id && error === 'spin_in_flight') return;
      if (to === 'bet' && pending?.bet_id === bet_id) {
        changeSeat(place, { pending: null });
        if (auto && pending?.isAutomatic) stopAuto(place, 'trouble');
      }
      if (to === 'cash_out' && leaving === bet_id) changeSeat(place, { leaving: null });
    }
    complain(error);
  }

  function onMessage(message: ServerMessage): void {
    if (message.type === 'pong') {
      const latency_ms = clock.latency_ms();
      if (latency_ms !== view.latency_ms) change({ latency_ms });
      return placeDue();
    }
    if (message.type === 'flight') return solo.onFlight(message);
    const before = view.room;
    change({ room: follow(before, message) });
    takeDecisions(before);
    if (message.type === 'balance' || message.type === 'answer')
      balanceCheck.heard(places.every((place) => view.seats[place].pending === null));
    if (message.type === 'refused')
      if (message.to === 'solo_bet' || message.to === 'solo_cash_out') solo.onRefused(message);
      else refuse(message);
    if (message.type === 'snapshot') {
      change({ line: 'open' });
      resume();
      solo.onSnapshot(message);
    }
    if (message.type === 'draw') hearDraw(message.draw);
    placeDue();
  }

  function hearDraw(heard: SeenDraw): void {
    const now = draw();
    if (!now || heard.state !== now.state) return;
    if (heard.state !== 'open') return;
    for (const place of places) {
      const seat = view.seats[place];
      // A draw that takes bets is not waited for any more by those of the one before.
      if (seat.pending && seat.pending.draw !== keyOf(heard)) changeSeat(place, { pending: null });
      if (hasLostTrack(seat, keyOf(heard))) stopAuto(place, 'trouble');
    }
  }

  const balanceCheck = createBalanceCheck(() => void refreshBalance());

  // Money may have come or gone elsewhere: a deposit in another tab, a win in another game.
  async function refreshBalance(): Promise<void> {
    try {
      const { balance_minor } = await callEndpoint(sessionApi.balance, { session });
      change({ room: { ...view.room, balance_minor: BigInt(balance_minor) } });
    } catch {
      // The next bet tells what is wrong.
    }
  }

  const stopAll = (reason: AutoStop): void => {
    for (const place of places) stopAuto(place, reason);
    solo.stopAuto(reason);
  };

  return {
    onMessage,
    onLine(line: Line): void {
      change({ line });
      if (line === 'open') placeDue();
    },
    onTurnedAway(failure: CallFailure): void {
      change({ line: 'ended' });
      stopAll('trouble');
      complain(failure);
    },
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    moment: () => momentOf(view.room, times()),
    flightMoment: () => momentOfFlight(flightOf(view.solo), view.solo.heardAt_ms, times()),
    solo,
    bet(place: Place, ask: Ask): void {
      const { pending, auto } = view.seats[place];
      if (pending || auto) return;
      if (view.room.balance_minor < ask.bet_minor) return complain('not_enough_money');
      sound('press');
      changeSeat(place, { queued: ask });
      placeDue();
    },
    cancel: (place: Place) => changeSeat(place, { queued: null }),
    cashOut(place: Place): void {
      const bet = ownBetAt(view.room, place);
      if (bet?.state !== 'standing' || draw()?.state !== 'running') return;
      changeSeat(place, { leaving: bet.bet_id });
      socket.send({ type: 'cash_out', bet_id: bet.bet_id });
    },
    startAuto(place: Place, choice: AutoChoice, target: number, limits: Limits): void {
      const seat = view.seats[place];
      if (seat.auto || seat.pending || !view.room.mayAutomate) return;
      const next = withRow(seat, choice, target, limits);
      const stop = next.auto ? stopBefore(next.auto.row, limits) : null;
      if (stop) return say({ kind: 'auto', stop });
      changeSeat(place, next);
      placeDue();
    },
    stopAuto,
    dismissTrouble: () => change({ trouble: null }),
    attach() {
      const ending = new AbortController();
      const { signal } = ending;
      tellParent({ type: 'marquee:ready', game_code: snapshot.game_code });
      tellParent({ type: 'marquee:balance', balance_minor: view.room.balance_minor.toString() });
      document.addEventListener(
        'visibilitychange',
        () => {
          if (document.hidden) return stopAll('hidden');
          void refreshBalance();
        },
        { signal },
      );
      onParentMessage('marquee:pause', () => stopAll('pause'), signal);
      onParentMessage('marquee:refresh', () => void refreshBalance(), signal);
      signal.addEventListener('abort', balanceCheck.close);
      return () => ending.abort();
    },
  } satisfies Room & RoomEars<ServerMessage>;
}
