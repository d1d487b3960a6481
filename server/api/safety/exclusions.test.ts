import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createCasinoFixture,
  type CasinoFixture,
  type PlayerFixture,
} from '../../../tests/casino-fixture.ts';
import { newId } from '../../kernel/ids.ts';
import type { OperationKind } from '../../ledger/types.ts';
import { closeAccount } from '../../closing/close-account.ts';
import { setPlayerStatus } from '../../players/account-status.ts';
import { requireSession } from '../../players/session.ts';
import { openGameSession } from '../../rounds/game-session.ts';
import { stakeStanding } from '../../rounds/may-stake.ts';
import { requestReturn, selfExclude, takeTimeOut } from '../../safety/exclude.ts';
import { isSelfExcluded, standingExclusions } from '../../safety/exclusion-state.ts';
import { mayReceiveMarketing, requireMayPlay } from '../../safety/may-play.ts';
import { readNetPositions } from '../../safety/net-position.ts';
import { liftAllEnded } from '../../safety/operator.ts';

const unit = 100_000n;
const day_ms = 86_400_000;

let casino: CasinoFixture;
beforeAll(async () => {
  casino = await createCasinoFixture();
});
afterAll(() => casino.close());

function post({ siteId, playerId, currency }: PlayerFixture, kind: OperationKind, reference?: string) {
  const operation = { source: 'MARQUEE', externalId: newId(), kind, amount: unit };
  return casino.app.ledger.post({
    siteId,
    playerId,
    currency,
    ...operation,
    ...(reference === undefined ? {} : { reference }),
  });
}

async function acceptMarketing({ playerId }: PlayerFixture): Promise<void> {
  await casino.asOwner('update players.player set accepts_marketing = true where player_id = $1', [playerId]);
}

test('a withdrawal that was returned is none in the net position', async () => {
  const player = await casino.newPlayer({ balance: 5n * unit });
  const withdrawals = async () =>
    (await readNetPositions(casino.app, player.session)).map((position) => position.withdrawals);
  const held = newId();
  const { siteId, playerId, currency } = player;
  const wallet = { siteId, playerId, currency, source: 'MARQUEE', amount: unit } as const;
  await casino.app.ledger.post({ ...wallet, externalId: held, kind: 'withdrawal_hold' });
  expect((await withdrawals())[4]).toBe('1.00');
  expect(await post(player, 'withdrawal_return', held)).toMatchObject({ status: 'posted' });
  expect(await withdrawals()).toEqual(['0.00', '0.00', '0.00', '0.00', '0.00']);
});

test('a game that was open when a break began stays over after the break', async () => {
  const player = await casino.newPlayer({ balance: unit });
  const game = { providerCode: 'MARQUEE', gameCode: 'any', userId: player.accountId };
  const { token } = await openGameSession(casino.app.db, casino.clock, player.session, game);
  expect(await casino.app.rounds.sessions.find(token)).toMatchObject({ mayBet: true, endReason: undefined });
  await takeTimeOut(casino.app, player.session, 1);
  expect(await casino.app.rounds.sessions.find(token)).toMatchObject({ endReason: 'excluded' });
  casino.clock.advance(day_ms);
  await liftAllEnded(casino.app);
  expect(await post(player, 'bet')).toMatchObject({ status: 'posted' });
  const session = await casino.app.rounds.sessions.find(token);
  if (!session) throw new Error('The game session is gone.');
  expect(session.mayBet).toBe(true);
  const bet = { source: 'MARQUEE', externalId: newId() };
  expect(await stakeStanding(casino.app, session, bet)).toBe('disabled');
});

test('marketing pauses for a time-out, and ends with a self-exclusion until the player agrees again', async () => {
  const player = await casino.newPlayer();
  expect(await mayReceiveMarketing(casino.app, player)).toBe(false);
  await acceptMarketing(player);
  expect(await mayReceiveMarketing(casino.app, player)).toBe(true);
  await takeTimeOut(casino.app, player.session, 1);
  expect(await mayReceiveMarketing(casino.app, player)).toBe(false);
  casino.clock.advance(day_ms);
  expect(await mayReceiveMarketing(casino.app, player)).toBe(true);
  const { exclusion_id } = await selfExclude(casino.app, player.session, 6);
  casino.clock.advance(190 * day_ms);
  await requestReturn(casino.app, player.session, exclusion_id);
  casino.clock.advance(day_ms);
  expect(await standingExclusions(casino.app.db, player, casino.clock.now())).toEqual([]);
  expect(await mayReceiveMarketing(casino.app, player)).toBe(false);
});

test('who is excluded indefinitely asks to return after six months, not after five', async () => {
  const player = await casino.newPlayer();
  const { exclusion_id } = await selfExclude(casino.app, player.session, null);
  casino.clock.advance(155 * day_ms);
  await expect(requestReturn(casino.app, player.session, exclusion_id)).rejects.toThrow('exclusionNotOver');
  casino.clock.advance(30 * day_ms);
  expect(await requestReturn(casino.app, player.session, exclusion_id)).toMatchObject({ returns_at: null });
});

test('a time-out is no self-exclusion, which alone lets a player withdraw without the turnover', async () => {
  const player = await casino.newPlayer();
  const isExcluded = () => isSelfExcluded(casino.app.db, player, casino.clock.now());
  await takeTimeOut(casino.app, player.session, 7);
  expect(await isExcluded()).toBe(false);
  await selfExclude(casino.app, player.session, 6);
  expect(await isExcluded()).toBe(true);
});

test('a time-out that ends inside a self-exclusion opens nothing', async () => {
  const player = await casino.newPlayer({ balance: unit });
  await takeTimeOut(casino.app, player.session, 1);
  await selfExclude(casino.app, player.session, 6);
  casino.clock.advance(day_ms);
  await liftAllEnded(casino.app);
  expect(await post(player, 'bet')).toMatchObject({ status: 'wallet_blocked' });
  await expect(requireMayPlay(casino.app, player.session)).rejects.toThrow('selfExcluded');
});

test('the end of a break does not open the wallet of an account that was closed in it', async () => {
  const player = await casino.newPlayer();
  await takeTimeOut(casino.app, player.session, 1);
  await closeAccount(casino.app, player.session, { forfeitsBonus: false });
  casino.clock.advance(day_ms);
  await liftAllEnded(casino.app);
  expect(await post(player, 'cash_reward')).toMatchObject({ status: 'wallet_blocked' });
});

test('a player whom an operator lets no bets make may not play, without any break', async () => {
  const player = await casino.newPlayer({ balance: unit });
  await expect(requireMayPlay(casino.app, player.session)).resolves.toBeUndefined();
  await setPlayerStatus(casino.app, player, 'no_bets', { by: 'ana', reason: 'a test' });
  const session = await requireSession(casino.app, player.accountId, player.auth, { host: 'aurum.test' });
  await expect(requireMayPlay(casino.app, session)).rejects.toThrow('playNotAllowed');
});
