/** Cards come in an order that an action only adds to, and none is open before its turn. */
import { expect, test } from 'vitest';
import { createSimulationRandom } from '../../../../kit/fairness/random.ts';
import { caribbeanStud } from '../../poker/caribbean-stud.ts';
import { casinoHoldem } from '../../poker/casino-holdem.ts';
import { threeCardPoker } from '../../poker/three-card-poker.ts';
import { comingTo, onTable } from './dealt.ts';
import { seenSchema } from './schemas.ts';

test.each([
  [threeCardPoker, 'play', 6, 9],
  [caribbeanStud, 'raise', 11, 15],
  [casinoHoldem, 'call', 7, 11],
] as const)('$code', (game, action, first, all) => {
  for (let seed = 0; seed < 50; seed += 1) {
    const round = game.begin(1n, { spots: { ante: 1 } }, createSimulationRandom(seed));
    const before = seenSchema.parse(round.after([]).seen);
    const after = seenSchema.parse(round.after([{ type: action }]).seen);
    const [dealt, ended] = [comingTo(before), comingTo(after)];
    expect([dealt.length, ended.length]).toEqual([first, all]);
    expect(ended.slice(0, first)).toEqual(dealt);
    // Where the decision was made, both lie the same.
    expect(onTable(after, first)).toEqual(onTable(before, first));
    expect(onTable(after, first).dealer.filter((card) => card !== null)).toEqual(
      before.open_card === undefined ? [] : [before.open_card],
    );
    expect(onTable(after, all)).toEqual({
      player: after.cards,
      board: after.board ?? [],
      dealer: after.dealer,
    });
    expect(onTable(after, 0)).toEqual({ player: [], board: [], dealer: [] });
  }
});
