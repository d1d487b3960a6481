/** The poker games: what they pay is what their laws say, and a round gives nothing away before its end. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createSimulationRandom } from '../../../kit/fairness/random.ts';
import { toDecimal, toDouble } from '../../../kit/prove/fraction.ts';
import { figuresOf } from '../../../kit/prove/law.ts';
import { ActionRefused } from '../../../kit/round/round-game.ts';
import type { TableGame } from '../table.ts';
import { caribbeanStud } from './caribbean-stud.ts';
import { casinoHoldem } from './casino-holdem.ts';
import { threeCardPoker } from './three-card-poker.ts';
import { pokerGames } from './games.ts';
import { isWhole } from '../../../../tests/sampled.ts';
import { dealing } from './testing/dealt.ts';
import { videoPokers } from './video/video-poker.ts';

/**
 * What each bet returns of all that is staked, and what the house keeps of the first bet, in percent. Published by wizardofodds.com:
 * 99.543904, 99.7283 and 99.1660 for video poker; edges of 3.3730 (element of risk 2.0147) and 2.32 in three card poker, 5.2243 in
 * Caribbean stud, 2.16 and 6.26 in casino hold'em.
 */
const published: Readonly<Record<string, readonly (readonly [bet: string, rtp: string, edge: string])[]>> = {
  'jacks-or-better': [['one hand, best holds', '99.543904', '0.456096']],
  'deuces-wild': [['one hand, best holds', '99.728295', '0.271705']],
  'bonus-poker': [['one hand, best holds', '99.165973', '0.834027']],
  'three-card-poker': [
    ['ante, best play', '97.985328', '3.372981'],
    ['pair plus', '97.683258', '2.316742'],
  ],
  'caribbean-stud': [['ante, best play', '97.444714', '5.224306']],
  'casino-holdem': [
    ['ante, best play', '99.182652', '2.157646'],
    ['aa', '93.741651', '6.258349'],
  ],
};

