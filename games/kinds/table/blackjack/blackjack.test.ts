/** Blackjack as the house plays it: no order of actions breaks a round, and nothing hidden is seen. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSimulationRandom } from '../../../kit/fairness/random.ts';
import { chosenWithout } from '../../../kit/fairness/shuffle.ts';
import { ActionRefused, BetRefused } from '../../../kit/round/round-game.ts';
import { blackjack } from './blackjack.ts';
import { act, deal, type BlackjackWager } from './dealing.ts';
import { isBlackjack, valueOf } from './hand.ts';
import { actionTypes, type ActionType } from './rules.ts';
import { standingOf, type BlackjackSeen } from './settling.ts';

const units = fc.integer({ min: 1, max: 10 }).map((half) => 2 * half);
const wagers: fc.Arbitrary<BlackjackWager> = fc
  .record(
    {
      spots: fc.record({ 'box-1': units, 'box-2': units, 'box-3': units }, { requiredKeys: [] }),
      insurance: fc.constantFrom('ask' as const, 'never' as const),
    },
    { requiredKeys: ['spots'] },
  )
  .filter(({ spots }) => Object.keys(spots).length > 0);
/** Enough splits and doubles that every rule is met. */
const actionLists = fc.array(
  fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(...actionTypes) },
    { weight: 2, arbitrary: fc.constantFrom<ActionType>('split', 'decline', 'stand') },
  ),
  { maxLength: 60 },
);
const seeds = fc.integer({ min: 0, max: 2 ** 31 });

const shoeOf = (seed: number): number[] =>
  chosenWithout(416, 416, createSimulationRandom(seed)).map((card) => card % 52);

const stakesOf = ({ spots }: BlackjackWager): number => Object.values(spots).reduce((sum, on) => sum + on, 0);

const openCards = ({ boxes, dealer }: BlackjackSeen): number[] => [
  ...dealer.cards,
  ...boxes.flatMap(({ hands }) => hands.flatMap(({ cards }) => cards)),
];

/** Plays what is possible of these actions, and gives every standing on the way. */
function standingsOf(wager: BlackjackWager, shoe: readonly number[], actions: readonly ActionType[]) {
  const done: ActionType[] = [];
  const standing = () => {
    const table = deal(wager, shoe);
    for (const action of done) act(table, action);
    return standingOf(table);
  };
  const standings = [standing()];
  for (const action of actions) {
    const before = standings.at(-1);
    done.push(action);
    if (before?.seen.can.includes(action)) {
      standings.push(standing());
      continue;
    }
    expect(standing).toThrow(ActionRefused);
    done.pop();
    expect(standing()).toEqual(before);
  }
  return standings;
}

describe('whatever is done', () => {
  test('what has been dealt and decided stays, and money is conserved', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(wagers, seeds, actionLists, (wager, seed, actions) => {
        const [stakes, most] = [stakesOf(wager), blackjack.mostOf(BigInt(stakesOf(wager)), wager)];
        const standings = standingsOf(wager, shoeOf(seed), actions);
        for (const [index, { seen, raised, pays, state }] of standings.entries()) {
          const staked = seen.boxes.reduce(
            (sum, box) => box.hands.reduce((all, hand) => all + hand.units, sum + box.insurance_units),
            0,
          );
          expect(stakes + raised).toBe(staked);
          expect(BigInt(staked)).toBeLessThanOrEqual(most.staked_minor);
          expect(BigInt(pays)).toBeLessThanOrEqual(10_000n * most.win_minor);
          expect(Number.isSafeInteger(pays) && pays % 10_000 === 0).toBe(true);
          expect(seen.can.length === 0).toBe(state === 'ended');
          const counts = Map.groupBy(openCards(seen), (card) => card);
          for (const [, same] of counts) expect(same.length).toBeLessThanOrEqual(8);
          for (const { hands } of seen.boxes) for (const hand of hands) met.add(hand.state);

          const before = standings[index - 1];
          if (!before) continue;
          expect(before.state).toBe('in_play');
          expect(raised).toBeGreaterThanOrEqual(before.raised);
          expect(seen.dealer.cards[0]).toBe(before.seen.dealer.cards[0]);
          expect(openCards(seen).length).toBeGreaterThanOrEqual(openCards(before.seen).length);
          // A hand whose turn is over stays where and as it is; only what it pays comes to it.
          for (const [box, { hands }] of before.seen.boxes.entries())
            for (const [place, { pays_units: _, ...hand }] of hands.entries())
              if (hand.state !== 'waiting' && hand.state !== 'playing')
                expect(seen.boxes[box]?.hands[place]).toMatchObject(hand);
        }
      }),
      { numRuns: 400 },
    );
    expect([...met].toSorted()).toEqual([
      'blackjack',
      'bust',
      'playing',
      'standing',
      'surrendered',
      'waiting',
    ]);
  });

  test('a player who does not return never stakes more, and the round ends', () => {
    fc.assert(
      fc.property(wagers, seeds, actionLists, (wager, seed, actions) => {
        const table = deal(wager, shoeOf(seed));
        for (const action of actions) if (standingOf(table).seen.can.includes(action)) act(table, action);
        const { raised } = standingOf(table);
        for (;;) {
          const { whenAway } = standingOf(table);
          if (!whenAway) break;
          act(table, whenAway.type);
        }
        expect(standingOf(table)).toMatchObject({ state: 'ended', raised });
      }),
    );
  });

  test('the hole card and the rest of the shoe show in nothing before the end', () => {
    let compared = 0;
    fc.assert(
      fc.property(
        wagers,
        seeds,
        actionLists,
        fc.integer({ min: 300, max: 415 }),
        (wager, seed, actions, place) => {
          const shoe = shoeOf(seed);
          const hole = 2 * Object.keys(wager.spots).length + 1;
          // The same shoe, but for a hole card that lay where no round reaches, and those cards in another order.
          const other = [...shoe.slice(0, 300), ...shoe.slice(300).toReversed()];
          const [ownHole = 0, otherHole = 0] = [shoe[hole], other[place]];
          other[hole] = otherHole;
          other[place] = ownHole;
          const standings = standingsOf(wager, shoe, actions);
          const others = standingsOf(wager, other, actions);
          const up = standings[0]?.seen.dealer.cards[0] ?? 0;
          const isEither = isBlackjack([up, ownHole]) !== isBlackjack([up, otherHole]);
          for (const [index, standing] of standings.entries()) {
            const beforePeek = standing.seen.phase === 'insurance';
            if (standing.state === 'ended' || (isEither && !beforePeek)) continue;
            expect(others[index]).toEqual(standing);
            compared += 1;
          }
        },
      ),
      { numRuns: 400 },
    );
    expect(compared).toBeGreaterThan(500);
  });

  test('with an ace up nobody can tell before insurance whether it is a blackjack', () => {
    const seen = [9, 5].map((hole) => {
      const cards = [8, 0, 7, hole, ...Array.from({ length: 20 }, () => 4)];
      return standingOf(deal({ spots: { 'box-1': 2 } }, cards));
    });
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]?.seen.dealer.cards.map(valueOf)).toEqual([1]);
  });
});

