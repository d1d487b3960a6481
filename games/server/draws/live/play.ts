/** A live table over the socket: bets on spots in the draw that all share. */
import type { ServerMessage } from '../../../kinds/live/socket-api.ts';
import { hasSubscriptions } from '../../../kinds/live/subscriptions.ts';
import type { LiveHouseGame } from '../../house.ts';
import { Refusal } from '../../refusal.ts';
import { readSession } from '../../sessions.ts';
import { liveStakesOf } from '../../stakes.ts';
import { findOpenDraw } from '../draws.ts';
import { nextOpenDraw } from '../one-bet.ts';
import type { PlayedGame, PlayedWith } from '../played.ts';
import { openRoom } from '../room.ts';
import type { Phases } from '../timing.ts';
import type { BingoRounds } from './bingo-rounds.ts';
import { placeLiveBet } from './bets.ts';
import { betsAhead } from './draw-bets.ts';
import { presentOwnBet } from './present.ts';
import { subscribe, unsubscribe } from './subscribe.ts';
import { presentSubscription, subscriptionsOf } from './subscription-rows.ts';
import { liveVoice } from './voice.ts';

export function playLive(
  { house, rounds, outcomes, isRun }: PlayedWith,
  game: LiveHouseGame,
  phases: Phases,
  bingoRounds: BingoRounds,
  hurrySubscriptions: () => void,
): PlayedGame {
  const room = openRoom({
    house,
    gameCode: game.code,
    voice: liveVoice(house, phases, game.live, bingoRounds),
    outcomes,
  });
  /** The draw that a bet names: the one whose turn it is, as far as this process knows, or one that is sold ahead. */
  async function drawNamed(named: { chain: number; number: number }) {
    if (!isRun) return undefined;
    const draw = room.draw();
    const isCurrent = draw?.chainNumber === named.chain && draw.number === named.number;
    return isCurrent || !phases.schedule ? draw : findOpenDraw(house, game.code, named);
  }
  return {
    room,
    enter: async (guest, session) => {
      const snapshot = { ...(await room.enter(guest)), stakes: liveStakesOf(game.live, session) };
      if (!phases.schedule) return snapshot;
      const ahead = await betsAhead(house, game.code, guest.player, room.draw());
      return {
        ...snapshot,
        ahead: ahead.map(({ bet, chain, number }) => ({ ...presentOwnBet(bet), draw: { chain, number } })),
        ...(hasSubscriptions(game.live) && {
          subscriptions: (await subscriptionsOf(house, game.code, guest.player)).map(presentSubscription),
        }),
      };
    },
    takes: ({ type }) => type === 'live_bet' || type === 'subscribe' || type === 'unsubscribe',
    answer: async (session, message, arrivedAt): Promise<ServerMessage> => {
      if (message.type === 'unsubscribe') {
        const stopped = await unsubscribe(house, session, message.subscription_id);
        return { type: 'subscription', subscription: presentSubscription(stopped) };
      }
      if (message.type === 'subscribe') {
        if (!isRun) throw new Refusal('betting_closed', `${game.code} takes no bets here`);
        const current = await readSession(house, session.sessionId);
        const begun = await subscribe(house, game, phases, current, message);
        hurrySubscriptions();
        return { type: 'subscription', subscription: presentSubscription(begun) };
      }
      if (message.type !== 'live_bet')
        throw new Refusal('bad_request', `${game.code} takes bets on spots alone`);
      if (message.is_automatic === true && !session.rules.autoplay)
        throw new Refusal('autoplay_forbidden', 'each bet takes a press of its own');
      const { bet_id, bet_minor, draw: named, wager } = message;
      // Read again: the session may have been closed since the player entered.
      const now = await readSession(house, session.sessionId);
      const asked = { betId: bet_id, draw: named, bet: BigInt(bet_minor), wager };
      const draw = await drawNamed(named);
      const { bet, balance } = await placeLiveBet(house, rounds, game, now, draw, asked, arrivedAt);
      return {
        type: 'answer',
        to: 'live_bet',
        bet_id,
        bet: presentOwnBet(bet),
        draw: named,
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
