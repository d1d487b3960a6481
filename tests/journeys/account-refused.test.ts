import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findPlayer, setPlayerStatus } from '@marquee/server/players/account-status.ts';
import { launchChromium } from '../browser.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { arrived } from './arrived.ts';
import { enter, openMember, password, type Member } from './members.ts';
import { english as say, expectAccessible, patience_ms } from './steps.ts';

/** An account that may not be used any more: what its player is told, wherever they prove who they are. */

let marquee: TestConstellation;
let browser: Browser;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  [marquee, browser] = await Promise.all([startTestConstellation(), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await marquee?.close();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  context.setDefaultTimeout(patience_ms);
  page = await context.newPage();
});
afterEach(() => context.close());

async function setStatus(member: Member, status: 'active' | 'blocked' | 'closed'): Promise<void> {
  const { app } = marquee.marquee;
  const player = await findPlayer(app.db, member.siteCode, member.id);
  if (!player) throw new Error(`There is no ${member.id}.`);
  await setPlayerStatus(app, player, status, { by: 'journey', reason: 'to see what is said' });
}

async function refusedMember(
  status: 'blocked' | 'closed',
  host = 'localhost',
  siteCode = 'aurum',
): Promise<Member> {
  const member = await openMember(marquee, host, siteCode, '10.00');
  await setStatus(member, status);
  return member;
}

/** The dialog says why, and is closed by its button. */
async function expectDialog(words: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: say('errorTitle') });
  await dialog.getByText(words).waitFor();
  await expectAccessible(page, 'the refusal of a sign-in');
  await dialog.getByRole('button', { name: say('common.understood') }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await page.evaluate(`localStorage.getItem('marquee.user.' + location.hostname)`)).toBeNull();
}

test.each([
  ['blocked', 'BLOCK'],
  ['closed', 'CLOSE'],
] as const)(
  'S4.5 S8.9 on the sign-in page who is %s is told so, and nobody is signed in',
  async (status, key) => {
    const member = await refusedMember(status);
    await page.goto(`${marquee.url}/login`);
    await arrived(page);
    await page.getByLabel(say('login.account')).fill(member.id);
    await page.locator('input[name="password"]').fill(password);
    await page.locator('main form button[type="submit"]').click();
    await expectDialog(say(key));
    expect(new URL(page.url()).pathname).toBe('/login');
  },
);

test('S4.5 S8.9 in the sign-in modal a blocked player is told so', async () => {
  const member = await refusedMember('blocked', 'tropico.localhost', 'tropico');
  await page.goto(marquee.siteUrl(member.host));
  const modal = page.locator('#loginmodal');
  await modal.getByLabel(say('login.account')).fill(member.id);
  await modal.locator('input[name="password"]').fill(password);
  await modal.locator('form button[type="submit"]').click();
  await expectDialog(say('BLOCK'));
});

test('S4.5 S4.6 S8.9 who signs in by a code is told that the account is blocked', async () => {
  const member = await openMember(marquee, 'localhost', 'aurum', '10.00');
  await page.goto(`${marquee.url}/login`);
  await arrived(page);
  await page.getByLabel(say('login.account')).fill(member.id);
  await page.getByRole('button', { name: say('login.byCode') }).click();
  await page.getByRole('button', { name: say('code.send') }).click();
  const code = page.getByLabel(say('register.code'));
  await code.waitFor();
  await marquee.marquee.app.players.settled();
  const { rows } = await marquee.owner.query<{ body: string }>(
    `select body from players.outbox_message join players.player on recipient = contact_phone
     where account_id = $1 order by outbox_message.created_at desc, message_id desc limit 1`,
    [member.id],
  );
  await setStatus(member, 'blocked');
  await code.fill(/\b\d{6}\b/.exec(rows[0]?.body ?? '')?.[0] ?? '');
  await expectDialog(say('BLOCK'));
});

test('S4.5 S8.5 who is blocked while asked for the password again is signed out, with the toast and no dialog left', async () => {
  const member = await openMember(marquee, 'localhost', 'aurum', '10.00');
  // Without the socket, over which the tab would hear of it before.
  await page.routeWebSocket(/.*/, () => undefined);
  await enter(page, marquee, member, '/add-bank');
  await page.getByLabel('Bank', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Account number').fill('11002200330044');
  await page.getByRole('button', { name: 'Add bank account' }).click();
  const dialog = page.getByRole('dialog', { name: say('stepUp.title') });
  await dialog.getByLabel(say('stepUp.password')).fill(password);
  await setStatus(member, 'blocked');
  await dialog.getByRole('button', { name: say('security.confirm'), exact: true }).click();
  await page.getByText(say('invalidSession')).waitFor();
  await page.getByText(say('sessionExpired')).waitFor();
  await page.waitForURL(/\/login\?return_to=%2Fadd-bank$/);
  await page.getByLabel(say('login.account')).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('S4.1 a sign-in loads the balance, the VIP level and the favourites', async () => {
  const member = await openMember(marquee, 'localhost', 'aurum', '10.00');
  const asked: string[] = [];
  page.on('response', (answer) => asked.push(new URL(answer.url()).pathname));
  await enter(page, marquee, member, '/faqs');
  await expect
    .poll(() => asked)
    .toEqual(expect.arrayContaining(['/api/auth/get_balance', '/api/auth/vip', '/api/home/fav_list']));
});
