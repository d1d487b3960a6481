import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnswerOf, Call, RequestInput } from '@marquee/contract/call.ts';
import { getBalance } from '@marquee/contract/api/auth/get_balance.ts';
import { depositCreate } from '@marquee/contract/api/cashier/deposit_create.ts';
import { depositMethods } from '@marquee/contract/api/cashier/deposit_methods.ts';
import { depositStatus } from '@marquee/contract/api/cashier/deposit_status.ts';
import { withdrawalStatus } from '@marquee/contract/api/cashier/withdrawal_status.ts';
import { statement } from '@marquee/contract/api/history/statement.ts';
import { launchGame } from '@marquee/contract/api/product/launch_game.ts';
import { playApi } from '@marquee/games/kinds/slot/play-api.ts';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOwnKeys } from '../database/own-keys.ts';
import { importBrands } from '../database/seed.ts';
import { addBankAccount } from '../server/cashier/bank-account.ts';
import { requestWithdrawal } from '../server/cashier/request-withdrawal.ts';
import { readConfig } from '../server/kernel/config.ts';
import { newId } from '../server/kernel/ids.ts';
import { createLog } from '../server/kernel/log.ts';
import { formatMoney, parseMoney } from '../server/kernel/money.ts';
import { seedPlayer } from '../server/players/seed-player.ts';
import { openSession, requireSession } from '../server/players/session.ts';
import { readCommand, runCommand } from '../tools/operator/commands.ts';
import { startConstellation, type Constellation } from '../tools/start/constellation.ts';
import { choosePort } from '../tools/start/ports.ts';
import { createTestDatabase, type TestDatabase } from './postgres.ts';
import { postJson } from './post-json.ts';
import { testMasterKey } from './test-keys.ts';

/** A site that keeps its players' money in USDT, with the house games and the sandbox gateway beside it. */
const host = 'tether.localhost';
const root = fileURLToPath(new URL('..', import.meta.url));
let database: TestDatabase;
let directory: string;
let constellation: Constellation;

beforeAll(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'marquee-usdt-'));
  const brandsDirectory = join(directory, 'brands');
  await cp(join(root, 'brands/content'), join(brandsDirectory, 'content'), { recursive: true });
  await cp(join(root, 'brands/aurum'), join(brandsDirectory, 'tether'), { recursive: true });
  const file = join(brandsDirectory, 'tether/brand.json');
  const text = (await readFile(file, 'utf8'))
    .replace('"site_code": "aurum"', '"site_code": "tether"')
    .replace('"currency": "PHP"', '"currency": "USDT"')
    .replace(/"domains": \[[^\]]*\]/, `"domains": ["${host}"]`)
    .replace(/("withdrawal": \{\s*"minimum": )"[^"]*"/, '$1"5.00"')
    .replace(/"turnover_multiple": "[^"]*"/, '"turnover_multiple": "0.5"')
    .replace(/ +"demo_player": \{[^}]*\},\n/, '');
  await writeFile(file, text);
  await createOwnKeys({ ownerUrl: database.ownerUrl, masterKey: testMasterKey, isDemo: true });
  const imported = await importBrands({
    ownerUrl: database.ownerUrl,
    brands: [{ brandsDirectory, siteCode: 'tether' }],
    isProduction: false,
    wish: { now: new Date() },
  });
  expect(imported).toMatchObject([{ faults: [] }]);
  const first = 30_000 + Math.floor(Math.random() * 10_000);
  const port = await choosePort({ host: '127.0.0.1', asked: undefined, first, taken: [] });
  constellation = await startConstellation({
    config: readConfig({
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: directory,
      MARQUEE_KEY: testMasterKey,
      // Pages play no part in this, and need not be built for it.
      ROLES: 'api,worker,games,gateway',
      HOUSE_CRASH_GAMES: 'false',
      HOUSE_EXPOSURE_LIMITS: 'USDT=5000000,EUR=10000000',
    }),
    databaseUrls: { appUrl: database.url, gamesUrl: database.gamesUrl },
    root,
    logger: createLog('silent'),
  });
}, 180_000);
afterAll(async () => {
  await constellation.close();
  await database.drop();
  await rm(directory, { recursive: true });
});

async function call<C extends Call>(made: C, input: RequestInput<C>): Promise<AnswerOf<C>>;
async function call(made: Call, input: unknown): Promise<unknown> {
  const { body } = await postJson({ port: constellation.port, host }, made.path, input);
  expect(body).toMatchObject({ statusCode: 1 });
  return made.answer.parse(body);
}

