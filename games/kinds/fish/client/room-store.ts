/**
 * The room as this page keeps it. A shot is seen at once and waits for its packet: its cost is taken off the shown balance, and nothing is
 * said of a catch before the server has. A packet that is not answered is sent again under its id, so that it counts once.
 */
import type { Cue } from '../../../kit/client/game-view.ts';
import type { Clock } from '../../../kit/client/room/clock.ts';
import { enterRoomBy, type RoomEars } from '../../../kit/client/room/enter.ts';
import type { Line, RoomSocket } from '../../../kit/client/room/socket.ts';
import { callEndpoint, type CallFailure } from '../../../kit/client/session/call.ts';
import { onParentMessage, tellParent } from '../../../kit/client/session/parent.ts';
import type { Fairness } from '../../../kit/play-api/common.ts';
import { sessionApi } from '../../../kit/play-api/session.ts';
import { packetOf, type Weapon, WEAPONS } from '../../instant/fishing.ts';
import {
  type Caught,
  type ClientMessage,
  PACKET_EVERY_MS,
  type PacketMessage,
  type SeenSeat,
  type ServerMessage,
  serverMessageSchema,
  type Snapshot,
  socketVersion,
} from '../socket-api.ts';
import { mostShots } from '../stakes.ts';

export type View = {
  line: Line;
  latency_ms: number | null;
  /** As the server told it last, less what is shot and not yet staked. */
  balance_minor: bigint;
  seats: readonly (SeenSeat | null)[];
  seat: number;
  weapon: Weapon;
  unit_minor: bigint;
  fairness: Fairness;
  /** What the player's last packets have brought. */
  won_minor: bigint | null;
  trouble: CallFailure | null;
  notice: CallFailure | 'returned' | null;
};

/** What is seen in the water beside the fish. */
export type Sight =
  | { type: 'shot'; seat: number; weapon: Weapon; targets: readonly number[] }
  | { type: 'caught'; seat: number; caught: readonly Caught[]; unit_minor: bigint | null };

export type FishRoom = {
  snapshot: Snapshot;
  view: () => View;
  subscribe: (listener: () => void) => () => void;
  onSight: (listener: (sight: Sight) => void) => () => void;
  /** Milliseconds since the room has opened, by the server's clock. */
  at_ms: () => number;
  seed: () => string;
  isGone: (id: number) => boolean;
  /** @returns whether a shot was fired. */
  shoot: (targets: readonly number[]) => boolean;
  setWeapon: (weapon: Weapon) => void;
  setUnit: (unit_minor: bigint) => void;
  setFairness: (fairness: Fairness) => void;
  dismissTrouble: () => void;
  attach: () => () => void;
};

const NOTICE_MS = 3_500;
const AGAIN_MS = 400;
/** From so many times its cost on, what a packet brings sounds bigger. */
const BIG = 10;
/** A packet leaves a little after the server would take it: on its way it may be hurried. */
const SEND_EVERY_MS = PACKET_EVERY_MS + 80;
const fleeting: ReadonlySet<CallFailure> = new Set([
  'too_soon',
  'action_not_allowed',
  'spin_in_flight',
  'stake_above_house_limit',
  'bet_not_allowed',
  'round_cancelled',
  'operator_unavailable',
]);

type Parts = {
  snapshot: Snapshot;
  clock: Clock;
  socket: RoomSocket<Exclude<ClientMessage, { type: 'enter' | 'ping' }>>;
};

/** Enters the room of a session. */
export function enterFishRoom(
  session: string,
  sound: (cue: Cue) => void,
): Promise<{ room: FishRoom; snapshot: Snapshot } | { turnedAway: CallFailure }> {
  return enterRoomBy({
    session,
    protocol: { version: socketVersion, schema: serverMessageSchema },
    asSnapshot: (message: ServerMessage) => (message.type === 'snapshot' ? message : null),
    create: (parts: Parts) => createFishRoom({ session, sound, ...parts }),
  });
}

type Queued = { weapon: Weapon; unit_minor: bigint; targets: readonly number[] };

