/** The tickets of games with pools: what of them a price is asked for, and how the winners among them are counted. */
import { type Card, MOST_CARDS } from './bingo/cards.ts';
import { ballOf } from './bingo/prizes.ts';
import { cardsOn, reachAll, tiersOfCards, wonAtOf } from './bingo/round.ts';
import type { BingoGame, LotteryGame, PoolGame } from './games.ts';
import { linesOn, MOST_PICKED, numbersOf, type Pools, tiersOf } from './pools.ts';
import { type LiveWager, MOST_BETS } from './rules.ts';

/** How many lines, or cards, a ticket has. @throws BetRefused for a wager that is no ticket of the game. */
export function pricedOn(game: PoolGame, wager: LiveWager): bigint {
  return game.bingo ? BigInt(cardsOn(wager)) : linesOn(numbersOf(game.pool, wager).length);
}

/** How many a player may have in a draw, on all tickets together. */
export function mostPriced({ bingo }: Pick<PoolGame, 'bingo'>): bigint {
  return bingo ? BigInt(MOST_CARDS) : linesOn(MOST_PICKED) * BigInt(MOST_BETS);
}

/** Of each ticket its lines by tier; in bingo also with which ball each prize was won, zero for a jackpot that was not. */
export type Winners = { lines: readonly Pools[]; wonAt: readonly number[] | null };

/** The winners in a lottery. @throws BetRefused for a ticket that is none of it. */
export function lotteryWinners(
  { pool }: Pick<LotteryGame, 'pool'>,
  drawn: readonly number[],
  wagers: readonly LiveWager[],
): Winners {
  return { lines: wagers.map((wager) => tiersOf(numbersOf(pool, wager), drawn)), wonAt: null };
}

/** The winners in a round of bingo, by the cards of all tickets. */
export function bingoWinners(
  { bingo }: Pick<BingoGame, 'bingo'>,
  number: number,
  balls: readonly number[],
  cardsOfTickets: readonly (readonly Card[])[],
): Winners & { wonAt: readonly number[] } {
  const at = ballOf(balls);
  const reached = cardsOfTickets.map((cards) => reachAll(bingo, number, cards, at));
  const wonAt = wonAtOf(bingo, reached.flat());
  return { lines: reached.map((own) => tiersOfCards(own, wonAt)), wonAt };
}
