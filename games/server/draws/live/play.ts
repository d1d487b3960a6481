/** A live table over the socket: bets on spots in the draw that all share. */
import type { ServerMessage } from '../../../kinds/live/socket-api.ts';
import type { LiveHouseGame } from '../../house.ts';
import { Refusal } from '../../refusal.ts';
import { readSession } from '../../sessions.ts';
import { nextOpenDraw } from '../one-bet.ts';
import type { PlayedGame, PlayedWith } from '../played.ts';
import { openRoom } from '../room.ts';
import type { Phases } from '../timing.ts';
import { placeLiveBet } from './bets.ts';
import { presentOwnBet } from './present.ts';
import { liveVoice } from './voice.ts';

export function playLive(
  { house, rounds, outcomes, isRun }: PlayedWith,
  game: LiveHouseGame,
  phases: Phases,
): PlayedGame {
  const room = openRoom({ house, gameCode: game.code, voice: liveVoice(house, phases), outcomes });
  return {
    room,
    enter: (guest) => room.enter(guest),
    takes: ({ type }) => type === 'live_bet',
    answer: async (session, message, arrivedAt): Promise<ServerMessage> => {
      if (message.type !== 'live_bet')
        throw new Refusal('bad_request', `${game.code} takes bets on spots alone`);
      if (message.is_automatic === true && !session.rules.autoplay)
        throw new Refusal('autoplay_forbidden', 'each bet takes a press of its own');
      const { bet_id, bet_minor, draw: named, wager } = message;
      // Read again: the session may have been closed since the player entered.
      const now = await readSession(house, session.sessionId);
      const asked = { betId: bet_id, draw: named, bet: BigInt(bet_minor), wager };
      const draw = isRun ? room.draw() : undefined;
      const { bet, balance } = await placeLiveBet(house, rounds, game, now, draw, asked, arrivedAt);
      return {
        type: 'answer',
        to: 'live_bet',
        bet_id,
        bet: presentOwnBet(bet),
        balance_minor: balance.toString(),
      };
    },
    beforeRefusal: async () => [],
    playOnce: async (session, { betId, bet }, _form, signal) => {
      const draw = await nextOpenDraw(house, game.code, signal);
      const { chainNumber: chain, number } = draw;
      const asked = { betId, draw: { chain, number }, bet, wager: game.live.usual };
      await placeLiveBet(house, rounds, game, session, draw, asked, house.now());
    },
  };
}
