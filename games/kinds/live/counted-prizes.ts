/** The prizes of a draw in a game with pools, counted again in this browser from the list of its tickets. */
import { revealedCards } from './bingo/revealed-cards.ts';
import { cardsOn } from './bingo/round.ts';
import { ballsOutcomeSchema, type LiveOutcome, numbersOutcomeSchema, type PoolGame } from './games.ts';
import { TIERS } from './pools.ts';
import { prizesOf, type SharedList, sharedListSchema, ticketsIn } from './shared-list.ts';
import { bingoWinners, lotteryWinners, type Winners } from './tickets.ts';

type DrawOfChain = { chain: number; number: number };
/** What a line of each tier is paid; in bingo also with which ball each prize was won. */
type CountedPrizes = { prizes: readonly string[]; won_at: readonly number[] | null };

async function winnersOf(
  game: PoolGame,
  draw: DrawOfChain,
  tickets: SharedList['tickets'],
  outcome: LiveOutcome,
): Promise<Winners> {
  if (!game.bingo) {
    const { numbers } = numbersOutcomeSchema.parse(outcome);
    return lotteryWinners(
      game,
      numbers,
      tickets.map(({ wager }) => wager),
    );
  }
  const cards = await Promise.all(
    tickets.map(({ id, wager }) => revealedCards(game, draw, id, cardsOn(wager))),
  );
  return bingoWinners(game, draw.number, ballsOutcomeSchema.parse(outcome).balls, cards);
}

/** Counts a list. @returns null where nothing was shared out in the currency. */
async function countPrizes(
  game: PoolGame,
  draw: DrawOfChain,
  list: SharedList,
  currency: string,
  outcome: LiveOutcome,
): Promise<CountedPrizes | null> {
  const { lines, wonAt } = await winnersOf(game, draw, ticketsIn(list.tickets, currency), outcome);
  const prizes = prizesOf(game.pool, list, currency, lines);
  return prizes && { prizes: TIERS.map((tier) => prizes[tier].toString()), won_at: wonAt };
}

/**
 * What a line of each tier is paid; the server is asked for the list alone.
 * @returns null where there is no list, or none of the currency: demo play is in none.
 */
export async function countedPrizes(
  game: PoolGame,
  draw: DrawOfChain,
  currency: string,
  outcome: LiveOutcome,
): Promise<CountedPrizes | null> {
  const answer = await fetch(`/fairness/tickets/${game.code}/${draw.chain}/${draw.number}.json`).catch(
    () => undefined,
  );
  if (!answer?.ok) return null;
  const list = sharedListSchema.safeParse(await answer.json());
  return list.success ? countPrizes(game, draw, list.data, currency, outcome) : null;
}
