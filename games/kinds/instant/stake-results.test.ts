/**
 * Results of Stake's originals, as its own calculation page shows them, from our blocks and where they fit from our rules. The seeds
 * and results are those that github.com/provably-fair-betting/verifierform-stake has read from that page, and the three dice rolls
 * at the end those of github.com/KyranRana/stake-provably-fair-api.
 *
 * Stake's blocks are ours but for the key: it takes the text of the server seed, we take its 32 bytes. Its integers are
 * ⌊float · n⌋ of a 32-bit number over 2³², which favours some of them by up to n in 2³²; ours are drawn by rejection and are not
 * favoured at all. Its shuffles take the drawn value out of the list, ours swap it. So equal seeds give other rounds with us.
 */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { RandomSource } from '../../kit/fairness/random.ts';
import { roundBlock } from '../../kit/fairness/stream.ts';
import { instantGames } from './games.ts';

/** Numbers as Stake takes them. */
function stakeNumbers(serverSeed: string, clientSeed: string, nonce: number): RandomSource {
  let taken = 0;
  return {
    below(limit) {
      const block = roundBlock(
        { serverSeed: Buffer.from(serverSeed), clientSeed, nonce },
        Math.floor(taken / 8),
      );
      const number = block.readUInt32BE((taken % 8) * 4);
      taken += 1;
      return Number((BigInt(number) * BigInt(limit)) >> 32n);
    },
  };
}

/** `count` values below `limit`, each taken out of the list of those that are left. */
function takenOut(limit: number, count: number, random: RandomSource): number[] {
  const left = Array.from({ length: limit }, (_, value) => value);
  return Array.from({ length: count }, (_, index) => left.splice(random.below(limit - index), 1)).flat();
}

function seenOf(code: string, wager: unknown, random: RandomSource): { multiplier: number; seen: unknown } {
  const game = instantGames.find((each) => each.code === code);
  if (!game) throw new Error(code);
  return game.begin(wager, random).after([]);
}

const ascending = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);

describe('by our rules, with Stake’s numbers', () => {
  test('limbo', () => {
    const results = [17.41, 1.69, 2.88, 21.02, 1.09, 140.42, 1.43, 1.21, 3, 2.38];
    const reached = results.map((_, nonce) => {
      const random = stakeNumbers(
        '5c5c42b55822f994bd955a4416775190',
        '40cea334816e7a68ed62d208ce4a2572',
        nonce,
      );
      return (
        z.object({ reached: z.int() }).parse(seenOf('limbo', { target: 101 }, random).seen).reached / 100
      );
    });
    expect(reached).toEqual(results);
  });

  test('plinko, every number of rows and risk', () => {
    const results = {
      low: [1, 1, 1.4, 1.3, 0.5, 0.9, 1.1, 0.7, 1],
      medium: [3, 4, 0.4, 0.5, 0.6, 6, 1, 0.3, 0.5],
      high: [1.5, 0.2, 3, 0.2, 0.2, 0.2, 1.9, 0.5, 0.2],
    };
    let nonce = 0;
    for (const [risk, paid] of Object.entries(results)) {
      const found = paid.map((_, index) => {
        const random = stakeNumbers(
          '0c8f48139d81447799a5310edb9e5aac',
          '0beeaafc2e5364be411d4b7279923662',
          nonce++,
        );
        return seenOf('plinko', { rows: index + 8, risk }, random).multiplier / 10_000;
      });
      expect(found, risk).toEqual(paid);
    }
  });

  test('wheel, every size and risk', () => {
    const results = { low: [1.2, 0, 1.2, 1.2, 1.2], medium: [3, 0, 2, 0, 0], high: [0, 0, 0, 0, 0] };
    let nonce = 0;
    for (const [risk, paid] of Object.entries(results)) {
      const found = paid.map((_, index) => {
        const random = stakeNumbers(
          '734db4b5d75c339f037ba64ac5ecada3',
          'bb0f7423c07974b393e4f03d86c6c6d8',
          nonce++,
        );
        return seenOf('wheel', { segments: (index + 1) * 10, risk }, random).multiplier / 10_000;
      });
      expect(found, risk).toEqual(paid);
    }
  });
});

