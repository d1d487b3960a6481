/**
 * Everything of the shared draws in a process: who runs them, what is told of them, and the socket. Also a process that runs none ends
 * what another has left: then its players may still cash out, and bet no more.
 */
import type { Server } from 'node:http';
import { type ClientMessage, type ServerMessage, socketVersion } from '../../kinds/crash/socket-api.ts';
import type { CrashHouseGame, House } from '../house.ts';
import { balanceBeside, balanceOf, requireActivePlayer, requireSession } from '../play-session.ts';
import { takeTurn } from '../player-turn.ts';
import { createFlights } from '../flights/flights.ts';
import { Refusal } from '../refusal.ts';
import { fairnessInForce } from '../seeds.ts';
import { findRoundInPlay } from '../rounds/round.ts';
import { readSession, type Session } from '../sessions.ts';
import { stakesOf } from '../stakes.ts';
import { cashOutDrawBet, placeDrawBet } from './bets.ts';
import { createOutcomes, type SaltSource } from './chains.ts';
import { createDrawRounds } from './draw-rounds.ts';
import { createLeadership } from './leadership.ts';
import { type Entered, openPlaySocket, socketLimits, type SocketLimits } from './play-socket.ts';
import { leastWager, type OneBet, placeOneBet, type RoundForm, untilTried } from './one-bet.ts';
import { maskedName, presentOwnBet } from './present.ts';
import { type Guest, openRoom, type Room } from './room.ts';
import { startScheduler } from './scheduler.ts';
import { defaultTiming, type DrawTiming } from './timing.ts';
import { startWindUp } from './wind-up.ts';

export type DrawOptions = {
  /** Codes of the games whose draws are run; all crash games unless given. Of the others only what is under way is ended. */
  games?: readonly string[];
  /** Where the salts of new chains come from. The server's own, unless given: then the page says so. */
  saltSource?: SaltSource;
  timing?: Partial<DrawTiming>;
  limits?: Partial<SocketLimits>;
};

export type Draws = {
  /** Whether this process runs the draws of a game. */
  runs: (gameCode: string) => boolean;
  /**
   * Plays one bet, in the next draw of the session's game or as a flight, cashed out as early as may be, and waits until what comes of it
   * has been said to the operator once.
   * @throws Refusal if the game is not played here, or the bet is not taken.
   */
  playOnce: (session: Session, one: OneBet, form: RoundForm) => Promise<void>;
  /** Lets what was asked for be done, and sends everybody away. */
  closeSocket: () => Promise<void>;
  close: () => Promise<void>;
};

