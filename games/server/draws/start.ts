/**
 * Everything of the shared draws in a process: who runs them, what is told of them, and the socket. Also a process that runs none ends
 * what another has left: then its players may still cash out, and bet no more.
 */
import type { Server } from 'node:http';
import type { GivenBack } from '@marquee/contract/providers/draws.ts';
import { createChats, type Chats } from '../chat/chats.ts';
import { createFishing } from '../fish/fishing.ts';
import { drawnKinds, type DrawnHouseGame, hasDraws, type House, isInRoom } from '../house.ts';
import { balanceBeside, balanceOf, requireActivePlayer, requireSession } from '../play-session.ts';
import { takeTurn } from '../player-turn.ts';
import { createFlights } from '../flights/flights.ts';
import { Refusal } from '../refusal.ts';
import { findRoundInPlay } from '../rounds/round.ts';
import type { Session } from '../sessions.ts';
import { stakesOf } from '../stakes.ts';
import { type AskedBy, callOffDraw, type NamedDraw } from './call-off.ts';
import { createOutcomes, type SaltSource } from './chains.ts';
import { crashKind } from './crash/kind.ts';
import { playCrash } from './crash/play.ts';
import { betsOfDraw } from './draw-bets.ts';
import { createDrawRounds } from './draw-rounds.ts';
import type { DrawnKind } from './drawn-kind.ts';
import { createLeadership } from './leadership.ts';
import { createBingoRounds } from './live/bingo-rounds.ts';
import { readLiveBet } from './live/draw-bets.ts';
import { liveKind } from './live/kind.ts';
import { playLive } from './live/play.ts';
import { presentOwnBet } from './live/present.ts';
import { startSubscriptions } from './live/subscriptions.ts';
import { nameOf } from './messages.ts';
import { type OneBet, type RoundForm, untilTried } from './one-bet.ts';
import { type Entered, openPlaySocket, socketLimits, type SocketLimits } from './play-socket.ts';
import type { PlayedGame } from './played.ts';
import { maskedName } from './present.ts';
import type { Guest } from './room.ts';
import { startScheduler } from './scheduler.ts';
import { defaultTiming, type DrawTiming, type LiveTiming, phasesOfLive } from './timing.ts';
import { startWindUp } from './wind-up.ts';

/** What a client says as it enters and what it is told then have the same version in every kind. */
const socketVersion = 1;

