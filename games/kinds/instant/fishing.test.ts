/** Reef Raiders: every weapon returns the same on every fish, whatever else is in the packet, and nothing is lost by rounding. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toDecimal, toDouble } from '../../kit/prove/fraction.ts';
import { createSimulationRandom } from '../../kit/fairness/random.ts';
import { figuresOf } from '../../kit/prove/law.ts';
import {
  bosses,
  costOf,
  fishing,
  fishNames,
  lawOfPacket,
  mayAim,
  meanPrize,
  oneShot,
  PACKET_SIZES,
  type Packet,
  packetOf,
  seenSchema,
  smallFish,
  wagerSchema,
  WEAPONS,
  weapons,
} from './fishing.ts';

const packets: fc.Arbitrary<Packet> = fc.constantFrom(...weapons).chain((weapon) => {
  const fish = fishNames.filter((each) => mayAim(weapon, each));
  const shot = fc.uniqueArray(fc.record({ id: fc.nat(99), fish: fc.constantFrom(...fish) }), {
    minLength: 1,
    maxLength: WEAPONS[weapon].targets,
    selector: ({ id }) => id,
  });
  return fc
    .constantFrom(...PACKET_SIZES)
    .chain((size) => fc.array(shot, { minLength: size, maxLength: size }))
    .map((shots) => ({ room: '0123456789abcdef', weapon, shots }));
});

test('there are twenty kinds of fish, two bosses and three weapons', () => {
  expect([smallFish.length, bosses.length, weapons.length]).toEqual([20, 2, 3]);
  for (const boss of bosses) expect(Number.isInteger(meanPrize(boss))).toBe(true);
});

describe.each(weapons)('%s', (weapon) => {
  const { targets } = WEAPONS[weapon];
  test.each(fishNames.filter((fish) => mayAim(weapon, fish)))('returns 97 % on %s, exactly', (fish) => {
    for (let count = 1; count <= targets; count += 1) {
      const { rtp } = figuresOf(lawOfPacket(oneShot(weapon, fish, count)));
      expect(rtp).toEqual({ numerator: 97n, denominator: 100n });
    }
  });
});

test('the deviation of a shot, by weapon, from the smallest fish to the largest boss', () => {
  const deviation = (...shot: Parameters<typeof oneShot>): string =>
    Math.sqrt(toDouble(figuresOf(lawOfPacket(oneShot(...shot))).variance)).toFixed(3);
  expect({
    single: [deviation('single', 'shrimp'), deviation('single', 'whale'), deviation('single', 'sea-dragon')],
    spread: [
      deviation('spread', 'shrimp', 3),
      deviation('spread', 'whale', 3),
      deviation('spread', 'sea-dragon', 3),
    ],
    harpoon: [
      deviation('harpoon', 'squid'),
      deviation('harpoon', 'whale'),
      deviation('harpoon', 'sea-dragon'),
    ],
  }).toMatchInlineSnapshot(`
    {
      "harpoon": [
        "1.000",
        "4.296",
        "12.184",
      ],
      "single": [
        "1.000",
        "9.801",
        "27.312",
      ],
      "spread": [
        "0.810",
        "6.942",
        "19.317",
      ],
    }
  `);
});

test('any packet returns 97 %, and pays whole units: stakes are prizes and margin to the last one', () => {
  fc.assert(
    fc.property(packets, fc.nat(2 ** 31 - 1), (packet, seed) => {
      expect(wagerSchema.safeParse(packet).success).toBe(true);
      const { multiplier, seen } = fishing.begin(packet, createSimulationRandom(seed)).after([]);
      const units = seenSchema
        .parse(seen)
        .paid.flat()
        .reduce((sum, prize) => sum + prize, 0);
      expect(Number.isInteger(multiplier)).toBe(true);
      expect(multiplier * costOf(packet)).toBe(units * 10_000);
      expect(multiplier).toBeLessThanOrEqual(fishing.mostMultiplier(packet));
    }),
    { numRuns: 500 },
  );
  fc.assert(
    fc.property(
      packets.filter(({ shots }) => shots.length <= 2),
      (packet) => {
        const { rtp } = figuresOf(lawOfPacket(packet));
        expect(toDecimal({ ...rtp, numerator: rtp.numerator * 100n }, 6)).toBe('97.000000');
      },
    ),
    { numRuns: 60 },
  );
});

test('what a shot catches does not depend on the prizes of the shots before it in other packets, nor on its neighbours’ fate', () => {
  // Every fish that is aimed at takes one number, and a boss one more once it is caught: a player can follow each by hand.
  let drawn = 0;
  const missing = { below: (limit: number) => ((drawn += 1), limit - 1) };
  fishing.begin(
    { room: 'f'.repeat(16), weapon: 'spread', shots: [oneShot('spread', 'crab', 3).shots[0]] },
    missing,
  );
  expect(drawn).toBe(3);
});

test('what cannot be a packet is refused', () => {
  const [shot = []] = oneShot('single', 'crab').shots;
  const room = '0'.repeat(16);
  const wrong = [
    { room, weapon: 'single', shots: [] },
    { room, weapon: 'single', shots: [shot, shot, shot] },
    { room, weapon: 'single', shots: Array.from({ length: 9 }, () => shot) },
    { room, weapon: 'single', shots: [[...shot, { id: 5, fish: 'crab' }]] },
    { room, weapon: 'spread', shots: [[...shot, ...shot]] },
    { room, weapon: 'harpoon', shots: [shot] },
    { room, weapon: 'laser', shots: [shot] },
    { room: 'here', weapon: 'single', shots: [shot] },
    { room, weapon: 'single', shots: [[{ id: 1, fish: 'mermaid' }]] },
    { room, weapon: 'single', shots: [[{ id: -1, fish: 'crab' }]] },
  ];
  for (const wager of wrong) expect(wagerSchema.safeParse(wager).success, JSON.stringify(wager)).toBe(false);
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(packetOf)).toEqual([0, 1, 2, 2, 4, 5, 5, 5, 8, 8]);
});
