import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { launchChromium } from '../browser.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { arrived } from './arrived.ts';
import { heldTimers, holdTimers, painted, runTimers } from './held-timers.ts';
import { countShifts, cumulativeShift, type Shift } from './layout-shift.ts';
import { expectAccessible, patience_ms } from './steps.ts';

/** What the shell of the site does around its pages. */

let marquee: TestConstellation;
let browser: Browser;
beforeAll(async () => {
  [marquee, browser] = await Promise.all([startTestConstellation(), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await marquee?.close();
});

async function visit(
  path: string,
  look: (page: Page, complaints: string[]) => Promise<void>,
  viewport = { width: 390, height: 844 },
): Promise<void> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  context.setDefaultTimeout(patience_ms);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  try {
    await page.goto(`${marquee.url}${path}`);
    await look(page, complaints);
  } finally {
    await context.close();
  }
}

/** Change a brand as an operator would, and wait until the server has heard of it. */
async function change(text: string): Promise<void> {
  const heard = new Promise<void>((resolve) => marquee.marquee.app.sites.onForget(() => resolve()));
  await marquee.owner.query(text);
  await heard;
}
const aurum = "(select site_id from sites.site where site_code = 'aurum')";

async function signIn(page: Page): Promise<void> {
  await page.goto(`${marquee.url}/login?return_to=/slots`);
  await arrived(page);
  await page.getByLabel('Account name').fill('demo');
  await page.locator('input[name="password"]').fill('marquee-demo');
  await page.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/slots');
}

test('a document that comes in pieces moves nothing that was painted', async () => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript(countShifts);
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 50,
    downloadThroughput: 20_000,
    uploadThroughput: 20_000,
  });
  await page.goto(marquee.siteUrl('tropico.localhost'), { waitUntil: 'domcontentloaded' });
  const logoCame = `document.querySelector('nav img').complete`;
  await expect.poll(() => page.evaluate(logoCame)).toBe(true);
  // What is left is the width of letters, when their font comes.
  expect(cumulativeShift(await page.evaluate<Shift[]>('shifts'))).toBeLessThan(0.0005);
  await context.close();
});

test('the styles that a document brings are not asked for again', async () => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') asked.add(new URL(request.url()).pathname);
  });
  const response = await page.goto(marquee.siteUrl('tropico.localhost'));
  const linked = [...((await response?.text()) ?? '').matchAll(/<link rel="stylesheet"[^>]*href="([^"#]+)/g)];
  expect(linked.length).toBeGreaterThan(2);
  // By then everything is there that comes late, the form to sign in with its own styles too.
  await page.locator('#loginmodal').getByLabel('Account name').waitFor();
  await arrived(page);
  expect(linked.map(([, href = '']) => href).filter((href) => asked.has(href))).toEqual([]);
  expect(asked.size).toBeGreaterThan(0);
  await context.close();
});

test('a message to the house is checked in the form, and arrives', async () => {
  await visit('/contact-us', async (page) => {
    await arrived(page);
    await page.getByRole('button', { name: 'Send' }).click();
    await page
      .getByText('at least 2 letters', { exact: false })
      .or(page.getByText('2', { exact: false }))
      .first()
      .waitFor();
    await page.getByLabel('Your name').fill('Maria Santos');
    await page.getByLabel('Your e-mail address').fill('maria@example.com');
    await page.getByLabel('What it is about').selectOption('payment');
    await page.getByLabel('Your message').fill('Where is my deposit of yesterday?');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('heading', { name: 'Your message is with us' }).waitFor();
  });
  const { rows } = await marquee.owner.query('select topic, message from sites.contact_message');
  expect(rows).toEqual([{ topic: 'payment', message: 'Where is my deposit of yesterday?' }]);
});

test('questions are found as one types', async () => {
  await visit('/faqs', async (page) => {
    await arrived(page);
    await page.getByLabel('Search the questions').fill('code');
    await expect.poll(() => page.locator('main details').count()).toBeLessThan(4);
    await page.getByText('Codes are good for five minutes').waitFor();
    await page.getByLabel('Search the questions').fill('zebra');
    await page.getByRole('heading', { name: 'No questions found' }).waitFor();
  });
});

