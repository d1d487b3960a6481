/**
 * What the sockets of this process are told of a game's draws. Everything is read from the database, whichever process wrote it, so
 * that it does not matter where a player is connected or who runs the draws. In which words it is told, the kind says.
 */
import type { House } from '../house.ts';
import { chainsOf, type KeptChain, type Outcome, type Outcomes } from './chains.ts';
import { type BetInDraw, betsOfDraw, type DrawBetRow } from './draw-bets.ts';
import { type Draw, isOver, newestDraws } from './draws.ts';
import { endOfDraw } from './scheduler.ts';

/** Somebody in the room. */
export type Guest = {
  player: string;
  isDemo: boolean;
  /** Takes the bytes of a text. What all guests are told is made once for all of them. */
  send: (text: Buffer) => void;
};

/** What one audience has been told of the bets of a draw, and is told next. */
export type Board<Bet> = {
  /** A draw has opened: everything starts again. */
  clear: () => void;
  /** What has changed of the audience's bets; null where nothing is to be told. */
  beat: (bets: readonly Bet[], draw: Draw | undefined, now_ms: number, isRunning: boolean) => object | null;
};

/** What a room knows when somebody comes. */
export type Known<Bet> = {
  now_ms: number;
  chain: KeptChain | undefined;
  draw: Draw | undefined;
  /** Those of the guest's audience. */
  bets: readonly Bet[];
  own: readonly Bet[];
  /** Whether the guest plays for play money. */
  isDemo: boolean;
  /** The draws that have ended, the newest first. */
  over: readonly Draw[];
};

/** In which words a kind tells of its draws. */
export type Voice<Bet extends BetInDraw> = {
  /** So many of the last draws are told to those who come. */
  mostResults: number;
  /** How often changes are looked for. */
  beat_ms: number;
  /** So long after its end a draw is still the one that is told of, where the next one is open already. */
  keeps_ms: number;
  readBet: (row: DrawBetRow) => Bet;
  /** Makes ready what is told while a draw runs; null where nothing is. What it learns is told at its time alone. */
  follow: ((draw: Draw, outcome: Outcome) => Promise<void>) | null;
  /** Null where nothing has changed that anybody is told of. */
  sayDraw: (draw: Draw, now_ms: number, chain: KeptChain | undefined) => object | null;
  sayOwn: (bet: Bet) => object;
  board: (isDemo: boolean) => Board<Bet>;
  /** The part of a snapshot that is the draw's and not the player's. */
  snapshot: (known: Known<Bet>) => object;
};

export type Room = {
  /** Lets a guest in: from now on it is told what changes. @returns what it has to know first. */
  enter: (guest: Guest) => Promise<object>;
  leave: (guest: Guest) => void;
  /** The newest draw, as read last. */
  draw: () => Draw | undefined;
  has: (player: string) => boolean;
  /** Tells all connections of a player in this room. */
  tell: (player: string, message: object) => void;
  /** Looks for changes now, instead of with the next beat. */
  hurry: () => void;
  close: () => Promise<void>;
};

/** Changes are looked for so far back, because a transaction may take a while to be seen. */
const lookBack_ms = 3_000;

const textOf = (message: object): Buffer => Buffer.from(JSON.stringify(message));

/** Real play and demo play do not see each other's bets. */
type Audience<Bet> = { isDemo: boolean; board: Board<Bet> };

