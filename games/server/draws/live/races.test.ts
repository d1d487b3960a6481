/** Races over the real socket: the field is told before bets, nothing tells the order before it is run, and bets are held to the field. */
import {
  drawsCallOffPath,
  drawsReportAnswerSchema,
  drawsReportPath,
  drawsSalesPath,
} from '@marquee/contract/providers/draws.ts';
import { expect, test } from 'vitest';
import { resultsOf } from '../../../kinds/live/race-prices.ts';
import { fieldPrices } from '../../../kinds/live/race-track.ts';
import { type RaceField, raceOutcomeSchema, spotOf } from '../../../kinds/live/races.ts';
import { recheckLiveBet, recomputeField } from '../../../kinds/live/recompute.ts';
import { startLiveHouse } from '../../testing/live-house.ts';

const euro = 100_000n;

test('a race is bet on at its published prices, run, paid and checked, and no byte tells its order before', async ({
  onTestFinished,
}) => {
  const live = await startLiveHouse({
    game: 'race-day',
    timing: { betting_ms: 10_000, drawing_ms: 3_000 },
  });
  onTestFinished(live.close);
  const [ada, ben] = await Promise.all([
    live.connect('ada-r', 100n * euro),
    live.connect('ben-r', 100n * euro),
  ]);
  const draw = await ada.nextOpen();
  // Who comes while there is a race is told of its chain with the first words.
  const demo = await live.connect(null);
  const race = raceOutcomeSchema.parse(live.outcomeOf(draw));
  const open = await ben.draw('open', draw);
  expect(open.field).toEqual(race.field);
  const { chain } = demo.snapshot;
  // Whoever has the end of the chain and its salt has the field, without asking.
  expect(
    await recomputeField({
      game_code: 'race-day',
      game_version: 1,
      end: chain?.end_hash ?? '',
      salt: chain?.salt ?? '',
      draw,
    }),
  ).toEqual(race.field);
  const [first = 1, second = 2, third = 3] = race.order;
  const spots = { [`each-${first}`]: 2, [`trifecta-${first}-${second}-${third}`]: 1 };
  const hits = ada.bet(draw, (3n * euro).toString(), spots);
  const misses = ben.bet(draw, euro.toString(), { [`win-${second}`]: 1 });
  const demos = demo.bet(draw, (3n * euro).toString(), spots);
  await Promise.all([ada.answer(hits), ben.answer(misses), demo.answer(demos)]);
  // The operator is told the most that one order would be paid; demo play owes nobody anything.
  const report = async () => {
    const { body } = await live.operator.ask(live.url(), drawsReportPath, { operator_id: 'marquee' });
    const game = drawsReportAnswerSchema.parse(body).find(({ game_code }) => game_code === 'race-day');
    return { game, told: game?.draws.find((each) => each.draw === draw) };
  };
  const won = [
    live.game.winsOf(3n * euro, { spots }, race.field),
    live.game.winsOf(euro, { spots: { [`win-${second}`]: 1 } }, race.field),
  ];
  const sums = (won[0] ?? []).map((win, order) => win + (won[1]?.[order] ?? 0n));
  const liability = sums.reduce((most, each) => (each > most ? each : most)).toString();
  const openNow = await report();
  expect(openNow.game).toMatchObject({ pays: 'odds', is_sold_ahead: false, every_s: 179, pools: [] });
  expect(openNow.told).toMatchObject({
    state: 'open',
    result: null,
    sales: [{ currency: 'EUR', tickets: 2, staked: (4n * euro).toString(), liability }],
  });
  // While its sales are stopped nobody bets, and it cannot be called off: the next one opens when it is over.
  const asked = { operator_id: 'marquee', game_code: 'race-day', actor: 'ana', reason: 'A wet course' };
  const setSales = (stopped: boolean) => live.operator.ask(live.url(), drawsSalesPath, { ...asked, stopped });
  expect((await setSales(true)).body).toEqual({ changed: true });
  await ada.hear('draw', (said) => said.draw.number === draw && said.draw.is_stopped === true);
  const stopped = ben.bet(draw, euro.toString(), { [`win-${first}`]: 1 });
  expect(await ben.refusal(stopped)).toMatchObject({ error: 'betting_closed' });
  expect((await setSales(false)).body).toEqual({ changed: true });
  await ada.hear('draw', (said) => said.draw.number === draw && !said.draw.is_stopped);
  const named = { ...asked, chain: 1, draw };
  expect((await live.operator.ask(live.url(), drawsCallOffPath, named)).status).toBe(404);
  // A runner that is not in the race, or a spot that is none, is not taken.
  const beyond = race.field.strengths.length + 1;
  for (const spot of [`win-${beyond}`, `exacta-1-${beyond}`, 'quinella-2-1', 'place-0', 'red']) {
    const refused = ben.bet(draw, euro.toString(), { [spot]: 1 });
    expect(await ben.refusal(refused), spot).toMatchObject({ error: 'bet_not_allowed' });
  }
  const drawn = await ada.draw('drawing', draw);
  expect(drawn.outcome).toEqual(race);
  const told = ada.texts.findIndex(
    (text) => text.startsWith('{"type":"draw"') && text.includes(`"number":${draw},"state":"drawing"`),
  );
  expect(told).toBeGreaterThan(0);
  const before = ada.texts.slice(0, told).join('\n');
  expect(before).not.toContain(live.linkOf(draw));
  expect(before).not.toContain(JSON.stringify(race.order));
  expect(before).toContain(JSON.stringify(race.field));
  // It has begun: a bet comes too late.
  const late = ben.bet(draw, euro.toString(), { [`win-${first}`]: 1 });
  expect(await ben.refusal(late)).toMatchObject({ error: 'betting_closed' });
  const win = live.game.winOf(3n * euro, { spots }, race);
  expect(win).toBeGreaterThan(3n * euro);
  await expect.poll(() => live.operator.balances.get('ada-r'), { timeout: 60_000 }).toBe(97n * euro + win);
  await expect
    .poll(() => live.operator.balances.get('ben-r'), { timeout: 60_000 })
    .toBe(99n * euro + live.game.winOf(euro, { spots: { [`win-${second}`]: 1 } }, race));
  expect((await report()).told).toMatchObject({
    state: 'settled',
    result: [first, second, third],
    sales: [{ tickets: 2, liability: null }],
  });
  expect(
    await recheckLiveBet({
      game_code: 'race-day',
      game_version: 1,
      draw,
      end: chain?.end_hash ?? '',
      salt: chain?.salt ?? '',
      link: live.linkOf(draw),
      outcome: race,
      bet_minor: (3n * euro).toString(),
      wager: { spots },
      win_minor: win.toString(),
    }),
  ).toEqual({ chain: true, outcome: true, win: true });
}, 240_000);