test('S1.4 S2.10 S4.14 S9.21 the chat’s button comes when its widget is ready, and opens it', async () => {
  await change(`update sites.site set live_chat_id = '1520' where site_id = ${aurum}`);
  await visit('/slots', async (page, complaints) => {
    const button = page.getByRole('button', { name: 'Chat with us' });
    await button.waitFor();
    expect(await page.evaluate('window.__lc')).toEqual({
      license: '1520',
      integration_name: 'manual_onboarding',
    });
    await button.click();
    const chat = page.frameLocator('iframe[title="Live chat"]');
    await chat.getByLabel('Write a message').fill('How do I deposit?');
    await chat.getByRole('button', { name: 'Send' }).click();
    await chat.getByText('Choose a method and an amount', { exact: false }).waitFor();
    await chat.getByRole('button', { name: 'Close the chat' }).click();
    await page.locator('iframe[title="Live chat"]').waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
  });
  await change(`update sites.site set live_chat_id = '' where site_id = ${aurum}`);
});

const partner = `insert into sites.partner (site_id, position, partner_name, href, img_url)
  values (${aurum}, 0, 'Pearl House', 'https://pearl.example/', '/art/payment/bank.webp')`;

test('S1.3 S2.12 the partners’ entry comes with the first partner; their logos lead out in a new tab', async () => {
  // The chat's button comes with the partners' entry, where there is one.
  await change(`update sites.site set live_chat_id = '1520' where site_id = ${aurum}`);
  await visit('/slots', async (page) => {
    const answered = page.waitForResponse('**/api/settings/partners');
    await page.getByRole('button', { name: 'Chat with us' }).waitFor();
    await answered;
    await painted(page);
    expect(await page.getByRole('button', { name: 'Partners' }).count()).toBe(0);
  });
  await change(`${partner}; update sites.site set live_chat_id = '' where site_id = ${aurum}`);
  await visit('/slots', async (page) => {
    await page.getByRole('button', { name: 'Partners' }).click();
    const shown = page.getByRole('dialog').getByRole('link', { name: 'Pearl House' });
    await shown.waitFor();
    expect(await shown.getAttribute('target')).toBe('_blank');
    expect(await shown.getAttribute('href')).toBe('https://pearl.example/');
    expect(await shown.locator('img').getAttribute('src')).toBe('/art/payment/bank.webp');
    await expectAccessible(page, 'the partners');
  });
  await change(`delete from sites.partner where site_id = ${aurum}`);
});

test('S1.9 S2.11 S4.13 S6.3 the rewards icon is for players, leads to the minigames in a new tab, and closes', async () => {
  // With a partner the floating area comes to visitors too, and the icon would come with it.
  await change(partner);
  await visit('/slots', async (page) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const icon = page.getByRole('link', { name: 'Minigames and rewards' });
    const partners = page.getByRole('button', { name: 'Partners' });
    await partners.waitFor();
    await painted(page);
    expect(await icon.count()).toBe(0);
    expect(asked).not.toContain('/api/mini_game/mini_game_cycle');
    await signIn(page);
    await icon.waitFor();
    expect([await icon.getAttribute('href'), await icon.getAttribute('target')]).toEqual([
      '/minigame',
      '_blank',
    ]);
    await page.getByRole('button', { name: 'Hide the rewards icon' }).click();
    await icon.waitFor({ state: 'detached' });
    // It stays closed: nothing is even asked, when all else that floats is there again.
    asked.length = 0;
    await page.reload();
    await partners.waitFor();
    await painted(page);
    expect(await icon.count()).toBe(0);
    expect(asked).not.toContain('/api/mini_game/mini_game_cycle');
  });
  await change(`update rewards.mini_game_cycle set ends_at = starts_at + interval '1 day' where site_id = ${aurum};
    update sites.site set is_maintenance = false where site_id = ${aurum}`);
  await visit('/slots', async (page) => {
    const answered = page.waitForResponse('**/api/mini_game/mini_game_cycle');
    await signIn(page);
    const { value } = z
      .object({ value: z.array(z.object({ status: z.number() })) })
      .parse(await (await answered).json());
    expect(value.map(({ status }) => status)).not.toContain(1);
    await page.getByRole('button', { name: 'Partners' }).waitFor();
    await painted(page);
    expect(await page.getByRole('link', { name: 'Minigames and rewards' }).count()).toBe(0);
  });
  // A first cycle that does not run hides the icon, whatever follows it.
  await visit('/slots', async (page) => {
    const cycle = (status: number) => ({
      cycle_id: 1,
      name: 'x',
      status,
      starts_at: '2026-01-01T00:00:00Z',
      ends_at: null,
    });
    await page.route('**/api/mini_game/mini_game_cycle', (route) =>
      route.fulfill({
        json: { statusCode: 1, statusMessage: 'OK', statusDetail: '', value: [cycle(0), cycle(1)] },
      }),
    );
    const answered = page.waitForResponse('**/api/mini_game/mini_game_cycle');
    await signIn(page);
    await answered;
    await page.getByRole('button', { name: 'Partners' }).waitFor();
    await painted(page);
    expect(await page.getByRole('link', { name: 'Minigames and rewards' }).count()).toBe(0);
  });
  await change(`delete from sites.partner where site_id = ${aurum}`);
});