describe('bets', () => {
  const random = createSimulationRandom(1);

  test.each([
    [{ spots: {} }],
    [{ spots: { 'box-1': 1 } }],
    [{ spots: { 'box-1': 3, 'box-2': 2 } }],
    [{ spots: { 'box-1': 0 } }],
    [{ spots: { 'box-1': -2 } }],
    [{ spots: { 'box-1': 2.5 } }],
    [{ spots: { 'box-4': 2 } }],
    [{ spots: { 'box-1': 2 }, insurance: 'always' }],
    [{ spots: { 'box-1': 2 }, more: 1 }],
    [{}],
  ])('%j is refused', (wager) => {
    expect(() => blackjack.begin(600n, wager, random)).toThrow(expect.objectContaining({ name: 'ZodError' }));
  });

  test('a bet that the units do not divide is refused', () => {
    expect(() => blackjack.begin(7n, { spots: { 'box-1': 2 } }, random)).toThrow(BetRefused);
  });

  test.each([[{ type: 'bet' }], [{ type: 'hit', hand: 1 }], [{}], ['hit']])('%j is no action', (action) => {
    const round = blackjack.begin(2n, { spots: { 'box-1': 2 } }, random);
    expect(() => round.after([action])).toThrow(expect.objectContaining({ name: 'ZodError' }));
  });

  test('the most that may come of a bet: four doubled hands, and insurance', () => {
    expect(blackjack.mostOf(200n, { spots: { 'box-1': 2 } })).toEqual({
      staked_minor: 1_700n,
      win_minor: 3_200n,
    });
    expect(blackjack.mostOf(200n, { spots: { 'box-1': 2 }, insurance: 'never' })).toEqual({
      staked_minor: 1_600n,
      win_minor: 3_200n,
    });
  });

  test('a round in money is the round in units, to the smallest part of it', () => {
    fc.assert(
      fc.property(seeds, actionLists, (seed, actions) => {
        const wager = { spots: { 'box-1': 2, 'box-2': 4 } };
        const round = blackjack.begin(6n, wager, createSimulationRandom(seed));
        const table = deal(wager, shoeOf(seed));
        const done: { type: ActionType }[] = [];
        for (const type of actions) {
          const isAllowed = standingOf(table).seen.can.includes(type);
          const sent = [...done, { type }];
          if (!isAllowed) {
            expect(() => round.after(sent)).toThrow(ActionRefused);
            continue;
          }
          act(table, type);
          done.push({ type });
        }
        const { state, raised, pays, seen, whenAway } = standingOf(table);
        expect(round.after(done)).toEqual({
          state,
          multiplier: Math.floor(pays / (6 + raised)),
          canCashOut: false,
          seen,
          raised_minor: BigInt(raised),
          win_minor: BigInt(pays) / 10_000n,
          whenAway,
        });
        expect(pays % 10_000).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  test('the usual round ends with its action, or before it', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const round = blackjack.begin(100n, blackjack.usual.wager, createSimulationRandom(seed));
      const { state } = round.after([]);
      if (state === 'in_play') expect(round.after(blackjack.usual.actions).state).toBe('ended');
    }
  });
});
