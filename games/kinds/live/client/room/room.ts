/** The table as this page keeps it: what the server tells, and the bets that are on their way. */
import type { Rest } from '../../../../kit/client/bet/use-rest.ts';
import type { Cue } from '../../../../kit/client/game-view.ts';
import { createBalanceCheck } from '../../../../kit/client/room/balance-check.ts';
import type { Clock } from '../../../../kit/client/room/clock.ts';
import { type DrawName, isBefore, isDecided } from '../../../../kit/client/room/draws.ts';
import { enterRoomBy, type RoomEars } from '../../../../kit/client/room/enter.ts';
import type { Line, RoomSocket } from '../../../../kit/client/room/socket.ts';
import { callEndpoint, type CallFailure } from '../../../../kit/client/session/call.ts';
import { onParentMessage, tellParent } from '../../../../kit/client/session/parent.ts';
import type { ChatMessage } from '../../../../kit/play-api/chat.ts';
import { sessionApi } from '../../../../kit/play-api/session.ts';
import { type ChatLink, createChatLink } from '../chat/chat-link.ts';
import type { Layout } from '../../../table/client/table-view.ts';
import {
  type ClientMessage,
  type ServerMessage,
  serverMessageSchema,
  socketVersion,
} from '../../socket-api.ts';
import type { Subscribe } from '../../subscriptions.ts';
import type { SubscriptionTerms } from '../subscriptions/sale.ts';
import { momentOf, type Moment } from './moment.ts';
import { betsIn, follow, type LiveState, type Snapshot, stateOf } from './state.ts';

/** A bet that was sent and is not answered. */
export type Pending = { bet_id: string; draw: DrawName; layout: Layout; bet_minor: bigint };

/** What is said in passing: why a bet was not taken. */
export type Notice = CallFailure | 'not_sent';

export type View = {
  line: Line;
  /** A round trip to the server, in milliseconds; null before it was measured. */
  latency_ms: number | null;
  state: LiveState;
  pending: readonly Pending[];
  /** A subscription that was asked for and is not answered. */
  asking: Subscribe | null;
  /** Until when the next bet has to wait, where the player is; null where it need not. */
  rest: Rest | null;
  trouble: CallFailure | null;
  notice: Notice | null;
};

export type Room = {
  view: () => View;
  subscribe: (listener: () => void) => () => void;
  moment: () => Moment;
  /**
   * Stakes chips in the draw that takes bets, and in as many of those that follow as are wanted.
   * @param name of the first bet, where it has one already.
   * @returns false if there is none, or no connection.
   */
  bet: (layout: Layout, bet_minor: bigint, draws?: number, name?: string) => boolean;
  /** Asks for a ticket in every draw, within limits. */
  beginSubscription: (terms: SubscriptionTerms) => void;
  /** Stops that at once. */
  stopSubscription: (subscription_id: string) => void;
  /** The draw that the next bet is for; null while none takes bets. */
  next: () => DrawName | null;
  chat: ChatLink;
  dismissTrouble: () => void;
  /** Hears of chips that were sent and not taken, so that they can be laid again. */
  onReturned: (listener: (layout: Layout) => void) => () => void;
  /** Listens to the page around the game and to the browser; what is answered ends that. */
  attach: () => () => void;
};

const NOTICE_MS = 5_000;
/** Refusals that only say that the bet cannot be taken now: they are said in passing. */
const fleeting: ReadonlySet<CallFailure> = new Set([
  'betting_closed',
  'too_late',
  'too_soon',
  'spin_in_flight',
  'stake_above_house_limit',
  'bet_not_allowed',
  'round_cancelled',
]);

type Socket = RoomSocket<Exclude<ClientMessage, { type: 'enter' | 'ping' }>>;
type Parts = { snapshot: Snapshot; clock: Clock; socket: Socket };

/**
 * Opens the table of a session.
 * @param isSoldOn whether the next draw takes bets while one is drawn.
 * @returns the table with its first snapshot, once it has come.
 */
export function enterLiveRoom(
  session: string,
  isSoldOn: boolean,
  sound: (cue: Cue) => void,
): Promise<{ room: Room; snapshot: Snapshot } | { turnedAway: CallFailure }> {
  return enterRoomBy({
    session,
    protocol: { version: socketVersion, schema: serverMessageSchema },
    asSnapshot: (message: ServerMessage) => (message.type === 'snapshot' ? message : null),
    create: (parts: Parts) => createRoom({ session, isSoldOn, sound, ...parts }),
  });
}

