import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { Pool } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWalletClient } from '../kit/wallet/client.ts';
import { createExposure } from './exposure.ts';
import type { House } from './house.ts';
import { findRound } from './rounds/round.ts';
import { createSeedVault } from './seed-vault.ts';
import { resumeRound } from './settle.ts';
import { providerKeys } from './testing/operator.ts';
import { startTestHouse } from './testing/house.ts';

let house: Awaited<ReturnType<typeof startTestHouse>>;
/** What a second process on the same database works with. */
let other: House;

beforeAll(async () => {
  house = await startTestHouse();
  const pool = new Pool({ connectionString: house.database.gamesUrl, max: 2 });
  const log = pino({ level: 'silent' });
  other = {
    pool,
    wallet: createWalletClient({
      operatorWalletUrl: house.operator.url,
      privateKey: providerKeys.privateKey,
    }),
    log,
    exposure: createExposure({ pool, log, instance: 1, limits: new Map() }),
    now: () => new Date(),
    games: new Map(),
    offers: new Set(),
    offersUnmeasured: false,
    instance: 1,
    publicUrl: house.url(),
    seeds: createSeedVault('of the tests'),
    linkSecret: Buffer.alloc(32),
  };
});
afterAll(async () => {
  await other.pool.end();
  await house.close();
});

test('a round that another process read as opened, and whose bet is taken meanwhile, is not rolled back', async () => {
  house.operator.balances.set(house.user, 10_000_000n);
  const session = await house.launch('golden-pharaoh');
  const releaseBet = house.operator.hold(walletPaths.bet);
  const releaseWin = house.operator.hold(walletPaths.win);
  const spin = house.spin(session, '100000');
  const callTo = (path: string) => house.operator.calls.find((call) => call.path === path);
  await expect.poll(() => callTo(walletPaths.bet), { timeout: 60_000 }).toBeDefined();
  const read = await findRound(other, String(callTo(walletPaths.bet)?.body['round']));
  if (!read) throw new Error('the round is not written down');
  expect(read.state).toBe('opened');
  releaseBet();
  // The win goes out once the owner has noted the bet as taken.
  await expect.poll(() => callTo(walletPaths.win), { timeout: 60_000 }).toBeDefined();
  await resumeRound(other, read);
  releaseWin();
  const answer = await spin;
  if (!answer.ok) throw new Error(answer.detail);
  expect(callTo(walletPaths.rollback)).toBeUndefined();
  expect(house.operator.balances.get(house.user)).toBe(9_900_000n + BigInt(answer.round.win_minor));
});