test('S2.9 S4.10 in maintenance nothing but that is shown, with the time until it ends', async () => {
  await change(
    `update sites.site set is_maintenance = true, maintenance_end = now() + interval '90 minutes' where site_id = ${aurum}`,
  );
  await visit('/slots', async (page) => {
    await page.getByRole('heading', { name: 'We are updating the site' }).waitFor();
    await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/^1:2\d:\d\d$/);
    expect(await page.locator('main a').count()).toBe(0);
    await expectAccessible(page, 'maintenance');
  });
  await change(
    `update sites.site set is_maintenance = false, maintenance_end = null where site_id = ${aurum}`,
  );
});

test('S2.14 a site with a root path leads there from its bare address', async () => {
  await change(`update sites.site set root_path = '/slots' where site_id = ${aurum}`);
  await visit('/', async (page) => {
    expect(new URL(page.url()).pathname).toBe('/slots');
  });
  await change(`update sites.site set root_path = '' where site_id = ${aurum}`);
});

test('S3.14 the operator’s scripts run at the end of the HEAD and of the BODY, under the policy', async () => {
  await change(`insert into sites.analytics_script (site_id, position, section, script) values
    (${aurum}, 0, 'HEAD', 'document.documentElement.dataset.head = document.body ? "late" : "early"'),
    (${aurum}, 1, 'BODY', '<script>document.documentElement.dataset.body = "run"</script>')`);
  await visit('/faqs', async (page, complaints) => {
    await arrived(page);
    const marks = await page.evaluate<[string, string]>(
      '[document.documentElement.dataset.head, document.documentElement.dataset.body]',
    );
    expect(marks).toEqual(['early', 'run']);
    expect(complaints).toEqual([]);
  });
  await change(`delete from sites.analytics_script where site_id = ${aurum}`);
});

test('S9.3 S9.4 a page is fetched when the pointer rests on its link for 100 ms, and at most four are kept in sight', async () => {
  await visit(
    '/about',
    async (page) => {
      await page.addInitScript(holdTimers(50));
      await page.goto(`${marquee.url}/faqs`);
      await arrived(page);
      const prefetched = (): Promise<number> =>
        page.evaluate<number>(
          `new Set([...document.querySelectorAll('link[rel=prefetch]')].map((link) => new URL(link.href).pathname)).size`,
        );
      const links = page.locator('main nav a');
      await links.nth(0).hover();
      // Only this timer begins to fetch, and it still waits.
      await expect.poll(() => heldTimers(page)).toContain(100);
      await runTimers(page, 90);
      expect(await heldTimers(page)).toContain(100);
      expect(await prefetched()).toBe(0);
      await runTimers(page, 110);
      await expect.poll(prefetched).toBeGreaterThan(0);
      // Whoever passes over a link fetches nothing.
      const before = await prefetched();
      await links.nth(1).hover();
      await links.nth(0).hover();
      await runTimers(page, 110);
      expect(await prefetched()).toBe(before);
      for (let index = 1; index < 6; index += 1) {
        await links.nth(index).hover();
        await runTimers(page, 110);
      }
      // When the sixth has come, the first has gone.
      const isThere = async (index: number): Promise<boolean> => {
        const href = await links.nth(index).getAttribute('href');
        return page.evaluate<boolean>(
          `[...document.querySelectorAll('link[rel=prefetch]')].some(({ href }) => new URL(href).pathname === '${href}.data')`,
        );
      };
      await expect.poll(() => isThere(5)).toBe(true);
      expect([await isThere(0), await isThere(1)]).toEqual([false, false]);
      expect(await prefetched()).toBeLessThanOrEqual(4);
    },
    { width: 1440, height: 900 },
  );
});