function createFishRoom({
  session,
  snapshot: first,
  clock,
  socket,
  sound,
}: Parts & { session: string; sound: (cue: Cue) => void }): FishRoom & RoomEars<ServerMessage> {
  let snapshot = first;
  let told_minor = BigInt(first.balance_minor);
  let gone = new Set(first.gone);
  let queue: Queued[] = [];
  let pending: PacketMessage | null = null;
  let sentAt_ms = 0;
  let loadedAt_ms = 0;
  const units = first.units_minor.map(BigInt);
  const usual = units.findLast((unit) => unit <= BigInt(first.stakes.usual_minor)) ?? units[0] ?? 0n;
  const listeners = new Set<() => void>();
  const watchers = new Set<(sight: Sight) => void>();
  let noticeTimer: ReturnType<typeof setTimeout> | undefined;
  let againTimer: ReturnType<typeof setTimeout> | undefined;
  let view: View = {
    line: 'open',
    latency_ms: clock.latency_ms(),
    balance_minor: told_minor,
    seats: first.seats,
    seat: first.seat,
    weapon: 'single',
    unit_minor: usual,
    fairness: first.fairness,
    won_minor: null,
    trouble: null,
    notice: null,
  };

  const costOf = ({ weapon, unit_minor }: { weapon: Weapon; unit_minor: bigint }): bigint =>
    unit_minor * BigInt(WEAPONS[weapon].cost);
  const owed = (): bigint =>
    queue.reduce((sum, shot) => sum + costOf(shot), 0n) +
    (pending
      ? costOf({ weapon: pending.weapon, unit_minor: BigInt(pending.unit_minor) }) *
        BigInt(pending.shots.length)
      : 0n);

  function change(part: Partial<View>): void {
    const before = view.balance_minor;
    view = { ...view, ...part, balance_minor: told_minor - owed() };
    if (view.balance_minor !== before)
      tellParent({ type: 'marquee:balance', balance_minor: view.balance_minor.toString() });
    for (const listener of listeners) listener();
  }
  const see = (sight: Sight): void => {
    for (const watcher of watchers) watcher(sight);
  };

  function complain(failure: CallFailure | 'returned'): void {
    if (failure !== 'returned' && !fleeting.has(failure)) {
      queue = [];
      return change({ trouble: failure });
    }
    clearTimeout(noticeTimer);
    change({ notice: failure });
    noticeTimer = setTimeout(() => change({ notice: null }), NOTICE_MS);
  }

  const most = (weapon: Weapon, unit_minor: bigint): number =>
    mostShots(snapshot.stakes, unit_minor, weapon, snapshot.min_cycle_ms);

  function send(): void {
    if (pending) socket.send(pending);
  }

  /** Packs what was shot, as much of it as one packet may have. */
  function pack(): void {
    const now_ms = performance.now();
    const every_ms = Math.max(SEND_EVERY_MS, snapshot.min_cycle_ms);
    if (pending || view.line !== 'open' || now_ms - sentAt_ms < every_ms) return;
    const before = queue.length;
    // What has been caught by others since costs nothing.
    queue = queue.flatMap((shot) => {
      const targets = shot.targets.filter((id) => !gone.has(id));
      return targets.length > 0 ? [{ ...shot, targets }] : [];
    });
    if (queue.length < before) complain('returned');
    const [head] = queue;
    if (!head) return;
    const alike = queue.findIndex(
      ({ weapon, unit_minor }) => weapon !== head.weapon || unit_minor !== head.unit_minor,
    );
    const ready = alike < 0 ? queue.length : alike;
    const count = packetOf(Math.min(ready, most(head.weapon, head.unit_minor)));
    if (count === 0) return;
    const shots = queue.slice(0, count).map(({ targets }) => [...targets]);
    queue = queue.slice(count);
    pending = {
      type: 'packet',
      bet_id: crypto.randomUUID(),
      room: snapshot.room.seed,
      weapon: head.weapon,
      unit_minor: head.unit_minor.toString(),
      shots,
    };
    sentAt_ms = now_ms;
    send();
  }

  function forget(bet_id: string | null): PacketMessage | null {
    if (!pending || pending.bet_id !== bet_id) return null;
    const found = pending;
    pending = null;
    return found;
  }

  function answer(message: Extract<ServerMessage, { type: 'answer' }>): void {
    const asked = forget(message.bet_id);
    const { round, returned } = message;
    const balance = message.balance_minor ?? message.balance_after_bet_minor;
    if (balance !== null) told_minor = BigInt(balance);
    if (round?.fairness)
      view = { ...view, fairness: { ...view.fairness, ...round.fairness, nonce: round.fairness.nonce + 1 } };
    const win_minor = BigInt(round?.win_minor ?? '0');
    if (round && asked)
      tellParent({
        type: 'marquee:round',
        round_id: round.round_id,
        bet_minor: round.bet_minor,
        win_minor: round.win_minor,
      });
    change(round ? { won_minor: win_minor } : {});
    if (returned > 0 && asked) complain('returned');
    pack();
  }

  function refuse({ to, bet_id, error }: Extract<ServerMessage, { type: 'refused' }>): void {
    if (
      to === 'packet' &&
      pending?.bet_id === bet_id &&
      (error === 'spin_in_flight' || error === 'too_soon')
    ) {
      // The same packet, a little later: it counts once.
      clearTimeout(againTimer);
      againTimer = setTimeout(send, AGAIN_MS);
      return;
    }
    forget(bet_id);
    complain(error);
  }

  /** Every catch is heard as water and air; only what pays more than its packet has cost is a win. */
  function hearCatch(caught: readonly Caught[]): void {
    sound('catch');
    const units = caught.reduce((sum, { prize }) => sum + prize, 0);
    const cost = pending ? WEAPONS[pending.weapon].cost * pending.shots.length : 0;
    if (units > cost) sound(units >= BIG * Math.max(1, cost) ? 'bigWin' : 'win');
  }

  function onMessage(message: ServerMessage): void {
    switch (message.type) {
      case 'pong': {
        const latency_ms = clock.latency_ms();
        if (latency_ms !== view.latency_ms) change({ latency_ms });
        return;
      }
      case 'snapshot': {
        const isSame = message.room.seed === snapshot.room.seed;
        snapshot = message;
        told_minor = BigInt(message.balance_minor);
        gone = new Set(message.gone);
        // Shots that never left are at fish of a sea that is no more.
        if (!isSame) queue = [];
        change({ line: 'open', seats: message.seats, seat: message.seat, fairness: message.fairness });
        send();
        return;
      }
      case 'seats':
        return change({ seats: message.seats });
      case 'shots':
        for (const targets of message.shots)
          see({ type: 'shot', seat: message.seat, weapon: message.weapon, targets });
        return;
      case 'caught': {
        for (const { id } of message.caught) gone.add(id);
        const isOwn = message.seat === view.seat;
        const unit = isOwn ? (pending ? BigInt(pending.unit_minor) : view.unit_minor) : null;
        see({ type: 'caught', seat: message.seat, caught: message.caught, unit_minor: unit });
        if (isOwn) hearCatch(message.caught);
        return;
      }
      case 'answer':
        return answer(message);
      case 'moved':
        socket.close();
        return change({ line: 'ended', trouble: 'another_game_open' });
      case 'refused':
        return refuse(message);
    }
  }

  async function refreshBalance(): Promise<void> {
    try {
      const { balance_minor } = await callEndpoint(sessionApi.balance, { session });
      if (pending) return;
      told_minor = BigInt(balance_minor);
      change({});
    } catch {
      // The next packet tells what is wrong.
    }
  }

  return {
    get snapshot() {
      return snapshot;
    },
    onMessage,
    onLine: (line: Line) => change({ line }),
    onTurnedAway(failure: CallFailure): void {
      change({ line: 'ended' });
      complain(failure);
    },
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    onSight(watcher) {
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
      };
    },
    at_ms: () => clock.serverAt(performance.now()) - snapshot.room.opened_at,
    seed: () => snapshot.room.seed,
    isGone: (id) => gone.has(id),
    shoot(targets) {
      const { weapon, unit_minor, line } = view;
      const now_ms = performance.now();
      const { reload_ms } = WEAPONS[weapon];
      const isFull = queue.length >= 2 * Math.max(1, most(weapon, unit_minor));
      if (line !== 'open' || now_ms < loadedAt_ms || isFull || most(weapon, unit_minor) === 0) return false;
      if (view.balance_minor < costOf({ weapon, unit_minor })) {
        if (!pending) complain('not_enough_money');
        return false;
      }
      loadedAt_ms = now_ms + reload_ms;
      queue = [...queue, { weapon, unit_minor, targets }];
      sound('shot');
      see({ type: 'shot', seat: view.seat, weapon, targets });
      change({});
      pack();
      return true;
    },
    setWeapon: (weapon) => change({ weapon }),
    setUnit: (unit_minor) => change({ unit_minor }),
    setFairness: (fairness) => change({ fairness }),
    dismissTrouble: () => change({ trouble: null }),
    attach() {
      const ending = new AbortController();
      const { signal } = ending;
      tellParent({ type: 'marquee:ready', game_code: snapshot.game_code });
      tellParent({ type: 'marquee:balance', balance_minor: view.balance_minor.toString() });
      const packing = setInterval(pack, 60);
      document.addEventListener('visibilitychange', () => !document.hidden && void refreshBalance(), {
        signal,
      });
      onParentMessage('marquee:refresh', () => void refreshBalance(), signal);
      return () => {
        clearInterval(packing);
        ending.abort();
      };
    },
  };
}
