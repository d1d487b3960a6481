/** Serves the game client: `/play-api/*`. Each call reads as: session, then work, then answer. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { betLadder, defaultBet } from '../kinds/slot/bets.ts';
import { playApi, type PlayAnswer, type PlayCall, type PlayRequest } from '../kinds/slot/play-api.ts';
import { type Build } from '../kit/play-api/common.ts';
import { freeBetInForce } from './free-bets.ts';
import { potOfSession } from './jackpots/pots.ts';
import type { House, HouseGame } from './house.ts';
import { playChoice } from './choose.ts';
import { allowedBets } from './jurisdictions.ts';
import { nextRoundIn_ms, takeTurn } from './player-turn.ts';
import { Refusal } from './refusal.ts';
import { metersOf } from './meters.ts';
import { markSeen } from './rounds/change.ts';
import { presentBookedRound, presentListedRound } from './rounds/present.ts';
import {
  findRound,
  findRoundInPlay,
  lastSettledRound,
  revealedSeed,
  roundsOfPlayer,
} from './rounds/round.ts';
import { addRoundCalls } from './round-calls.ts';
import { fairnessInForce, rotateSeed } from './seeds.ts';
import {
  balanceBeside,
  balanceOf,
  balancesAfter,
  requireActivePlayer,
  requireSession,
  requireSlot,
} from './play-session.ts';
import type { AddPlayCall } from './play-call.ts';
import { closeSession, type Session } from './sessions.ts';
import { betsToBuy, playSpin } from './spin.ts';

async function presentFreeBets(house: House, session: Session) {
  const reward = await freeBetInForce(house, session);
  return reward ? { left: reward.betsGranted - reward.betsUsed, bet_minor: reward.bet.toString() } : null;
}

async function presentMeters(house: House, game: HouseGame, session: Session) {
  const meters = await metersOf(house, game, session);
  return meters.map(({ bet, isFreeBet, collected }) => ({
    bet_minor: bet.toString(),
    is_free_bet: isFreeBet,
    collected,
  }));
}

function presentBuild({ build }: HouseGame): Build {
  return { definition_hash: build.definition_hash, engine_hash: build.engine_hash };
}

type Handlers = {
  [Call in PlayCall]: (
    house: House,
    request: PlayRequest<Call>,
  ) => Promise<Extract<PlayAnswer<Call>, { ok: true }>>;
};

const pageSize = 20;

/** How often one address, which many players may share, is answered. */
const callsPerMinute = 300;
const spinsPerMinute = 1200;