/** The three runners whose order is least likely. */
function longest(field: RaceField): readonly number[] {
  const price = (row: readonly number[]): number => fieldPrices(field).of('trifecta', row);
  return resultsOf(field.strengths.length).reduce((best, row) => (price(row) > price(best) ? row : best));
}

test('what a player may win in a race is held to the prices of its field, over all bets', async ({
  onTestFinished,
}) => {
  const live = await startLiveHouse({
    game: 'race-day',
    timing: { betting_ms: 8_000 },
    // At such a price what may be won is less than the highest stake would win.
    wish: (outcomeOf) =>
      [1, 2, 3, 4].every((draw) => {
        const { field } = raceOutcomeSchema.parse(outcomeOf(draw));
        return fieldPrices(field).of('trifecta', longest(field)) > 60_000_000;
      }),
  });
  onTestFinished(live.close);
  const ada = await live.connect('ada-l', 1_000_000n * euro);
  const draw = await ada.nextOpen();
  const field = live.fieldOf(draw);
  const { stakes } = ada.snapshot;
  const [most, step] = [BigInt(stakes.most_win_minor), BigInt(stakes.step_minor)];
  if (!field) throw new Error('There is no race.');
  /** How much may be staked on three runners in their order, in steps that the currency has. */
  const allowedOn = (row: readonly number[]): bigint => {
    const price = fieldPrices(field).of('trifecta', row);
    return ((most * 10_000n) / BigInt(price) / step) * step;
  };
  const row = longest(field);
  expect(allowedOn(row)).toBeLessThan(BigInt(stakes.most_minor));
  const spot = spotOf('trifecta', row);
  const allowed = allowedOn(row);
  const half = (allowed / 2n / step) * step;
  await ada.answer(ada.bet(draw, half.toString(), { [spot]: 1 }));
  const more = ada.bet(draw, (allowed - half + 10n * step).toString(), { [spot]: 1 });
  expect(await ada.refusal(more)).toMatchObject({ error: 'bet_not_allowed' });
  // On another winner it is allowed: both cannot be paid.
  await ada.answer(ada.bet(draw, (allowed - half + 10n * step).toString(), { [`win-${row[1]}`]: 1 }));
}, 240_000);