describe('tables of what is paid, as they were read from Stake’s pages', () => {
  test('plinko, from the middle outwards', () => {
    const tables: Record<string, readonly string[]> = {
      low: [
        '0.5 1 1.1 2.1 5.6',
        '0.7 1 1.6 2 5.6',
        '0.5 1 1.1 1.4 3 8.9',
        '0.7 1 1.3 1.9 3 8.4',
        '0.5 1 1.1 1.4 1.6 3 10',
        '0.7 0.9 1.2 1.9 3 4 8.1',
        '0.5 1 1.1 1.3 1.4 1.9 4 7.1',
        '0.7 1 1.1 1.5 2 3 8 15',
        '0.5 1 1.1 1.2 1.4 1.4 2 9 16',
      ],
      medium: [
        '0.4 0.7 1.3 3 13',
        '0.5 0.9 1.7 4 18',
        '0.4 0.6 1.4 2 5 22',
        '0.5 0.7 1.8 3 6 24',
        '0.3 0.6 1.1 2 4 11 33',
        '0.4 0.7 1.3 3 6 13 43',
        '0.2 0.5 1 1.9 4 7 15 58',
        '0.3 0.5 1.3 3 5 11 18 88',
        '0.3 0.5 1 1.5 3 5 10 41 110',
      ],
      high: [
        '0.2 0.3 1.5 4 29',
        '0.2 0.6 2 7 43',
        '0.2 0.3 0.9 3 10 76',
        '0.2 0.4 1.4 5.2 14 120',
        '0.2 0.2 0.7 2 8.1 24 170',
        '0.2 0.2 1 4 11 37 260',
        '0.2 0.2 0.3 1.9 5 18 56 420',
        '0.2 0.2 0.5 3 8 27 83 620',
        '0.2 0.2 0.2 2 4 9 26 130 1000',
      ],
    };
    for (const [risk, lines] of Object.entries(tables))
      for (const [index, line] of lines.entries()) {
        const rows = index + 8;
        const paid = (slot: number): number => {
          let at = 0;
          const random = { below: (): number => (at++ < slot ? 1 : 0) };
          return seenOf('plinko', { rows, risk }, random).multiplier / 10_000;
        };
        const right = Array.from({ length: Math.floor(rows / 2) + 1 }, (_, step) =>
          paid(Math.ceil(rows / 2) + step),
        );
        const left = Array.from({ length: Math.floor(rows / 2) + 1 }, (_, step) =>
          paid(Math.floor(rows / 2) - step),
        );
        expect(right.join(' '), `${risk} ${rows}`).toBe(line);
        expect(left.join(' '), `${risk} ${rows}`).toBe(line);
      }
  });

  test('the wheels of medium risk, clockwise', () => {
    const wheels = [
      '0 1.9 0 1.5 0 2 0 1.5 0 3',
      '1.5 0 2 0 2 0 2 0 1.5 0 3 0 1.8 0 2 0 2 0 2 0',
      '1.5 0 1.5 0 2 0 1.5 0 2 0 2 0 1.5 0 3 0 1.5 0 2 0 2 0 1.7 0 4 0 1.5 0 2 0',
      '2 0 3 0 2 0 1.5 0 3 0 1.5 0 1.5 0 2 0 1.5 0 3 0 1.5 0 2 0 2 0 1.6 0 2 0 1.5 0 3 0 1.5 0 2 0 1.5 0',
      '2 0 1.5 0 2 0 1.5 0 3 0 1.5 0 1.5 0 2 0 1.5 0 3 0 1.5 0 2 0 1.5 0 2 0 2 0 1.5 0 3 0 1.5 0 2 0 1.5 0 1.5 0 5 0 1.5 0 2 0 1.5 0',
    ];
    for (const [index, wheel] of wheels.entries()) {
      const segments = (index + 1) * 10;
      const found = Array.from(
        { length: segments },
        (_, segment) =>
          seenOf('wheel', { segments, risk: 'medium' }, { below: () => segment }).multiplier / 10_000,
      );
      expect(found.join(' ')).toBe(wheel);
    }
  });
});

