/** Rounds whose end is known from the rules, card by card. */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { TableGame } from '../table.ts';
import { caribbeanStud } from './caribbean-stud.ts';
import { casinoHoldem } from './casino-holdem.ts';
import { dealing, namedCards } from './testing/dealt.ts';
import { threeCardPoker } from './three-card-poker.ts';

type Played = [
  TableGame,
  string,
  string,
  Record<string, unknown>,
  Record<string, unknown>[],
  number,
  number,
  string | null,
];

const unit = 100n;

describe('rounds that are known', () => {
  const ante = { spots: { ante: 1 } };
  test.each<Played>([
    [threeCardPoker, 'qualified and beaten', 'As Ks 9d Qh 4d 2c', ante, [{ type: 'play' }], 1, 4, 'won'],
    [threeCardPoker, 'not qualified', 'As Ks 9d Jh 4d 2c', ante, [{ type: 'play' }], 1, 3, 'not_qualified'],
    [threeCardPoker, 'tied', 'As Ks 9d Ah Kd 9c', ante, [{ type: 'play' }], 1, 2, 'tied'],
    [threeCardPoker, 'lost', 'Qs 6s 4d Qh 6d 5c', ante, [{ type: 'play' }], 1, 0, 'lost'],
    [threeCardPoker, 'a straight that loses', '2s 3s 4d 5h 6d 7c', ante, [{ type: 'play' }], 1, 1, 'lost'],
    [threeCardPoker, 'ace, two, three', 'As 2s 3s Qh 4d 2c', ante, [{ type: 'play' }], 1, 9, 'won'],
    [threeCardPoker, 'a straight beats a flush', '2s 3s 4d Kh 9h 7h', ante, [{ type: 'play' }], 1, 5, 'won'],
    [threeCardPoker, 'folded', 'As Ks 9d Qh 4d 2c', ante, [{ type: 'fold' }], 0, 0, 'folded'],
    [
      threeCardPoker,
      'folded with a pair',
      '2s 2d 9d Qh 4d 2c',
      { spots: { ante: 1, pair_plus: 2 } },
      [{ type: 'fold' }],
      0,
      4,
      'folded',
    ],
    [threeCardPoker, 'pair plus alone', 'As Ks Qs Qh 4d 2c', { spots: { pair_plus: 1 } }, [], 0, 41, null],
    [
      caribbeanStud,
      'not qualified',
      'As Ks 9d 8h 2c Ah Qd 4c 3d 2s',
      ante,
      [{ type: 'raise' }],
      2,
      4,
      'not_qualified',
    ],
    [
      caribbeanStud,
      'ace, king wins',
      'As Ks Qd 8h 2c Ah Kd 4c 3d 2s',
      ante,
      [{ type: 'raise' }],
      2,
      6,
      'won',
    ],
    [caribbeanStud, 'royal flush', 'As Ks Qs Js Ts Ah Kd 4c 3d 2s', ante, [{ type: 'raise' }], 2, 204, 'won'],
    [
      caribbeanStud,
      'royal flush, not qualified',
      'As Ks Qs Js Ts Ah Qd 4c 3d 2s',
      ante,
      [{ type: 'raise' }],
      2,
      4,
      'not_qualified',
    ],
    [caribbeanStud, 'tied', 'As Ks 4d 3h 2c Ah Kd 4c 3d 2s', ante, [{ type: 'raise' }], 2, 3, 'tied'],
    [caribbeanStud, 'lost', 'As Ks 4d 3h 2c Ah Kd 5c 3d 2s', ante, [{ type: 'raise' }], 2, 0, 'lost'],
    [caribbeanStud, 'folded', 'As Ks 4d 3h 2c Ah Kd 5c 3d 2s', ante, [{ type: 'fold' }], 0, 0, 'folded'],
    [
      casinoHoldem,
      'not qualified',
      '5s 6d 3h 3d Ks Qd 9c 8h Tc',
      ante,
      [{ type: 'call' }],
      2,
      4,
      'not_qualified',
    ],
    [
      casinoHoldem,
      'qualified with fours, won',
      '5s 5d 4h 4d Ks Qd 9c 8h 2c',
      ante,
      [{ type: 'call' }],
      2,
      6,
      'won',
    ],
    [casinoHoldem, 'a flush', '5s 6s 4h 4d Ks Qs 9s 8h 2c', ante, [{ type: 'call' }], 2, 7, 'won'],
    [casinoHoldem, 'the board', '5s 6s 4h 4d Kc Qc Tc Ac Jc', ante, [{ type: 'call' }], 2, 3, 'tied'],
    [casinoHoldem, 'lost', '5s 6d 4h 4d Kc Qc 9c 8h 2c', ante, [{ type: 'call' }], 2, 0, 'lost'],
    [
      casinoHoldem,
      'folded, aa paid',
      'As Ad 4h 4d Kc Qc 9c 8h 2c',
      { spots: { ante: 1, aa: 1 } },
      [{ type: 'fold' }],
      0,
      8,
      'folded',
    ],
    [casinoHoldem, 'aa alone, kings', 'Ks Kd 4h 4d 3c Qc 9c 8h 2c', { spots: { aa: 1 } }, [], 0, 0, null],
    [
      casinoHoldem,
      'aa alone, a royal flush',
      'As Ks 4h 4d Js Qs Ts 8h 2c',
      { spots: { aa: 1 } },
      [],
      0,
      101,
      null,
    ],
    [
      casinoHoldem,
      'most',
      'As Ks 4h 4d Js Qs Ts 8h 2c',
      { spots: { ante: 1, aa: 1 } },
      [{ type: 'call' }],
      2,
      206,
      'won',
    ],
  ])('$0.code: %s', (game, _, dealt, wager, actions, raised, pays, result) => {
    const units = Object.values(z.record(z.string(), z.number()).parse(wager['spots'])).reduce(
      (a, b) => a + b,
      0,
    );
    const bet_minor = unit * BigInt(units);
    const ended = game.begin(bet_minor, wager, dealing(namedCards(dealt))).after(actions);
    expect(ended).toMatchObject({
      state: 'ended',
      raised_minor: unit * BigInt(raised),
      win_minor: unit * BigInt(pays),
      seen: { result },
    });
    const most = game.mostOf(bet_minor, wager);
    expect(ended.win_minor).toBeLessThanOrEqual(most.win_minor);
  });
});
