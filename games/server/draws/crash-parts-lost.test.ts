/**
 * The operator's wallet, or the PostgreSQL of the house, is lost in each phase of draws of crash and comes back while the game server lives on:
 * the draw ends where its link says, late bets are refused, and every bet is paid or given back once.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { test } from 'vitest';
import { sampled } from '../../../tests/sampled.ts';
import { startCrashHouse } from '../testing/crash-house.ts';
import { answered, nextOpen, outage_ms, patience, putOff, startPartsHouse } from '../testing/parts-house.ts';

const euro = 100_000n;
const stake = euro.toString();
const start = 10n * euro;
const timing = {
  betting_ms: 6_000,
  answers_ms: 1_500,
  lastCashOuts_ms: 700,
  pause_ms: 300,
  beat_ms: 50,
  stale_ms: 120_000,
};
/** What the operator is asked, and has not answered, when the part is lost. */
const held = { settled: walletPaths.win, open: walletPaths.bet, closed: walletPaths.bet, running: null };
const phases = sampled(['settled', 'open', 'closed', 'running'] as const, 2);

test.concurrent.for(['wallet', 'PostgreSQL'] as const)(
  'without its %s a draw of crash ends where it had to, and each bet is decided and paid once',
  { timeout: 300_000 },
  async (part, { expect, onTestFinished }) => {
    const house = await startPartsHouse(part, (options) =>
      startCrashHouse({ timing, ends: { draws: 8, earliest: 110, latest: 140 }, ...options }),
    );
    const { live } = house;
    onTestFinished(live.close);
    const { operator } = live;
    const expected = new Map<string, bigint>();
    const played: { phase: string; draw: number; taken: string; missed: string | null }[] = [];
    for (const phase of phases) {
      const [taken, missed] = [`taken-${phase}`, `missed-${phase}`];
      const client = await live.connect(taken, start);
      const other = await live.connect(missed, start);
      const draw = await nextOpen(live, expect);
      await Promise.all([client.draw('open', draw.number), other.draw('open', draw.number)]);
      const end = live.endOf(draw.number);
      // One is reached with the end, the other would have been a hundredth later.
      const bets = [client.bet(stake, end), client.bet(stake, end + 1, 1)];
      await Promise.all(bets.map((bet) => answered(client, bet)));
      const path = held[phase];
      const release = path === null ? () => undefined : operator.hold(path);
      const late = path === walletPaths.bet ? other.bet(stake, 101) : null;
      const asked = late === null ? bets : [late];
      const isAsked = (id: string) =>
        operator.calls.some((call) => call.path === path && call.body['round'] === id);
      if (late !== null) await expect.poll(() => isAsked(late), { ...patience, interval: 5 }).toBe(true);
      if (phase !== 'open') await client.draw(phase, draw.number);
      if (path !== null)
        await expect.poll(() => asked.every(isAsked), { ...patience, interval: 5 }).toBe(true);
      await house.lose();
      release();
      const what = path === walletPaths.win ? 'win' : 'bet';
      const isBooked = (id: string) =>
        [...operator.entries.values()].some(({ kind, round }) => kind === what && round === id);
      if (path !== null) await expect.poll(() => asked.every(isBooked), patience).toBe(true);
      await expect.poll(() => Date.now(), patience).toBeGreaterThan(draw.closes_ms);
      if (part === 'wallet') {
        // After its end the next one takes bets.
        if (phase !== 'settled')
          expect((await other.refusal(other.bet(stake, 101, 1))).error).toBe('betting_closed');
        await expect.poll(() => live.drawState(draw.number), patience).toBe('settled');
        const owed = late === null ? bets : [...bets, late];
        await expect.poll(async () => (await putOff(live, owed)).length, patience).toBe(owed.length);
      } else {
        expect((await other.refusal(other.bet(stake, 101, 1))).error).toBe('internal_error');
        await delay(outage_ms);
      }
      await house.restore();
      expected.set(taken, start - 2n * euro + (euro * BigInt(end)) / 100n);
      expected.set(missed, start);
      played.push({ phase, draw: draw.number, taken, missed: late });
    }

    const underWay = () =>
      live.query(`SELECT state FROM house.round WHERE state NOT IN ('settled', 'refused', 'rolled_back')`);
    await expect.poll(underWay, patience).toEqual([]);
    for (const { phase, draw, taken, missed } of played) {
      const end = live.endOf(draw);
      const rows = await live.bets(draw);
      expect(
        rows.filter(({ player }) => player === taken),
        phase,
      ).toMatchObject([
        { state: 'cashed_out', cashed_out_on: end, round_state: 'settled' },
        { state: 'lost', round_win: '0', round_state: 'settled' },
      ]);
      expect(
        rows.filter(({ player }) => player !== taken),
        phase,
      ).toMatchObject(missed === null ? [] : [{ state: 'void', round_state: 'rolled_back' }]);
      const ended = await live.query<{ state: string; ended_on: number }>(
        'SELECT state, ended_on FROM house.draw WHERE number = $1',
        [draw],
      );
      expect(ended, phase).toEqual([{ state: 'settled', ended_on: end }]);
    }
    for (const [player, balance] of expected) expect(operator.balances.get(player), player).toBe(balance);
    const wins = [...operator.entries.values()].filter(({ kind }) => kind === 'win');
    expect(wins.length).toBe(2 * phases.length);
    expect(new Set(wins.map(({ round }) => round)).size).toBe(wins.length);
  },
);
