/**
 * What the sockets of this process are told of a game's draws. Everything is read from the database, whichever process wrote it, so
 * that it does not matter where a player is connected or who runs the draws.
 */
import type { ServerMessage, SeenBet, Totals } from '../../kinds/crash/socket-api.ts';
import type { House } from '../house.ts';
import { chainsOf, type KeptChain, type Outcomes } from './chains.ts';
import { betsOfDraw, type DrawBet } from './draw-bets.ts';
import { type Draw, isOver, newestDraws } from './draws.ts';
import {
  presentChain,
  presentDraw,
  presentOwnBet,
  presentResults,
  presentSeenBet,
  totalsOf,
} from './present.ts';
import { endOfDraw } from './scheduler.ts';
import type { DrawTiming } from './timing.ts';

/** Somebody in the room. */
export type Guest = {
  player: string;
  isDemo: boolean;
  send: (text: string) => void;
};

/** The part of a snapshot that is the draw's and not the player's. */
export type RoomSnapshot = Pick<
  Extract<ServerMessage, { type: 'snapshot' }>,
  'now' | 'chain' | 'draw' | 'bets' | 'totals' | 'own' | 'results'
>;

export type Room = {
  /** Lets a guest in: from now on it is told what changes. @returns what it has to know first. */
  enter: (guest: Guest) => Promise<RoomSnapshot>;
  leave: (guest: Guest) => void;
  /** The newest draw, as read last. */
  draw: () => Draw | undefined;
  has: (player: string) => boolean;
  /** Tells all connections of a player in this room. */
  tell: (player: string, message: ServerMessage) => void;
  /** Looks for changes now, instead of with the next beat. */
  hurry: () => void;
  close: () => Promise<void>;
};

const mostResults = 50;
/** So many of the largest bets are shown. */
const mostBets = 40;
/** Changes are looked for so far back, because a transaction may take a while to be seen. */
const lookBack_ms = 3_000;

/** Real play and demo play do not see each other's bets. */
type Audience = { isDemo: boolean; sent: Map<string, string>; totals: string };

