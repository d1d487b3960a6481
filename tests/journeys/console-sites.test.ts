import { get, type IncomingHttpHeaders } from 'node:http';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seed } from '../../database/seed.ts';
import { inviteToEnrol } from '@marquee/server/operators/invitations.ts';
import { newId } from '@marquee/server/kernel/ids.ts';
import { createOperator } from '@marquee/server/operators/operators.ts';
import {
  counted,
  expectScreensAccessible,
  followInvitation,
  startConsoleJourney,
  type ConsoleJourney,
} from './operator.ts';
import { english, expectAccessible, expectNoOverflow, register } from './steps.ts';

/** Operators who change sites and open brands in the console. */

let journey: ConsoleJourney;
beforeAll(async () => {
  journey = await startConsoleJourney();
});
afterAll(() => journey?.close());

async function photograph(): Promise<Buffer> {
  return sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#b3261e' } })
    .jpeg()
    .toBuffer();
}

interface Fetched {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A page as whoever comes to it now gets it. Node finds no names below localhost, so the host goes into the header. */
async function fetched(url: string): Promise<Fetched> {
  const { host, port, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: `${pathname}${search}`, headers: { host } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    }).on('error', reject);
  });
}

const textOf = async (url: string): Promise<string> => (await fetched(url)).text;

test('a brand is opened in minutes, and a player registers there and sees games', async () => {
  const { page } = await journey.enrol('opens@example.com', 'Ola Opens');
  await page.goto(`${journey.origin}/sites`);
  await page.getByRole('grid', { name: 'Sites' }).waitFor();
  const started = performance.now();
  const { press, count } = counted();
  await press(page.getByRole('link', { name: 'Open a brand' }));
  await page.getByLabel('Name of the brand').fill('Golden Jeepney');
  expect(await page.getByLabel('Domain').inputValue()).toBe('golden-jeepney.localhost');
  await press(page.getByRole('button', { name: 'Next' }));
  await press(page.getByRole('button', { name: 'Fiesta, mangga' }));
  // The real template, in this palette and under this name, on a site that is another one still.
  const preview = page.frameLocator('iframe');
  await preview.locator('body.template-slot5, .template-slot5').first().waitFor();
  await preview.getByRole('img', { name: 'Golden Jeepney' }).first().waitFor();
  await expectAccessible(page, 'the choice of a template');
  await press(page.getByRole('button', { name: 'Next' }));
  await page.getByLabel('Currency').selectOption('PHP');
  expect(await page.getByLabel('Country').inputValue()).toBe('PH');
  await page.getByLabel('Minimum age').fill('17');
  await press(page.getByRole('button', { name: 'Open a brand' }));
  await page.getByText('At least 18').waitFor();
  await page.getByLabel('Minimum age').fill('21');
  await press(page.getByRole('button', { name: 'Open a brand' }));
  await page.getByRole('heading', { name: 'Golden Jeepney is open' }).waitFor();
  const took_s = (performance.now() - started) / 1000;
  console.log(`A brand was opened with ${count()} clicks in ${took_s.toFixed(1)} s`);
  expect(took_s).toBeLessThan(300);

  const base = journey.marquee.siteUrl('golden-jeepney.localhost');
  const player = await journey.openPage();
  await player.goto(base);
  await expectAccessible(player, 'the home page of a new brand');
  await expect
    .poll(() => player.locator('a[href*="game_code="], a[href*="/play"]').count())
    .toBeGreaterThan(3);
  // Nothing of it is broken where a brand has no rewards of its own yet.
  for (const path of [
    'slots',
    'promotions',
    'vip',
    'mission',
    'minigame',
    'referral',
    'leaderboard',
    'news',
    'about',
  ]) {
    expect((await fetched(`${base}/${path}`)).status, path).toBeLessThan(400);
  }
  await player.goto(`${base}/register`);
  await register(
    player,
    { base, say: english, axe: false },
    { accountId: 'jeepney.fan', password: 'a walk along the bay', phone: '09175551234' },
  );
});

