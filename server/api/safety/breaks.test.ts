import { getBalance } from '@marquee/contract/api/auth/get_balance.ts';
import { login } from '@marquee/contract/api/auth/login.ts';
import { bankAccountAdd } from '@marquee/contract/api/cashier/bank_account_add.ts';
import { depositCreate } from '@marquee/contract/api/cashier/deposit_create.ts';
import { withdrawalCreate } from '@marquee/contract/api/cashier/withdrawal_create.ts';
import { withdrawalInfo } from '@marquee/contract/api/cashier/withdrawal_info.ts';
import { transactionHistory } from '@marquee/contract/api/history/transactions.ts';
import { launchGame } from '@marquee/contract/api/product/launch_game.ts';
import { safetyCloseAccount } from '@marquee/contract/api/safety/close_account.ts';
import { safetyExclusion } from '@marquee/contract/api/safety/exclusion.ts';
import { safetyExclusionReturn } from '@marquee/contract/api/safety/exclusion_return.ts';
import { safetyHistory } from '@marquee/contract/api/safety/history.ts';
import { safetyNetPosition } from '@marquee/contract/api/safety/net_position.ts';
import { safetySelfExclude } from '@marquee/contract/api/safety/self_exclude.ts';
import { safetyTimeOut } from '@marquee/contract/api/safety/time_out.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { day_ms, hour_ms, moveTime } from '../../../tests/moved-time.ts';
import { startPlatform, type TestPlatform, type TestPlayer } from '../../../tests/platform.ts';
import { newId } from '../../kernel/ids.ts';
import type { OperationKind } from '../../ledger/types.ts';
import { setPlayerStatus } from '../../players/account-status.ts';
import { standingExclusions } from '../../safety/exclusion-state.ts';
import { mayReceiveMarketing } from '../../safety/may-play.ts';
import {
  approveReturn,
  findWallet,
  liftAllEnded,
  listReturnRequests,
  SafetyError,
} from '../../safety/operator.ts';

let platform: TestPlatform;
const unit = 100_000n;

beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const app = () => platform.marquee.app;
const walletOf = ({ account_id }: TestPlayer) => findWallet(app().db, 'aurum', account_id);

/** A player with a balance. Later steps must not depend on this session, because it expires when the clock moves. */
async function newPlayer(accountId: string, balance = 1_000n): Promise<TestPlayer> {
  const player = await platform.newPlayer(accountId);
  if (balance > 0n) await post(player, 'adjustment_credit', balance * unit);
  return player;
}

async function signIn({ account_id }: TestPlayer): Promise<TestPlayer> {
  const place = { domain_name: 'localhost', account_id, password: 'a long password' };
  const answer = await platform.call(login, place);
  if (!answer.token) throw new Error(`${account_id} was not signed in: ${answer.statusMessage}`);
  return { account_id, auth: answer.token };
}

async function post(
  player: TestPlayer,
  kind: OperationKind,
  amount: bigint,
  more: { reference?: string; round?: string; meta?: { round_closed: boolean } } = {},
) {
  const externalId = newId();
  const wallet = await walletOf(player);
  const result = await app().ledger.post({
    ...wallet,
    source: 'MARQUEE',
    externalId,
    kind,
    amount,
    ...more,
  });
  return { ...result, externalId };
}

function deposit(player: TestPlayer) {
  return platform.call(depositCreate, {
    ...player,
    idempotency_key: newId(),
    method_code: 'sandbox_wallet',
    amount: '100.00',
    return_url: 'http://localhost/deposit',
  });
}

function launch(player: TestPlayer) {
  const game = { domain_name: 'localhost', provider_code: 'MARQUEE', game_code: 'no-such-game' };
  return platform.call(launchGame, { ...player, ...game });
}

async function addBank(player: TestPlayer): Promise<string> {
  const { bank_account } = await platform.call(bankAccountAdd, {
    ...player,
    bank_name: 'Maya Bank',
    account_name: 'Maria Santos',
    account_number: Math.random().toString().slice(2, 14).padEnd(12, '7'),
  });
  return bank_account?.bank_account_id ?? '';
}