export function openRoom<Bet extends BetInDraw>(options: {
  house: House;
  gameCode: string;
  voice: Voice<Bet>;
  outcomes: Outcomes;
}): Room {
  const { house, gameCode, voice, outcomes } = options;
  const { mostResults, beat_ms } = voice;
  const guests = new Map<string, Set<Guest>>();
  const audiences = [false, true].map((isDemo): Audience<Bet> => ({ isDemo, board: voice.board(isDemo) }));
  let bets = new Map<string, Bet>();
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

  function tell(player: string, message: object): void {
    const connections = guests.get(player);
    if (!connections) return;
    const text = textOf(message);
    for (const guest of connections) guest.send(text);
  }

  function broadcast(message: object | null, isFor: (guest: Guest) => boolean = () => true): void {
    if (message === null) return;
    const text = textOf(message);
    for (const guest of everybody()) if (isFor(guest)) guest.send(text);
  }

  function isRunning(): boolean {
    const [draw] = draws;
    return draw?.state === 'running' && now_ms() < end_ms;
  }

  /** Takes up bets as they are now; their players are told of their own. */
  function takeUp(rows: readonly DrawBetRow[], isTold: boolean): void {
    for (const row of rows) {
      // Most rows are those of the reading before, and need not be understood again.
      if (bets.get(row.public_id)?.state === row.state) continue;
      const bet = voice.readBet(row);
      bets.set(bet.publicId, bet);
      if (isTold && bet.state !== 'asked') tell(bet.player, voice.sayOwn(bet));
    }
  }

  async function readNewDraw(draw: Draw): Promise<void> {
    bets = new Map();
    for (const { board } of audiences) board.clear();
    if (chain?.number !== draw.chainNumber)
      chain = (await chainsOf(house, gameCode)).find(({ number }) => number === draw.chainNumber);
  }

  /** A draw whose end was not read before the next one opened: its players are told all the same. */
  async function readToItsEnd(newest: readonly Draw[], before: Draw): Promise<void> {
    const over = newest.find(({ drawId }) => drawId === before.drawId);
    if (over) broadcast(voice.sayDraw(over, now_ms(), undefined));
    takeUp(await betsOfDraw(house, before.drawId, null), true);
  }

  /** The draws from the one that is told of: what it came to is seen for a while before the next one takes its place. */
  function keptFor(newest: readonly Draw[]): readonly Draw[] {
    const [draw, before] = newest;
    const isKept =
      draw?.state === 'open' &&
      before?.state === 'settled' &&
      (before.endedAt?.getTime() ?? 0) + voice.keeps_ms > now_ms();
    return isKept ? newest.slice(1) : newest;
  }

  /** Reads what has changed, and says so. */
  async function read(): Promise<void> {
    const before = draws[0];
    const newest = keptFor(await newestDraws(house, gameCode, draws.length === 0 ? mostResults + 2 : 3));
    const [draw] = newest;
    if (!draw) return;
    const isNew = draw.drawId !== before?.drawId;
    const isNext = isNew || draw.state !== before.state || draw.isStopped !== before.isStopped;
    if (isNew && before && !isOver(before)) await readToItsEnd(newest, before);
    if (isNew) await readNewDraw(draw);
    if (isNext) end_ms = await endOf(draw);
    const known = new Set(newest.map(({ drawId }) => drawId));
    draws = [...newest, ...draws.filter(({ drawId }) => !known.has(drawId))].slice(0, mostResults + 1);
    if (isNext) broadcast(voice.sayDraw(draw, now_ms(), isNew ? chain : undefined));
    // With a new phase all bets are read, so that nothing that was missed stays so.
    const isLate = performance.now() - readAt_ms > lookBack_ms / 2;
    const changed = await betsOfDraw(house, draw.drawId, isNext || isLate ? null : lookBack_ms);
    readAt_ms = performance.now();
    takeUp(changed, !isNew || before !== undefined);
    if (isNext && draw.state === 'running' && voice.follow)
      await voice.follow(draw, await outcomes.of(draw.chainId, draw.number));
  }

  async function endOf(draw: Draw): Promise<number> {
    if (draw.state !== 'running' || draw.beganAt === null) return Infinity;
    return endOfDraw(draw.beganAt, await outcomes.of(draw.chainId, draw.number)).getTime();
  }

  const heardBy = (isDemo: boolean) => [...bets.values()].filter((bet) => bet.isDemo === isDemo);

  /** Tells each audience what has changed. */
  function beat(): void {
    for (const { isDemo, board } of audiences) {
      const message = board.beat(heardBy(isDemo), draws[0], now_ms(), isRunning());
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
      schedule(beat_ms);
      return;
    }
    const begun_ms = performance.now();
    try {
      await readOnce();
      beat();
    } catch (error) {
      house.log.warn({ err: error, game: gameCode }, 'a room could not be read');
    }
    schedule(Math.max(5, beat_ms - (performance.now() - begun_ms)));
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
      return voice.snapshot({
        now_ms: now_ms(),
        chain,
        draw,
        bets: heardBy(guest.isDemo),
        own: [...bets.values()].filter(({ player }) => player === guest.player),
        over: over.slice(0, mostResults),
        isDemo: guest.isDemo,
      });
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