test('a banner is changed, is on the site within two seconds, stays through a start, and is brought back', async () => {
  const { page } = await journey.enrol('writes@example.com', 'Wim Writes');
  const url = journey.marquee.siteUrl('tropico.localhost');
  await textOf(url);
  const started = performance.now();
  const { press, count } = counted();
  await page.goto(`${journey.origin}/content/banners?site=tropico`);
  const first = page
    .getByRole('group')
    .filter({ has: page.getByLabel('Title · English') })
    .first();
  await first.getByLabel('Title · English').fill('Tonight on the river');
  const chosen = page.waitForEvent('filechooser');
  await press(first.getByRole('button', { name: 'Replace: On desktops' }));
  await (await chosen).setFiles({ name: 'river.jpg', mimeType: 'image/jpeg', buffer: await photograph() });
  const crop = page.getByRole('dialog', { name: 'Choose the part to show' });
  await crop.getByRole('slider', { name: 'Zoom' }).waitFor();
  await crop.locator('img').first().waitFor();
  await expectAccessible(page, 'the cut of a picture');
  await press(crop.getByRole('button', { name: 'Use this picture' }));
  await crop.waitFor({ state: 'detached' });
  await press(page.getByRole('button', { name: 'Publish', exact: true }));
  await page.getByText('Published. The site shows it now.').waitFor();
  const published = performance.now();
  await expect.poll(() => textOf(url), { timeout: 2000, interval: 50 }).toContain('Tonight on the river');
  console.log(
    `A banner was changed with ${count()} clicks in ${((published - started) / 1000).toFixed(1)} s, and seen ${(performance.now() - published).toFixed(0)} ms later`,
  );
  const home = await textOf(url);
  expect(home).toMatch(/\/brand\/tropico\/banner-[0-9a-f]{8}\.avif/);

  // A demo that starts again finds its brands there, and leaves them as their operators wrote them.
  await seed({
    ownerUrl: journey.marquee.commandEnvironment['DATABASE_URL'] ?? '',
    brandsDirectory: fileURLToPath(new URL('../../brands', import.meta.url)),
    log: () => undefined,
  });
  journey.marquee.marquee.app.sites.forget();
  expect(await textOf(url)).toContain('Tonight on the river');

  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history.getByText('Tonight on the river').waitFor();
  await expectAccessible(page, 'the history of a document');
  await history.getByRole('button', { name: 'Restore what was before' }).first().click();
  await page.getByText('Restored. The site shows it now.').waitFor();
  await expect.poll(() => textOf(url), { timeout: 2000 }).not.toContain('Tonight on the river');
});

test('a page is written with formatting, as a draft first, which only a preview shows', async () => {
  const { page } = await journey.enrol('drafts@example.com', 'Dee Drafts');
  const url = `${journey.marquee.siteUrl('localhost')}/about`;
  await page.goto(`${journey.origin}/content/about_us?site=aurum`);
  const text = page.getByRole('textbox', { name: 'Text in English' });
  await text.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Open since this spring.');
  await page.keyboard.press('Control+A');
  await page
    .getByRole('toolbar', { name: 'Formatting: Text in English' })
    .getByRole('button', { name: 'Bold' })
    .click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('The draft is saved. Players do not see it.').waitFor();
  expect(await textOf(url)).not.toContain('Open since this spring.');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = await opened;
  await preview.locator('strong', { hasText: 'Open since this spring.' }).waitFor();
  // The signed address is of this site and of the console's frame alone, and nobody keeps its page.
  const signed = await fetched(preview.url());
  expect(signed.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringContaining(`frame-ancestors ${journey.origin}`),
  });
  const foreign = preview.url().replace('//aurum.localhost', '//tropico.localhost');
  expect((await fetched(foreign)).status).toBe(403);
  expect((await fetched(`${url}?preview=x.y`)).status).toBe(403);
  expect((await fetched(url)).headers['content-security-policy']).toContain("frame-ancestors 'none'");
  await preview.close();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Published. The site shows it now.').waitFor();
  await expect
    .poll(() => textOf(url), { timeout: 2000 })
    .toContain('<strong>Open since this spring.</strong>');
});

