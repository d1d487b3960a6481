import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { sendToInbox } from '@marquee/server/inbox/send.ts';
import { newId } from '@marquee/server/kernel/ids.ts';
import { findWallet } from '@marquee/server/safety/operator.ts';
import { launchChromium } from '../browser.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { enter, openMember, type Member } from './members.ts';
import { expectAccessible, expectNoOverflow, patience_ms } from './steps.ts';
import { isWhole } from '../sampled.ts';

/** Notifications, with the demo's push service in the place of the browser maker's, which a test cannot reach. */

let marquee: TestConstellation;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let asked: string[];
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
  asked = [];
  await context.exposeFunction('subscribeAtStandIn', async (application_server_key: string) => {
    const response = await fetch(`${servicesUrl()}/push`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ application_server_key }),
    });
    return response.text();
  });
  await context.exposeFunction('noteQuestion', (what: string) => {
    asked.push(what);
  });
  await context.addInitScript(pushManagerOfStandIn);
  page = await context.newPage();
});
afterEach(() => context.close());

const servicesUrl = (): string => marquee.marquee.app.config.SERVICES_URL ?? '';

/**
 * The browser's PushManager, whose subscriptions are the stand-in's. The headless Chromium reports notifications as denied
 * even where they were granted, so the permission is kept here too.
 */
const pushManagerOfStandIn = `
  const keep = 'test.subscription';
  const presented = (text) => {
    if (!text) return null;
    const { endpoint, keys } = JSON.parse(text);
    return {
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => { localStorage.removeItem(keep); return true; },
    };
  };
  PushManager.prototype.getSubscription = async () => presented(localStorage.getItem(keep));
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    noteQuestion('subscription');
    localStorage.setItem(keep, await subscribeAtStandIn(applicationServerKey));
    return presented(localStorage.getItem(keep));
  };
  Object.defineProperty(Notification, 'permission', {
    get: () => localStorage.getItem('test.permission') ?? 'default',
  });
  Notification.requestPermission = async () => {
    noteQuestion('permission');
    localStorage.setItem('test.permission', 'granted');
    return 'granted';
  };
`;

const receivedSchema = z.array(z.object({ title: z.string(), body: z.string(), url: z.string() }));

async function endpoints(member: Member): Promise<string[]> {
  const { rows } = await marquee.owner.query<{ endpoint: string }>(
    `select endpoint from players.push_subscription join players.player using (site_id, player_id)
     where account_id = $1`,
    [member.id],
  );
  return rows.map(({ endpoint }) => endpoint);
}

async function received(endpoint: string) {
  return receivedSchema.parse(await (await fetch(endpoint)).json());
}

async function sendMessage(member: Member): Promise<void> {
  const { app } = marquee.marquee;
  const { siteId, playerId } = await findWallet(app.db, 'aurum', member.id);
  const words = { EN: 'A message with 4,321.00', PHP: 'Message', CN: '消息' };
  await app.db.transaction().execute((trx) =>
    sendToInbox(app, trx, {
      siteId,
      playerId,
      key: newId(),
      category: 'system',
      text: { title: words, body: words },
    }),
  );
}

/** Hand a message to the site's service worker, as the browser does when its push service brings one. */
async function deliver(data: string): Promise<void> {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${marquee.url}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: marquee.url,
    registrationId: await registered,
    data,
  });
}

test('the inbox offers notifications, and one is shown and leads to the message', async () => {
  const member = await openMember(marquee, 'localhost', 'aurum', '60.00');
  await enter(page, marquee, member, '/inbox');
  const turnOn = page.getByRole('button', { name: 'Turn on here' });
  await turnOn.waitFor();
  await expectAccessible(page, 'the inbox with its offer of notifications');
  await expectNoOverflow(page, 'the inbox with its offer of notifications');
  expect(asked, 'what was asked before the button was pressed').toEqual([]);
  await turnOn.click();
  await page.getByText('Notifications are on in this browser.').waitFor();
  await turnOn.waitFor({ state: 'detached' });
  expect(asked).toEqual(['permission', 'subscription']);
  const [endpoint = ''] = await endpoints(member);

  await sendMessage(member);
  await expect.poll(() => received(endpoint), { timeout: 60_000 }).toHaveLength(1);
  const [notification] = await received(endpoint);
  expect(notification).toEqual({
    title: 'You have a new message',
    body: 'Open Aurum Palace to read it.',
    url: '/inbox',
  });
  await page.goto(`${marquee.url}/promotions`);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  // What the worker shows is noted, because the headless browser shows nothing.
  await worker.evaluate(`
    self.shown = [];
    registration.showNotification = async (title, options) => void self.shown.push({ title, ...options });
  `);
  await deliver(JSON.stringify(notification));
  await expect
    .poll(() => worker.evaluate<unknown>('self.shown'))
    .toEqual([{ title: notification?.title, body: notification?.body, data: { url: '/inbox' } }]);
  await worker.evaluate(`
    const event = new ExtendableEvent('notificationclick');
    event.notification = { ...self.shown[0], close: () => void (self.closed = true) };
    dispatchEvent(event);
  `);
  await page.waitForURL('**/inbox');
  expect(await worker.evaluate<unknown>('self.closed')).toBe(true);
});

test.runIf(isWhole)('the profile lists the browsers, and turns this one off', async () => {
  const member = await openMember(marquee, 'localhost', 'aurum', '60.00');
  await enter(page, marquee, member, '/edit-profile');
  const turnOn = page.getByRole('button', { name: 'Turn on here' });
  await turnOn.click();
  const devices = page.getByRole('list', { name: 'Where notifications are on' });
  await devices.getByText('This device').waitFor();
  await expectAccessible(page, 'the browsers with notifications');
  await expectNoOverflow(page, 'the browsers with notifications');
  await page.reload();
  await devices.getByText('This device').waitFor();
  await devices.getByRole('button', { name: /^Turn off notifications on/ }).click();
  await turnOn.waitFor();
  expect(await endpoints(member)).toEqual([]);
  expect(await page.evaluate<unknown>(`localStorage.getItem('test.subscription')`)).toBeNull();
});

test('signing out ends the notifications of this browser', async () => {
  const member = await openMember(marquee, 'localhost', 'aurum', '60.00');
  await enter(page, marquee, member, '/edit-profile');
  await page.getByRole('button', { name: 'Turn on here' }).click();
  await page.getByText('This device').waitFor();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => page.evaluate<unknown>(`localStorage.getItem('test.subscription')`)).toBeNull();
});
