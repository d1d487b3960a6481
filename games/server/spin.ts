/** Plays one round of a slot for a session: decides it, takes the bet, pays the win, and only then tells the client. */
import { betLadder, worstCase } from '../kinds/slot/bets.ts';
import { createFairRandom } from '../kit/fairness/stream.ts';
import { playBook } from '../kinds/slot/engine/book-recorder.ts';
import { isWorthSeeing } from '../kinds/slot/round-to-see.ts';
import { freeBetInForce } from './free-bets.ts';
import type { House, SlotHouseGame } from './house.ts';
import { allowedBets } from './jurisdictions.ts';
import { playFrom } from './open-round.ts';
import { Refusal } from './refusal.ts';
import type { Round } from './rounds/round.ts';
import type { Session } from './sessions.ts';
import { once } from './under-way.ts';

/**
 * Plays a spin, or returns the round it has become if it was sent before.
 * @throws Refusal with the code that the player is told.
 */
export async function playSpin(
  house: House,
  game: SlotHouseGame,
  session: Session,
  spinId: string,
  bet: bigint,
): Promise<Round> {
  const round = await once(`${session.sessionId}:${spinId}`, () =>
    playFrom(house, {
      game,
      session,
      spinId,
      bet,
      async worstOf() {
        await requireAllowedBet(house, game, session, bet);
        return worstCase(game.slot, bet);
      },
      wager: null,
      decide(seeds) {
        const book = playBook(game.slot, bet, createFairRandom(seeds));
        return { win: BigInt(book.win_minor), book, isUnseen: isWorthSeeing(book), endsAt: null };
      },
    }),
  );
  if (round.bet !== bet) throw new Refusal('bad_request', 'the spin_id was used with another bet');
  if (round.state === 'settled') return round;
  if (round.failure) throw new Refusal(round.failure, `round ${round.publicId} is ${round.state}`);
  throw new Refusal('operator_unavailable', `the win of round ${round.publicId} is on its way`);
}

async function requireAllowedBet(house: House, game: SlotHouseGame, session: Session, bet: bigint) {
  const { rules, currency } = session;
  if (allowedBets(rules, betLadder(game.slot, currency), currency).includes(bet)) return;
  const freeBet = await freeBetInForce(house, session);
  if (freeBet?.bet === bet && allowedBets(rules, [bet], currency).length > 0) return;
  throw new Refusal('bet_not_allowed', `${bet} is no step of the bet ladder`);
}
