import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '../../contract/api/auth/login.ts';
import { miniGameBet } from '../../contract/api/mini_game/mini_game_bet.ts';
import { miniGameGamify } from '../../contract/api/mini_game/mini_game_gamify.ts';
import { rewardsCheck } from '../../contract/operate/rewards/check.ts';
import { rewardsGet } from '../../contract/operate/rewards/get.ts';
import { rewardsList } from '../../contract/operate/rewards/list.ts';
import { rewardsPublish } from '../../contract/operate/rewards/publish.ts';
import { rewardsStop } from '../../contract/operate/rewards/stop.ts';
import type { TokensDocument } from '../../contract/operator-rewards.ts';
import { minorPerUnit } from '../../server/kernel/money.ts';
import { day_ms, hour_ms, moveTime, moveToNextDay } from '../moved-time.ts';
import type { TestConsole, TestOperator } from '../operator-fixture.ts';
import type { Play } from '../play.ts';
import type { TestPlatform, TestPlayer } from '../platform.ts';
import { site, startRewards } from './rewards-fixture.ts';

/** How tokens are earned and when minigames are open, changed while players are in the middle of a step. */

let platform: TestPlatform;
let operate: TestConsole;
let play: Play;
let owner: TestOperator;
beforeAll(async () => {
  ({ platform, operate, play } = await startRewards());
  // Noon at the site, so that no test runs over its midnight.
  await moveToNextDay({ clock: platform.clock, owner: platform.owner }, 4 * hour_ms);
  await operatorOfToday();
});
afterAll(() => platform.close());

let operators = 0;

/** A session of an operator ends with the day. */
async function operatorOfToday(): Promise<void> {
  operators += 1;
  owner = await operate.newOperator(`tokens${operators}@example.com`, [{ role: 'owner', siteId: null }]);
}

async function nextDay(): Promise<void> {
  await play.counted();
  await moveTime({ clock: platform.clock, owner: platform.owner }, day_ms);
  await operatorOfToday();
}

const ref = { ...site, kind: 'tokens' as const, code: 'rules' as const };

async function published(): Promise<TokensDocument> {
  const { published: change } = await operate.call(rewardsGet, ref, owner);
  if (change?.kind !== 'tokens') throw new Error('The site has no rules for tokens');
  return change.content;
}

async function publish(content: TokensDocument) {
  await operate.stepUp(owner);
  const change = { kind: 'tokens' as const, code: 'rules' as const, content };
  return operate.call(rewardsPublish, { ...site, is_new: false, change }, owner);
}

const stake = (player: TestPlayer, units: bigint) =>
  play.post(player, { kind: 'bet', amount: units * minorPerUnit });

/** The rule for stakes as a player sees it who signs in, and what all rules have given them. */
async function seen({ account_id }: TestPlayer) {
  const password = 'a long password';
  const { token = '' } = await platform.call(login, { domain_name: 'localhost', account_id, password });
  const player = { account_id, auth: token };
  const { value = [] } = await platform.call(miniGameGamify, player);
  const rule = value.find(({ rule: name }) => name === 'turnover');
  const tokens = Number((await play.wallet(player)).token / minorPerUnit);
  return { step: rule?.step, progress: rule?.progress, tokens };
}

test('a changed rule holds from the next day on, and what was staked before earns by the rule that was told', async () => {
  const before = await published();
  expect(before.turnover).toEqual({ step: '100.00', tokens: '1.00' });
  const [looks, waits] = [await play.newPlayer('looks.today'), await play.newPlayer('looks.later')];
  await stake(looks, 250n);
  await stake(waits, 250n);
  expect(await seen(looks)).toEqual({ step: '100.00', progress: '50.00', tokens: 2 });

  expect((await publish({ ...before, turnover: { step: '200.00', tokens: '1.00' } })).statusMessage).toBe(
    'OK',
  );
  expect((await publish({ ...before, turnover: { step: '200.00', tokens: '1.00' } })).statusMessage).toBe(
    'documentUnchanged',
  );
  await stake(looks, 60n);
  expect(await seen(looks)).toEqual({ step: '100.00', progress: '10.00', tokens: 3 });

  await nextDay();
  // The step that was not full at midnight is not carried over, and nothing is counted by both rules.
  expect(await seen(looks)).toEqual({ step: '200.00', progress: '0.00', tokens: 3 });
  await stake(looks, 410n);
  await stake(waits, 210n);
  expect(await seen(looks)).toEqual({ step: '200.00', progress: '10.00', tokens: 5 });
  expect(await seen(waits)).toEqual({ step: '200.00', progress: '10.00', tokens: 3 });
  expect(await seen(waits)).toMatchObject({ tokens: 3 });

  const { value } = await operate.call(rewardsList, site, owner);
  expect(value?.find(({ kind }) => kind === 'tokens')).toMatchObject({
    title: '',
    state: 'running',
    given: { times: 5, players: 2, tokens: '8.00' },
  });
});

