/** The figures that players are shown are the ones that follow from the definitions, to the last digit. */
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { isWhole } from '../../../../tests/sampled.ts';
import { games } from '../../../catalogue.ts';
import { paytableOf, proofSchema } from '../paytable.ts';
import { paytableSchema } from '../shown-paytable.ts';
import { hasChoices, withChoice } from '../choice/definition.ts';
import { choiceFigures, choiceProofs } from './choice-figures.ts';
import { boughtFigures, exactFigures, figuresWithoutMaxWin, proofOf } from './exact.ts';
import { simulate } from './simulate.ts';

/** Their maximum win is proved here; that of every game takes minutes and is proved by `npm run test:all`. */
const proved = ['crystal-gems', 'koi-pond'];
/** So many are simulated of each game; whether what they show is likely is asked by their own deviation. */
const spins = isWhole ? 300_000 : 40_000;

test('the house has at least sixteen games, each with its own code and title', () => {
  expect(games.length).toBeGreaterThanOrEqual(16);
  expect(new Set(games.map((game) => game.code)).size).toBe(games.length);
  expect(new Set(games.map((game) => game.title)).size).toBe(games.length);
});

/** Its figures take a minute, and are counted with `npm run test:all`. */
const slow = 'candy-carnival';

describe.each(games.map((game) => [game.code, game] as const))('%s', (code, game) => {
  test.runIf(isWhole || code !== slow)(
    'proof.json equals the figures computed by enumeration; a short simulation agrees',
    async () => {
      const file = new URL(`../../../${code}/proof.json`, import.meta.url);
      const committed = proofSchema.parse(JSON.parse(await readFile(file, 'utf8')));
      const isProved = isWhole || proved.includes(code);
      const figures = isProved ? exactFigures(game) : figuresWithoutMaxWin(game);
      const bought = boughtFigures(game);
      const { choices: _choices, ...committedRound } = committed;
      const { rtp_percent, max_win_bets, max_win_once_in, max_win_cost_percent, deviation_bets, ...others } =
        committedRound;
      expect(proofOf(game, figures, bought)).toMatchObject(
        isProved
          ? { rtp_percent, max_win_bets, max_win_once_in, max_win_cost_percent, deviation_bets, ...others }
          : others,
      );
      expect(game.volatility).toBe(committed.volatility);
      expect(game.maxWin?.sinceVersion).toBeLessThanOrEqual(game.version);
      expect(Number(committed.max_win_bets)).toBeLessThanOrEqual(game.maxWin?.bets ?? 0);
      // The maximum win takes less than a thirtieth of a percent from any game.
      expect(Number(committed.rtp_before_max_win_percent) - Number(committed.rtp_percent)).toBeLessThan(0.03);
      expect(Number(committed.rtp_percent)).toBeGreaterThanOrEqual(94);
      expect(Number(committed.rtp_percent)).toBeLessThanOrEqual(97);
      expect(paytableSchema.parse(paytableOf(game, committed)).code).toBe(code);

      const { rtpErrors, hitErrors } = simulate(game, figures, spins);
      expect(Math.abs(rtpErrors)).toBeLessThan(5);
      expect(Math.abs(hitErrors)).toBeLessThan(5);
      if (!bought || !game.buy || !committed.bought) return expect(game.buy).toBeUndefined();
      // The price is the least at which a bought round returns no more than a spin.
      const returnedAt = (coins: number) =>
        (Number(committed.bought?.rtp_percent) * (game.buy?.priceCoins ?? 0)) / coins;
      expect(returnedAt(game.buy.priceCoins)).toBeLessThanOrEqual(Number(committed.rtp_percent));
      expect(returnedAt(game.buy.priceCoins - 1)).toBeGreaterThan(Number(committed.rtp_percent));
      const soldErrors = simulate(game, bought, spins / 10, { bought: 'free_spins' });
      expect(Math.abs(soldErrors.rtpErrors)).toBeLessThan(5);
      expect(Math.abs(soldErrors.hitErrors)).toBeLessThan(5);
    },
    600_000,
  );
});

describe.each(games.filter(hasChoices).map((game) => [game.code, game] as const))(
  'the choices of %s',
  (code, game) => {
    test('all return the same to the last fraction, and each is as it is shown', async () => {
      const file = new URL(`../../../${code}/proof.json`, import.meta.url);
      const committed = proofSchema.parse(JSON.parse(await readFile(file, 'utf8')));
      const found = choiceFigures(game);
      expect(choiceProofs(game, found)).toEqual(committed.choices);
      const [first] = found;
      for (const { id, figures } of found) {
        expect(figures.rtp, id).toEqual(first?.figures.rtp);
        // A form whose wins were cut would return less than the others.
        expect(figures.cap, id).toBeNull();
        const { rtpErrors, hitErrors } = simulate(withChoice(game, id), figures, spins / 4);
        expect(Math.abs(rtpErrors), id).toBeLessThan(5);
        expect(Math.abs(hitErrors), id).toBeLessThan(5);
      }
      const deviations = committed.choices?.map(({ deviation_bets }) => Number(deviation_bets)) ?? [];
      expect(deviations).toEqual(deviations.toSorted((a, b) => b - a));
      expect(new Set(deviations).size).toBe(game.choices.length);
    }, 600_000);
  },
);
