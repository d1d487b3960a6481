/** Who wins a round of bingo, counted from its tickets by the rules, for tests. */
import { cardSeeds, makeCards } from '../../kinds/live/bingo/cards.ts';
import { ballOf } from '../../kinds/live/bingo/prizes.ts';
import { reachAll, winnersAmong } from '../../kinds/live/bingo/round.ts';
import type { LiveGame, LiveOutcome } from '../../kinds/live/games.ts';
import { createFairRandom } from '../../kit/fairness/stream.ts';

/** Of each ticket its cards by prize, from the jackpot down, and with which ball each prize is won. */
export function winnersIn(
  { game, outcomeOf }: { game: LiveGame; outcomeOf: (draw: number) => LiveOutcome },
  draw: number,
  tickets: readonly { id: string; cards: number }[],
): { lines: (readonly bigint[])[]; wonAt: readonly number[] } {
  const outcome = outcomeOf(draw);
  const { code, pool } = game;
  if (pool?.form !== 'cards' || !('balls' in outcome)) throw new Error(`${code} is no bingo.`);
  const at = ballOf(outcome.balls);
  const reached = tickets.map((ticket) => {
    const { serverSeed, ...seeds } = cardSeeds(code, { chain: 1, number: draw }, ticket.id);
    const random = createFairRandom({ serverSeed: Buffer.from(serverSeed, 'hex'), ...seeds });
    return [ticket.id, reachAll(pool, draw, makeCards(pool.balls, ticket.cards, random), at)] as const;
  });
  const { lines, wonAt } = winnersAmong(pool, new Map(reached));
  return { lines: [...lines.values()], wonAt };
}
