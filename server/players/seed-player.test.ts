import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCasinoFixture, requestFromTest, type CasinoFixture } from '../../tests/casino-fixture.ts';
import { minorPerUnit } from '../kernel/money.ts';
import { login } from './login.ts';
import { seedPlayer } from './seed-player.ts';

let casino: CasinoFixture;
beforeAll(async () => {
  casino = await createCasinoFixture();
});
afterAll(() => casino.close());

test('a player who is seeded again keeps his account, and his opening balance is granted once', async () => {
  const { app } = casino;
  const site = await app.sites.byId(casino.siteId);
  const player = {
    accountId: 'seeded',
    password: 'a walk along the bay',
    fullName: 'Rosa Dela Cruz',
    birthDate: '1990-04-12',
    phone: '+639170000001',
    email: 'rosa@example.test',
    language: 'EN',
  };
  const first = await seedPlayer(app, site, player, 500n * minorPerUnit);
  const again = await seedPlayer(app, site, { ...player, password: 'another' }, 500n * minorPerUnit);
  expect(again).toEqual(first);
  expect(await app.ledger.balance(first)).toMatchObject({ real: 500n * minorPerUnit });
  const signedIn = await login(
    app,
    site,
    { accountId: 'seeded', password: player.password },
    requestFromTest,
  );
  expect(signedIn.fullName).toBe('Rosa Dela Cruz');
});
