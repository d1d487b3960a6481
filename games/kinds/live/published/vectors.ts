/** Test vectors of live tables: a short chain with a secret that is told, what its draws come to, and what bets in them are paid. */
import { z } from 'zod';
import { createChain, saltedLink } from '../../../kit/fairness/chain.ts';
import { createFairRandom } from '../../../kit/fairness/stream.ts';
import { unitsOn } from '../../table/spots.ts';
import { cardSeeds, makeCards, MOST_CARDS } from '../bingo/cards.ts';
import { ballOf } from '../bingo/prizes.ts';
import { CARDS, reachAll, wonAtOf, wonByCards } from '../bingo/round.ts';
import {
  ballsOutcomeSchema,
  type BingoGame,
  type LiveGame,
  liveGames,
  type LiveOutcome,
  numbersOutcomeSchema,
  outcomeSchema,
} from '../games.ts';
import { linesOn, PICKED, type Pools, prizeOf, TIERS, tiersOf } from '../pools.ts';
import { boutOutcomeSchema, linesOnSides, paidOnSides, SIDES, sidesFrom } from '../sides.ts';
import { outcomeFrom } from '../drawn-from.ts';
import { type LiveWager, wagerSchema } from '../rules.ts';
import { paidTo } from '../sharing.ts';
import { wagerInRace } from './race-vectors.ts';

export const liveVectorsSchema = z.array(
  z.object({
    code: z.string(),
    version: z.int(),
    salt: z.string(),
    end: z.string(),
    draws: z.array(
      z.object({
        draw: z.int(),
        link: z.string(),
        outcome: outcomeSchema,
        /** Wagers in turn, each with what its bet is paid. */
        bets: z.array(
          z.object({
            bet_minor: z.string(),
            wager: wagerSchema,
            win_minor: z.string(),
            /** Where winners share pools: what a line of each is paid, and, in a bout, what a line costs. */
            prizes: z.array(z.string()).optional(),
            line_minor: z.string().optional(),
            /** In bingo: the bet's chain and id, from which its cards follow, and with which ball each prize was won. */
            chain: z.int().optional(),
            id: z.string().optional(),
            won_at: z.array(z.int()).optional(),
          }),
        ),
      }),
    ),
  }),
);
export type LiveVectors = z.infer<typeof liveVectorsSchema>;

const SECRET = Buffer.from('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', 'hex');
const LENGTH = 1_000;
const SALT = 'marquee-test-vectors';
/** Enough that every winner of baccarat comes, and most pockets. */
const DRAWS = [...Array.from({ length: 100 }, (_, index) => index + 1), 500, LENGTH];
/**
 * Rounds of bingo and races are long, and no two are alike: these have every pattern and every way in which a ticket wins, and bets of every
 * kind on runners.
 */
const LONG_DRAWS = [...DRAWS.slice(0, 12), LENGTH];
/** Odd, so that what is paid is rounded. */
const UNIT_MINOR = 33_333n;

/** Tickets with more numbers each time, and prizes that nobody takes for amounts of money. */
const PRIZES: Pools = { 6: 600_006n, 5: 50_005n, 4: 4_004n, 3: 303n };

/** A ticket of bingo with some of its cards winning, or none. */
function ticketIn(
  { code, pool }: Pick<BingoGame, 'code' | 'pool'>,
  number: number,
  outcome: LiveOutcome,
): LiveVectors[number]['draws'][number]['bets'][number] {
  const chain = 1;
  const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  const count = 1 + (number % MOST_CARDS);
  const { serverSeed, ...seeds } = cardSeeds(code, { chain, number }, id);
  const random = createFairRandom({ serverSeed: Buffer.from(serverSeed, 'hex'), ...seeds });
  const cards = makeCards(pool.balls, count, random);
  const at = ballOf(ballsOutcomeSchema.parse(outcome).balls);
  const reached = reachAll(pool, number, cards, at);
  // In every third draw others are faster; in every fourth the jackpot is won.
  const own = wonAtOf(pool, reached);
  const won_at = number % 3 === 0 ? own.map((ball) => Math.max(0, ball - 1)) : own;
  if (number % 4 === 0) won_at[0] = won_at[1] ?? 0;
  const prizes = TIERS.map((tier) => PRIZES[tier].toString());
  return {
    bet_minor: (BigInt(count) * UNIT_MINOR).toString(),
    wager: { spots: { [CARDS]: count } },
    win_minor: paidTo(wonByCards(reached, won_at), prizes).toString(),
    prizes,
    chain,
    id,
    won_at,
  };
}

