import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFairRandom, hashServerSeed } from './stream.ts';

const seeds = { serverSeed: Buffer.alloc(32, 7), clientSeed: 'player', nonce: 3 };

test('the stream is the documented one', () => {
  const block = createHmac('sha256', seeds.serverSeed).update('player:3:0').digest();
  const random = createFairRandom(seeds);
  const drawn = Array.from({ length: 8 }, () => random.below(2 ** 31));
  const documented = Array.from({ length: 8 }, (_, i) => block.readUInt32BE(i * 4) % 2 ** 31);
  expect(drawn).toEqual(documented);
  const second = createHmac('sha256', seeds.serverSeed).update('player:3:1').digest();
  expect(random.below(1000)).toBe(second.readUInt32BE(0) % 1000);
});

test('the commitment is the SHA-256 of the seed’s bytes', () => {
  expect(hashServerSeed(Buffer.alloc(32))).toBe(
    '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
  );
});

test('the same seeds give the same numbers, another nonce others', () => {
  fc.assert(
    fc.property(fc.nat(), fc.string({ minLength: 1 }), (nonce, clientSeed) => {
      const draw = (n: number) => {
        const random = createFairRandom({ serverSeed: seeds.serverSeed, clientSeed, nonce: n });
        return Array.from({ length: 6 }, () => random.below(2 ** 31)).join();
      };
      expect(draw(nonce)).toBe(draw(nonce));
      expect(draw(nonce)).not.toBe(draw(nonce + 1));
    }),
  );
});

test('no integer is favoured (chi-squared over 120,000 draws below 12, at 5 σ)', () => {
  const random = createFairRandom(seeds);
  const counts = Array.from({ length: 12 }, () => 0);
  const draws = 120_000;
  for (let i = 0; i < draws; i += 1) {
    const value = random.below(12);
    counts[value] = (counts[value] ?? 0) + 1;
  }
  const expected = draws / 12;
  const chiSquared = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(chiSquared).toBeLessThan(11 + 5 * Math.sqrt(22));
});

test('limits that cannot be drawn below are refused', () => {
  const random = createFairRandom(seeds);
  for (const limit of [0, -1, 1.5, 2 ** 31 + 1, Number.NaN])
    expect(() => random.below(limit)).toThrow(RangeError);
});
