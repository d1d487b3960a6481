import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { interceptCalls, launchChromium } from '../tests/browser.ts';
import { buildForTests } from '../tests/build.ts';
import { sampled } from '../tests/sampled.ts';
import { games } from './catalogue.ts';
import { playApi } from './kinds/slot/play-api.ts';
import { startTestHouse } from './server/testing/house.ts';
import { pressSpin } from './server/testing/press-spin.ts';

let house: Awaited<ReturnType<typeof startTestHouse>>;
let browser: Browser;
const opened: Page[] = [];

const phone = { viewport: { width: 390, height: 844 } } as const;
const desktop = { viewport: { width: 1440, height: 900 } } as const;

beforeAll(async () => {
  await buildForTests();
  house = await startTestHouse();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await house.close();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((page) => page.context().close()));
});

/** Opens a game in a page of its own; everything that goes wrong in it is collected. */
async function open(
  gameCode: string,
  options: { isDemo?: boolean; lang?: string; jurisdiction?: string } & BrowserContextOptions = {},
): Promise<{ page: Page; troubles: string[]; session: string }> {
  const { isDemo = true, lang, jurisdiction = 'MT', ...context } = options;
  const session = await house.launch(gameCode, isDemo, house.user, 'EUR', { jurisdiction });
  const page = await (await browser.newContext({ ...phone, reducedMotion: 'reduce', ...context })).newPage();
  opened.push(page);
  await interceptCalls(page);
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  await page.goto(`${house.url()}/play/${gameCode}?lang=${lang ?? 'en'}#session=${session}`);
  await page.locator('.spin').waitFor({ timeout: 60_000 });
  return { page, troubles, session };
}

const figure = (page: Page, name: string): Promise<string> =>
  page.locator(`[data-figure="${name}"]`).innerText();

/** Presses the space bar and waits for the round to end. */
async function spin(page: Page): Promise<void> {
  await pressSpin(page.locator('.spin'), () => page.keyboard.press('Space'));
  await page.locator('.spin:not(.is-playing)').waitFor({ timeout: 60_000 });
}

test('a demo spin by keyboard: the bet is taken, the win is paid and said', async () => {
  const { page, troubles } = await open('fruit-party');
  expect(await figure(page, 'balance')).toBe('5,000.00');
  await spin(page);
  const win = BigInt((await figure(page, 'win')).replace(/\D/g, ''));
  const balance = BigInt((await figure(page, 'balance')).replace(/\D/g, ''));
  expect(balance).toBe(500_000n - 100n + win);
  const said = await page.locator('.panel [role="status"]').innerText();
  expect(said).toMatch(win === 0n ? /^No win/ : /^You won|came back/);
  expect(troubles).toEqual([]);
});

test('a spin for money leaves the balance that the operator has', async () => {
  const { page, troubles } = await open('lucky-sevens', { isDemo: false });
  await spin(page);
  const shown = BigInt((await figure(page, 'balance')).replace(/\D/g, '')) * 1000n;
  expect(shown).toBe(house.operator.balances.get(house.user));
  expect(troubles).toEqual([]);
});

test('bet, sound, speed and information answer the keyboard; Escape closes', async () => {
  const { page } = await open('koi-pond');
  const before = await figure(page, 'bet');
  await page.getByRole('button', { name: 'Raise the bet' }).press('Enter');
  expect(await figure(page, 'bet')).not.toBe(before);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Sound effects on' }).waitFor();
  await page.getByRole('button', { name: 'Speed: normal' }).press('Enter');
  await page.getByRole('button', { name: 'Speed: fast' }).waitFor();
  await page.keyboard.press('i');
  const dialog = page.getByRole('dialog', { name: 'Koi Pond' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.reload();
  // Sound and speed are remembered.
  await page.getByRole('button', { name: 'Sound effects on' }).waitFor();
  await page.getByRole('button', { name: 'Speed: fast' }).waitFor();
});

test('the odds shown are the proven ones', async () => {
  const { page } = await open('golden-pharaoh');
  await page.keyboard.press('i');
  await page.getByRole('tab', { name: 'Odds' }).click();
  const { default: proof } = await import('./golden-pharaoh/proof.json', { with: { type: 'json' } });
  await page.getByText(`${proof.rtp_percent} %`).waitFor();
});

/** The spins that the page asks for, in order. */
function spinsOf(page: Page): { is_automatic: boolean }[] {
  const spins: { is_automatic: boolean }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/play-api/spin')) return;
    spins.push({ is_automatic: Object(request.postDataJSON()).is_automatic === true });
  });
  return spins;
}