test('in a time-out there are no bets, no deposits and no launch; then play is possible by itself', async () => {
  const player = await newPlayer('resting');
  const staked = await post(player, 'bet', 10n * unit, { round: 'r1' });
  const { exclusion } = await platform.call(safetyTimeOut, { ...player, days: 1 });
  expect(exclusion).toMatchObject({ kind: 'time_out', return_possible_from: null });
  expect(await deposit(player)).toMatchObject({ statusMessage: 'timedOut', statusCode: 2101 });
  expect(await launch(player)).toMatchObject({ statusMessage: 'timedOut' });
  expect(await post(player, 'bet', unit)).toMatchObject({ status: 'wallet_blocked' });
  // Money that is owed is still paid.
  const win = { reference: staked.externalId, round: 'r1', meta: { round_closed: true } };
  expect(await post(player, 'win', 30n * unit, win)).toMatchObject({ status: 'posted' });
  expect(await platform.call(safetyExclusion, player)).toMatchObject({
    may_play: false,
    may_play_from: exclusion?.ends_at,
  });

  await moveTime(platform, day_ms - 60_000);
  const later = await signIn(player);
  expect(await deposit(later)).toMatchObject({ statusMessage: 'timedOut' });
  await moveTime(platform, 60_000);
  expect(await platform.call(safetyExclusion, later)).toMatchObject({ may_play: true, exclusions: [] });
  // The first request reopens the wallet. No scheduled job has run.
  expect(await launch(later)).toMatchObject({ statusMessage: 'gameNotFound' });
  expect(await post(player, 'bet', unit)).toMatchObject({ status: 'posted' });
  const { events = [] } = await platform.call(safetyHistory, later);
  expect(events.map(({ action, by }) => `${by} ${action}`)).toEqual(['system returned', 'player time_out']);
});

test('a time-out that ends while an operator has blocked the player leaves nothing behind', async () => {
  const player = await newPlayer('blocked.too');
  await platform.call(safetyTimeOut, { ...player, days: 1 });
  const { siteId, playerId } = await walletOf(player);
  const decide = (status: 'blocked' | 'active') =>
    setPlayerStatus(app(), { siteId, playerId }, status, { by: 'ana', reason: 'a test' });
  await decide('blocked');
  await moveTime(platform, day_ms + 60_000);
  await liftAllEnded(app());
  await decide('active');
  expect(await launch(await signIn(player))).toMatchObject({ statusMessage: 'gameNotFound' });
  expect(await post(player, 'bet', unit)).toMatchObject({ status: 'posted' });
});

test('a break cannot be shortened, and can be made longer', async () => {
  const player = await newPlayer('longer', 0n);
  await platform.call(safetyTimeOut, { ...player, days: 7 });
  const shorter = await platform.call(safetyTimeOut, { ...player, days: 2 });
  expect(shorter).toMatchObject({ statusMessage: 'exclusionNotShortened', statusCode: 2105 });
  expect(await platform.call(safetyTimeOut, { ...player, days: 14 })).toMatchObject({ statusCode: 1 });
  const definite = { ...player, months: 6, confirm: true } as const;
  expect(await platform.call(safetySelfExclude, definite)).toMatchObject({ statusCode: 1 });
  expect(await platform.call(safetyTimeOut, { ...player, days: 42 })).toMatchObject({ statusCode: 2105 });
  expect(await platform.call(safetySelfExclude, { ...definite, months: null })).toMatchObject({
    statusCode: 1,
  });
  expect(await platform.call(safetySelfExclude, { ...definite, months: 120 })).toMatchObject({
    statusCode: 2105,
  });
  const { exclusions = [] } = await platform.call(safetyExclusion, player);
  expect(exclusions.map(({ kind }) => kind)).toEqual(['indefinite', 'definite', 'time_out', 'time_out']);
});

test.each([{ days: 0 }, { days: 43 }, { days: 1.5 }, {}])('a time-out of %j is malformed', async (wish) => {
  const player = await newPlayer(`short.${newId().slice(-6)}`, 0n);
  expect(await platform.post(safetyTimeOut.path, { ...player, ...wish })).toMatchObject({ status: 400 });
  const excluding = { ...player, months: 5, confirm: true };
  expect(await platform.post(safetySelfExclude.path, excluding)).toMatchObject({ status: 400 });
  const doubting = { ...player, months: 6, confirm: false };
  expect(await platform.post(safetySelfExclude.path, doubting)).toMatchObject({ status: 400 });
  expect(await standingExclusions(app().db, await walletOf(player), platform.clock.now())).toEqual([]);
});