test('a rule that is taken away ends with its day, and counts no earlier stakes once it is back', async () => {
  const before = await published();
  const player = await play.newPlayer('off.and.on');
  expect((await publish({ ...before, turnover: null })).statusMessage).toBe('OK');
  expect((await seen(player)).step).toBe('200.00');
  await stake(player, 200n);
  await nextDay();
  expect(await seen(player)).toEqual({ step: undefined, progress: undefined, tokens: 1 });
  await stake(player, 200n);
  // Changed twice on one day: only the last of it ever holds.
  expect((await publish({ ...before, turnover: { step: '300.00', tokens: '2.00' } })).statusMessage).toBe(
    'OK',
  );
  expect((await publish({ ...before, turnover: { step: '150.00', tokens: '1.00' } })).statusMessage).toBe(
    'OK',
  );
  expect(await seen(player)).toEqual({ step: undefined, progress: undefined, tokens: 1 });
  await nextDay();
  expect(await seen(player)).toEqual({ step: '150.00', progress: '0.00', tokens: 1 });
  await stake(player, 150n);
  expect(await seen(player)).toEqual({ step: '150.00', progress: '0.00', tokens: 2 });
});

test('minigames are closed outside of the cycles, and say what they were told to', async () => {
  const before = await published();
  const player = await play.newPlayer('cycle.player');
  const bet = async () => {
    const { statusMessage } = await platform.call(miniGameBet, {
      account_id: player.account_id,
      auth: player.auth,
      game_id: 'scratch-card',
    });
    return statusMessage;
  };
  expect(await bet()).toBe('notEnoughTokens');
  // The clock goes on whenever an operator enters a code.
  const now_ms = platform.clock.now().getTime();
  const at = (hours: number) => new Date(now_ms + hours * hour_ms).toISOString();
  const cycle = (from: number, until: number | null) => ({
    words: { name: { EN: 'Harvest', PHP: '', CN: '' } },
    starts_at: at(from),
    ends_at: until === null ? null : at(until),
  });
  expect(await publish({ ...before, cycles: [cycle(2, 1)] })).toMatchObject({
    statusMessage: 'invalidInput',
    statusDetail: [{ field: 'change.content.cycles.0.ends_at', key: 'validation.timeAfter' }],
  });
  expect((await publish({ ...before, cycles: [cycle(2, null), cycle(-3, -1)] })).statusMessage).toBe('OK');
  expect(await bet()).toBe('miniGameCycleOver');
  expect((await published()).cycles.map(({ starts_at }) => starts_at)).toEqual([at(-3), at(2)]);
  expect((await publish({ ...before, cycles: [cycle(-1, null)] })).statusMessage).toBe('OK');
  expect(await bet()).toBe('notEnoughTokens');
  const nothing = await publish({ turnover: null, deposit: null, cycles: [] });
  expect(nothing.statusMessage).toBe('invalidInput');
  await operate.stepUp(owner);
  const stopped = await operate.call(rewardsStop, { ...ref, reason: 'nothing to stop' }, owner);
  expect(stopped.statusMessage).toBe('documentUnchanged');
});

test('a rule by which players could gain is not published, and the check says what the past would have earned', async () => {
  const before = await published();
  const generous: TokensDocument = { ...before, turnover: { step: '1.00', tokens: '5.00' } };
  expect((await publish(generous)).statusMessage).toBe('rewardsTooDear');
  await play.counted();
  const check = await operate.call(
    rewardsCheck,
    { ...site, change: { kind: 'tokens', code: 'rules', content: generous } },
    owner,
  );
  expect(check.cost?.faults.map(({ name }) => name)).toContain('tokens by turnover');
  // Three players have staked 720.00, 460.00 and 550.00 in the tests above.
  expect(check.cost?.would).toMatchObject({ players: 3, tokens: '8650.00' });
  expect(check.said?.EN[0]).toBe('For each ₱1.00 that you stake you get 5 tokens.');
});
