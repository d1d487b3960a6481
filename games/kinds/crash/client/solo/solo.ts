/** The player's flights as this page plays them: asks for them, follows them, and lets a row of them follow one another. */
import type { AutoChoice, AutoStop } from '../../../../kit/client/auto/plan.ts';
import { stopBefore } from '../../../../kit/client/auto/plan.ts';
import type { Limits } from '../../../../kit/client/bet/amount.ts';
import type { Cue } from '../../../../kit/client/game-view.ts';
import { CallError, type CallFailure } from '../../../../kit/client/session/call.ts';
import { shareInDraw } from '../../../../kit/client/session/client-seed.ts';
import { tellParent } from '../../../../kit/client/session/parent.ts';
import type { Fairness } from '../../../../kit/play-api/common.ts';
import type { RoomSocket } from '../../../../kit/client/room/socket.ts';
import type { ClientMessage, Flight, OwnBet, ServerMessage } from '../../socket-api.ts';
import { type Ask, decided, due, type Seat, sent, withRow } from '../room/seat.ts';
import type { Snapshot } from '../room/state.ts';
import { asOwnBet, flightOf, followFlight, isDecided, soloOf, type SoloState } from './flights.ts';

export type Solo = {
  bet: (ask: Ask) => void;
  cashOut: () => void;
  startAuto: (choice: AutoChoice, target: number, limits: Limits) => void;
  stopAuto: (reason: AutoStop) => void;
  setFairness: (fairness: Fairness) => void;
};

/** What the room does for flights. */
export type SoloHost = {
  session: string;
  socket: Pick<RoomSocket<Exclude<ClientMessage, { type: 'enter' | 'ping' }>>, 'send'>;
  sound: (cue: Cue) => void;
  celebrate: (bet: OwnBet) => void;
  state: () => SoloState;
  change: (part: Partial<SoloState>) => void;
  /** What the player has, as far as the room knows. */
  balance_minor: () => bigint;
  takeBalance: (balance_minor: string) => void;
  mayAutomate: () => boolean;
  complain: (failure: CallFailure) => void;
  sayStopped: (reason: AutoStop) => void;
};

/** Between the end of a flight and the next of a row, so that it can be read. */
const BETWEEN_MS = 1_200;
/** A press that is older than this, when a lost connection is there again, is not meant any more. */
const STALE_MS = 5_000;