test('autoplay starts with a loss limit only, counts its rounds, and one press stops it', async () => {
  const { page, troubles } = await open('fruit-party');
  const spins = spinsOf(page);
  await page.getByRole('button', { name: 'Autoplay', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Autoplay' });
  const start = dialog.getByRole('button', { name: 'Start' });
  expect(await start.isDisabled()).toBe(true);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await dialog
    .getByRole('group', { name: /lose more than/ })
    .getByRole('radio')
    .last()
    .check({ force: true });
  // The first round and the third wait for the test, so that their counts stand long enough to be seen and pressed.
  const gates = [0, 2].map((round) => ({ round, ...Promise.withResolvers<void>() }));
  let begun = 0;
  await page.route('**/play-api/spin', async (route) => {
    const gate = gates.find(({ round }) => round === begun);
    begun += 1;
    await gate?.promise;
    await route.continue();
  });
  await start.click();
  await page.getByRole('button', { name: 'Stop autoplay, 10 rounds left' }).waitFor();
  gates[0]?.resolve();
  await page.getByRole('button', { name: 'Stop autoplay, 8 rounds left' }).click({ timeout: 60_000 });
  gates[1]?.resolve();
  await page
    .getByRole('button', { name: 'Autoplay', exact: true, disabled: false })
    .waitFor({ timeout: 60_000 });
  const asked = spins.length;
  expect(spins.every(({ is_automatic }) => is_automatic)).toBe(true);
  // The press may come before the third round is asked for, or while it waits.
  expect(asked).toBeGreaterThanOrEqual(2);
  expect(asked).toBeLessThanOrEqual(3);
  // A round by hand that follows says so, and nothing follows it.
  await spin(page);
  expect(spins.slice(asked)).toEqual([{ is_automatic: false }]);
  expect(troubles).toEqual([]);
});

test('where autoplay is forbidden there is none, a held key plays one round, and the reels are not stopped', async () => {
  const { page, troubles } = await open('fruit-party', { jurisdiction: 'GB' });
  const spins = spinsOf(page);
  expect(await page.getByRole('button', { name: 'Autoplay', exact: true }).count()).toBe(0);
  expect(await page.locator('.tool[aria-label^="Speed"]').isVisible()).toBe(false);
  const began_ms = Date.now();
  await page.keyboard.down('Space');
  await page.locator('.spin.is-playing').waitFor();
  expect(await page.locator('.spin').isDisabled()).toBe(true);
  // A second keydown without a release is what a held key sends.
  await page.keyboard.down('Space');
  await page.locator('.spin:not(.is-playing)').waitFor({ timeout: 60_000 });
  expect(Date.now() - began_ms).toBeGreaterThanOrEqual(2500);
  await page.keyboard.down('Space');
  expect(spins).toHaveLength(1);
  await page.keyboard.up('Space');
  await spin(page);
  expect(spins).toHaveLength(2);
  expect(troubles).toEqual([]);
});

test('a held key asks for autoplay where that is allowed, and starts nothing by itself', async () => {
  const { page } = await open('fruit-party');
  const spins = spinsOf(page);
  await page.keyboard.down('Space');
  await page.locator('.spin.is-playing').waitFor();
  await page.keyboard.down('Space');
  await page.getByRole('dialog', { name: 'Autoplay' }).waitFor({ timeout: 60_000 });
  expect(spins).toHaveLength(1);
});

test('every rule of a game is told, with its chances', async () => {
  const { page } = await open('crystal-gems');
  await page.keyboard.press('i');
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.getByText('Both are paid; only a win over all reels', { exact: false }).waitFor();
  const { page: thunder } = await open('thunder-hall');
  await thunder.keyboard.press('i');
  await thunder.getByRole('tab', { name: 'Rules' }).click();
  await thunder.getByText('even where a wild reel covers them', { exact: false }).waitFor();
  await thunder.getByText('Reels 2, 4 (30%)').waitFor();
});

test('too little money is said before anything moves, with a way on', async () => {
  house.operator.balances.set(house.user, 5n);
  const { page } = await open('dusty-gulch', { isDemo: false });
  await page.keyboard.press('Space');
  const trouble = page.getByRole('alertdialog');
  await trouble.waitFor();
  expect(await trouble.innerText()).toContain('balance is too low');
  await trouble.getByRole('button', { name: 'Deposit' }).waitFor();
  house.operator.balances.set(house.user, 100_00000n);
});

test('a lost connection stops the reels, and trying again takes no second bet', async () => {
  const { page } = await open('ocean-king');
  const bet = BigInt((await figure(page, 'bet')).replace(/\D/g, ''));
  const spinIds: string[] = [];
  const decided: Promise<unknown>[] = [];
  await page.route('**/play-api/spin', async (route) => {
    const request = Object(route.request().postDataJSON());
    spinIds.push(String(request.spin_id));
    // The server decides the round, but its answer does not arrive; how long the server takes is not waited for by the page.
    decided.push(house.post(playApi.spin.path, request));
    await route.abort();
  });
  await page.keyboard.press('Space');
  // First every try is lost, then the reels stop and it is said: which of them is late, a failure tells.
  await expect.poll(() => spinIds.length).toBe(3);
  const trouble = page.getByRole('alertdialog');
  // The reels are brought to rest first, and that is drawn: as slowly as the machine draws, as the end of every round is.
  await trouble.waitFor({ timeout: 60_000 });
  expect(new Set(spinIds).size).toBe(1);
  expect(await Promise.all(decided)).toContainEqual(expect.objectContaining({ ok: true }));
  await page.unroute('**/play-api/spin');
  await trouble.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.spin:not(.is-playing)').waitFor({ timeout: 60_000 });
  const win = BigInt((await figure(page, 'win')).replace(/\D/g, ''));
  expect(BigInt((await figure(page, 'balance')).replace(/\D/g, ''))).toBe(500_000n - bet + win);
});

test('a session that nobody knows is told in the player’s language', async () => {
  const page = await (await browser.newContext(phone)).newPage();
  opened.push(page);
  await page.goto(`${house.url()}/play/koi-pond?lang=zh#session=${'0'.repeat(32)}`);
  const trouble = page.getByRole('alertdialog');
  await trouble.waitFor();
  expect(await trouble.innerText()).toContain('本次游戏已结束');
});

test.each(
  sampled(
    [
      ['phone', phone],
      ['desktop', desktop],
    ] as const,
    1,
  ),
)('axe finds nothing on a %s: game, bets, every page of the information', async (_name, size) => {
  const { page } = await open('dragon-fortune', size);
  const check = async (where: string): Promise<void> => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      where,
    ).toEqual([]);
  };
  await check('game');
  await page.locator('.bet-value').click();
  await check('bets');
  await page.keyboard.press('Escape');
  await page.keyboard.press('i');
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await check(await tab.innerText());
  }
});

test.each(sampled(games, 2).map(({ code }) => code))(
  '%s opens, plays a round and shows its paytable',
  async (code) => {
    const { page, troubles } = await open(code);
    await spin(page);
    await page.keyboard.press('i');
    const game = games.find((each) => each.code === code);
    await expect.poll(() => page.locator('.pay').count()).toBe(game?.symbols.length);
    expect(troubles).toEqual([]);
  },
);
