/** Plays one round of a slot for a session: decides it, takes the bet, pays the win, and only then tells the client. */
import { betLadder, buyableBets, priceOf, worstCase } from '../kinds/slot/bets.ts';
import { playChoiceBook, waitingChoice } from '../kinds/slot/choice/play.ts';
import { createFairRandom } from '../kit/fairness/stream.ts';
import type { Bought } from '../kinds/slot/engine/definition.ts';
import { playBook } from '../kinds/slot/engine/book-recorder.ts';
import { playCollectBook } from '../kinds/slot/collect/engine/book-recorder.ts';
import type { SlotBook } from '../kinds/slot/slot-book.ts';
import { playTumbleBook } from '../kinds/slot/tumble/engine/book-recorder.ts';
import type { RandomSource } from '../kit/fairness/random.ts';
import { hoursToReturn } from '../kit/play-api/hours-to-return.ts';
import { isWorthSeeing } from '../kinds/slot/round-to-see.ts';
import { awayNameOfChoice } from './choice.ts';
import { freeBetInForce } from './free-bets.ts';
import { type House, type SlotHouseGame, soldBy } from './house.ts';
import { allowedBets } from './jurisdictions.ts';
import { playFrom } from './open-round.ts';
import { Refusal } from './refusal.ts';
import type { Round } from './rounds/round.ts';
import type { Session } from './sessions.ts';
import { once } from './under-way.ts';

/**
 * Plays a spin, or what is bought in its place, or returns the round it has become if it was sent before. The round of a game with a
 * choice may wait for that.
 * @param asked `bet` is the whole stake: the price of what is bought.
 * @throws Refusal with the code that the player is told.
 */
export async function playSpin(
  house: House,
  game: SlotHouseGame,
  session: Session,
  { spinId, bet, bought }: { spinId: string; bet: bigint; bought: Bought | null },
): Promise<Round> {
  const choices = game.form === 'reels' ? (game.choices.get(game.version) ?? null) : null;
  const round = await once(`${session.sessionId}:${spinId}`, () =>
    playFrom(house, {
      game,
      session,
      spinId,
      bet,
      async worstOf() {
        if (bought) return worstCase(game.slot, requireSold(game, session, bet));
        await requireAllowedBet(house, game, session, bet);
        return worstCase(game.slot, bet);
      },
      // Only a round with a wager may wait for its player, and then is the only one of the player in the game.
      wager: choices ? {} : null,
      bought,
      decide(seeds, meter) {
        const random = createFairRandom(seeds);
        const book = choices
          ? playChoiceBook(choices, bet, random, null)
          : bookOf(game, { bet, bought, meter }, random);
        const decided = { win: BigInt(book.win_minor), book, isUnseen: isWorthSeeing(book) };
        if (book.form === 'collect') return { ...decided, endsAt: null, meterAfter: book.meter.after };
        if (!choices || book.form === 'tumble' || !waitingChoice(book)) return { ...decided, endsAt: null };
        const endsAt = new Date(house.now().getTime() + hoursToReturn * 3_600_000);
        return { ...decided, isUnseen: true, endsAt, whenAway: awayNameOfChoice(choices) };
      },
    }),
  );
  if (round.bet !== bet || round.bought !== bought)
    throw new Refusal('bad_request', 'the spin_id was used with another bet');
  if (round.state === 'settled' || round.state === 'in_play') return round;
  if (round.failure) throw new Refusal(round.failure, `round ${round.publicId} is ${round.state}`);
  throw new Refusal('operator_unavailable', `the win of round ${round.publicId} is on its way`);
}

/** The round that follows from a stream of numbers; of a game whose meter is kept, from where that stands as well. */
function bookOf(
  game: SlotHouseGame,
  { bet, bought, meter }: { bet: bigint; bought: Bought | null; meter: number },
  random: RandomSource,
): SlotBook {
  switch (game.form) {
    case 'reels':
      return playBook(game.slot, bet, random, bought);
    case 'tumble':
      return playTumbleBook(game.slot, bet, random);
    case 'collect':
      return playCollectBook(game.slot, bet, random, meter);
  }
}

async function requireAllowedBet(house: House, game: SlotHouseGame, session: Session, bet: bigint) {
  const { rules, currency } = session;
  if (allowedBets(rules, betLadder(game.slot, currency), currency).includes(bet)) return;
  const freeBet = await freeBetInForce(house, session);
  if (freeBet?.bet === bet && allowedBets(rules, [bet], currency).length > 0) return;
  throw new Refusal('bet_not_allowed', `${bet} is no step of the bet ladder`);
}

/**
 * The bets at which the game's feature may be bought: the rules allow each of them, and its whole price too.
 */
export function betsToBuy(game: SlotHouseGame, { rules, currency }: Session): bigint[] {
  const { slot } = game;
  const buy = soldBy(game);
  if (!buy || !rules.buy_feature) return [];
  const ladder = allowedBets(rules, betLadder(slot, currency), currency);
  return buyableBets(slot, buy, ladder, currency).filter(
    (bet) => allowedBets(rules, [priceOf(slot, buy, bet)], currency).length > 0,
  );
}

/** The bet of which a price is that of the feature. @throws Refusal if it may not be bought, or for another price. */
function requireSold(game: SlotHouseGame, session: Session, price: bigint): bigint {
  const buy = soldBy(game);
  if (!buy) throw new Refusal('bad_request', `bought: ${game.code} sells nothing`);
  if (!session.rules.buy_feature) throw new Refusal('buy_forbidden', 'each round is a spin');
  const bet = betsToBuy(game, session).find((each) => priceOf(game.slot, buy, each) === price);
  if (bet === undefined) throw new Refusal('bet_not_allowed', `bet_minor: ${price} is the price of no bet`);
  return bet;
}
