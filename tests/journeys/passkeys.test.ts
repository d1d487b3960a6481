import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchChromium } from '../browser.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { arrived } from './arrived.ts';
import { enter, openMember, password, type Member } from './members.ts';
import { expectAccessible, expectNoOverflow, patience_ms } from './steps.ts';
import { isWhole } from '../sampled.ts';

/** Passkeys, with the authenticator that Chromium has for tests. */

let marquee: TestConstellation;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let device: CDPSession;
let authenticatorId: string;
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
  device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  ({ authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  }));
});
afterEach(() => context.close());

const dialog = () => page.getByRole('dialog', { name: 'Confirm it is you' });

/** Let the player confirm who they are with the finger, or refuse to. */
async function verifies(isUserVerified: boolean): Promise<void> {
  await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
}

/** Whether the device answers by itself, as if the player touched it at once. */
async function answersAtOnce(enabled: boolean): Promise<void> {
  await device.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
}

async function addPasskey(name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Create passkey' }).click();
}

/** Add a passkey by the password, and sign out. */
async function memberWithPasskey(): Promise<Member> {
  const member = await openMember(marquee, 'localhost', 'aurum', '60.00');
  await enter(page, marquee, member, '/security');
  await addPasskey('My phone');
  await dialog().getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  await page.getByText('My phone', { exact: true }).waitFor();
  return member;
}

async function signOut(): Promise<void> {
  await page.evaluate('localStorage.clear()');
  await page.goto(`${marquee.url}/login`);
  await arrived(page);
}

async function lastUsed(member: Member): Promise<Date | null | undefined> {
  const { rows } = await marquee.owner.query<{ last_used_at: Date | null }>(
    'select last_used_at from players.passkey join players.player using (site_id, player_id) where account_id = $1',
    [member.id],
  );
  return rows[0]?.last_used_at;
}

test('a player adds a passkey, signs in with it, confirms with it and removes it', async () => {
  const member = await memberWithPasskey();
  await expectAccessible(page, 'the passkeys');
  await expectNoOverflow(page, 'the passkeys');
  expect(await lastUsed(member)).toBeNull();
  // The same device makes no second passkey for the account.
  await addPasskey('Again');
  await page.getByText('This device has a passkey for your account already.').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await signOut();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL(`${marquee.url}/`);
  expect(await lastUsed(member)).toBeInstanceOf(Date);

  await page.goto(`${marquee.url}/security`);
  await page.getByRole('button', { name: 'Remove the passkey My phone' }).click();
  await dialog().getByRole('button', { name: 'Use a passkey' }).waitFor();
  await expectAccessible(page, 'the question who is here, with a passkey');
  await dialog().getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByText('Passkey removed.').waitFor();
  expect(await lastUsed(member)).toBeUndefined();

  await signOut();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByText('This passkey does not fit an account here.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
});

test.runIf(isWhole)('the browser offers the passkey at the name, in the dialog as well', async () => {
  const member = await memberWithPasskey();
  await signOut();
  // The device that stands in for the browser's menu chooses the passkey as soon as it is offered.
  await page.getByLabel('Account name').focus();
  await page.waitForURL(`${marquee.url}/`);
  const first = await lastUsed(member);
  expect(first).toBeInstanceOf(Date);

  await page.evaluate('localStorage.clear()');
  await page.goto(`${marquee.url}/`);
  await arrived(page);
  await page
    .getByRole('button', { name: 'Sign in' })
    .or(page.getByRole('link', { name: 'Sign in' }))
    .first()
    .click();
  await page.getByLabel('Account name').focus();
  await expect.poll(() => lastUsed(member)).not.toEqual(first);
});

test.runIf(isWhole)(
  'a device that does not verify the player signs nobody in, and the password still does',
  async () => {
    const member = await memberWithPasskey();
    await signOut();
    await verifies(false);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByText('No passkey was used. Try again, or use your password.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    await answersAtOnce(false);
    await page.getByLabel('Account name').fill(member.id);
    await page.locator('input[name="password"]').fill(password);
    await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`${marquee.url}/`);
  },
);

test('a passkey of one site signs in to no other', async () => {
  await memberWithPasskey();
  await page.goto(`${marquee.siteUrl('tropico.localhost')}/login`);
  await arrived(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByText('No passkey was used. Try again, or use your password.').waitFor();
});