async function game<Answer>(
  path: string,
  answer: { parse(body: unknown): Answer },
  request: object,
): Promise<Answer> {
  const response = await fetch(constellation.gamesUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  return answer.parse(await response.json());
}

test('on a site in USDT money is paid in, staked, won and paid out', async () => {
  const { marquee } = constellation;
  if (!marquee) throw new Error('The platform was not started');
  const { app } = marquee;
  const site = await app.sites.byDomain(host);
  const named = { accountId: 'tina', fullName: 'Tina Tether', birthDate: '1990-05-17', language: 'EN' };
  const contacts = { phone: '+639170000001', email: 'tina@example.test' };
  const wallet = await seedPlayer(app, site, { ...named, ...contacts }, 0n);
  const request = { id: 'test', ip: '127.0.0.1', userAgent: 'vitest', host, origin: `http://${host}` };
  const player = { account_id: 'tina', auth: await openSession(app, wallet, request) };
  const session = await requireSession(app, player.account_id, player.auth, { host });

  const { value: methods } = await call(depositMethods, player);
  expect(methods.find(({ method_code }) => method_code === 'sandbox_wallet')).toMatchObject({
    currency: 'USDT',
    minimum: '10.00',
  });
  const { deposit } = await call(depositCreate, {
    ...player,
    idempotency_key: newId(),
    method_code: 'sandbox_wallet',
    amount: '50.00',
    return_url: `http://${host}:${constellation.port}/deposit`,
  });
  await fetch(`${deposit.payment_url}/paid`, { method: 'POST', redirect: 'manual' });
  const depositId = { ...player, deposit_id: deposit.deposit_id };
  await expect
    .poll(async () => (await call(depositStatus, depositId)).deposit, { timeout: 60_000 })
    .toMatchObject({ status: 'credited', currency: 'USDT', amount: '50.00' });
  expect(await call(getBalance, player)).toMatchObject({ currency: 'USDT', game_balance: '50.00' });

  const { url } = await call(launchGame, {
    ...player,
    domain_name: host,
    provider_code: 'MARQUEE',
    game_code: 'fruit-party',
  });
  const key = new URLSearchParams(new URL(url).hash.slice(1)).get('session') ?? '';
  const opened = await game(playApi.open.path, playApi.open.answer, { session: key });
  if (!opened.ok) throw new Error(opened.detail);
  expect(opened).toMatchObject({ currency: 'USDT', balance_minor: '5000000' });
  // From a fifth of a dollar to a hundred of them.
  expect(opened.bet_ladder_minor[0]).toBe('20000');
  expect(opened.bet_ladder_minor.at(-1)).toBe('10000000');
  expect(opened.bet_ladder_minor).toContain('100000');
  let [stakes, wins] = [0n, 0n];
  // As much as the deposit's turnover asks for, and until something was won.
  while (stakes < parseMoney('25') || wins === 0n) {
    const spin = { session: key, spin_id: randomUUID(), bet_minor: '100000' };
    const played = await game(playApi.spin.path, playApi.spin.answer, spin);
    if (!played.ok) throw new Error(played.detail);
    stakes += 100_000n;
    wins += BigInt(played.round.win_minor);
    expect(played.balance_minor).toBe((parseMoney('50') - stakes + wins).toString());
  }

  const left = parseMoney('50') - stakes + wins;
  expect(await call(getBalance, player)).toMatchObject({
    currency: 'USDT',
    game_balance: formatMoney(left),
  });
  const account = await addBankAccount(app, session, {
    bankName: 'TRC-20',
    accountName: 'Tina Tether',
    accountNumber: 'TXYZ0123456789012345678901234567AB',
  });
  const amount = left - (left % 1_000n);
  const { withdrawal_id: id } = await requestWithdrawal(app, session, {
    idempotencyKey: newId(),
    bankAccountId: account.bank_account_id,
    amount,
  });
  const house = new Pool({ connectionString: database.gamesUrl });
  const approve = readCommand(['withdrawals', 'approve', id], 'ana');
  expect(await runCommand({ ...app, house }, approve)).toEqual([
    expect.stringContaining(`${formatMoney(amount)} USDT to Tina Tether, TRC-20`),
  ]);
  await house.end();
  await expect
    .poll(async () => (await call(withdrawalStatus, { ...player, withdrawal_id: id })).withdrawal, {
      timeout: 60_000,
    })
    .toMatchObject({ status: 'paid', currency: 'USDT', amount: formatMoney(amount) });
  expect(await app.ledger.balance(wallet)).toMatchObject({ real: left - amount, locked: 0n });
  const date_from = new Date(Date.now() - 600_000).toISOString();
  const date_to = new Date(Date.now() + 60_000).toISOString();
  expect(await call(statement, { ...player, date_from, date_to })).toMatchObject({
    currency: 'USDT',
    deposits: '50.00',
    stakes: formatMoney(stakes),
    payouts: formatMoney(wins),
    withdrawals: formatMoney(amount),
  });
  expect(await app.ledger.trialBalance()).toMatchObject({ balanced: true, faults: [] });
}, 180_000);
