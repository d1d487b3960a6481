import { afterAll, beforeAll, expect, test } from 'vitest';
import { approvalsDecide } from '../../contract/operate/approvals/decide.ts';
import { auditList } from '../../contract/operate/audit/list.ts';
import { gamesChange } from '../../contract/operate/games/change.ts';
import { gamesList } from '../../contract/operate/games/list.ts';
import { gamesMove } from '../../contract/operate/games/move.ts';
import { gamesRtp } from '../../contract/operate/games/rtp.ts';
import { roundsGet } from '../../contract/operate/rounds/get.ts';
import { playersGet } from '../../contract/operate/players/get.ts';
import { playersRounds } from '../../contract/operate/players/rounds.ts';
import { roundsList } from '../../contract/operate/rounds/list.ts';
import { roundsVoid } from '../../contract/operate/rounds/void.ts';
import { parseMoney } from '../../server/kernel/money.ts';
import { newId } from '../../server/kernel/ids.ts';
import { voidByCommand } from '../../tools/operator/void-command.ts';
import { createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlay, type Play } from '../play.ts';
import { startPlatform, type TestPlatform, type TestPlayer } from '../platform.ts';

let platform: TestPlatform;
let play: Play;
let operate: TestConsole;
let asker: TestOperator;
let decider: TestOperator;
let reader: TestOperator;
let player: TestPlayer;
let playerId: string;
beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
  play = await startPlay(platform);
  operate = createTestConsole(platform);
  await platform.owner.query(
    `insert into catalog.site_provider (site_id, provider_code) values ($1, 'TESTHOUSE')`,
    [play.siteId],
  );
  const { siteId } = play;
  asker = await operate.newOperator('asker@example.com', [{ role: 'manager', siteId }]);
  decider = await operate.newOperator('decider@example.com', [{ role: 'manager', siteId }]);
  reader = await operate.newOperator('reader@example.com', [{ role: 'support', siteId }]);
  player = await play.newPlayer('round.player');
  playerId = (await play.playerId(player)).toString();
});
afterAll(() => platform.close());

const slot = { provider_code: 'TESTHOUSE', game_code: 'slot' };
const fish = { provider_code: 'TESTHOUSE', game_code: 'fish' };
const list = (input: object = {}) =>
  operate.call(gamesList, { site_code: 'aurum', provider_code: 'TESTHOUSE', ...input }, asker);
const statesOf = async () =>
  Object.fromEntries((await list()).value?.map(({ game_code, state }) => [game_code, state]) ?? []);
const auditOf = async (subject_id: string) =>
  (await operate.call(auditList, { subject_id }, asker)).value ?? [];

test('games are changed each by itself, with one entry for each that was changed', async () => {
  const games = [slot, fish, { provider_code: 'TESTHOUSE', game_code: 'nothing' }, slot];
  const change = { hot: true, disabled: true };
  const reason = 'a fault';
  const done = await operate.call(gamesChange, { site_code: 'aurum', games, change, reason }, asker);
  expect(done.value?.map(({ outcome }) => outcome)).toEqual(['changed', 'changed', 'not_found']);
  expect(await statesOf()).toEqual({ slot: 'disabled', fish: 'disabled' });
  const again = await operate.call(gamesChange, { site_code: 'aurum', games: [slot], change }, asker);
  expect(again.value?.map(({ outcome }) => outcome)).toEqual(['unchanged']);
  expect(await auditOf('TESTHOUSE/slot')).toMatchObject([
    {
      call: 'games/change',
      reason,
      before: { hot: null, disabled: false },
      after: { hot: true, disabled: true },
    },
  ]);
  await operate.call(gamesChange, { site_code: 'aurum', games, change: { disabled: false } }, asker);
  expect(await statesOf()).toEqual({ slot: 'shown', fish: 'shown' });
  expect((await list({ mark: 'hot' })).total).toBe(2);
  expect((await list({ search: 'fis' })).value).toMatchObject([{ game_code: 'fish', is_hot: true }]);
  const refused = await operate.call(gamesChange, { site_code: 'aurum', games: [slot], change }, reader);
  expect(refused.statusMessage).toBe('operatorNotPermitted');
});

