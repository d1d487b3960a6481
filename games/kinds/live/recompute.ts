/** Checks a draw of a live table where the player is: by the browser's own cryptography, without asking anybody. */
import { hexOf, playRevealed } from '../../kit/fairness/revealed.ts';
import { earlierBy, type RevealedDraw, revealedSaltedLink } from '../../kit/fairness/revealed-chain.ts';
import { ballOf } from './bingo/prizes.ts';
import { revealedCards } from './bingo/revealed-cards.ts';
import { cardsOn, reachAll, wonByCards } from './bingo/round.ts';
import { ballsOutcomeSchema, type LiveGame, liveGames, type LiveOutcome } from './games.ts';
import type { RaceField } from './races.ts';
import { drawSeeds, fieldSeeds, type LiveWager } from './rules.ts';
import { linesOf, paidTo } from './sharing.ts';

/** A draw by its game and its number on the chain. */
export type DrawToCheck = RevealedDraw & {
  game_code: string;
  game_version: number;
  draw: number;
  end: string;
};

/** @throws RangeError for a game or version that there is none of. */
function gameOf({ game_code, game_version }: Pick<DrawToCheck, 'game_code' | 'game_version'>): LiveGame {
  const game = liveGames.find(({ code, version }) => code === game_code && version === game_version);
  if (!game) throw new RangeError(`There is no ${game_code} in version ${game_version}.`);
  return game;
}

/** The field of a race, from what is published of its chain before the first bet; null in other games. */
export async function recomputeField(
  draw: Pick<DrawToCheck, 'game_code' | 'game_version' | 'end' | 'salt' | 'draw'>,
): Promise<RaceField | null> {
  const game = gameOf(draw);
  const { fieldOf } = game.pool ? { fieldOf: undefined } : game;
  if (!fieldOf) return null;
  const salted = await revealedSaltedLink({ link: draw.end, salt: draw.salt });
  return playRevealed({ serverSeed: hexOf(salted.buffer), ...fieldSeeds(game.code, draw.draw) }, (random) =>
    fieldOf(random, draw.draw),
  );
}

/**
 * What a draw comes to, from its link and the salt; of a race also from the end of its chain, which decides its field.
 * @throws RangeError for a game or version that there is none of.
 */
export async function recomputeOutcome(draw: DrawToCheck): Promise<LiveOutcome> {
  const game = gameOf(draw);
  const [salted, field] = await Promise.all([revealedSaltedLink(draw), recomputeField(draw)]);
  return playRevealed({ serverSeed: hexOf(salted.buffer), ...drawSeeds(game.code, draw.draw) }, (random) =>
    game.outcomeOf(random, field),
  );
}

/** A bet that was decided, with its draw. */
type DecidedBet = DrawToCheck & {
  outcome: LiveOutcome;
  bet_minor: string;
  wager: LiveWager;
  win_minor: string;
  /** Where winners share pools: what a line of each was paid in the draw, and what a line costs. */
  prizes?: readonly string[] | null | undefined;
  line_minor?: string | null | undefined;
  /** In bingo: the chain's number and the bet's id, from which its cards follow, and with which ball each prize was won. */
  chain?: number | null | undefined;
  id?: string | null | undefined;
  won_at?: readonly number[] | null | undefined;
};

/** What was compared of a bet: its link with the published end, what the draw came to, and what was paid. */
export type CheckedLiveBet = { chain: boolean; outcome: boolean; win: boolean };

/** What a bet is paid. Of a ticket in a pool it follows from the prizes, and these from the list of all tickets of its draw. */
async function winOf(
  { code, ...game }: LiveGame,
  { bet_minor, wager, draw: number, chain, id, ...counted }: DecidedBet,
  outcome: LiveOutcome,
): Promise<bigint> {
  const { prizes, line_minor, won_at } = counted;
  if (!game.pool) return game.winOf(BigInt(bet_minor), wager, outcome);
  const { pool } = game;
  if (pool.form !== 'cards') {
    const bet = { bet_minor: BigInt(bet_minor), wager };
    return paidTo(linesOf(pool, bet, outcome, BigInt(line_minor ?? bet_minor)), prizes ?? []);
  }
  if (!chain || !id) throw new RangeError('A ticket of bingo is named by its chain and its id.');
  const cards = await revealedCards({ code, pool }, { chain, number }, id, cardsOn(wager));
  const { balls } = ballsOutcomeSchema.parse(outcome);
  return paidTo(wonByCards(reachAll(pool, number, cards, ballOf(balls)), won_at ?? []), prizes ?? []);
}

/**
 * Checks a bet that was decided: that the link is of the chain, that the draw came to what it says, and that it was paid by the rules.
 * @throws as `recomputeOutcome`; ZodError or BetRefused for a wager that is none of the game's.
 */
export async function recheckLiveBet(bet: DecidedBet): Promise<CheckedLiveBet> {
  const game = gameOf(bet);
  const outcome = await recomputeOutcome(bet);
  const win = await winOf(game, bet, outcome);
  return {
    chain: (await earlierBy(bet.link, bet.draw)) === bet.end,
    // Outcomes have their fields in one order.
    outcome: JSON.stringify(game.outcomeSchema.parse(bet.outcome)) === JSON.stringify(outcome),
    win: win.toString() === bet.win_minor,
  };
}
