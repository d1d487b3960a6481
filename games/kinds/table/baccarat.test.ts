/** How baccarat is dealt: against the table of the third card as casinos print it, and the published numbers of its results. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { baccaratCases } from './prove/baccarat.ts';
import { deal } from './punto-banco.ts';

const casesOf = (holds: (found: ReturnType<typeof baccaratCases>[number]['result']) => boolean): bigint =>
  baccaratCases().reduce((sum, { result, cases }) => (holds(result) ? sum + cases : sum), 0n);

test('the results of eight decks come as often as is published', () => {
  // https://wizardofodds.com/games/baccarat/
  expect(casesOf(({ winner }) => winner === 'banker')).toBe(2_292_252_566_437_888n);
  expect(casesOf(({ winner }) => winner === 'player')).toBe(2_230_518_282_592_256n);
  expect(casesOf(({ winner }) => winner === 'tie')).toBe(475_627_426_473_216n);
  const all = 416n * 415n * 414n * 413n * 412n * 411n;
  expect(casesOf(() => true)).toBe(all);
  expect(casesOf(({ playerPair }) => playerPair) * 415n).toBe(all * 31n);
  expect(casesOf(({ bankerPair }) => bankerPair) * 415n).toBe(all * 31n);
});

/** What the banker does by the player's third card, from 0 to 9, with 0 to 7 points: as casinos print it. */
const printed = [
  'HHHHHHHHHH',
  'HHHHHHHHHH',
  'HHHHHHHHHH',
  'HHHHHHHHSH',
  'SSHHHHHHSS',
  'SSSSHHHHSS',
  'SSSSSSHHSS',
  'SSSSSSSSSS',
];

const digits = (cards: readonly number[]): number[] =>
  cards.map((card) => ((card % 13) + 1 >= 10 ? 0 : (card % 13) + 1));
const last = (numbers: readonly number[]): number =>
  Number(String(numbers.reduce((a, b) => a + b, 0)).slice(-1));

test('any six cards are dealt as the printed table says', () => {
  const cards = fc.array(fc.integer({ min: 0, max: 51 }), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(cards, (shoe) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = shoe;
      const [p, q] = [last(digits([a, c])), last(digits([b, d]))];
      const natural = Math.max(p, q) >= 8;
      const playerHits = !natural && p < 6;
      const bankerHits = !natural && (playerHits ? printed[q]?.[digits([e])[0] ?? 0] === 'H' : q < 6);
      const player = playerHits ? [a, c, e] : [a, c];
      const banker = bankerHits ? [b, d, playerHits ? f : e] : [b, d];
      const difference = last(digits(player)) - last(digits(banker));
      const winner = difference > 0 ? 'player' : difference < 0 ? 'banker' : 'tie';
      expect(deal(shoe)).toEqual({ player, banker, winner });
    }),
    { numRuns: 5_000 },
  );
});

test.each([
  // Nine against a natural eight: nobody draws.
  [[8, 7, 12, 25, 0, 0], { player: [8, 12], banker: [7, 25], winner: 'player' }],
  // Player stands on six, banker draws on five.
  [[5, 4, 9, 10, 3, 0], { player: [5, 9], banker: [4, 10, 3], winner: 'banker' }],
  // Banker stands on three against an eight.
  [[1, 2, 9, 11, 7, 0], { player: [1, 9, 7], banker: [2, 11], winner: 'banker' }],
])('%j', (cards, coup) => {
  expect(deal(cards)).toEqual(coup);
});