test('a moved game is where it was put, and the audit says from where', async () => {
  const moved = await operate.call(gamesMove, { site_code: 'aurum', game: slot, after: null }, asker);
  expect(moved.place).toBe(1);
  const next = await operate.call(gamesMove, { site_code: 'aurum', game: fish, after: slot }, asker);
  expect(next.place).toBe(2);
  const page = (cursor?: string) => operate.call(gamesList, { site_code: 'aurum', limit: 1, cursor }, asker);
  const first = await page();
  expect(first.value).toMatchObject([{ game_code: 'slot', place: 1, is_ordered: true }]);
  const second = await page(first.next_cursor ?? '');
  expect(second.value).toMatchObject([{ game_code: 'fish', place: 2 }]);
  expect((await auditOf('TESTHOUSE/fish'))[0]).toMatchObject({ call: 'games/move', after: { place: 2 } });
});

test('rounds are found by what is known of them, and page through', async () => {
  const rounds = [];
  for (const [stake, payout] of [
    ['5', '0'],
    ['20', '60'],
    ['7', '3'],
  ] as const) {
    const bet = await play.post(player, { kind: 'bet', amount: parseMoney(stake) });
    const win = { kind: 'win' as const, amount: parseMoney(payout), reference: bet, round: bet };
    await play.post(player, { ...win, externalId: newId() });
    rounds.push(bet);
  }
  const find = async (input: object) =>
    (await operate.call(roundsList, input, reader)).value?.map(({ round_id }) => round_id);
  const newest = rounds.toReversed();
  await expect.poll(() => find({})).toEqual(newest);
  expect(await find({ round_id: rounds[1] })).toEqual([rounds[1]]);
  expect(await find({ account_id: player.account_id })).toEqual(newest);
  expect(await find({ account_id: 'nobody' })).toEqual([]);
  expect(await find({ min_stake: '6' })).toEqual([rounds[2], rounds[1]]);
  expect(await find({ min_payout: '50' })).toEqual([rounds[1]]);
  expect(await find({ game_code: 'fish' })).toEqual([]);
  expect(await find({ state: 'open' })).toEqual(rounds);
  const first = await operate.call(roundsList, { limit: 2 }, reader);
  expect(first.value).toHaveLength(2);
  expect(await find({ limit: 2, cursor: first.next_cursor })).toEqual([rounds[0]]);
});

test('the rounds of a player and of everybody name their provider, whoever reads them', async () => {
  const stake = await play.post(player, { kind: 'bet', amount: parseMoney('7') });
  const list = { player_id: playerId };
  const named = { provider_code: 'TESTHOUSE', provider_name: 'Test' };
  await expect
    .poll(async () => (await operate.call(playersRounds, list, reader)).value?.[0])
    .toMatchObject({ round_id: stake, ...named });
  expect((await operate.call(playersGet, list, reader)).player?.rounds[0]).toMatchObject(named);
  expect((await operate.call(roundsList, { round_id: stake }, reader)).value).toMatchObject([named]);
});

test('a void waits for a second operator, who gives everything back once', async () => {
  const stake = await play.post(player, { kind: 'bet', amount: parseMoney('30') });
  const win = { kind: 'win' as const, amount: parseMoney('75'), reference: stake, round: stake };
  await play.post(player, { ...win, externalId: newId(), meta: { round_closed: true } });
  const before = (await play.wallet(player)).real;
  const key = { player_id: playerId, provider_code: 'TESTHOUSE', round_id: stake };
  const get = () => operate.call(roundsGet, key, reader);
  await expect.poll(async () => (await get()).round?.state).toBe('settled');
  expect(await get()).toMatchObject({
    void: { objection: null, returns: '30.00', takes: '75.00' },
    transactions: [
      { kind: 'bet', postings: [{ debit: 'player_real', credit: 'gaming', amount: '30.00' }] },
      { kind: 'win', postings: [{ debit: 'gaming', credit: 'player_real', amount: '75.00' }] },
    ],
    approval: null,
  });
  const ask = { ...key, reason: 'it showed another result' };
  expect((await operate.call(roundsVoid, ask, reader)).statusMessage).toBe('operatorNotPermitted');
  await operate.stepUp(asker);
  const { approval_id = '' } = await operate.call(roundsVoid, ask, asker);
  expect((await operate.call(roundsVoid, ask, asker)).statusMessage).toBe('commandRefused');
  expect((await play.wallet(player)).real).toBe(before);

  const decide = async (by: TestOperator) => {
    await operate.stepUp(by);
    return operate.call(
      approvalsDecide,
      { approval_id, decision: 'approve', reason: 'seen in the replay' },
      by,
    );
  };
  expect((await decide(asker)).statusMessage).toBe('approvalOwnRequest');
  expect(await decide(decider)).toMatchObject({ state: 'approved', outcome: 'voided' });
  expect((await decide(decider)).statusMessage).toBe('approvalDecided');
  expect((await play.wallet(player)).real).toBe(before - parseMoney('45'));
  await expect.poll(async () => (await get()).round?.state).toBe('rolled_back');
  expect(await get()).toMatchObject({
    void: { objection: 'nothing_stands' },
    approval: { state: 'approved' },
  });
  expect(await auditOf(`TESTHOUSE/${playerId}/${stake}`)).toMatchObject([{ call: 'rounds/void' }]);
  expect((await auditOf(approval_id))[0]).toMatchObject({
    call: 'approvals/decide',
    after: { state: 'approved', returns: '30.00', takes: '75.00' },
  });
  const { faults, balanced } = await platform.marquee.app.ledger.trialBalance();
  expect([faults, balanced]).toEqual([[], true]);
});

