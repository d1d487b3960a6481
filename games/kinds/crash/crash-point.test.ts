/** The crash point and the chain that it comes from: the figures of others, and our own laws. */
import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  computeChain,
  createChain,
  earlierLink,
  isLinkOf,
  restoreChain,
  saltedLink,
} from '../../kit/fairness/chain.ts';
import { toDouble } from '../../kit/prove/fraction.ts';
import { figuresOf } from '../../kit/prove/law.ts';
import { crashPointOf, instantBust, lawOfTarget } from './crash-point.ts';

/** Ten games of bustabit in a row, from number 12,424,169 back, with the salt of their chain. */
const played = {
  salt: '00000000000000000001e08b7fd44f95e3e950ac65650a8031a6d5e1750e34be',
  newest: '4488d92d89d0ed7fbb2ea23b219d569f63207e32fc44b957858838835c1719f1',
  ended: [146, 556, 471, 4146, 188, 920, 116, 155, 1410, 109],
};

describe('bustabit’s public games', () => {
  test('ten games of today’s chain follow from each other and end where they ended', () => {
    let link: Buffer = Buffer.from(played.newest, 'hex');
    const points: number[] = [];
    for (let game = 0; game < played.ended.length; game += 1) {
      points.push(crashPointOf(saltedLink(link, played.salt)));
      link = earlierLink(link);
    }
    expect(points).toEqual(played.ended);
  });

  test('a game of its first chain ended at 2055.90', () => {
    const link = Buffer.from('5d07719b61b0abb6f1c3b17b1d69c838278f87f9b5e75077026e5fedf96c2eb2', 'hex');
    const salt = '0000000000000000004d6ec16dafe9d8370958664c1dc422f452892264c59526';
    expect(crashPointOf(saltedLink(link, salt))).toBe(205_590);
  });
});

describe('a chain', () => {
  test('reveals links that lead to its published end, each by as many hashes as its number says', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 40 }),
        (secret, length, spacing) => {
          const chain = createChain(Buffer.from(secret), length, spacing);
          const plain = createChain(Buffer.from(secret), length, 1);
          for (const draw of [1, Math.ceil(length / 2), length]) {
            const link = chain.link(draw);
            expect(link).toEqual(plain.link(draw));
            expect(isLinkOf(link, draw, chain.end)).toBe(true);
            expect(isLinkOf(link, draw + 1, chain.end)).toBe(false);
            if (draw > 1) expect(earlierLink(link)).toEqual(chain.link(draw - 1));
          }
          expect(chain.link(length)).toEqual(Buffer.from(secret));
        },
      ),
      { numRuns: 60 },
    );
  });

  test('has no link beyond its ends, and a forged one is none of its', () => {
    const chain = createChain(Buffer.alloc(32, 9), 5);
    for (const draw of [0, 6, 1.5, Number.NaN]) expect(() => chain.link(draw)).toThrow(RangeError);
    const forged = Buffer.from(chain.link(2));
    forged[31] = (forged[31] ?? 0) ^ 1;
    expect(isLinkOf(forged, 2, chain.end)).toBe(false);
    expect(isLinkOf(forged.subarray(1), 2, chain.end)).toBe(false);
    expect(() => createChain(Buffer.alloc(32), 0)).toThrow(RangeError);
  });

  test('is restored from the links that are kept of it', async () => {
    const secret = Buffer.alloc(32, 5);
    for (const [length, spacing] of [
      [1_000, 1],
      [1_000, 7],
      [999, 1_000],
      [10_001, 100],
    ] as const) {
      const made = createChain(secret, length, spacing);
      const { end, links } = await computeChain(secret, length, spacing);
      const restored = restoreChain(end, length, spacing, links);
      expect(restored.end).toEqual(made.end);
      for (const draw of [1, 2, Math.ceil(length / 2), length - 1, length])
        expect(restored.link(draw)).toEqual(made.link(draw));
      expect(() => restored.link(length + 1)).toThrow(RangeError);
    }
  });

  test('of a million links is made, and any of them is found', () => {
    const chain = createChain(Buffer.alloc(32, 1), 1_000_000);
    expect(isLinkOf(chain.link(777), 777, chain.end)).toBe(true);
    expect(earlierLink(chain.link(654_322))).toEqual(chain.link(654_321));
  }, 180_000);
});

describe('a bet', () => {
  const targets = [101, 110, 150, 200, 300, 1_000, 10_000, 1_000_000, 100_000_000];

  test.each(targets)(
    'that is cashed out at %d hundredths returns 99 %, short of it by less than a billionth',
    (target) => {
      const { rtp } = figuresOf(lawOfTarget(target));
      expect(rtp.numerator * 100n <= rtp.denominator * 99n).toBe(true);
      expect(0.99 - toDouble(rtp)).toBeLessThan(1e-9);
    },
  );

  test('never wins in about two rounds of a hundred, in which no multiplier above 1.00 is reached', () => {
    const [cases, outcomes] = instantBust();
    expect(Number((cases * 1_000_000n) / outcomes)).toBe(19_801);
  });

  test('wins as often as its law says, over many links of a chain', () => {
    const rounds = 60_000;
    let link: Buffer = createHash('sha256').update('a chain for this test').digest();
    const points: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      points.push(crashPointOf(saltedLink(link, 'salt')));
      link = earlierLink(link);
    }
    for (const target of targets.filter((each) => each <= 10_000)) {
      const chance = 0.99 / (target / 100);
      const won = points.filter((point) => point >= target).length;
      const error = (won - chance * rounds) / Math.sqrt(rounds * chance * (1 - chance));
      expect(Math.abs(error), `target ${target}`).toBeLessThan(4.5);
    }
  });
});
