/** Who wins a round of bingo, counted from its tickets by the rules, for tests. */
import { cardSeeds, makeCards } from '../../kinds/live/bingo/cards.ts';
import type { LiveGame, LiveOutcome } from '../../kinds/live/games.ts';
import { TIERS } from '../../kinds/live/pools.ts';
import { bingoWinners } from '../../kinds/live/tickets.ts';
import { createFairRandom } from '../../kit/fairness/stream.ts';

/** Of each ticket its cards by prize, from the jackpot down, and with which ball each prize is won. */
export function winnersIn(
  { game, outcomeOf }: { game: LiveGame; outcomeOf: (draw: number) => LiveOutcome },
  draw: number,
  tickets: readonly { id: string; cards: number }[],
): { lines: bigint[][]; wonAt: readonly number[] } {
  const outcome = outcomeOf(draw);
  if (!game.bingo || !('balls' in outcome)) throw new Error(`${game.code} is no bingo.`);
  const { balls } = game.bingo;
  const cards = tickets.map((ticket) => {
    const { serverSeed, ...seeds } = cardSeeds(game.code, { chain: 1, number: draw }, ticket.id);
    const random = createFairRandom({ serverSeed: Buffer.from(serverSeed, 'hex'), ...seeds });
    return makeCards(balls, ticket.cards, random);
  });
  const { lines, wonAt } = bingoWinners({ bingo: game.bingo }, draw, outcome.balls, cards);
  return { lines: lines.map((own) => TIERS.map((tier) => own[tier])), wonAt };
}
