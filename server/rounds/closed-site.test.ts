import { afterAll, beforeAll, expect, test } from 'vitest';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { jiliWalletPaths } from '@marquee/contract/providers/jili.ts';
import type { CasinoFixture } from '../../tests/casino-fixture.ts';
import {
  createJiliFixture,
  jiliBet,
  jiliCancel,
  newRound,
  sessionSettlement,
  sessionStake,
  type JiliFixture,
} from '../../tests/jili-fixture.ts';
import {
  betRequest,
  createProviderFixture,
  rollbackRequest,
  winRequest,
  type ProviderFixture,
} from '../../tests/provider-fixture.ts';
import { listen } from '../kernel/listen.ts';
import { setConnectionStatus } from './connections.ts';
import { announcedPlayer, endSession, sessionsChannel } from '../players/session.ts';

let provider: ProviderFixture;
let jili: JiliFixture;
beforeAll(async () => {
  [provider, jili] = await Promise.all([createProviderFixture(), createJiliFixture()]);
});
afterAll(async () => {
  await provider.close();
  await jili.close();
});

async function setSite(casino: CasinoFixture, change: string): Promise<void> {
  await casino.asOwner(`update sites.site set ${change} where site_id = $1`, [casino.siteId]);
  casino.app.sites.forget(casino.siteId);
}

const closures = [
  ["status = 'inactive'", "status = 'active'"],
  ["expired_date = now() - interval '1 day'", 'expired_date = null'],
  ['is_maintenance = true', 'is_maintenance = false'],
] as const;

test.each(closures)('%s: no bet is taken, and what was staked is paid or given back', async (close, open) => {
  const { casino, call } = provider;
  const player = await provider.newGambler(100);
  const [first, second] = [betRequest(player, 10), betRequest(player, 20)];
  expect(await call(walletPaths.bet, first)).toMatchObject({ status: 'RS_OK' });
  expect(await call(walletPaths.bet, second)).toMatchObject({ status: 'RS_OK' });
  await setSite(casino, close);
  expect(await call(walletPaths.bet, betRequest(player, 1))).toMatchObject({
    status: 'RS_ERROR_INVALID_PARTNER',
  });
  // A provider that did not get the answer to its bet repeats it and plays on.
  expect(await call(walletPaths.bet, second)).toMatchObject({ status: 'RS_OK' });
  expect(await call(walletPaths.win, winRequest(player, first, 25))).toMatchObject({ status: 'RS_OK' });
  expect(await call(walletPaths.rollback, rollbackRequest(player, second))).toMatchObject({
    status: 'RS_OK',
    balance: 11_500_000,
  });
  await setSite(casino, open);
  expect(await call(walletPaths.bet, betRequest(player, 1))).toMatchObject({ status: 'RS_OK' });
});

test('a provider that is switched off takes no bet, and what was staked with it is paid', async () => {
  const { casino, call } = provider;
  const player = await provider.newGambler(100);
  const staked = betRequest(player, 10);
  expect(await call(walletPaths.bet, staked)).toMatchObject({ status: 'RS_OK' });
  const turn = async (status: 'active' | 'inactive') => {
    await setConnectionStatus(casino.app.db, 'TESTHOUSE', status);
    casino.app.rounds.connections.forget();
  };
  await turn('inactive');
  expect(await call(walletPaths.bet, betRequest(player, 1))).toMatchObject({
    status: 'RS_ERROR_INVALID_PARTNER',
  });
  expect(await call(walletPaths.win, winRequest(player, staked, 25))).toMatchObject({ status: 'RS_OK' });
  await turn('active');
  expect(await call(walletPaths.bet, betRequest(player, 1))).toMatchObject({ status: 'RS_OK' });
});

test.each(closures)('%s: the second form stakes nothing either, settles and cancels', async (close, open) => {
  const { casino, call } = jili;
  const player = await jili.newGambler(100);
  const played = jiliBet(player, 10, 0);
  const table = newRound();
  const held = sessionStake(player, table, 20);
  expect(await call(jiliWalletPaths.bet, played)).toMatchObject({ errorCode: 0 });
  expect(await call(jiliWalletPaths.sessionBet, held)).toMatchObject({ errorCode: 0 });
  await setSite(casino, close);
  expect(await call(jiliWalletPaths.bet, jiliBet(player, 1, 500))).toMatchObject({ errorCode: 5 });
  expect(await call(jiliWalletPaths.sessionBet, sessionStake(player, table, 1))).toMatchObject({
    errorCode: 5,
  });
  const settled = sessionSettlement(player, table, 50);
  expect(await call(jiliWalletPaths.sessionBet, settled)).toMatchObject({ errorCode: 0, balance: 120 });
  expect(await call(jiliWalletPaths.cancelBet, jiliCancel(player, played))).toMatchObject({ errorCode: 0 });
  await setSite(casino, open);
});

test('a session that was read while it ended is not believed afterwards', async () => {
  const { casino } = provider;
  const { sessions } = casino.app.rounds;
  const player = await provider.newGambler();
  const bystander = await provider.newGambler();
  const listener = await listen({
    connectionString: casino.database.url,
    channels: { [sessionsChannel]: (payload) => sessions.forget(announcedPlayer(payload).playerId) },
    onReconnect: () => undefined,
    log: casino.app.log,
  });
  try {
    const before = await sessions.find(player.token);
    const other = await sessions.find(bystander.token);
    await endSession(casino.app, player.session, 'logout');
    await expect.poll(() => sessions.find(player.token)).not.toBe(before);
    casino.clock.advance(1);
    expect(await provider.call(walletPaths.bet, betRequest(player, 1))).toMatchObject({
      status: 'RS_ERROR_TOKEN_EXPIRED',
    });
    // No other player's session is reloaded.
    expect(await sessions.find(bystander.token)).toBe(other);

    // A `forget` during a load keeps the cache from storing its result.
    sessions.forget(player.playerId);
    const reading = sessions.find(player.token);
    sessions.forget(player.playerId);
    expect(await sessions.find(player.token)).not.toBe(await reading);
  } finally {
    await listener.close();
  }
});
