/** A game of draws is switched off while bets stand, and the process that ran it never comes back: nobody's money stays behind. */
import { test, type TestContext } from 'vitest';
import { connectCrash } from '../testing/crash-client.ts';
import { nextOpen, startCrashHouse } from '../testing/crash-house.ts';
import { defaultTiming } from './timing.ts';

const euro = 100_000n;
const stake = euro.toString();
const start = 10n * euro;
const patience_ms = 240_000;
const timing = {
  betting_ms: 2_000,
  answers_ms: 400,
  lastCashOuts_ms: 700,
  pause_ms: 300,
  beat_ms: 50,
  stale_ms: 20_000,
};

/** A house of a test's own; both tests wait for a draw, side by side. */
async function houseToSwitchOff({ onTestFinished }: TestContext) {
  const house = await startCrashHouse({ timing, ends: { earliest: 135, latest: 170 } });
  onTestFinished(house.close);
  await house.restartAsChild();
  return house;
}
type CrashHouse = Awaited<ReturnType<typeof houseToSwitchOff>>;

const lastDraw = async (house: CrashHouse) =>
  (
    await house.query<{ number: number; state: string }>(
      'SELECT number, state FROM house.draw ORDER BY number DESC',
    )
  )[0];
const stateOfBets = async (house: CrashHouse, draw: number) =>
  (await house.bets(draw)).map((bet) => [bet.state, bet.round_state]);
/** The games that somebody leads. */
const led = (house: CrashHouse) =>
  house.query(`SELECT 1 FROM pg_locks l JOIN pg_database b ON b.oid = l.database
     WHERE b.datname = current_database() AND l.locktype = 'advisory' AND l.classid = 1146241367`);

test.concurrent(
  'a draw that had not begun is cancelled, its bets are given back, and none is opened',
  async (context) => {
    const { expect } = context;
    const house = await houseToSwitchOff(context);
    const client = await house.connect('player-o', start);
    const demo = await house.connect(null);
    const draw = await nextOpen(client);
    await Promise.all([
      client.answer(client.bet(stake, null)),
      client.answer(client.bet(stake, 105, 1)),
      demo.answer(demo.bet(stake, 105)),
    ]);
    await house.kill();
    // It was to begin so long ago that it never will, by the timing of a house that runs no draws.
    house.moveClock(timing.betting_ms + defaultTiming.stale_ms);
    await house.restart({ isOff: true });
    await expect
      .poll(() => stateOfBets(house, draw), { timeout: 60_000 })
      .toEqual([
        ['void', 'rolled_back'],
        ['void', 'rolled_back'],
        ['void', 'rolled_back'],
      ]);
    expect(house.operator.balances.get('player-o')).toBe(start);
    expect(await lastDraw(house)).toEqual({ number: draw, state: 'cancelled' });
    // Whoever runs the game again finds nobody in the way.
    await expect.poll(() => led(house)).toEqual([]);
    house.moveClock(timing.pause_ms);
    await house.restart();
    await expect.poll(async () => (await lastDraw(house))?.number).toBe(draw + 1);
  },
  patience_ms,
);

test.concurrent(
  'a draw that has begun goes on to its end: targets are paid, who comes back may cash out, the rest have lost, and no bet is taken',
  async (context) => {
    const { expect } = context;
    const house = await houseToSwitchOff(context);
    // It stands beside the one that runs the game, and does nothing as long as that lives.
    const other = await house.startAnother({ isOff: true });
    context.onTestFinished(other.stop);
    const [auto, away] = await Promise.all([
      house.connect('player-a', start),
      house.connect('player-w', start),
    ]);
    house.operator.balances.set('player-h', start);
    const session = await house.launch(house.game, false, 'player-h');
    const hand = await connectCrash(house.url(), house.publicUrl, session);
    const draw = await nextOpen(away);
    const end = house.endOf(draw);
    const [, byHand] = [auto.bet(stake, 130), hand.bet(stake, null), away.bet(stake, null)];
    await expect
      .poll(() => stateOfBets(house, draw))
      .toEqual([
        ['standing', 'in_play'],
        ['standing', 'in_play'],
        ['standing', 'in_play'],
      ]);
    await away.draw('running', draw);
    await house.kill();

    const back = await connectCrash(other.url, house.publicUrl, session);
    context.onTestFinished(back.close);
    expect(back.snapshot).toMatchObject({
      draw: { number: draw, state: 'running' },
      own: [{ bet_id: byHand }],
    });
    back.cashOut(byHand);
    const { bet: cashedOut } = await back.answer(byHand, 'cash_out');
    expect(cashedOut.cashed_out_on).toBeLessThan(end);
    expect((await back.refusal(back.bet(stake, 101, 1))).error).toBe('betting_closed');

    await expect
      .poll(() => stateOfBets(house, draw), { timeout: 60_000 })
      .toEqual([
        ['cashed_out', 'settled'],
        ['cashed_out', 'settled'],
        ['lost', 'settled'],
      ]);
    expect(await house.bets(draw)).toMatchObject([{ cashed_out_on: 130 }, {}, { round_win: '0' }]);
    expect(house.operator.balances.get('player-a')).toBe(start + 30_000n);
    expect(house.operator.balances.get('player-h')).toBe(start - euro + BigInt(cashedOut.win_minor ?? '0'));
    expect(house.operator.balances.get('player-w')).toBe(start - euro);
    await expect.poll(() => led(house)).toEqual([]);
    expect(await lastDraw(house)).toEqual({ number: draw, state: 'settled' });
    expect((await back.refusal(back.bet(stake, 101))).error).toBe('betting_closed');
  },
  patience_ms,
);