test('bets that race a self-exclusion are posted before it or refused, and none comes after', async () => {
  const player = await newPlayer('hurried', 10_000n);
  const bets = Array.from({ length: 40 }, async (_, place) => {
    if (place === 20) await platform.call(safetySelfExclude, { ...player, months: 12, confirm: true });
    return post(player, 'bet', unit);
  });
  const results = await Promise.all(bets);
  const posted = results.filter(({ status }) => status === 'posted').length;
  expect(results.filter(({ status }) => status === 'wallet_blocked')).toHaveLength(40 - posted);
  expect(results[20]?.status).toBe('wallet_blocked');
  expect(await app().ledger.balance(await walletOf(player))).toMatchObject({
    real: (10_000n - BigInt(posted)) * unit,
  });
});

test('of deposits that race a time-out, none is begun after it', async () => {
  const player = await newPlayer('hasty', 0n);
  const [stopped, ...answers] = await Promise.all([
    platform.call(safetyTimeOut, { ...player, days: 1 }),
    ...Array.from({ length: 6 }, () => deposit(player)),
  ]);
  expect(stopped.statusCode).toBe(1);
  // No gateway is running, so a deposit that was begun is answered with `gatewayUnavailable`.
  for (const answer of answers) expect(['timedOut', 'gatewayUnavailable']).toContain(answer.statusMessage);
  const { rows } = await platform.owner.query<{ late: number }>(
    `select count(*)::int as late from cashier.deposit d join safety.exclusion e using (site_id, player_id)
     where d.created_at > e.started_at`,
  );
  expect(rows).toEqual([{ late: 0 }]);
  expect(await deposit(player)).toMatchObject({ statusMessage: 'timedOut' });
});

test('who has excluded himself signs in, sees his history and withdraws, turnover or not', async () => {
  const player = await newPlayer('leaving', 0n);
  await post(player, 'deposit', 500n * unit);
  const wallet = await walletOf(player);
  await platform.owner.query(
    `insert into cashier.turnover_requirement (site_id, player_id, currency, required, stake_mark) values ($1, $2, $3, $4, 0)`,
    [wallet.siteId, wallet.playerId.toString(), wallet.currency, (500n * unit).toString()],
  );
  await platform.owner.query('update players.player set accepts_marketing = true where player_id = $1', [
    wallet.playerId.toString(),
  ]);
  expect(await mayReceiveMarketing(app(), wallet)).toBe(true);
  const bank_account_id = await addBank(player);
  const withdraw = (who: TestPlayer) =>
    platform.call(withdrawalCreate, {
      ...who,
      idempotency_key: newId(),
      bank_account_id,
      amount: '500.00',
    });
  expect(await withdraw(player)).toMatchObject({ statusMessage: 'turnoverRequired' });
  await platform.call(safetySelfExclude, { ...player, months: 6, confirm: true });
  expect(await mayReceiveMarketing(app(), wallet)).toBe(false);

  const again = await signIn(player);
  expect(await platform.call(getBalance, again)).toMatchObject({ real_balance: '500.00' });
  expect((await platform.call(transactionHistory, again)).statusCode).toBe(1);
  expect(await platform.call(withdrawalInfo, again)).toMatchObject({ available: '500.00' });
  expect(await withdraw(again)).toMatchObject({ statusCode: 1, withdrawal: { amount: '500.00' } });
  expect(await deposit(again)).toMatchObject({ statusMessage: 'selfExcluded', statusCode: 2100 });
});

