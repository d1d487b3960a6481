import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRounds } from '../../server/rounds/rounds.ts';
import { runCommand } from '../../tools/providers/commands.ts';
import { signInDemoPlayer } from '../../tools/shots/demo-player.ts';
import { launchChromium } from '../browser.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import {
  providerScript,
  pythonVersion,
  startPythonProvider,
  type PythonProvider,
} from '../python-provider.ts';
import { openDatabase } from '../../server/kernel/database.ts';
import { createKey, createKeys, type Keys } from '../../server/kernel/keys.ts';
import { keyPairName, makePrivatePem } from '../../server/rounds/keys.ts';
import { testMasterKey } from '../test-keys.ts';
import { english as say, patience_ms } from './steps.ts';

/** A provider that was written without this repository's code, in another language: its game is played on the site. */

let marquee: TestConstellation;
let browser: Browser;
let provider: PythonProvider;
let owner: ReturnType<typeof openDatabase>;
let keys: Keys;

const keyName = 'operator-coinhouse';
const code = 'COINHOUSE';

beforeAll(async () => {
  if (pythonVersion === undefined) return;
  [marquee, browser] = await Promise.all([startTestConstellation(), launchChromium()]);
  const { db } = marquee.marquee.app;
  owner = openDatabase({
    connectionString: marquee.commandEnvironment['DATABASE_URL'] ?? '',
    maxConnections: 1,
  });
  keys = createKeys(db, testMasterKey);
  await createKey(owner.db, testMasterKey, keyPairName(keyName), makePrivatePem);
  const { publicPem } = await createRounds({ db, keys }).keyPair(keyName);
  provider = await startPythonProvider({
    walletUrl: `${marquee.url}/provider/coinhouse/hub88`,
    operatorPublicPem: publicPem,
  });
});
afterAll(async () => {
  await provider?.close();
  await browser?.close();
  await owner?.pool.end();
  await marquee?.close();
});

function run(...words: string[]): Promise<string[]> {
  const place = {
    db: marquee.marquee.app.db,
    owner: owner.db,
    keys,
    masterKey: testMasterKey,
    user: 'ana',
    env: {},
    readFile: async () => provider.publicPem,
  };
  return runCommand(place, words);
}

async function playPage(page: Page): Promise<void> {
  await page.goto(`${marquee.url}/playnow?provider_code=${code}&game_code=coin-flip`);
}

test('the reference provider is shorter than 200 lines', async () => {
  expect((await readFile(providerScript, 'utf8')).split('\n').length).toBeLessThan(201);
});

test.skipIf(pythonVersion === undefined)(
  'a game of a foreign provider is seen, opened, played and found in the history',
  async () => {
    const player = await signInDemoPlayer(marquee.url);
    const context = await browser.newContext({ storageState: player.storageState });
    context.setDefaultTimeout(patience_ms);
    const page = await context.newPage();
    // A page from before the provider was connected: its policy knows nothing of it.
    const early = await context.newPage();
    await early.goto(`${marquee.url}/slots`);

    const words = `connect hub88 --code ${code} --slug coinhouse --url ${provider.url} --operator-id 7`;
    const connected = await run(...words.split(' '), '--name', 'Coin House', '--public-key', 'provider.pem');
    expect(connected.slice(-2)).toEqual([
      '1 games of Coin House are listed.',
      `Its games or pictures come from ${provider.url}.`,
    ]);
    await run('assign', code, '--site', 'aurum');

    await expect
      .poll(async () => (await fetch(`${marquee.url}/slots`)).headers.get('content-security-policy'))
      .toMatch(new RegExp(`img-src [^;]*${provider.url}[ ;].*frame-src [^;]*${provider.url}[ ;]`));
    // A site that does not have the provider does not let it in.
    const other = await context.newPage();
    const answer = await other.goto(`${marquee.siteUrl('tropico.localhost')}/slots`);
    expect(answer?.headers()['content-security-policy']).not.toContain(provider.url);

    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    await playPage(page);
    await page.getByRole('button', { name: say('play.forReal') }).click();
    const game = page.frameLocator('iframe');
    const before = await balance();
    for (let round = 1; round <= 3; round += 1) {
      await game.getByRole('button', { name: 'Flip for 1.00' }).click();
      await expect.poll(() => game.getByRole('status').innerText()).toMatch(/^You won (0\.00|1\.90)$/);
      // Each round ends with its win, also one of nothing.
      await expect.poll(async () => (await wins()).count).toBe(round);
    }
    expect(await balance()).toBe(before - 300_000n + (await wins()).paid);

    await page.goto(`${marquee.url}/bet-history`);
    await page
      .getByRole('button', { name: say('bets.lookAt', { game: 'Coin Flip' }) })
      .first()
      .click();
    const roundPage = await page.getByRole('link', { name: say('bets.verify') }).getAttribute('href');
    expect(roundPage).toMatch(new RegExp(`^${provider.url}/round/`));
    expect(await (await fetch(roundPage ?? '')).text()).toContain('<p>bet</p><p>win</p>');
    // Its picture is shown too.
    expect(
      await page
        .locator(`img[src="${provider.url}/art/coin.svg"]`)
        .first()
        .evaluate((picture: { naturalWidth: number }) => picture.naturalWidth),
    ).toBeGreaterThan(0);
    expect(refused).toEqual([]);

    // What cannot be framed opens in a window of its own: no page stays white.
    await early.evaluate(
      `document.body.append(Object.assign(document.createElement('a'),
         { href: '/playnow?provider_code=${code}&game_code=coin-flip', id: 'followed' }));
       followed.click();`,
    );
    await early.getByRole('button', { name: say('play.forReal') }).click();
    const [popup] = await Promise.all([
      context.waitForEvent('page'),
      early.getByRole('button', { name: say('play.openPopup') }).click(),
    ]);
    await popup.getByRole('button', { name: 'Flip for 1.00' }).waitFor();
    await context.close();
  },
);

/** The ledger's balance of the demo player of the site at `localhost`. */
async function balance(): Promise<bigint> {
  const { siteId } = await marquee.marquee.app.sites.byDomain('localhost');
  const { rows } = await marquee.owner.query<{ balance: string }>(
    `select (wallet.real + wallet.bonus)::text as balance from ledger.wallet
     join players.player using (site_id, player_id) where account_id = 'demo' and site_id = $1`,
    [siteId],
  );
  return BigInt(rows[0]?.balance ?? -1);
}

/** The wins of the foreign provider, by the ledger. */
async function wins(): Promise<{ count: number; paid: bigint }> {
  const { rows } = await marquee.owner.query<{ count: number; paid: string }>(
    `select count(*)::int as count, coalesce(sum(o.amount), 0)::text as paid from ledger.operation o
     join ledger.operation_kind k on k.code = o.kind where o.source = $1 and k.name = 'win'`,
    [code],
  );
  return { count: rows[0]?.count ?? -1, paid: BigInt(rows[0]?.paid ?? -1) };
}
