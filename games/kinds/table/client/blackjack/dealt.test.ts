/** The order in which cards come, held to the rules: nothing is shown before it is there, and in the end all of it is. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSimulationRandom } from '../../../../kit/fairness/random.ts';
import { blackjack } from '../../blackjack/blackjack.ts';
import { actionTypes } from '../../blackjack/rules.ts';
import { comingTo, onTable, stepsTo } from './dealt.ts';
import { roundSchemas, type BlackjackSeen } from './schemas.ts';

/** What is seen on the way of a round in which everything that is possible of these actions is done. */
function wayOf(seed: number, wanted: readonly string[]): { seen: BlackjackSeen; action: string | null }[] {
  const round = blackjack.begin(60n, { spots: { 'box-1': 2, 'box-3': 4 } }, createSimulationRandom(seed));
  const read = (actions: readonly { type: string }[]) =>
    roundSchemas.seenSchema.parse(round.after(actions).seen);
  const done: { type: string }[] = [];
  const way: { seen: BlackjackSeen; action: string | null }[] = [{ seen: read([]), action: null }];
  for (const type of wanted) {
    if (!way.at(-1)?.seen.can.some((each) => each === type)) continue;
    done.push({ type });
    way.push({ seen: read(done), action: type });
  }
  return way;
}

const sorted = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);

const cardsOn = (seen: BlackjackSeen, still: Parameters<typeof onTable>[1]): number[] => {
  const table = onTable(seen, still);
  return [
    ...table.dealer.flatMap((card) => card ?? []),
    ...seen.boxes.flatMap(({ hands }, box) => hands.flatMap((_, hand) => table.cardsOf(box, hand))),
  ];
};

test('every answer goes on from what lay on the table, card by card, to all that is seen', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2 ** 31 }),
      fc.array(fc.constantFrom('split', 'decline', ...actionTypes), { maxLength: 40 }),
      (seed, wanted) => {
        let before: BlackjackSeen | null = null;
        for (const { seen, action } of wayOf(seed, wanted)) {
          const coming = comingTo(before, seen, action);
          expect(stepsTo(before) + coming.length).toBe(stepsTo(seen));
          const first = cardsOn(seen, coming);
          expect(sorted(first)).toEqual(sorted(before ? cardsOn(before, []) : []));
          for (let shown = 0; shown < coming.length; shown += 1) {
            const more = cardsOn(seen, coming.slice(shown + 1)).length;
            const came = coming[shown]?.to === 'hole' ? 0 : 1;
            expect(more - cardsOn(seen, coming.slice(shown)).length).toBe(came);
          }
          expect(onTable(seen, []).dealer.length).toBe(Math.max(2, seen.dealer.cards.length));
          before = seen;
        }
      },
    ),
    { numRuns: 300 },
  );
});
