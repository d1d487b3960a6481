import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { popups } from '@marquee/contract/api/settings/popups.ts';
import { arrived } from './arrived.ts';
import { heldTimers, holdTimers, painted, runTimers } from './held-timers.ts';
import { expectScreensAccessible, startConsoleJourney, type ConsoleJourney } from './operator.ts';
import { accessibilityFaults, expectAccessible } from './steps.ts';

/** An operator writes a popup, and visitors of the site see it. */

let journey: ConsoleJourney;
beforeAll(async () => {
  journey = await startConsoleJourney();
});
afterAll(() => journey?.close());

const host = 'aurum.localhost';
/** When the part of popups comes to a page, and how long after a page was followed to one of them opens. */
const late_ms = 3000;
const settled_ms = 1500;
const phone = { width: 390, height: 844 };

/** What pages of the site ask for popups. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(popups.path)) paths.push(request.url());
  });
  return paths;
}

test('a popup is written, previewed and published; a visitor sees it within two seconds, once a visit, and never at the cashier', async () => {
  const { page } = await journey.enrol('popups@example.com', 'Pia Popups');
  const base = journey.marquee.siteUrl(host);

  // A site without popups asks for none.
  const before = await journey.openPage();
  const askedBefore = asked(before);
  const settled = before.waitForRequest('**/api/settings/adsvisit');
  await before.goto(base);
  await settled;
  expect(askedBefore).toEqual([]);
  await before.context().close();

  await page.goto(`${journey.origin}/content/popups?site=aurum`);
  await page.getByText('No popups yet.').waitFor();
  await page.getByRole('button', { name: 'Add a popup' }).click();
  await page.getByLabel('Title · English').fill('Tonight on the terrace');
  await page.getByRole('textbox', { name: 'Text · English' }).click();
  await page.keyboard.type('Come and look.');
  await page.getByLabel('Button · English').fill('See it');
  await page.getByLabel('How often').selectOption('visit');
  // A link that leads elsewhere is refused in its field.
  await page.getByLabel('The button leads to').fill('https://elsewhere.example');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Some fields need another look. They are marked below.').waitFor();
  await page.getByLabel('The button leads to').fill('/promotions');
  await expectAccessible(page, 'the editor of popups');

  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = await opened;
  await preview.getByRole('dialog', { name: 'Tonight on the terrace' }).waitFor();
  await preview.close();
  await page.reload();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Published. The site shows it now.').waitFor();
  const published = performance.now();

  const visitor = await journey.openPage();
  await visitor.setViewportSize(phone);
  const answered = visitor.waitForResponse(`**${popups.path}`);
  await visitor.goto(base);
  expect(await visitor.content()).toContain('hasPopups');
  console.log(
    `The site had the popup ${(performance.now() - published).toFixed(0)} ms after it was published`,
  );
  expect(await (await answered).json()).toMatchObject({ popups: [{ title: 'Tonight on the terrace' }] });
  const popup = visitor.getByRole('dialog', { name: 'Tonight on the terrace' });
  await popup.waitFor();
  await popup.getByRole('link', { name: 'See it' }).waitFor();
  expect(await accessibilityFaults(visitor)).toEqual([]);
  await visitor.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });

  // Again on the same visit: it is asked for, and not shown.
  const again = visitor.waitForResponse(`**${popups.path}`);
  await visitor.reload();
  await again;
  await painted(visitor);
  expect(await popup.count()).toBe(0);

  // On another visit it comes again, and is closed by a press outside; its button leads to its page and closes it.
  const other = await journey.openPage();
  const shown = other.getByRole('dialog', { name: 'Tonight on the terrace' });
  await other.goto(base);
  await shown.waitFor();
  await other.mouse.click(20, 450);
  await shown.waitFor({ state: 'detached' });
  await other.evaluate('sessionStorage.clear()');
  await other.reload();
  await shown.getByRole('link', { name: 'See it' }).click();
  await other.waitForURL('**/promotions');
  await shown.waitFor({ state: 'detached' });
  await other.context().close();
});

test('nothing opens at the cashier or over something to claim, and players who rest are told nothing', async () => {
  await journey.marquee.owner.query(`
    insert into sites.popup (site_id, position, popup_code, is_on, title, body, image_url, button, href, audience, pages, how_often)
    select site_id, 1, 'players', true, '{"EN":"For players"}', '{"EN":"<p>Hello.</p>"}', '', '{"EN":""}', '', 'players',
      '{home,lobby,promotions}', 'visit' from sites.site where site_code = 'aurum' on conflict do nothing`);
  const page = await journey.openPage();
  await page.addInitScript(holdTimers(settled_ms));
  const base = journey.marquee.siteUrl(host);
  const requests = asked(page);
  const popup = page.getByRole('dialog', { name: 'For players' });
  const itsMoment = async (after_ms: number): Promise<void> => {
    await expect.poll(() => heldTimers(page), { timeout: 20_000 }).toContain(after_ms);
    await runTimers(page, after_ms);
  };
  await page.goto(`${base}/login?return_to=/deposit`);
  await arrived(page);
  await page.getByLabel('Account name').fill('demo');
  await page.locator('input[name="password"]').fill('marquee-demo');
  await page.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/deposit');
  await itsMoment(late_ms);
  // What comes late comes one after the other; then nothing has been asked, and nothing is open.
  await page.evaluate('new Promise((done) => setTimeout(done, 1000))');
  expect(requests).toEqual([]);
  expect(await popup.count()).toBe(0);

  // What can be claimed on a page keeps the popup away; the next page has it.
  await page.evaluate("document.body.dataset.claim = ''");
  const answered = page.waitForResponse(`**${popups.path}`);
  await page.getByRole('link', { name: 'Promotions' }).first().click();
  await page.waitForURL('**/promotions');
  await answered;
  await itsMoment(settled_ms);
  expect(await popup.count()).toBe(0);
  await page.evaluate('delete document.body.dataset.claim');
  await page.locator('a[href="/slots"]').first().click();
  await page.waitForURL('**/slots');
  await itsMoment(settled_ms);
  await popup.waitFor();
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });

  await page.context().close();

  // Whoever took a break on this browser, signed in or not.
  const resting = await journey.openPage();
  await resting.addInitScript("localStorage.setItem('marquee.rest', '1')");
  await resting.addInitScript(holdTimers(settled_ms));
  const restRequests = asked(resting);
  await resting.goto(base);
  await arrived(resting);
  await expect.poll(() => heldTimers(resting), { timeout: 20_000 }).toContain(late_ms);
  await runTimers(resting, late_ms);
  await resting.evaluate('new Promise((done) => setTimeout(done, 1000))');
  expect(restRequests).toEqual([]);
  expect(await resting.getByRole('dialog').count()).toBe(0);
  await resting.context().close();
});

test('the screen of popups is accessible in both schemes and both sizes', async () => {
  const { page } = await journey.enrol('sees@example.com', 'Sam Sees');
  await expectScreensAccessible(page, journey.origin, ['content/popups?site=meridian']);
});