test('a definite exclusion ends 24 hours after the player asked, and he can ask once its time is over', async () => {
  const player = await newPlayer('returning');
  const { exclusion } = await platform.call(safetySelfExclude, { ...player, months: 6, confirm: true });
  const exclusion_id = exclusion?.exclusion_id ?? '';
  expect(await platform.call(safetyExclusionReturn, { ...player, exclusion_id })).toMatchObject({
    statusMessage: 'exclusionNotOver',
    statusDetail: exclusion?.ends_at,
  });
  const left_ms = Date.parse(exclusion?.ends_at ?? '') - platform.clock.now().getTime();
  await moveTime(platform, left_ms + 60 * day_ms);
  let again = await signIn(player);
  // Its time is over, but it stays active until the player asks to return.
  expect(await launch(again)).toMatchObject({ statusMessage: 'selfExcluded' });
  expect(await post(player, 'bet', unit)).toMatchObject({ status: 'wallet_blocked' });
  const asked = await platform.call(safetyExclusionReturn, { ...again, exclusion_id });
  expect(Date.parse(asked.exclusion?.returns_at ?? '')).toBe(platform.clock.now().getTime() + day_ms);
  await moveTime(platform, 23 * hour_ms);
  again = await signIn(player);
  const repeated = await platform.call(safetyExclusionReturn, { ...again, exclusion_id });
  expect(repeated.exclusion?.returns_at).toBe(asked.exclusion?.returns_at);
  expect(await launch(again)).toMatchObject({ statusMessage: 'selfExcluded' });
  await moveTime(platform, hour_ms + 1_000);
  again = await signIn(player);
  expect(await launch(again)).toMatchObject({ statusMessage: 'gameNotFound' });
  expect(await post(player, 'bet', unit)).toMatchObject({ status: 'posted' });
  expect(await platform.call(safetyExclusionReturn, { ...again, exclusion_id })).toMatchObject({
    statusMessage: 'exclusionNotFound',
  });
});

test('an indefinite exclusion ends only when an operator approves what the player asked for after six months', async () => {
  const player = await newPlayer('for.good');
  const { exclusion } = await platform.call(safetySelfExclude, { ...player, months: null, confirm: true });
  const exclusion_id = exclusion?.exclusion_id ?? '';
  expect(exclusion).toMatchObject({ kind: 'indefinite', ends_at: null, returns_at: null });
  await expect(approveReturn(app(), exclusion_id, 'ana')).rejects.toThrow(SafetyError);
  expect(await platform.call(safetyExclusionReturn, { ...player, exclusion_id })).toMatchObject({
    statusMessage: 'exclusionNotOver',
  });
  await moveTime(platform, 185 * day_ms);
  let again = await signIn(player);
  expect(await platform.call(safetyExclusionReturn, { ...again, exclusion_id })).toMatchObject({
    statusCode: 1,
    exclusion: { returns_at: null },
  });
  await moveTime(platform, 40 * day_ms);
  again = await signIn(player);
  expect(await launch(again)).toMatchObject({ statusMessage: 'selfExcluded' });
  expect((await listReturnRequests(app().db)).map((row) => row.account_id)).toContain('for.good');
  const returnsAt = await approveReturn(app(), exclusion_id, 'ana');
  expect(returnsAt).toEqual(platform.clock.now());
  await expect(approveReturn(app(), exclusion_id, 'ana')).rejects.toThrow(SafetyError);
  expect(await launch(again)).toMatchObject({ statusMessage: 'gameNotFound' });
  expect(await post(player, 'bet', unit)).toMatchObject({ status: 'posted' });
});

test.each([
  `update safety.exclusion set returns_at = now()`,
  `update safety.exclusion set ends_at = now() + interval '1 minute'`,
  `delete from safety.exclusion`,
  `update safety.event set action = 'returned'`,
  `delete from safety.event`,
])('the server itself could not: %s', async (statement) => {
  await newPlayer(`held.${newId().slice(-6)}`, 0n).then((player) =>
    platform.call(safetySelfExclude, { ...player, months: 6, confirm: true }),
  );
  await expect(app().pool.query(statement)).rejects.toThrow();
});

