import { expect, test } from 'vitest';
import { shareOf } from './round-share.ts';

test('the shares of rounds are spread evenly: a wheel is not drawn towards the edge of a better segment', () => {
  const tenths = Array.from({ length: 10 }, () => 0);
  const rounds = 20_000;
  for (let round = 0; round < rounds; round += 1) {
    const id = `01930000-0000-7000-8000-${round.toString(16).padStart(12, '0')}`;
    const tenth = Math.floor(shareOf(id) * 10);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  // Six deviations of a tenth of the rounds.
  for (const count of tenths)
    expect(Math.abs(count - rounds / 10)).toBeLessThan(6 * Math.sqrt(rounds * 0.09));
});
