/** The prizes of a draw whose winners share pools, counted again in this browser from the list of its bets. */
import { ballOf } from './bingo/prizes.ts';
import { revealedCards } from './bingo/revealed-cards.ts';
import { cardsOn, countByCards, reachAll, winnersAmong } from './bingo/round.ts';
import { ballsOutcomeSchema, type LiveOutcome, type PoolGame } from './games.ts';
import { type CountedPrizes, prizesOf, type SharedList, sharedListSchema, ticketsIn } from './shared-list.ts';
import { type Count, countByBet } from './sharing.ts';

type DrawOfChain = { chain: number; number: number };

/** How the tickets of a currency are counted. In bingo that takes all of their cards. */
async function countOf(
  { code, pool }: PoolGame,
  draw: DrawOfChain,
  tickets: SharedList['tickets'],
  outcome: LiveOutcome,
): Promise<Count> {
  if (pool.form !== 'cards') return countByBet(pool, outcome);
  const at = ballOf(ballsOutcomeSchema.parse(outcome).balls);
  const reached = await Promise.all(
    tickets.map(async ({ id, wager }) => {
      const cards = await revealedCards({ code, pool }, draw, id, cardsOn(wager));
      return [id, reachAll(pool, draw.number, cards, at)] as const;
    }),
  );
  return countByCards(winnersAmong(pool, new Map(reached)));
}

/**
 * What a line of each pool is paid; the server is asked for the list alone.
 * @returns null where there is no list, or none of the currency: demo play is in none.
 */
export async function countedPrizes(
  game: PoolGame,
  draw: DrawOfChain,
  currency: string,
  outcome: LiveOutcome,
): Promise<CountedPrizes | null> {
  const path = `/fairness/tickets/${game.code}/${draw.chain}/${draw.number}.json`;
  const answer = await fetch(path).catch(() => undefined);
  if (!answer?.ok) return null;
  const list = sharedListSchema.safeParse(await answer.json());
  if (!list.success) return null;
  const count = await countOf(game, draw, ticketsIn(list.data.tickets, currency), outcome);
  return prizesOf(game.pool, list.data, currency, outcome, count);
}