test('a script of others is on the pages once a second operator has read it, and the pages allow its addresses', async () => {
  const asker = await journey.enrol('measures@example.com', 'Mia Measures');
  const reader = await journey.enrol('reads@example.com', 'Rae Reads');
  const { page } = asker;
  const url = `${journey.marquee.siteUrl('localhost')}/`;
  await page.goto(`${journey.origin}/sites/aurum/scripts`);
  await page.getByRole('button', { name: 'Add a script' }).click();
  await page.getByLabel('Code').fill('<img src="https://measure.example/1.gif">');
  await page.getByLabel('Reason').fill('We count visits from now on.');
  await page.getByRole('button', { name: 'Ask for approval' }).click();
  await page.getByText('This is not in the right form.').waitFor();
  await page.getByLabel('Code').fill('<script async src="https://measure.example/tag.js"></script>');
  await page.getByLabel('Addresses it talks to').fill('https://collect.measure.example');
  await page.getByRole('button', { name: 'Ask for approval' }).click();
  await page.getByText('A change by measures@example.com waits for a second operator.').waitFor();
  expect(await page.getByRole('button', { name: 'Add a script' }).count()).toBe(0);
  expect(await textOf(url)).not.toContain('measure.example');

  await reader.page.goto(`${journey.origin}/approvals`);
  await reader.page.getByRole('row').filter({ hasText: 'Scripts of the pages of aurum' }).click();
  const request = reader.page.getByRole('complementary');
  await request.getByText('https://measure.example/tag.js').waitFor();
  await request.getByText('https://collect.measure.example').waitFor();
  await expectAccessible(reader.page, 'a request for scripts');
  await request.getByRole('button', { name: 'Approve', exact: true }).click();
  const question = reader.page.getByRole('dialog', { name: 'Let the pages of aurum run these scripts?' });
  await question.getByLabel('Reason').fill('I have read it.');
  await question.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect.poll(() => textOf(url), { timeout: 2000 }).toContain('src="https://measure.example/tag.js"');
  const { headers } = await fetched(url);
  expect(headers['content-security-policy']).toContain('https://collect.measure.example');
});

test('an operator of one site sees and changes nothing of another', async () => {
  const { app } = journey.marquee.marquee;
  const site = await app.sites.byDomain('localhost');
  const { token } = await app.db.transaction().execute(async (trx) => {
    const grants = [{ role: 'content', siteId: site.siteId }];
    const email = `${newId()}@example.com`;
    const operatorId = await createOperator(app, trx, { email, name: 'Una Aurum', grants }, null);
    return inviteToEnrol(app, trx, operatorId);
  });
  const page = await journey.openPage();
  await followInvitation(page, `${journey.origin}/invitation#${token}`, {
    email: '',
    name: 'Una Aurum',
  });
  await page.goto(`${journey.origin}/content/banners?site=tropico`);
  const sites = page.getByRole('combobox', { name: 'Site', exact: true });
  await sites.waitFor();
  expect(await sites.locator('option').allInnerTexts()).toEqual(['Aurum Palace']);
  await page.goto(`${journey.origin}/sites`);
  await page.getByRole('grid', { name: 'Sites' }).getByText('Aurum Palace').waitFor();
  expect(await page.getByText('Tropico Run').count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Open a brand' }).count()).toBe(0);
  const answer = await page.evaluate(async () => {
    const response = await fetch('/operate/content/publish', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ site_code: 'tropico', change: { document: 'banners', content: [] } }),
    });
    return response.text();
  });
  expect(answer).toContain('siteNotFound');
});

test('every screen of sites is accessible in both schemes and both sizes', async () => {
  const { page } = await journey.enrol('sees@example.com', 'Sam Sees');
  await expectScreensAccessible(page, journey.origin, [
    'content/banners?site=aurum',
    'content/menu?site=aurum',
    'content/seo?site=aurum',
    'content/news?site=aurum',
    'content/faqs?site=aurum',
    'content/partners?site=fiesta',
    'sites',
    'sites/aurum/names',
    'sites/aurum/domains',
    'sites/aurum/languages',
    'sites/aurum/socials',
    'sites/aurum/maintenance',
    'sites/aurum/scripts',
    'sites/new',
  ]);
  await expectNoOverflow(page, 'the wizard');
});