export type DrawOptions = {
  /** The kinds whose draws are run; all of them unless given. */
  kinds?: readonly DrawnHouseGame['kind'][];
  /** Codes of the games whose draws are run; all of these kinds unless given. Of the others only what is under way is ended. */
  games?: readonly string[];
  /** Where the salts of new chains come from. The server's own, unless given: then the page says so. */
  saltSource?: SaltSource;
  /** Of crash. */
  timing?: Partial<DrawTiming>;
  liveTiming?: Partial<LiveTiming>;
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
  /**
   * Calls off a draw that is sold ahead and has not begun. @returns what is given back of it, in money.
   * @throws CallOffError
   */
  callOff: (named: NamedDraw, by: AskedBy) => Promise<GivenBack>;
  /** The chats of the rooms that have one. */
  chats: Chats;
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
  const { saltSource = 'server', kinds = drawnKinds, liveTiming = {} } = options;
  const timing = { ...defaultTiming, ...options.timing };
  const crash = crashKind(timing);
  const bingoRounds = createBingoRounds(house);
  const kindOf = (gameCode: string): DrawnKind => {
    const game = house.games.get(gameCode);
    // A game that the house no longer has is taken for one of crash. Were it a table, its bets could not be read as such: none is
    // decided by rules that are not its own.
    return game?.kind === 'live'
      ? liveKind(game.live, phasesOfLive(game.live, liveTiming), bingoRounds)
      : crash;
  };
  const outcomes = createOutcomes(house, kindOf);
  const leadership = createLeadership(options.databaseUrl, house.log);
  const games = [...house.games.values()].filter(hasDraws);
  const run = games.filter(({ code, kind }) => options.games?.includes(code) ?? kinds.includes(kind));
  const isRun = (gameCode: string) => run.some(({ code }) => code === gameCode);
  const played = new Map<string, PlayedGame>();
  const roomOf = (gameCode: string) => played.get(gameCode)?.room;
  const tell = (gameCode: string, player: string, message: object) => roomOf(gameCode)?.tell(player, message);
  const isHere = (gameCode: string, player: string) => roomOf(gameCode)?.has(player) ?? false;
  const rounds = createDrawRounds(house, {
    isWatched: isHere,
    tell: (gameCode, player, balance) =>
      tell(gameCode, player, { type: 'balance', balance_minor: balance.toString() }),
  });
  const flights = createFlights({
    house,
    databaseUrl: options.databaseUrl,
    beat_ms: timing.beat_ms,
    tell,
    isHere,
  });
  /** What players have done in time and is not written down yet. */
  const actions = new Set<Promise<unknown>>();
  const track = (work: Promise<unknown>): void => {
    const tracked: Promise<unknown> = work.catch(() => undefined).finally(() => actions.delete(tracked));
    actions.add(tracked);
  };
  const subscriptions = startSubscriptions({ house, rounds, leadership, isRun, tell });
  function play(game: DrawnHouseGame): PlayedGame {
    const playedWith = { house, rounds, outcomes, isRun: isRun(game.code) };
    return game.kind === 'live'
      ? playLive(playedWith, game, kindOf(game.code).phases, bingoRounds, () => subscriptions.hurry())
      : playCrash(playedWith, game, { beat_ms: timing.beat_ms, flights, track });
  }
  /** A game as it is played; one that is not run here is opened for whoever comes back to a draw under way. */
  const playedGame = (game: DrawnHouseGame): PlayedGame => {
    const opened = played.get(game.code) ?? play(game);
    played.set(game.code, opened);
    return opened;
  };
  for (const game of run) playedGame(game);
  const common = {
    house,
    leadership,
    outcomes,
    rounds,
    actionsWritten: async () => {
      await Promise.all(actions);
    },
  };
  const schedulers = [
    ...run.map(({ code }) =>
      startScheduler({
        ...common,
        gameCode: code,
        kind: kindOf(code),
        saltSource,
        onStep: () => roomOf(code)?.hurry(),
      }),
    ),
    startWindUp({ ...common, kindOf, isRun, onStep: (code) => roomOf(code)?.hurry() }),
  ];

  /** Players who are here see that a ticket for a later draw is given back; those of the draw whose turn it is the room tells by itself. */
  async function tellGivenBack(
    gameCode: string,
    drawId: string,
    publicIds: ReadonlySet<string>,
  ): Promise<void> {
    if (house.games.get(gameCode)?.kind !== 'live' || publicIds.size === 0) return;
    for (const row of await betsOfDraw(house, drawId, null)) {
      if (publicIds.has(row.public_id) && isHere(gameCode, row.player))
        tell(gameCode, row.player, { type: 'own', bet: presentOwnBet(readLiveBet(row)) });
    }
  }

  const fishing = createFishing(house);
  const chats = createChats(house);

  async function enter(key: string, send: (text: Buffer) => void): Promise<Entered> {
    const session = await requireSession(house, key);
    if (session.closedAt) throw new Refusal('session_closed', 'the session was closed');
    const inRoom = house.games.get(session.gameCode);
    if (inRoom && isInRoom(inRoom)) return fishing.enter(inRoom, session, send);
    const game = games.find(({ code }) => code === session.gameCode);
    if (!game) throw new Refusal('game_unknown', `${session.gameCode} has no draws`);
    const table = playedGame(game);
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
    const say = (message: object) => send(Buffer.from(JSON.stringify(message)));
    const snapshot = await table.enter(guest, session);
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
    });
    const seat = await chats.of(game)?.enter(session, say);
    return {
      receive: async (message, arrivedAt) => {
        try {
          const answered = await table.answer(session, message, arrivedAt);
          if (answered) say(answered);
        } catch (error) {
          const isRefusal = error instanceof Refusal;
          if (isRefusal) for (const word of await table.beforeRefusal(session, message, error)) say(word);
          else house.log.error({ err: error }, 'a bet in a draw failed');
          say({
            type: 'refused',
            to: table.takes(message) ? message.type : 'message',
            bet_id: nameOf(message),
            error: isRefusal ? error.code : 'internal_error',
            detail: isRefusal ? error.message : 'the server failed; nothing is lost',
          });
        }
      },
      ...(seat ? { chat: seat.receive } : {}),
      leave: () => {
        seat?.leave();
        table.room.leave(guest);
      },
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
      await playedGame(game).playOnce(session, one, form, leaving.signal);
      await untilTried(house, one.betId, leaving.signal);
    },
    callOff: async (named, by) => {
      const { givenBack, drawId, publicIds } = await callOffDraw(house, rounds, named, by);
      await tellGivenBack(named.gameCode, drawId, new Set(publicIds));
      roomOf(named.gameCode)?.hurry();
      return givenBack;
    },
    chats,
    closeSocket: () => {
      leaving.abort();
      return socket.close();
    },
    close: async () => {
      await subscriptions.close();
      await Promise.all(schedulers.map((scheduler) => scheduler.close()));
      await flights.close();
      await fishing.close();
      await chats.close();
      await Promise.all([...played.values()].map(({ room }) => room.close()));
      await rounds.atRest();
      await leadership.close();
    },
  };
}