describe('by our blocks, with Stake’s numbers and shuffles', () => {
  test.each([
    [
      'f2ac89b608eeb01312d115bce6741b32',
      '86ff027f15c48241af7f54a726690ee7',
      0,
      [28.07, 29.02, 5.86, 54.86, 9.66, 93.25, 87.23, 38.99, 90.35, 32.79],
    ],
    ['18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159', 'bb62964774', 1, [77.18]],
    ['a9a09f7f84c9dc6d4f46f9b702d8e7e211e1fc219ac10e1145c4ca032eb000c6', '3c83fc7e07', 3, [19.59]],
    ['a5022ccf5dd5a76d2014278e3d91d1dfc47c3f12e683ea0c8151fdc2f944beb1', '8b3ca8298c', 54, [56.37]],
  ])('dice of server seed %s', (serverSeed, clientSeed, first, rolls) => {
    const found = rolls.map(
      (_, index) => stakeNumbers(serverSeed, clientSeed, first + index).below(10_001) / 100,
    );
    expect(found).toEqual(rolls);
  });

  test('mines, 1 to 12 of them', () => {
    const results = [
      [6],
      [1, 21],
      [13, 16, 22],
      [14, 16, 21, 23],
      [0, 6, 16, 18, 22],
      [3, 12, 14, 20, 21, 24],
      [4, 8, 14, 15, 18, 20, 22],
      [1, 2, 3, 8, 11, 16, 21, 24],
      [1, 5, 6, 8, 13, 16, 18, 20, 21],
      [2, 3, 4, 10, 13, 15, 16, 21, 22, 23],
      [0, 1, 2, 4, 6, 9, 10, 14, 17, 22, 24],
      [0, 2, 3, 6, 7, 12, 13, 14, 15, 18, 20, 22],
    ];
    const found = results.map((mines, nonce) =>
      ascending(
        takenOut(
          25,
          mines.length,
          stakeNumbers('5ff5c610e633b2a91c46d1be1f74286b', '854581b6f52eaa86503f1dc6433655f9', nonce),
        ),
      ),
    );
    expect(found).toEqual(results);
  });

  test('keno', () => {
    const results = [
      [1, 7, 9, 12, 14, 16, 21, 23, 30, 39],
      [1, 6, 11, 12, 13, 22, 24, 29, 34, 35],
      [1, 8, 13, 17, 20, 28, 32, 34, 35, 36],
      [2, 3, 7, 16, 18, 24, 27, 31, 37, 39],
      [6, 14, 15, 17, 19, 22, 25, 28, 31, 39],
    ];
    const found = results.map((_, nonce) =>
      ascending(
        takenOut(
          40,
          10,
          stakeNumbers('ae1581dc89398cb8fdb84f0a2c64e816', '971f4d5c49eb1111385e9309d105227f', nonce),
        ),
      ).map((index) => index + 1),
    );
    expect(found).toEqual(results);
  });

  test('the tower of nine floors, in the order of the draws', () => {
    const results = [
      [4, ['120', '012', '102', '320', '023', '213', '301', '203', '130']],
      [3, ['21', '20', '02', '12', '01', '12', '21', '02', '10']],
      [2, ['0', '0', '0', '1', '0', '1', '0', '0', '1']],
      [3, ['2', '2', '2', '1', '1', '1', '2', '1', '0']],
      [4, ['0', '0', '0', '1', '3', '3', '2', '1', '2']],
    ] as const;
    for (const [nonce, [doors, floors]] of results.entries()) {
      const random = stakeNumbers(
        'f0344667883e7628a041d8e500e6d203',
        '2a73709723181740d73e64233275c29c',
        nonce,
      );
      expect(floors.map((safe) => takenOut(doors, safe.length, random).join(''))).toEqual(floors);
    }
  });

  test('twenty flips of a coin', () => {
    const results = [
      'hhhhthhhhthhtthhthht',
      'ththtthhthhhtttttttt',
      'hhhthhhhthtththtttth',
      'htthhhhttththththhth',
    ];
    const found = results.map((row, nonce) => {
      const random = stakeNumbers(
        '8b9c7cf18c001dfb7ea6f6fe52f3df95',
        '247e90a65d07b3c4d629ada402918f03',
        nonce,
      );
      return Array.from(row, () => (random.below(2) === 0 ? 't' : 'h')).join('');
    });
    expect(found).toEqual(results);
  });

  test('cards of hi-lo', () => {
    const results = [
      '8d 6s 5s 5c Qc Ks 9s 8h 9d 7d Jc 2h 8h Kc Qd 5s 6h 7h 5d 10d',
      '6d Qs Kc 7d 4c 3s 4d 2s 6h 2d 8d 3s 6c Kh Qh 8d Jc 3d 4c 5s',
      '3h 7c 2s Jd Jd 6s 3s 10h 7h Kh 5s Kd Ad As 6h 3h 6c Ah Ks 7d',
    ];
    const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
    const found = results.map((_, nonce) => {
      const random = stakeNumbers(
        '412780c6e08859f955318b5c7c75e288',
        '54560a34f054ad0c19edac66cf6b8e45',
        nonce,
      );
      return Array.from({ length: 20 }, () => random.below(52))
        .map((card) => `${ranks[Math.floor(card / 4)]}${'dhsc'[card % 4]}`)
        .join(' ');
    });
    expect(found).toEqual(results);
  });
});