test('an account is closed: the balance goes to the bank account, the sessions end, nothing else moves', async () => {
  const player = await newPlayer('closing', 0n);
  await post(player, 'deposit', 50n * unit);
  const other = await signIn(player);
  const close = (more: { forfeit_bonus?: boolean } = {}) =>
    platform.call(safetyCloseAccount, { ...player, confirm: true, ...more });
  expect(await close()).toMatchObject({ statusMessage: 'bankAccountRequired', statusDetail: '50.00' });
  await addBank(player);
  const open = await post(player, 'bet', 10n * unit, { round: 'open-round' });
  expect(await close()).toMatchObject({ statusMessage: 'roundsOpen', statusCode: 2109 });
  const settled = { reference: open.externalId, round: 'open-round', meta: { round_closed: true } };
  await post(player, 'win', 0n, settled);
  await post(player, 'bonus_grant', 5n * unit);
  expect(await close()).toMatchObject({ statusMessage: 'bonusNotForfeited' });
  const last = await post(player, 'bet', unit, { round: 'last-round' });
  expect(last).toMatchObject({ status: 'posted' });
  await post(player, 'win', 0n, { ...settled, reference: last.externalId, round: 'last-round' });
  await post(player, 'adjustment_credit', unit);
  expect(await close({ forfeit_bonus: true })).toMatchObject({
    statusCode: 1,
    // Below the site's minimum and without any turnover, the whole balance is paid out.
    withdrawal: { amount: '40.00', status: 'pending' },
  });
  const wallet = await walletOf(player);
  expect(await app().ledger.balance(wallet)).toMatchObject({ real: 0n, bonus: 0n, locked: 40n * unit });
  for (const session of [player, other]) {
    expect(await platform.call(getBalance, session)).toMatchObject({ statusMessage: 'CLOSE' });
  }
  await expect(signIn(player)).rejects.toThrow('CLOSE');
  expect(await post(player, 'bet', unit)).toMatchObject({ status: 'wallet_blocked' });
  expect(await post(player, 'cash_reward', unit)).toMatchObject({ status: 'wallet_blocked' });
});

test('what is refused closes nothing', async () => {
  const player = await newPlayer('staying', 20n);
  expect(await platform.call(safetyCloseAccount, { ...player, confirm: true })).toMatchObject({
    statusMessage: 'bankAccountRequired',
  });
  expect(await post(player, 'bet', unit)).toMatchObject({ status: 'posted' });
  expect(await deposit(player)).toMatchObject({ statusMessage: 'gatewayUnavailable' });
  expect(await platform.call(safetyCloseAccount, { ...player, confirm: true })).toMatchObject({
    statusMessage: 'depositsPending',
  });
});

test('the net position tells what was paid in, taken out, staked and won, by period', async () => {
  const first = await newPlayer('counting', 0n);
  await post(first, 'deposit', 300n * unit);
  const bet = await post(first, 'bet', 100n * unit);
  await post(first, 'win', 40n * unit, { reference: bet.externalId });
  const undone = await post(first, 'bet', 60n * unit);
  await post(first, 'rollback', 0n, { reference: undone.externalId });
  await post(first, 'withdrawal_hold', 50n * unit);
  await moveTime(platform, 2 * day_ms);
  const player = await signIn(first);
  await post(player, 'deposit', 10n * unit);
  const { positions = [] } = await platform.call(safetyNetPosition, player);
  const [session, day, week, , year] = positions;
  const today = { deposits: '10.00', withdrawals: '0.00', stakes: '0.00', wins: '0.00', net: '0.00' };
  expect(session).toMatchObject({ period: 'session', ...today });
  expect(day).toMatchObject({ period: 'day', ...today });
  const all = {
    deposits: '310.00',
    withdrawals: '50.00',
    net_deposits: '260.00',
    stakes: '100.00',
    wins: '40.00',
    net: '-60.00',
  };
  expect(week).toMatchObject({ period: '7d', ...all });
  expect(year).toMatchObject({ period: 'year', ...all });
});

test('who is younger than the site asks for does not deposit, launch or withdraw', async () => {
  const player = await newPlayer('too.young');
  const bank_account_id = await addBank(player);
  await platform.owner.query(`update players.player set birth_date = $1 where account_id = 'too.young'`, [
    new Date(platform.clock.now().getTime() - 17 * 365 * day_ms).toISOString().slice(0, 10),
  ]);
  expect(await deposit(player)).toMatchObject({ statusMessage: 'underAge' });
  expect(await launch(player)).toMatchObject({ statusMessage: 'underAge' });
  const withdrawal = { idempotency_key: newId(), bank_account_id, amount: '200.00' };
  expect(await platform.call(withdrawalCreate, { ...player, ...withdrawal })).toMatchObject({
    statusMessage: 'underAge',
  });
});