test('the command line voids by the same command, and is in the same audit', async () => {
  const stake = await play.post(player, { kind: 'bet', amount: parseMoney('12') });
  const win = { kind: 'win' as const, amount: parseMoney('0'), reference: stake, round: stake };
  await play.post(player, { ...win, externalId: newId(), meta: { round_closed: true } });
  // Rounds follow the ledger a moment later.
  const key = { player_id: playerId, provider_code: 'TESTHOUSE', round_id: stake };
  await expect.poll(async () => (await operate.call(roundsGet, key, asker)).round?.state).toBe('settled');
  const before = (await play.wallet(player)).real;
  const round = { providerCode: 'TESTHOUSE', playerId: BigInt(playerId), roundId: stake };
  const wish = { round, operator: 'ana', reason: 'found in the log' };
  const { app } = platform.marquee;
  expect(await voidByCommand(app, wish)).toEqual([
    'Voided: 12.00 PHP went back to the player, 0.00 PHP was taken back.',
  ]);
  expect((await play.wallet(player)).real).toBe(before + parseMoney('12'));
  await expect(voidByCommand(app, wish)).rejects.toThrow(/^(?!commandRefused)/);
  expect(await auditOf(`TESTHOUSE/${playerId}/${stake}`)).toMatchObject([
    { call: 'rounds void', operator_name: 'ana', reason: 'found in the log' },
  ]);
});

test('a void that can no longer be done stays open, and can be refused', async () => {
  const stake = await play.post(player, { kind: 'bet', amount: parseMoney('10') });
  const rollback = { kind: 'rollback' as const, amount: 0n, reference: stake, round: stake };
  const key = { player_id: playerId, provider_code: 'TESTHOUSE', round_id: stake };
  await expect.poll(async () => (await operate.call(roundsGet, key, asker)).void?.objection).toBe('in_play');
  for (const by of [asker, decider, asker, decider, reader, asker, decider, reader]) {
    // A session ends after half an hour without a call.
    platform.clock.advance(8 * 60_000);
    for (const each of [by, asker, decider, reader])
      await operate.call(gamesList, { site_code: 'aurum' }, each);
  }
  await operate.stepUp(asker);
  const { approval_id = '' } = await operate.call(roundsVoid, { ...key, reason: 'left open' }, asker);
  await play.post(player, { ...rollback, externalId: newId() });
  await operate.stepUp(decider);
  const answer = (decision: 'approve' | 'refuse') =>
    operate.call(approvalsDecide, { approval_id, decision, reason: 'looked at' }, decider);
  expect((await answer('approve')).statusMessage).toBe('commandRefused');
  expect(await answer('refuse')).toMatchObject({ state: 'refused' });
});

test('actual returns are those of settled rounds of the own sites', async () => {
  await platform.owner.query(
    `update catalog.game set rtp_percent = 90, deviation_bets = 1 where provider_code = 'TESTHOUSE'`,
  );
  await platform.owner.query(
    `insert into rounds.round (site_id, player_id, provider_code, round_id, game_code, currency, stake, payout, bets, status,
       opened_at, updated_at)
     select $1, $2, 'TESTHOUSE', 'r' || n, 'fish', 'PHP', 100000, case when n % 2 = 0 then 200000 else 0 end, 1, 'settled', $3, $3
     from generate_series(1, 2000) n`,
    [play.siteId, playerId, new Date(platform.clock.now().getTime() - 1_000)],
  );
  const found = await operate.call(gamesRtp, { provider_code: 'TESTHOUSE', days: 1 }, reader);
  const of = (code: string) => found.value?.find(({ game_code }) => game_code === code);
  expect(of('fish')).toMatchObject({
    rounds: 2000,
    actual: 100,
    theoretical: 90,
    spread: 'sample',
    verdict: 'above',
  });
  expect(of('fish')?.band?.high).toBeCloseTo(90 + (100 * 3.290_527) / Math.sqrt(2000), 1);
});