const handlers: Handlers = {
  open: async (house, request) => {
    const session = await requireSession(house, request.session);
    if (session.closedAt) throw new Refusal('session_closed', 'the session was closed');
    const game = requireSlot(house, session.gameCode);
    const { rules, currency } = session;
    const ladder = allowedBets(rules, betLadder(game.slot, currency), currency);
    const usual = defaultBet(game.slot, currency);
    const standing = ladder.findLast((step) => usual !== undefined && step <= usual) ?? ladder[0];
    if (standing === undefined) {
      throw new Refusal('bet_not_allowed', `the house takes no bets in ${session.currency}`);
    }
    const waiting = await findRoundInPlay(house, session.player, session.gameCode);
    const [last, balance] = await Promise.all([
      lastSettledRound(house, session.player, session.gameCode),
      waiting ? balanceBeside(house, session, waiting) : balanceOf(house, session),
      // Whoever is switched off may still finish what they have begun, and begin nothing.
      waiting ? undefined : requireActivePlayer(house, session),
      takeTurn(house, session),
    ]);
    const { min_cycle_ms, fast_play, quick_stop, autoplay, parallel_games } = rules;
    return {
      ok: true,
      game_code: session.gameCode,
      is_demo: session.operatorToken === null,
      currency: session.currency,
      language: session.language,
      balance_minor: balance.toString(),
      bet_ladder_minor: ladder.map(String),
      default_bet_minor: standing.toString(),
      buyable_bets_minor: betsToBuy(game, session).map(String),
      free_bets: await presentFreeBets(house, session),
      paytable: game.paytable,
      pot: await potOfSession(house.pool, game, session),
      fairness: await fairnessInForce(house, session.player, session.gameCode),
      build: presentBuild(game),
      last_round: last ? presentBookedRound(last) : null,
      is_last_round_unseen: last?.isUnseen ?? false,
      waiting_round: waiting ? presentBookedRound(waiting) : null,
      meters: await presentMeters(house, game, session),
      play_rules: { min_cycle_ms, fast_play, quick_stop, autoplay, parallel_games },
      lobby_url: session.lobbyUrl,
      deposit_url: session.depositUrl,
    };
  },
  spin: async (house, request) => {
    const session = await requireSession(house, request.session);
    const game = requireSlot(house, session.gameCode);
    if (request.is_automatic === true && !session.rules.autoplay) {
      throw new Refusal('autoplay_forbidden', 'each round takes a press of its own');
    }
    const bought = request.bought ?? null;
    if (bought && request.is_automatic === true) {
      throw new Refusal('bad_request', 'bought: is confirmed by the player each time');
    }
    const { spin_id: spinId, bet_minor } = request;
    const round = await playSpin(house, game, session, { spinId, bet: BigInt(bet_minor), bought });
    const { afterBet, afterAll } = await balancesAfter(house, round);
    return {
      ok: true,
      round: presentBookedRound(round),
      balance_minor: String(afterAll ?? 0n),
      balance_after_bet_minor: String(afterBet),
      free_bets: await presentFreeBets(house, session),
      fairness: await fairnessInForce(house, session.player, session.gameCode),
      next_round_in_ms: nextRoundIn_ms(house, session, round.createdAt),
    };
  },
  choose: async (house, request) => {
    const session = await requireSession(house, request.session);
    const game = requireSlot(house, session.gameCode);
    const { round_id: roundId, choice } = request;
    const round = await playChoice(house, game, session, { roundId, choice });
    const { afterBet, afterAll } = await balancesAfter(house, round);
    return {
      ok: true,
      round: presentBookedRound(round),
      balance_minor: String(afterAll ?? 0n),
      balance_after_bet_minor: String(afterBet),
      free_bets: await presentFreeBets(house, session),
      fairness: await fairnessInForce(house, session.player, session.gameCode),
      next_round_in_ms: nextRoundIn_ms(house, session, round.createdAt),
    };
  },
  balance: async (house, request) => {
    const session = await requireSession(house, request.session);
    return {
      ok: true,
      currency: session.currency,
      balance_minor: (await balanceOf(house, session)).toString(),
    };
  },
  paytable: async (house, request) => ({
    ok: true,
    paytable: requireSlot(house, request.game_code).paytable,
  }),
  rotateSeed: async (house, request) => {
    const session = await requireSession(house, request.session);
    if (session.closedAt) throw new Refusal('session_closed', 'the session was closed');
    const change = await rotateSeed(house, session.player, session.gameCode, request.client_seed);
    if (change === 'opened')
      throw new Refusal('spin_in_flight', 'the bet of a round that uses the seed is on its way');
    if (change === 'in_play')
      throw new Refusal('round_in_play', 'a round that uses the seed waits for the player');
    return { ok: true, ...change };
  },
  pot: async (house, request) => {
    const session = await requireSession(house, request.session);
    return { ok: true, pot: await potOfSession(house.pool, requireSlot(house, session.gameCode), session) };
  },
  meters: async (house, request) => {
    const session = await requireSession(house, request.session);
    const game = requireSlot(house, session.gameCode);
    return { ok: true, meters: await presentMeters(house, game, session) };
  },
  history: async (house, request) => {
    const session = await requireSession(house, request.session);
    if (request.cursor !== null && !/^\d{1,18}$/.test(request.cursor)) {
      throw new Refusal('bad_request', 'cursor: not one that was given out');
    }
    const { player, gameCode } = session;
    const rounds = await roundsOfPlayer(house, player, gameCode, request.cursor, pageSize + 1);
    const page = rounds.slice(0, pageSize);
    return {
      ok: true,
      rounds: page.map(presentListedRound),
      next_cursor: rounds.length > pageSize ? (page.at(-1)?.roundId ?? null) : null,
    };
  },
  round: async (house, request) => {
    const session = await requireSession(house, request.session);
    const round = await findRound(house, request.round_id);
    if (!round || round.player !== session.player || round.state !== 'settled') {
      throw new Refusal('round_unknown', 'the player has no such settled round');
    }
    return {
      ok: true,
      round: presentBookedRound(round),
      server_seed: revealedSeed(round),
    };
  },
  seen: async (house, request) => {
    const session = await requireSession(house, request.session);
    await markSeen(house, session.player, request.round_id);
    return { ok: true };
  },
  close: async (house, request) => {
    const session = await requireSession(house, request.session);
    await closeSession(house, session.sessionId);
    return { ok: true };
  },
};

/** A refusal goes out as an answer of the protocol, whatever was thrown. */
function presentError(house: House, error: unknown, request: FastifyRequest) {
  if (error instanceof Refusal) return { ok: false, error: error.code, detail: error.message };
  house.log.error({ err: error, url: request.url }, 'play call failed');
  return { ok: false, error: 'internal_error', detail: 'the server failed; nothing is lost' };
}

/** Adds all calls of the play API to a server. */
export async function addPlayRoutes(server: FastifyInstance, house: House): Promise<void> {
  await server.register(async (play) => addCalls(play, house));
}

function addCalls(play: FastifyInstance, house: House): void {
  // What Fastify refuses before a handler runs: no JSON, another media type, too long a body.
  play.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status === 500) return reply.code(500).send(presentError(house, error, request));
    const detail = error instanceof Error ? error.message : 'malformed';
    const code = status === 429 ? 'too_many_requests' : 'bad_request';
    return reply.code(status).send({ ok: false, error: code, detail });
  });
  const add: AddPlayCall = (call, handle, perMinute = callsPerMinute) => {
    const config = { rateLimit: { max: perMinute, timeWindow: '1 minute' } };
    play.post(call.path, { config }, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const parsed = call.request.safeParse(request.body);
      if (!parsed.success) {
        const detail = parsed.error.issues
          .map((issue) => `${issue.path.join('.')}: ${issue.message}`)
          .join('; ');
        return reply.code(400).send({ ok: false, error: 'bad_request', detail });
      }
      try {
        return await handle(house, parsed.data);
      } catch (error) {
        return presentError(house, error, request);
      }
    });
  };
  add(playApi.open, handlers.open);
  add(playApi.spin, handlers.spin, spinsPerMinute);
  add(playApi.choose, handlers.choose, spinsPerMinute);
  add(playApi.balance, handlers.balance);
  add(playApi.paytable, handlers.paytable);
  add(playApi.rotateSeed, handlers.rotateSeed);
  add(playApi.pot, handlers.pot);
  add(playApi.meters, handlers.meters);
  add(playApi.history, handlers.history);
  add(playApi.round, handlers.round);
  add(playApi.seen, handlers.seen);
  add(playApi.close, handlers.close);
  addRoundCalls(add);
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
  return typeof error.statusCode === 'number' && error.statusCode < 500 ? error.statusCode : 500;
}