function createRoom({
  session,
  isSoldOn,
  snapshot,
  clock,
  socket,
  sound,
}: Parts & { session: string; isSoldOn: boolean; sound: (cue: Cue) => void }) {
  let view: View = {
    line: 'open',
    latency_ms: clock.latency_ms(),
    state: stateOf(snapshot),
    pending: [],
    asking: null,
    rest: null,
    trouble: null,
    notice: null,
  };
  const listeners = new Set<() => void>();
  const returned = new Set<(layout: Layout) => void>();
  const chat = createChatLink(socket.send);
  let noticeTimer: ReturnType<typeof setTimeout> | undefined;
  let restTimer: ReturnType<typeof setTimeout> | undefined;

  function change(part: Partial<View>): void {
    const before = view.state.balance_minor;
    view = { ...view, ...part };
    const { balance_minor } = view.state;
    if (balance_minor !== before)
      tellParent({ type: 'marquee:balance', balance_minor: balance_minor.toString() });
    for (const listener of listeners) listener();
  }

  function say(notice: Notice): void {
    clearTimeout(noticeTimer);
    change({ notice });
    noticeTimer = setTimeout(() => change({ notice: null }), NOTICE_MS);
  }

  function complain(failure: CallFailure): void {
    if (fleeting.has(failure)) return say(failure);
    change({ trouble: failure });
    tellParent({ type: 'marquee:error', error: failure });
  }

  /** The server counts from when it was asked, which is before its answer: who waits from the answer on has waited long enough. */
  function rest(): void {
    const { min_cycle_ms: length_ms } = snapshot;
    if (length_ms === 0) return;
    clearTimeout(restTimer);
    change({ rest: { until_ms: performance.now() + length_ms, length_ms } });
    restTimer = setTimeout(() => change({ rest: null }), length_ms);
  }

  const now_ms = (): number => clock.serverAt(performance.now());
  const moment = (): Moment => momentOf(view.state.draw, now_ms());

  function next(): DrawName | null {
    const { draw } = view.state;
    if (!draw || draw.is_stopped) return null;
    if (moment().phase === 'open') return { chain: draw.chain, number: draw.number };
    return isSoldOn ? { chain: draw.chain, number: draw.number + 1 } : null;
  }

  /** Under the same id, however often: it is taken once. */
  function send({ bet_id, draw, layout, bet_minor }: Pending): boolean {
    return socket.send({
      type: 'live_bet',
      bet_id,
      draw: { chain: draw.chain, number: draw.number },
      bet_minor: bet_minor.toString(),
      wager: { spots: { ...layout } },
    });
  }

  function forget(bet_id: string): Pending | undefined {
    const found = view.pending.find((each) => each.bet_id === bet_id);
    if (found) change({ pending: view.pending.filter((each) => each !== found) });
    return found;
  }

  /** Chips that were not taken go back to the player's hand. */
  function giveBack(bet: Pending): void {
    forget(bet.bet_id);
    for (const listener of returned) listener(bet.layout);
  }

  /** What follows from the player's own bets being decided. */
  function takeDecisions(before: LiveState): void {
    const wereOpen = new Set(before.own.filter((bet) => !isDecided(bet)).map(({ bet_id }) => bet_id));
    for (const { bet_id, state } of view.state.ahead) if (state !== 'asked') forget(bet_id);
    for (const bet of view.state.own) {
      // An answer may be lost, and what became of the bet told otherwise.
      if (bet.state !== 'asked') forget(bet.bet_id);
      if (!isDecided(bet) || bet.state === 'void' || !wereOpen.has(bet.bet_id)) continue;
      tellParent({
        type: 'marquee:round',
        round_id: bet.bet_id,
        bet_minor: bet.bet_minor,
        win_minor: bet.win_minor ?? '0',
      });
    }
  }

  /** One that was asked for is there. */
  function takeSubscription(): void {
    const isKnown = view.state.subscriptions.some(
      ({ subscription_id }) => subscription_id === view.asking?.subscription_id,
    );
    if (isKnown) change({ asking: null });
  }

  /** After a new snapshot: what was lost on the way is asked for again, as long as it means what it meant. */
  function resume(): void {
    const { draw, own, ahead } = view.state;
    takeSubscription();
    if (view.asking) socket.send(view.asking);
    for (const bet of view.pending) {
      const isTaken = [...own, ...ahead].some(
        ({ bet_id, state }) => bet_id === bet.bet_id && state !== 'asked',
      );
      if (isTaken) forget(bet.bet_id);
      else if (draw && !isBefore(bet.draw, draw)) send(bet);
      else {
        giveBack(bet);
        say('not_sent');
      }
    }
  }

  function refuse({ to, bet_id, error }: Extract<ServerMessage, { type: 'refused' }>): void {
    const bet =
      to === 'live_bet' && bet_id !== null ? view.pending.find((each) => each.bet_id === bet_id) : undefined;
    // Sent again, while the operator is still being asked: what becomes of it is told as soon as that is known.
    if (bet && error === 'spin_in_flight') return;
    if (bet) giveBack(bet);
    if (to === 'subscribe' && bet_id === view.asking?.subscription_id) change({ asking: null });
    complain(error);
  }

  function onMessage(message: ServerMessage): void {
    if (message.type === 'pong') {
      const latency_ms = clock.latency_ms();
      if (latency_ms !== view.latency_ms) change({ latency_ms });
      return;
    }
    if (isOfChat(message)) return chat.hear(message);
    const before = view.state;
    if (message.type === 'answer') rest();
    change({ state: follow(before, message) });
    takeDecisions(before);
    if (message.type === 'balance' || message.type === 'answer')
      balanceCheck.heard(view.pending.length === 0);
    if (betsIn(view.state.own).length > 0 || view.state.ahead.length > 0) chat.hasBet();
    if (message.type === 'subscription') {
      takeSubscription();
      // A ticket that was bought without a press has been paid.
      void refreshBalance();
    }
    if (message.type === 'refused') refuse(message);
    if (message.type === 'snapshot') {
      change({ line: 'open' });
      resume();
    }
    if (message.type === 'draw')
      for (const bet of view.pending) {
        // The next draw has opened, and nothing was heard of the bet: it is in the one that it was meant for, or nowhere.
        if (view.state.draw && isBefore(bet.draw, view.state.draw)) forget(bet.bet_id);
      }
  }

  const balanceCheck = createBalanceCheck(() => void refreshBalance());

  // Money may have come or gone elsewhere: a deposit in another tab, a win in another game.
  async function refreshBalance(): Promise<void> {
    try {
      const { balance_minor } = await callEndpoint(sessionApi.balance, { session });
      change({ state: { ...view.state, balance_minor: BigInt(balance_minor) } });
    } catch {
      // The next bet tells what is wrong.
    }
  }

  return {
    onMessage,
    onLine: (line: Line) => change({ line }),
    onTurnedAway(failure: CallFailure): void {
      change({ line: 'ended' });
      complain(failure);
    },
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    moment,
    next,
    bet(layout: Layout, bet_minor: bigint, draws = 1, name: string = crypto.randomUUID()): boolean {
      const { balance_minor } = view.state;
      const draw = next();
      if (!draw || view.line !== 'open' || view.rest) return false;
      if (balance_minor < bet_minor * BigInt(draws)) {
        complain('not_enough_money');
        return false;
      }
      sound('press');
      // Each draw has a bet of its own, so that one which is called off gives back its own alone.
      const bets = Array.from({ length: draws }, (_, ahead) => ({
        bet_id: ahead === 0 ? name : crypto.randomUUID(),
        draw: { chain: draw.chain, number: draw.number + ahead },
        layout,
        bet_minor,
      }));
      change({ pending: [...view.pending, ...bets] });
      rest();
      for (const bet of bets) send(bet);
      return true;
    },
    chat,
    beginSubscription(terms: SubscriptionTerms): void {
      if (view.line !== 'open' || view.asking) return;
      sound('press');
      const asking: Subscribe = { type: 'subscribe', subscription_id: crypto.randomUUID(), ...terms };
      change({ asking });
      socket.send(asking);
    },
    stopSubscription(subscription_id: string): void {
      if (!socket.send({ type: 'unsubscribe', subscription_id })) say('not_sent');
    },
    dismissTrouble: () => change({ trouble: null }),
    onReturned(listener: (layout: Layout) => void) {
      returned.add(listener);
      return () => {
        returned.delete(listener);
      };
    },
    attach() {
      const ending = new AbortController();
      const { signal } = ending;
      tellParent({ type: 'marquee:ready', game_code: snapshot.game_code });
      tellParent({ type: 'marquee:balance', balance_minor: view.state.balance_minor.toString() });
      document.addEventListener(
        'visibilitychange',
        () => {
          if (document.hidden) return;
          void refreshBalance();
        },
        { signal },
      );
      onParentMessage('marquee:refresh', () => void refreshBalance(), signal);
      signal.addEventListener('abort', balanceCheck.close);
      return () => ending.abort();
    },
  } satisfies Room & RoomEars<ServerMessage>;
}

function isOfChat(message: ServerMessage): message is ChatMessage {
  return message.type === 'chat' || message.type.startsWith('chat_');
}
