/** The rooms of bingo. */
import { chosenWithout } from '../../../kit/fairness/shuffle.ts';
import { rational, zero } from '../../../kit/prove/fraction.ts';
import type { Law } from '../../../kit/prove/law.ts';
import type { BingoGame, LiveOutcome } from '../games.ts';
import { type ShareRules, TIERS } from '../pools.ts';
import { type Balls, MOST_CARDS } from './cards.ts';
import { chanceWithin } from './odds.ts';
import { patternNames, patternPrize, prizesIn } from './prizes.ts';

export type BingoRules = ShareRules & {
  form: 'cards';
  balls: Balls;
  /** A card that is full with this ball or before wins the jackpot. */
  jackpotWithin: number;
  /** From one ball to the next. */
  ball_ms: number;
};

const EVERY_MS = 180_000;
const shares: ShareRules = {
  rake: 2_000,
  shares: { 6: 1_000, 5: 4_000, 4: 2_000, 3: 1_000 },
  mustBeWonAfter: null,
};
/** The law of a card depends on how many there are: that of a room with so many is published. */
const CARDS_OF_LAW = 100n;

/**
 * The law of one of a hundred cards, each as likely as any other to be the first: of each prize the share of all stakes that goes to it.
 * The jackpot is carried until it is won, and pays over all rounds what was put into it.
 */
function lawOfCard({ balls, jackpotWithin }: Pick<BingoRules, 'balls' | 'jackpotWithin'>): Law {
  const { numerator, denominator } = chanceWithin(balls, prizesIn(balls, 1)[0], jackpotWithin);
  const total = CARDS_OF_LAW * denominator;
  const won = TIERS.map((tier) => {
    const cases = tier === 6 ? CARDS_OF_LAW * numerator : denominator;
    return { pays: rational(BigInt(shares.shares[tier]) * total, 10_000n * cases), cases };
  });
  const lost = won.reduce((rest, { cases }) => rest - cases, total);
  return { outcomes: [...won, { pays: zero, cases: lost }], total };
}

/** What decides the prizes, as it is published. Cells are counted row by row, from zero. */
function publishedPrizes(balls: Balls): object[] {
  return prizesIn(balls, 1).map(({ name, sets, needed }, index) =>
    name === 'pattern'
      ? {
          tier: TIERS[index + 1],
          name,
          patterns: patternNames.map((each) => ({ name: each, cells: patternPrize(each).sets[0] })),
        }
      : { tier: TIERS[index + 1], name, needed, sets },
  );
}

/** A room. @param outcomeSchema that of all games of balls. */
export function defineBingo(
  { offset_ms, ...room }: Pick<BingoRules, 'balls' | 'jackpotWithin' | 'ball_ms'> & { offset_ms: number },
  outcomeSchema: BingoGame['outcomeSchema'],
): BingoGame {
  const { balls, jackpotWithin } = room;
  const code = `bingo-${balls}`;
  const version = 1;
  const usual = { spots: { cards: 1 } };
  return {
    code,
    title: `Bingo ${balls}`,
    version,
    category: 'Bingo',
    phases: { betting_ms: EVERY_MS, drawing_ms: 4_000, pause_ms: 12_000 },
    schedule: { every_ms: EVERY_MS, offset_ms, sells: 5, announces_ms: 5_000 },
    shoeDraws: null,
    pool: { form: 'cards', ...shares, ...room },
    table: { code, version },
    spots: Object.keys(usual.spots),
    usual,
    outcomeSchema,
    betTypes: () => [
      {
        name: 'a card',
        law: lawOfCard(room),
        method: `counted; over all rounds, one of ${CARDS_OF_LAW} cards`,
        wager: usual,
      },
    ],
    mathematics: {
      draws: [{ numbers: { chosen: balls, of: balls, plus: 1 } }],
      pool: { rake: shares.rake, shares: shares.shares, must_be_won_after: shares.mustBeWonAfter },
      bingo: {
        balls,
        most_cards: MOST_CARDS,
        least_players: 2,
        jackpot_within: jackpotWithin,
        prizes: publishedPrizes(balls),
      },
    },
    outcomeOf: (random): LiveOutcome => ({
      balls: chosenWithout(balls, balls, random).map((each) => each + 1),
    }),
  };
}