export function startDraws(
  house: House,
  options: DrawOptions & {
    databaseUrl: string;
    server: Server;
    trustProxy: boolean | number | string[];
    rateLimits?: boolean | undefined;
  },
): Draws {
  const timing = { ...defaultTiming, ...options.timing };
  const { saltSource = 'server' } = options;
  const outcomes = createOutcomes(house);
  const leadership = createLeadership(options.databaseUrl, house.log);
  const games = [...house.games.values()].filter((game) => game.kind === 'crash');
  const run = games.filter(({ code }) => options.games?.includes(code) ?? true);
  const isRun = (gameCode: string) => run.some(({ code }) => code === gameCode);
  const open = (gameCode: string) => openRoom({ house, gameCode, timing, outcomes });
  const rooms = new Map(run.map(({ code }): [string, Room] => [code, open(code)]));
  /** The room of a game; of one that is not run here it is opened for whoever comes back to a draw under way. */
  const roomOf = (gameCode: string): Room => {
    const room = rooms.get(gameCode) ?? open(gameCode);
    rooms.set(gameCode, room);
    return room;
  };
  const tell = (gameCode: string, player: string, message: ServerMessage) =>
    rooms.get(gameCode)?.tell(player, message);
  const rounds = createDrawRounds(house, {
    isWatched: (gameCode, player) => rooms.get(gameCode)?.has(player) ?? false,
    tell: (gameCode, player, balance) =>
      tell(gameCode, player, { type: 'balance', balance_minor: balance.toString() }),
  });
  const flights = createFlights({
    house,
    databaseUrl: options.databaseUrl,
    beat_ms: timing.beat_ms,
    tell,
    isHere: (gameCode, player) => rooms.get(gameCode)?.has(player) ?? false,
  });
  /** Cash-outs that have arrived and are not written down yet. */
  const cashOuts = new Set<Promise<unknown>>();
  const common = {
    house,
    timing,
    leadership,
    outcomes,
    rounds,
    cashOutsWritten: async () => {
      await Promise.allSettled(cashOuts);
    },
  };
  const schedulers = [
    ...run.map(({ code }) =>
      startScheduler({ ...common, gameCode: code, saltSource, onStep: () => rooms.get(code)?.hurry() }),
    ),
    startWindUp({ ...common, isRun, onStep: (code) => rooms.get(code)?.hurry() }),
  ];

  type Request = Exclude<ClientMessage, { type: 'enter' | 'ping' }>;

  /** @returns what is said to this connection alone; null where all of the player's are told. */
  async function answer(
    game: CrashHouseGame,
    room: Room,
    session: Session,
    message: Request,
    arrivedAt: Date,
  ): Promise<ServerMessage | null> {
    const { bet_id } = message;
    if (message.type === 'solo_cash_out') {
      await flights.cashOut(session, bet_id, arrivedAt);
      return null;
    }
    if (message.type === 'cash_out') {
      const work = cashOutDrawBet(house, rounds, outcomes, session, bet_id, arrivedAt);
      const tracked = work.finally(() => cashOuts.delete(tracked));
      cashOuts.add(tracked);
      const bet = await tracked;
      return { type: 'answer', to: 'cash_out', bet_id, bet: presentOwnBet(bet), balance_minor: null };
    }
    if (message.is_automatic === true && !session.rules.autoplay)
      throw new Refusal('autoplay_forbidden', 'each bet takes a press of its own');
    const stake = { betId: bet_id, bet: BigInt(message.bet_minor), wager: message.wager };
    // Read again: the session may have been closed since the player entered.
    const now = await readSession(house, session.sessionId);
    if (message.type === 'solo_bet') {
      if (!isRun(game.code)) throw new Refusal('game_unknown', `${game.code} is not played here`);
      await flights.begin(game, now, stake, arrivedAt);
      return null;
    }
    const asked = { ...stake, place: message.place };
    const draw = isRun(game.code) ? room.draw() : undefined;
    const placed = await placeDrawBet(house, rounds, game, now, draw, asked, arrivedAt);
    return {
      type: 'answer',
      to: 'bet',
      bet_id,
      bet: presentOwnBet(placed.bet),
      balance_minor: placed.balance.toString(),
    };
  }

  async function enter(key: string, send: (text: string) => void): Promise<Entered> {
    const session = await requireSession(house, key);
    if (session.closedAt) throw new Refusal('session_closed', 'the session was closed');
    const game = games.find(({ code }) => code === session.gameCode);
    if (!game) throw new Refusal('game_unknown', `${session.gameCode} has no draws`);
    const room = roomOf(game.code);
    const stakes = stakesOf(session);
    const waiting = await findRoundInPlay(house, session.player, session.gameCode);
    const [balance] = await Promise.all([
      waiting ? balanceBeside(house, session, waiting) : balanceOf(house, session),
      // Whoever is switched off may still finish what they have begun, and begin nothing.
      waiting ? undefined : requireActivePlayer(house, session),
      takeTurn(house, session),
    ]);
    const isDemo = session.operatorToken === null;
    const guest: Guest = { player: session.player, isDemo, send };
    const say = (message: ServerMessage) => send(JSON.stringify(message));
    // First the room, so that nothing is missed that follows.
    const snapshot = await room.enter(guest);
    const [own, fairness] = await Promise.all([
      flights.lastOf(session),
      fairnessInForce(house, session.player, session.gameCode),
    ]);
    say({
      type: 'snapshot',
      v: socketVersion,
      game_code: session.gameCode,
      is_demo: isDemo,
      currency: session.currency,
      language: session.language,
      player: maskedName(house, session.player),
      balance_minor: balance.toString(),
      stakes,
      may_automate: session.rules.autoplay,
      min_cycle_ms: session.rules.min_cycle_ms,
      lobby_url: session.lobbyUrl,
      deposit_url: session.depositUrl,
      ...snapshot,
      flights: own,
      fairness,
    });
    return {
      receive: async (message, arrivedAt) => {
        try {
          const answered = await answer(game, room, session, message, arrivedAt);
          if (answered) say(answered);
        } catch (error) {
          const isRefusal = error instanceof Refusal;
          // The flight that another tab has begun, so that this one goes on with it.
          if (isRefusal && error.code === 'round_in_play' && message.type === 'solo_bet')
            for (const flight of (await flights.lastOf(session)).slice(0, 1))
              say({ type: 'flight', now: house.now().getTime(), flight });
          if (!isRefusal) house.log.error({ err: error }, 'a bet in a draw failed');
          say({
            type: 'refused',
            to: message.type,
            bet_id: message.bet_id,
            error: isRefusal ? error.code : 'internal_error',
            detail: isRefusal ? error.message : 'the server failed; nothing is lost',
          });
        }
      },
      leave: () => room.leave(guest),
    };
  }

  const { rateLimits = true } = options;
  const everybody = { connectionsPerAddress: Infinity, messagesPerSecond: Infinity };
  const socket = openPlaySocket({
    server: options.server,
    house,
    trustProxy: options.trustProxy,
    limits: { ...socketLimits, ...(rateLimits ? {} : everybody), ...options.limits },
    enter,
  });

  /** Nothing that takes until another draw is begun, or goes on, from now on. */
  const leaving = new AbortController();
  return {
    runs: isRun,
    playOnce: async (session, one, form) => {
      const game = run.find(({ code }) => code === session.gameCode);
      if (!game) throw new Refusal('game_unknown', `${session.gameCode} is not played here`);
      if (form === 'solo') await flights.begin(game, session, { ...one, wager: leastWager }, house.now());
      else await placeOneBet(house, rounds, game, session, one, leaving.signal);
      await untilTried(house, one.betId, leaving.signal);
    },
    closeSocket: () => {
      leaving.abort();
      return socket.close();
    },
    close: async () => {
      await Promise.all(schedulers.map((scheduler) => scheduler.close()));
      await flights.close();
      await Promise.all([...rooms.values()].map((room) => room.close()));
      await rounds.atRest();
      await leadership.close();
    },
  };
}