/** A bet in a draw, and what it is paid. */
function betIn(
  game: LiveGame,
  draw: number,
  outcome: LiveOutcome,
): LiveVectors[number]['draws'][number]['bets'][number] {
  const wagers = 'order' in outcome ? [wagerInRace(draw, outcome)] : wagersOf(game);
  const wager = wagers[draw % wagers.length] ?? game.usual;
  const bet_minor = UNIT_MINOR * BigInt(unitsOn(wager.spots));
  if (!game.pool)
    return {
      bet_minor: bet_minor.toString(),
      wager,
      win_minor: game.winOf(bet_minor, wager, outcome).toString(),
    };
  if (game.pool.form === 'sides') return betInBout(draw, outcome);
  if (game.pool.form === 'cards') return ticketIn({ code: game.code, pool: game.pool }, draw, outcome);
  const { numbers } = numbersOutcomeSchema.parse(outcome);
  // As many of the numbers that come as make every tier, and others.
  const hits = numbers.slice(0, draw % (PICKED + 1));
  const others = game.spots.map(Number).filter((number) => !numbers.includes(number));
  const picked = [...hits, ...others.slice(0, Math.max(PICKED - hits.length, draw % 4))];
  const ticket = { spots: Object.fromEntries(picked.map((number) => [String(number), 1])) };
  return {
    bet_minor: (linesOn(picked.length) * UNIT_MINOR).toString(),
    wager: ticket,
    win_minor: prizeOf(tiersOf(picked, numbers), PRIZES).toString(),
    prizes: TIERS.map((tier) => PRIZES[tier].toString()),
  };
}

/** What a line costs in the examples of bouts, and what one that has won is paid in them. */
const LINE = 20_000n;
const BOUT_PRIZE = 37_123n;

/** A bet on one side, two or all three; every fifth bout is given back. */
function betInBout(draw: number, outcome: LiveOutcome): LiveVectors[number]['draws'][number]['bets'][number] {
  const { result } = boutOutcomeSchema.parse(outcome);
  const backed = SIDES.filter((_, side) => ((1 + (draw % 7)) >> side) % 2 === 1);
  const wager = { spots: Object.fromEntries(backed.map((side, index) => [side, index + 1])) };
  const bet_minor = BigInt(unitsOn(wager.spots)) * LINE * BigInt(1 + (draw % 4));
  const isReturned = draw % 5 === 0 || result === 'draw';
  const prizes = SIDES.map((side) => {
    if (isReturned && side !== 'draw') return LINE;
    if (side !== result) return 0n;
    return side === 'draw' ? BOUT_PRIZE * 10n : BOUT_PRIZE;
  });
  return {
    bet_minor: bet_minor.toString(),
    wager,
    win_minor: paidOnSides(linesOnSides(wager, bet_minor, LINE), sidesFrom(prizes)).toString(),
    prizes: prizes.map(String),
    line_minor: LINE.toString(),
  };
}

/** A plain wager on each of some spots, and one on several with different chips. */
function wagersOf({ spots }: LiveGame): LiveWager[] {
  const every = Math.max(1, Math.floor(spots.length / 12));
  const some = spots.filter((_, index) => index % every === 0);
  const several = Object.fromEntries(some.slice(0, 5).map((spot, index) => [spot, index + 1]));
  return [...some.map((spot) => ({ spots: { [spot]: 1 } })), { spots: several }];
}

const isLong = (game: LiveGame): boolean =>
  game.pool ? game.pool.form === 'cards' : game.fieldOf !== undefined;

export function liveVectors(): LiveVectors {
  const chain = createChain(SECRET, LENGTH, 1);
  const saltedEnd = saltedLink(chain.end, SALT);
  return liveGames.map((game) => {
    return {
      code: game.code,
      version: game.version,
      salt: SALT,
      end: chain.end.toString('hex'),
      draws: (isLong(game) ? LONG_DRAWS : DRAWS).map((draw) => {
        const link = chain.link(draw);
        const salted = saltedLink(link, SALT);
        const outcome = outcomeFrom(game, { salted, saltedEnd, number: draw });
        return {
          draw,
          link: link.toString('hex'),
          outcome,
          bets: [betIn(game, draw, outcome)],
        };
      }),
    };
  });
}

/** A file of vectors with one draw a line. */
export function liveVectorLines(vectors: LiveVectors): string {
  const games = vectors.map(({ draws, ...game }) => {
    const lines = draws.map((draw) => JSON.stringify(draw)).join(',\n');
    return `${JSON.stringify(game).slice(0, -1)},"draws":[\n${lines}\n]}`;
  });
  return `[\n${games.join(',\n')}\n]\n`;
}
