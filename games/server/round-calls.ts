/** The calls of games of wager and actions: enter, begin, act, and what was played. Each reads as: session, then work, then answer. */
import { inRooms } from '../kinds/instant/games.ts';
import { roundsApi, type RoundsAnswer, type RoundsCall, type RoundsRequest } from '../kit/play-api/rounds.ts';
import { playAction } from './act.ts';
import { playBegin } from './begin.ts';
import type { House } from './house.ts';
import type { AddPlayCall } from './play-call.ts';
import {
  balanceBeside,
  balanceOf,
  balancesAfter,
  requireActivePlayer,
  requireRounds,
  requireSession,
  requireWagers,
} from './play-session.ts';
import { nextRoundIn_ms, takeTurn } from './player-turn.ts';
import { recentBets } from './recent-bets.ts';
import { Refusal } from './refusal.ts';
import { presentRoundView } from './rounds/present.ts';
import { findRoundInPlay, lastSettledRound, revealedSeed, roundsOfPlayer } from './rounds/round.ts';
import { fairnessInForce } from './seeds.ts';
import { stakesOf } from './stakes.ts';

type Handlers = {
  [Call in RoundsCall]: (
    house: House,
    request: RoundsRequest<Call>,
  ) => Promise<Extract<RoundsAnswer<Call>, { ok: true }>>;
};

const pageSize = 20;

/** How often one address, which many players may share, plays. */
const playsPerMinute = 1200;

const handlers: Handlers = {
  enter: async (house, request) => {
    const session = await requireSession(house, request.session);
    if (session.closedAt) throw new Refusal('session_closed', 'the session was closed');
    const game = requireRounds(house, session.gameCode);
    const waiting = await findRoundInPlay(house, session.player, game.code);
    const [balance, last, fairness] = await Promise.all([
      waiting ? balanceBeside(house, session, waiting) : balanceOf(house, session),
      lastSettledRound(house, session.player, game.code),
      fairnessInForce(house, session.player, game.code),
      // Whoever is switched off may still finish what they have begun, and begin nothing.
      waiting ? undefined : requireActivePlayer(house, session),
      takeTurn(house, session),
    ]);
    const { min_cycle_ms, fast_play, quick_stop, autoplay, parallel_games } = session.rules;
    const round = waiting ?? last;
    return {
      ok: true,
      game_code: game.code,
      title: game.title,
      game_version: game.version,
      is_demo: session.operatorToken === null,
      currency: session.currency,
      language: session.language,
      balance_minor: balance.toString(),
      stakes: stakesOf(session),
      rtp_percent: game.figures.rtp_percent,
      fairness,
      build: { definition_hash: game.build.definition_hash, engine_hash: game.build.engine_hash },
      round: round ? presentRoundView(round) : null,
      play_rules: { min_cycle_ms, fast_play, quick_stop, autoplay, parallel_games },
      lobby_url: session.lobbyUrl,
      deposit_url: session.depositUrl,
    };
  },
  begin: async (house, request) => {
    const session = await requireSession(house, request.session);
    const game = requireRounds(house, session.gameCode);
    // What is shot at, the room knows.
    if (inRooms.has(game.code)) throw new Refusal('bad_request', `${game.code} is played over the socket`);
    if (request.is_automatic === true && !session.rules.autoplay) {
      throw new Refusal('autoplay_forbidden', 'each round takes a press of its own');
    }
    const round = await playBegin(house, game, session, {
      roundId: request.round_id,
      bet: BigInt(request.bet_minor),
      wager: request.wager,
    });
    const { afterBet, afterAll } = await balancesAfter(house, round);
    return {
      ok: true,
      round: presentRoundView(round),
      balance_after_bet_minor: afterBet.toString(),
      balance_minor: afterAll?.toString() ?? null,
      fairness: await fairnessInForce(house, session.player, game.code),
      next_round_in_ms: nextRoundIn_ms(house, session, round.createdAt),
    };
  },
  act: async (house, request) => {
    const session = await requireSession(house, request.session);
    const game = requireRounds(house, session.gameCode);
    const round = await playAction(house, game, session, {
      roundId: request.round_id,
      actionId: request.action_id,
      step: request.step,
      action: request.action,
    });
    const { afterBet, afterAll } = await balancesAfter(house, round);
    return {
      ok: true,
      round: presentRoundView(round),
      balance_after_bet_minor: afterBet.toString(),
      balance_minor: afterAll?.toString() ?? null,
      fairness: await fairnessInForce(house, session.player, game.code),
    };
  },
  rounds: async (house, request) => {
    const session = await requireSession(house, request.session);
    const game = requireWagers(house, session.gameCode);
    if (request.cursor !== null && !/^\d{1,18}$/.test(request.cursor)) {
      throw new Refusal('bad_request', 'cursor: not one that was given out');
    }
    const rounds = await roundsOfPlayer(house, session.player, game.code, request.cursor, pageSize + 1);
    const page = rounds.slice(0, pageSize);
    return {
      ok: true,
      rounds: page.map((round) => {
        return { ...presentRoundView(round), server_seed: revealedSeed(round) };
      }),
      next_cursor: rounds.length > pageSize ? (page.at(-1)?.roundId ?? null) : null,
    };
  },
  recent: async (house, request) => {
    const session = await requireSession(house, request.session);
    requireRounds(house, session.gameCode);
    return { ok: true, bets: await recentBets(house, session) };
  },
};

/** Adds the calls of every game that is no slot. */
export function addRoundCalls(add: AddPlayCall): void {
  add(roundsApi.enter, handlers.enter);
  add(roundsApi.begin, handlers.begin, playsPerMinute);
  add(roundsApi.act, handlers.act, playsPerMinute);
  add(roundsApi.rounds, handlers.rounds);
  add(roundsApi.recent, handlers.recent);
}
