/** Crash over the socket: bets in the draw that all share, cash-outs, and flights of one player. */
import type { ServerMessage } from '../../../kinds/crash/socket-api.ts';
import type { Flights } from '../../flights/flights.ts';
import type { CrashHouseGame } from '../../house.ts';
import { Refusal } from '../../refusal.ts';
import { fairnessInForce } from '../../seeds.ts';
import { readSession, type Session } from '../../sessions.ts';
import type { Request } from '../messages.ts';
import { leastWager, nextOpenDraw } from '../one-bet.ts';
import type { PlayedGame, PlayedWith } from '../played.ts';
import { openRoom } from '../room.ts';
import { cashOutDrawBet, placeDrawBet } from './bets.ts';
import { presentOwnBet } from './present.ts';
import { crashVoice } from './voice.ts';

type CrashRequest = Exclude<Request, { type: 'live_bet' | 'subscribe' | 'unsubscribe' | 'packet' }>;

function isCrash(message: Request): message is CrashRequest {
  const { type } = message;
  return type !== 'live_bet' && type !== 'subscribe' && type !== 'unsubscribe' && type !== 'packet';
}

export function playCrash(
  { house, rounds, outcomes, isRun }: PlayedWith,
  game: CrashHouseGame,
  options: {
    beat_ms: number;
    flights: Flights;
    /** Told of cash-outs that have arrived and are not written down yet. */
    track: (work: Promise<unknown>) => void;
  },
): PlayedGame {
  const { beat_ms, flights, track } = options;
  const room = openRoom({ house, gameCode: game.code, voice: crashVoice(house, beat_ms), outcomes });

  async function answer(
    session: Session,
    message: CrashRequest,
    arrivedAt: Date,
  ): Promise<ServerMessage | null> {
    const { bet_id } = message;
    if (message.type === 'solo_cash_out') {
      await flights.cashOut(session, bet_id, arrivedAt);
      return null;
    }
    if (message.type === 'cash_out') {
      const work = cashOutDrawBet(house, rounds, outcomes, session, bet_id, arrivedAt);
      track(work);
      const bet = await work;
      return { type: 'answer', to: 'cash_out', bet_id, bet: presentOwnBet(bet), balance_minor: null };
    }
    if (message.is_automatic === true && !session.rules.autoplay)
      throw new Refusal('autoplay_forbidden', 'each bet takes a press of its own');
    const stake = { betId: bet_id, bet: BigInt(message.bet_minor), wager: message.wager };
    // Read again: the session may have been closed since the player entered.
    const now = await readSession(house, session.sessionId);
    if (message.type === 'solo_bet') {
      if (!isRun) throw new Refusal('game_unknown', `${game.code} is not played here`);
      await flights.begin(game, now, stake, arrivedAt);
      return null;
    }
    const asked = { ...stake, place: message.place };
    const draw = isRun ? room.draw() : undefined;
    const placed = await placeDrawBet(house, rounds, game, now, draw, asked, arrivedAt);
    return {
      type: 'answer',
      to: 'bet',
      bet_id,
      bet: presentOwnBet(placed.bet),
      balance_minor: placed.balance.toString(),
    };
  }

  return {
    room,
    enter: async (guest, session) => {
      const snapshot = await room.enter(guest);
      const [own, fairness] = await Promise.all([
        flights.lastOf(session),
        fairnessInForce(house, session.player, session.gameCode),
      ]);
      // Said with the time at which its flights were looked at: one may have ended since the draw was.
      return { ...snapshot, now: house.now().getTime(), flights: own, fairness };
    },
    takes: isCrash,
    answer: async (session, message, arrivedAt) => {
      if (!isCrash(message)) throw new Refusal('bad_request', `${game.code} takes no bets on spots`);
      return answer(session, message, arrivedAt);
    },
    // The flight that another tab has begun, so that this one goes on with it.
    beforeRefusal: async (session, message, { code }) =>
      code === 'round_in_play' && message.type === 'solo_bet'
        ? (await flights.lastOf(session))
            .slice(0, 1)
            .map((flight) => ({ type: 'flight', now: house.now().getTime(), flight }))
        : [],
    playOnce: async (session, { betId, bet }, form, signal) => {
      const stake = { betId, bet, wager: leastWager };
      if (form === 'solo') {
        await flights.begin(game, session, stake, house.now());
        return;
      }
      const draw = await nextOpenDraw(house, game.code, signal);
      await placeDrawBet(house, rounds, game, session, draw, { ...stake, place: 0 }, house.now());
    },
  };
}