describe.each(pokerGames)('$code', (game) => {
  test('every bet returns what is published', () => {
    const percent = (value: { numerator: bigint; denominator: bigint }): string =>
      toDecimal({ ...value, numerator: value.numerator * 100n }, 6);
    const found = game.betTypes().map(({ name, law }) => {
      const { rtp, edge } = figuresOf(law);
      return [name, percent(rtp), percent(edge)];
    });
    expect(found).toEqual(published[game.code]);
  });

  test('rounds of every bet agree with its law', { timeout: 300_000 }, () => {
    const random = createSimulationRandom(20_261_125);
    // The best play of casino hold'em is counted each time, for milliseconds.
    const some = game === casinoHoldem ? 1_000 : 4_000;
    const rounds = isWhole ? 20_000 : some;
    for (const { name, law, play } of game.betTypes()) {
      const counts = new Map<string, number>();
      for (let round = 0; round < rounds; round += 1) {
        const { pays, staked } = play(random);
        const key = `pays ${pays} of ${staked}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      const expected = new Map<string, number>();
      for (const { pays, staked, cases } of law.outcomes) {
        const key = `pays ${toDouble(pays)} of ${staked ? toDouble(staked) : 1}`;
        expected.set(key, (expected.get(key) ?? 0) + (rounds * Number(cases)) / Number(law.total));
      }
      expect([...expected.keys()], name).toEqual(expect.arrayContaining([...counts.keys()]));
      for (const [key, mean] of expected) {
        const deviation = Math.sqrt(mean * (1 - mean / rounds)) + 1;
        expect(Math.abs((counts.get(key) ?? 0) - mean) / deviation, `${name} ${key}`).toBeLessThan(5);
      }
    }
  });
});

const typed = (...types: string[]): fc.Arbitrary<unknown> => fc.record({ type: fc.constantFrom(...types) });
const antes = (...names: string[]): fc.Arbitrary<unknown> =>
  fc
    .dictionary(fc.constantFrom(...names), fc.integer({ min: 1, max: 50 }), { minKeys: 1 })
    .map((spots) => ({ spots }));

const holds = fc.oneof(
  fc.record({
    type: fc.constant('hold'),
    cards: fc.array(fc.integer({ min: -1, max: 5 }), { maxLength: 6 }),
  }),
  fc.subarray([0, 1, 2, 3, 4]).map((held) => ({ type: 'hold', cards: held })),
);
const handsOf = fc.record({ hands: fc.constantFrom(1, 5, 10) });

/** Wagers, and actions that a hostile player may send in any order. */
const hostile: Readonly<Record<string, { wager: fc.Arbitrary<unknown>; action: fc.Arbitrary<unknown> }>> = {
  'jacks-or-better': { wager: handsOf, action: holds },
  'deuces-wild': { wager: handsOf, action: holds },
  'bonus-poker': { wager: handsOf, action: holds },
  'three-card-poker': {
    wager: antes('ante', 'pair_plus'),
    action: typed('play', 'fold', 'raise', 'call', 'hold'),
  },
  'caribbean-stud': { wager: antes('ante'), action: typed('raise', 'fold', 'play', 'call') },
  'casino-holdem': { wager: antes('ante', 'aa'), action: typed('call', 'fold', 'raise', 'check') },
};

/** A bet that every wager of the tests divides. */
const unitsIn = (wager: unknown): number => {
  const { hands, spots } = z
    .object({ hands: z.number().optional(), spots: z.record(z.string(), z.number()).optional() })
    .parse(wager);
  return hands ?? Object.values(spots ?? {}).reduce((sum, units) => sum + units, 0);
};

describe.each(pokerGames)('$code, played by somebody hostile', (game) => {
  const { wager, action } = hostile[game.code] ?? { wager: fc.constant({}), action: fc.constant({}) };

  test('what is refused changes nothing, what has ended stays ended, and the same seeds give the same round', () => {
    fc.assert(
      fc.property(wager, fc.nat(), fc.array(action, { maxLength: 4 }), (asked, seed, sent) => {
        const bet_minor = 7n * BigInt(unitsIn(asked));
        const most = game.mostOf(bet_minor, asked);
        const round = game.begin(bet_minor, asked, createSimulationRandom(seed));
        const done: unknown[] = [];
        for (const each of sent) {
          const before = round.after(done);
          try {
            round.after([...done, each]);
            done.push(each);
            expect(before.state).toBe('in_play');
          } catch (error) {
            expect(error instanceof ActionRefused || error instanceof z.ZodError).toBe(true);
            expect(round.after(done)).toEqual(before);
          }
        }
        const standing = round.after(done);
        expect(game.begin(bet_minor, asked, createSimulationRandom(seed)).after(done)).toEqual(standing);
        expect(bet_minor + standing.raised_minor).toBeLessThanOrEqual(most.staked_minor);
        expect(standing.win_minor).toBeLessThanOrEqual(most.win_minor);
      }),
      { numRuns: 200 },
    );
  });

  test('for a player who does not return the round ends, and nothing more is staked', () => {
    let away = 0;
    fc.assert(
      fc.property(wager, fc.nat(), (asked, seed) => {
        const round = game.begin(7n * BigInt(unitsIn(asked)), asked, createSimulationRandom(seed));
        const { whenAway, state } = round.after([]);
        if (state === 'ended') return;
        away += 1;
        expect(round.after([whenAway])).toMatchObject({ state: 'ended', raised_minor: 0n, whenAway: null });
      }),
    );
    expect(away).toBeGreaterThan(20);
  });

  test('the steps that are usual end a round', () => {
    const { wager: asked, actions } = game.usual;
    const round = game.begin(100n, asked, createSimulationRandom(1));
    expect(round.after(actions.slice(0, -1)).state).toBe('in_play');
    expect(round.after(actions).state).toBe('ended');
  });
});

/** How many cards of the deck are open before the player acts, and where in the deck the dealer's open card comes. */
describe.each([
  [threeCardPoker, { spots: { ante: 1 } }, 3, 6],
  [caribbeanStud, { spots: { ante: 1 } }, 6, 10],
] as const)('$0.code', (game, wager, open, all) => {
  test('rounds that differ only in hidden cards look the same until they end', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(deckOf52, { minLength: all + open, maxLength: all + open }), (deck) => {
        const other = [...deck.slice(0, open), ...deck.slice(all, all + all - open)];
        expectHidden(game, wager, deck.slice(0, all), other);
      }),
    );
  });
});

const deckOf52 = Array.from({ length: 52 }, (_, card) => card);

function expectHidden(
  game: TableGame,
  wager: unknown,
  one: readonly number[],
  other: readonly number[],
): void {
  const [a, b] = [one, other].map((deck) => game.begin(100n, wager, dealing(deck)));
  expect(a?.after([])).toEqual(b?.after([]));
  expect(a?.after([{ type: 'fold' }]).seen).not.toEqual(b?.after([{ type: 'fold' }]).seen);
}

test('casino hold’em hides the dealer’s cards, the turn and the river', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(deckOf52, { minLength: 13, maxLength: 13 }), (deck) => {
      const [player, dealer, flop, last, spare] = [
        [0, 2],
        [2, 4],
        [4, 7],
        [7, 9],
        [9, 13],
      ].map(([from, to]) => deck.slice(from, to));
      const one = [...(player ?? []), ...(dealer ?? []), ...(flop ?? []), ...(last ?? [])];
      const other = [
        ...(player ?? []),
        ...(spare ?? []).slice(0, 2),
        ...(flop ?? []),
        ...(spare ?? []).slice(2),
      ];
      expectHidden(casinoHoldem, { spots: { ante: 1, aa: 1 } }, one, other);
    }),
  );
});

describe('video poker', () => {
  const jacks = videoPokers[0];
  const seenSchema = z.object({
    cards: z.array(z.int()),
    held: z.array(z.int()).nullable(),
    hands: z.array(z.object({ cards: z.array(z.int()), line: z.string() })).nullable(),
  });
  /** The first numbers make the same five cards; what follows is drawn otherwise. */
  const seenOf = (seed: number, hands: number, actions: readonly unknown[]) => {
    const [first, later] = [createSimulationRandom(4), createSimulationRandom(seed)];
    let drawn = 0;
    const round = jacks?.begin(
      100n,
      { hands },
      {
        below(limit) {
          drawn += 1;
          return (drawn <= 5 ? first : later).below(limit);
        },
      },
    );
    return seenSchema.parse(round?.after(actions).seen);
  };

  test('what will be drawn is hidden', () => {
    expect(seenOf(1, 5, [])).toEqual(seenOf(2, 5, []));
    expect(seenOf(1, 5, [])).toMatchObject({ held: null, hands: null });
    const nothing = [{ type: 'hold', cards: [] }];
    expect(seenOf(1, 5, nothing)).not.toEqual(seenOf(2, 5, nothing));
  });

  test('every hand keeps what is held and draws its own cards from the 47 that are left', () => {
    fc.assert(
      fc.property(fc.nat(), fc.subarray([0, 1, 2, 3, 4]), fc.constantFrom(1, 5, 10), (seed, held, count) => {
        const { cards: dealt, hands } = seenOf(seed, count, [{ type: 'hold', cards: held }]);
        expect(hands).toHaveLength(count);
        for (const hand of hands ?? []) {
          expect(new Set(hand.cards).size).toBe(5);
          for (const [place, card] of hand.cards.entries())
            expect(held.includes(place) ? card === dealt[place] : !dealt.includes(card)).toBe(true);
        }
        if (held.length < 3 && count === 10)
          expect(new Set(hands?.map((hand) => hand.cards.join())).size).toBeGreaterThan(1);
      }),
    );
  });

  test('what is thrown away decides nothing of what is drawn: the first cards drawn are the first that come', () => {
    const all = seenOf(9, 1, [{ type: 'hold', cards: [] }]).hands?.[0]?.cards ?? [];
    const two = seenOf(9, 1, [{ type: 'hold', cards: [0, 2, 3] }]).hands?.[0]?.cards ?? [];
    expect([two[1], two[4]]).toEqual(all.slice(0, 2));
  });
});

describe('wagers', () => {
  test.each([
    ['jacks-or-better', { hands: 2 }],
    ['jacks-or-better', {}],
    ['bonus-poker', { hands: 1, coins: 5 }],
    ['three-card-poker', { spots: {} }],
    ['three-card-poker', { spots: { ante: 0 } }],
    ['three-card-poker', { spots: { ante: 1.5 } }],
    ['three-card-poker', { spots: { play: 1 } }],
    ['caribbean-stud', { spots: { ante: -1 } }],
    ['casino-holdem', { spots: { aa: '1' } }],
    ['casino-holdem', { spots: { ante: 1_000_001 } }],
  ])('%s refuses %j', (code, wager) => {
    const game = pokerGames.find((one) => one.code === code);
    expect(() => game?.begin(100n, wager, createSimulationRandom(1))).toThrow(
      expect.objectContaining({ name: 'ZodError' }),
    );
  });
});
