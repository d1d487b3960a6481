/** Rounds that are played by the hints agree with the laws that players are shown. */
import { expect, test } from 'vitest';
import { createSimulationRandom } from '../../../kit/fairness/random.ts';
import { toDecimal, toDouble } from '../../../kit/prove/fraction.ts';
import { figuresOf } from '../../../kit/prove/law.ts';
import { blackjack } from './blackjack.ts';

const ROUNDS = 20_000;

test.each(blackjack.betTypes().map((type) => [type.name, type] as const))(
  '%s: 20,000 rounds agree with the law',
  (_, { law, play }) => {
    const random = createSimulationRandom(20_261_125);
    const counts = new Map<string, number>();
    const sums = { net: 0, staked: 0, stakedSquare: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const { pays, staked } = play(random);
      const key = `${staked} ${pays}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      sums.net += pays - staked;
      sums.staked += staked;
      sums.stakedSquare += staked ** 2;
    }
    const expected = new Map(
      law.outcomes.map(({ pays, staked, cases }) => [
        `${staked ? toDouble(staked) : 1} ${toDouble(pays)}`,
        (Number(cases) / Number(law.total)) * ROUNDS,
      ]),
    );
    expect([...expected.keys()]).toEqual(expect.arrayContaining([...counts.keys()]));
    for (const [key, mean] of expected) {
      const deviation = Math.sqrt(mean * (1 - mean / ROUNDS)) + 1;
      expect(Math.abs((counts.get(key) ?? 0) - mean) / deviation, key).toBeLessThan(5);
    }

    const { edge, rtp, variance } = figuresOf(law);
    const net = Math.sqrt(toDouble(variance) * ROUNDS);
    const edgeNumber = Number(toDecimal(edge, 12));
    expect(Math.abs(sums.net + edgeNumber * ROUNDS) / net).toBeLessThan(4);
    // What is staked on average follows from both: the edge is the part of it that does not come back.
    const stake = edgeNumber / (1 - Number(toDecimal(rtp, 12)));
    const spread = Math.sqrt(Math.max(sums.stakedSquare - sums.staked ** 2 / ROUNDS, 1));
    expect(Math.abs(sums.staked - stake * ROUNDS) / spread).toBeLessThan(4);
  },
  120_000,
);

test('the figures of the laws', () => {
  const [basic, insurance] = blackjack.betTypes().map(({ law }) => figuresOf(law));
  if (!basic || !insurance) throw new Error('a law is missing');
  expect(toDecimal(basic.edge, 6)).toBe('0.003565');
  expect(toDecimal(basic.rtp, 6)).toBe('0.996851');
  expect(toDecimal(basic.hits, 4)).toBe('0.5564');
  expect(toDecimal(basic.variance, 3)).toBe('1.302');
  expect(toDecimal(basic.largest, 0)).toBe('16');
  expect(insurance.edge).toEqual({ numerator: 31n, denominator: 415n });
});