/** @param minCycle_ms how far two bets of the player have to lie apart where they are. */
export function createSolo(host: SoloHost, minCycle_ms: number) {
  let pressedAt_ms = -Infinity;
  let next: ReturnType<typeof setTimeout> | undefined;
  const { state, change } = host;
  const changeSeat = (part: Partial<Seat>): void => change({ seat: { ...state().seat, ...part } });
  /** Changes with every flight, as the number of a draw does with every draw. */
  const keyNow = (): string => state().flights[0]?.bet_id ?? '';
  const isFlying = (): boolean => {
    const flight = flightOf(state());
    return flight !== undefined && (flight.state === 'asked' || flight.state === 'flying');
  };

  async function send(ask: Ask, isAutomatic: boolean): Promise<void> {
    const rest_ms = pressedAt_ms + minCycle_ms - performance.now();
    const pending = { bet_id: crypto.randomUUID(), draw: keyNow(), ask, isAutomatic };
    change({ seat: sent(state().seat, pending) });
    pressedAt_ms = performance.now() + Math.max(0, rest_ms);
    if (rest_ms > 0)
      await new Promise((resolve) => {
        setTimeout(resolve, rest_ms);
      });
    try {
      change({ fairness: await shareInDraw(host.session, state().fairness) });
    } catch (error) {
      changeSeat({ pending: null });
      return host.complain(error instanceof CallError ? error.failure : 'internal_error');
    }
    if (state().seat.pending === pending) sendPending();
  }

  /** Under the same id, however often: it is taken once. */
  function sendPending(): void {
    const { pending } = state().seat;
    if (!pending) return;
    host.socket.send({
      type: 'solo_bet',
      bet_id: pending.bet_id,
      bet_minor: pending.ask.bet_minor.toString(),
      wager: { auto_cash_out: pending.ask.target },
      is_automatic: pending.isAutomatic,
    });
  }

  function sendDue(): void {
    const { seat } = state();
    const { auto } = seat;
    const asked = due(seat, keyNow());
    if (!auto || !asked?.isAutomatic || isFlying()) return;
    const stop = stopBefore(auto.row, auto.limits);
    if (stop) stopAuto(stop);
    else void send(asked.ask, true);
  }

  function stopAuto(reason: AutoStop): void {
    clearTimeout(next);
    if (!state().seat.auto) return;
    changeSeat({ auto: null });
    host.sayStopped(reason);
  }

  /** What follows from a flight being decided. */
  function takeDecision(flight: Flight): void {
    const { seat, stop } = decided(state().seat, asOwnBet(flight));
    change({ seat });
    if (stop) stopAuto(stop);
    else if (seat.auto) next = setTimeout(sendDue, BETWEEN_MS);
    if (flight.state === 'void') return host.complain('round_cancelled');
    const { bet_id, bet_minor } = flight;
    const win_minor = flight.win_minor ?? '0';
    host.celebrate(asOwnBet(flight));
    tellParent({ type: 'marquee:round', round_id: bet_id, bet_minor, win_minor });
  }

  /** @param before as it was known; undefined for one that was not. */
  function takeUp(before: Flight | undefined): void {
    const flight = flightOf(state());
    if (!flight) return;
    const isAsked = state().seat.pending?.bet_id === flight.bet_id;
    if (isAsked && flight.state !== 'asked') changeSeat({ pending: null });
    const wasOpen = before ? !isDecided(before) : isAsked;
    if (isDecided(flight) && wasOpen) takeDecision(flight);
  }

  return {
    onFlight(message: Extract<ServerMessage, { type: 'flight' }>): void {
      const before = state().flights.find(({ bet_id }) => bet_id === message.flight.bet_id);
      change(followFlight(state(), message));
      if (message.balance_minor !== undefined) host.takeBalance(message.balance_minor);
      if (state().shown === message.flight.bet_id) takeUp(before);
    },
    /** After a new snapshot: what was lost on the way is asked for again, as long as it means what it meant. */
    onSnapshot(snapshot: Snapshot): void {
      const known = state().flights;
      change(soloOf(snapshot, state()));
      takeUp(known.find(({ bet_id }) => bet_id === state().shown));
      const { pending, leaving } = state().seat;
      if (pending && state().flights.every(({ bet_id }) => bet_id !== pending.bet_id)) {
        if (performance.now() - pressedAt_ms < STALE_MS) sendPending();
        else {
          changeSeat({ pending: null });
          stopAuto('trouble');
        }
      }
      const flight = flightOf(state());
      if (leaving === null) return;
      if (flight?.bet_id === leaving && flight.state === 'flying')
        host.socket.send({ type: 'solo_cash_out', bet_id: leaving });
      else changeSeat({ leaving: null });
    },
    onRefused({ to, bet_id, error }: Extract<ServerMessage, { type: 'refused' }>): void {
      const { pending, leaving, auto } = state().seat;
      if (to === 'solo_bet' && pending?.bet_id === bet_id) {
        changeSeat({ pending: null });
        if (auto && pending?.isAutomatic) stopAuto('trouble');
      }
      if (to === 'solo_cash_out' && leaving === bet_id) changeSeat({ leaving: null });
      host.complain(error);
    },
    bet(ask: Ask): void {
      const { pending, auto } = state().seat;
      if (pending || auto || isFlying()) return;
      if (host.balance_minor() < ask.bet_minor) return host.complain('not_enough_money');
      host.sound('press');
      void send(ask, false);
    },
    cashOut(): void {
      const flight = flightOf(state());
      if (flight?.state !== 'flying') return;
      changeSeat({ leaving: flight.bet_id });
      host.socket.send({ type: 'solo_cash_out', bet_id: flight.bet_id });
    },
    startAuto(choice: AutoChoice, target: number, limits: Limits): void {
      const { seat } = state();
      if (seat.auto || seat.pending || isFlying() || !host.mayAutomate()) return;
      const row = withRow(seat, choice, target, limits);
      const stop = row.auto ? stopBefore(row.auto.row, limits) : null;
      if (stop) return host.sayStopped(stop);
      change({ seat: row });
      sendDue();
    },
    stopAuto,
    setFairness: (fairness: Fairness) => change({ fairness }),
  } satisfies Solo & Record<string, unknown>;
}