export function openRoom(options: {
  house: House;
  gameCode: string;
  timing: DrawTiming;
  outcomes: Outcomes;
}): Room {
  const { house, gameCode, timing, outcomes } = options;
  const guests = new Map<string, Set<Guest>>();
  const audiences: Audience[] = [false, true].map((isDemo) => ({ isDemo, sent: new Map(), totals: '' }));
  let bets = new Map<string, DrawBet>();
  let draws: Draw[] = [];
  let chain: KeptChain | undefined;
  /** When the draw ends, once it runs; never told to a guest. */
  let end_ms = Infinity;
  let readAt_ms = -Infinity;
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> | null = null;
  let isClosed = false;

  const everybody = () => [...guests.values()].flatMap((connections) => [...connections]);
  const now_ms = () => house.now().getTime();

  function tell(player: string, message: ServerMessage): void {
    const connections = guests.get(player);
    if (!connections) return;
    const text = JSON.stringify(message);
    for (const guest of connections) guest.send(text);
  }

  function broadcast(message: ServerMessage, isFor: (guest: Guest) => boolean = () => true): void {
    const text = JSON.stringify(message);
    for (const guest of everybody()) if (isFor(guest)) guest.send(text);
  }

  function isRunning(): boolean {
    const [draw] = draws;
    return draw?.state === 'running' && now_ms() < end_ms;
  }

  /** Takes up bets as they are now; their players are told of their own. */
  function takeUp(read: readonly DrawBet[], isTold: boolean): void {
    for (const bet of read) {
      if (bets.get(bet.publicId)?.state === bet.state) continue;
      bets.set(bet.publicId, bet);
      if (isTold && bet.state !== 'asked') tell(bet.player, { type: 'own', bet: presentOwnBet(bet) });
    }
  }

  async function readNewDraw(draw: Draw): Promise<void> {
    bets = new Map();
    for (const audience of audiences) {
      audience.sent.clear();
      audience.totals = '';
    }
    if (chain?.number !== draw.chainNumber)
      chain = (await chainsOf(house, gameCode)).find(({ number }) => number === draw.chainNumber);
  }

  /** A draw whose end was not read before the next one opened: its players are told all the same. */
  async function readToItsEnd(newest: readonly Draw[], before: Draw): Promise<void> {
    const over = newest.find(({ drawId }) => drawId === before.drawId);
    if (over) broadcast({ type: 'draw', now: now_ms(), draw: presentDraw(over) });
    takeUp(await betsOfDraw(house, before.drawId, null), true);
  }

  /** Reads what has changed, and says so. */
  async function read(): Promise<void> {
    const before = draws[0];
    const newest = await newestDraws(house, gameCode, draws.length === 0 ? mostResults + 1 : 2);
    const [draw] = newest;
    if (!draw) return;
    const isNew = draw.drawId !== before?.drawId;
    const isNext = isNew || draw.state !== before.state;
    if (isNew && before && !isOver(before)) await readToItsEnd(newest, before);
    if (isNew) await readNewDraw(draw);
    if (isNext) end_ms = await endOf(draw);
    const known = new Set(newest.map(({ drawId }) => drawId));
    draws = [...newest, ...draws.filter(({ drawId }) => !known.has(drawId))].slice(0, mostResults + 1);
    if (isNext) {
      const opened = isNew && chain ? { chain: presentChain(chain) } : {};
      broadcast({ type: 'draw', now: now_ms(), draw: presentDraw(draw), ...opened });
    }
    // With a new phase all bets are read, so that nothing that was missed stays so.
    const isLate = performance.now() - readAt_ms > lookBack_ms / 2;
    const changed = await betsOfDraw(house, draw.drawId, isNext || isLate ? null : lookBack_ms);
    readAt_ms = performance.now();
    takeUp(changed, !isNew || before !== undefined);
  }

  async function endOf(draw: Draw): Promise<number> {
    if (draw.state !== 'running' || draw.beganAt === null) return Infinity;
    const { endsOn } = await outcomes.of(draw.chainId, draw.number);
    return endOfDraw(draw.beganAt, endsOn).getTime();
  }

  function largest(isDemo: boolean): SeenBet[] {
    return [...bets.values()]
      .filter((bet) => bet.isDemo === isDemo && bet.state !== 'asked' && bet.state !== 'void')
      .toSorted((a, b) => b.weight - a.weight || a.publicId.localeCompare(b.publicId))
      .slice(0, mostBets)
      .map((bet) => presentSeenBet(house, bet));
  }

  const totals = (isDemo: boolean): Totals =>
    totalsOf([...bets.values()].filter((bet) => bet.isDemo === isDemo));

  /** Tells everybody that the draw still runs, and which of the largest bets have changed. */
  function beat(): void {
    for (const audience of audiences) {
      const { isDemo, sent } = audience;
      const changed = largest(isDemo).filter((bet) => sent.get(bet.bet_id) !== bet.state);
      for (const bet of changed) sent.set(bet.bet_id, bet.state);
      const sums = totals(isDemo);
      const sumsText = JSON.stringify(sums);
      const isSumNew = sumsText !== audience.totals;
      audience.totals = sumsText;
      if (changed.length === 0 && !isSumNew && !isRunning()) continue;
      const message = {
        type: 'beat' as const,
        now: now_ms(),
        is_running: isRunning(),
        ...(changed.length > 0 ? { bets: changed } : {}),
        ...(isSumNew ? { totals: sums } : {}),
      };
      broadcast(message, (guest) => guest.isDemo === isDemo);
    }
  }

  /** One reading at a time; whoever asks while one is under way gets it. */
  function readOnce(): Promise<void> {
    reading ??= read().finally(() => (reading = null));
    return reading;
  }

  function schedule(wait_ms: number): void {
    clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(() => {
      void pass();
    }, wait_ms);
  }

  async function pass(): Promise<void> {
    if (guests.size === 0 && draws.length > 0) {
      // Nobody watches: the next guest has everything read first.
      schedule(timing.beat_ms);
      return;
    }
    const begun_ms = performance.now();
    try {
      await readOnce();
      beat();
    } catch (error) {
      house.log.warn({ err: error, game: gameCode }, 'a room could not be read');
    }
    schedule(Math.max(5, timing.beat_ms - (performance.now() - begun_ms)));
  }
  schedule(0);

  return {
    enter: async (guest) => {
      // Bets are read whole, whatever was read before.
      readAt_ms = guests.size === 0 ? -Infinity : readAt_ms;
      await readOnce();
      const connections = guests.get(guest.player) ?? new Set();
      guests.set(guest.player, connections.add(guest));
      const [draw] = draws;
      const over = draw && draw.endedAt !== null ? draws : draws.slice(1);
      return {
        now: now_ms(),
        chain: chain ? presentChain(chain) : null,
        draw: draw ? presentDraw(draw) : null,
        bets: largest(guest.isDemo),
        totals: totals(guest.isDemo),
        own: [...bets.values()].filter(({ player }) => player === guest.player).map(presentOwnBet),
        results: presentResults(over.slice(0, mostResults)),
      };
    },
    leave: (guest) => {
      const connections = guests.get(guest.player);
      connections?.delete(guest);
      if (connections?.size === 0) guests.delete(guest.player);
    },
    draw: () => draws[0],
    has: (player) => guests.has(player),
    tell,
    hurry: () => schedule(0),
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await reading?.catch(() => undefined);
    },
  };
}
