import { generateKeyPairSync } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInDemoPlayer } from '../../tools/shots/demo-player.ts';
import { freePort } from '../free-port.ts';
import { pythonVersion, startPythonProvider, type PythonProvider } from '../python-provider.ts';
import {
  confirmSecondFactor,
  expectScreensAccessible,
  startConsoleJourney,
  type ConsoleJourney,
  type Enrolled,
} from './operator.ts';
import { expectAccessible } from './steps.ts';

/** How operators come in without a password, and how a provider comes in by two of them. */

let journey: ConsoleJourney;
let asking: Enrolled;
let deciding: Enrolled;
let provider: PythonProvider | undefined;
beforeAll(async () => {
  journey = await startConsoleJourney();
  asking = await journey.enrol('asks@example.com', 'Bea Asks');
  deciding = await journey.enrol('decides@example.com', 'Cy Decides');
});
afterAll(async () => {
  await provider?.close();
  await journey?.close();
});

/** Give a page's browser a device that verifies its owner at once. */
async function withDevice(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('an operator adds a passkey, signs in with it, and confirms with it', async () => {
  const { page } = asking;
  const { origin } = journey;
  await withDevice(page);
  await page.goto(`${origin}/sessions`);
  await page.getByText('You have no passkey yet.').waitFor();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByLabel('Name').fill('Work laptop');
  await expectAccessible(page, 'adding a passkey');
  await adding.getByRole('button', { name: 'Create passkey' }).click();
  await page.getByText('Passkey added. You can sign in with it now.').waitFor();
  await page.getByText('Work laptop', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Account of Bea Asks' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const enter = page.getByRole('button', { name: 'Sign in with a passkey' });
  await enter.waitFor();
  await expectAccessible(page, 'signing in');
  await enter.click();
  await page.getByRole('navigation').first().waitFor();
  await page.goto(`${origin}/sessions`);
  await page.getByText('last used').waitFor();

  await journey.forgetSecondFactor();
  await page.getByRole('button', { name: 'Replace codes' }).click();
  const replacing = page.getByRole('dialog', { name: 'Replace codes' });
  await replacing.getByRole('button', { name: 'Replace codes' }).click();
  const confirming = page.getByRole('dialog', { name: 'Confirm it is you' });
  await confirming.getByRole('button', { name: 'Use a passkey' }).waitFor();
  await expectAccessible(page, 'confirming with a passkey');
  await confirming.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor();
  const { rows } = await journey.marquee.owner.query<{ call: string }>(
    "select call from operators.audit_entry where call like 'session/passkey%' order by entry_id",
  );
  expect(rows.map(({ call }) => call)).toEqual([
    'session/passkey_add',
    'session/passkey_sign_in',
    'session/passkey_step_up',
  ]);
});

async function fillConnection(form: Locator, pem: string, url: string): Promise<void> {
  await form.getByLabel('Name', { exact: true }).fill('Coin House');
  await form.getByLabel('Code', { exact: true }).fill('COINHOUSE');
  await form.getByLabel('Path', { exact: true }).fill('coinhouse');
  await form.getByLabel('Its address', { exact: true }).fill(url);
  await form.getByLabel('Our ID there').fill('marquee');
  await form.getByLabel('Its public key').fill(pem);
  await form.getByLabel('Calls the wallet from').fill('127.0.0.1');
  await form.getByLabel('Reason').fill('The contract was signed today');
}

test.skipIf(pythonVersion === undefined)(
  'two operators connect a provider, and a player finds its game',
  async () => {
    const { origin, marquee } = journey;
    const { page } = asking;
    const port = await freePort();
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    await page.goto(`${origin}/providers`);
    await page.getByRole('button', { name: 'Connect a provider' }).click();
    const form = page.getByRole('dialog', { name: 'Connect a provider' });
    await fillConnection(
      form,
      publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      `http://127.0.0.1:${port}`,
    );
    await expectAccessible(page, 'the form of a connection');
    await form.getByRole('button', { name: 'Ask for approval' }).click();
    const handed = page.getByRole('dialog', { name: 'For Coin House' });
    const told = await handed.locator('pre').innerText();
    await expectAccessible(page, 'what a provider is given');
    await handed.getByRole('button', { name: 'Done' }).click();
    await page.getByText('Waits for a second operator: Coin House.').waitFor();

    // The provider installs what it was given, and runs.
    const [walletPath = '', ...pem] = told.split('\n');
    provider = await startPythonProvider({
      walletUrl: `${marquee.url}${walletPath.trim()}`,
      operatorPublicPem: pem.join('\n').trim(),
      known: { port, privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() },
    });

    const second = deciding.page;
    await journey.forgetSecondFactor();
    await second.goto(`${origin}/approvals`);
    await second.getByRole('row').filter({ hasText: 'COINHOUSE' }).click();
    const request = second.getByRole('complementary');
    await request.getByText('Its key (SHA-256)').waitFor();
    await request.getByText(`http://127.0.0.1:${port}`).waitFor();
    await expectAccessible(second, 'the request for a connection');
    await request.getByRole('button', { name: 'Approve', exact: true }).click();
    const dialog = second.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Compared the fingerprint by telephone');
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
    await confirmSecondFactor(deciding);
    await second.getByText('Done for COINHOUSE.').waitFor();

    await page.goto(`${origin}/providers?open=COINHOUSE`);
    const panel = page.getByRole('complementary');
    await panel.getByRole('button', { name: 'Test call' }).click();
    const call = page.getByRole('dialog', { name: 'Test call to Coin House' });
    await call.getByText('A list of 1 game').waitFor();
    await expectAccessible(page, 'a test call');
    await call.getByRole('button', { name: 'Done' }).click();
    await panel.getByRole('button', { name: 'Import games' }).click();
    const importing = page.getByRole('dialog', { name: 'Import the games of Coin House?' });
    await importing.getByText('Coin Flip').waitFor();
    await importing.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText('1 game is listed.').waitFor();
    await panel.getByRole('button', { name: 'Offer on a site' }).click();
    const offering = page.getByRole('dialog', { name: 'Offer the games of Coin House on a site?' });
    await offering.getByLabel('Site').selectOption('aurum');
    await offering.getByLabel('Reason').fill('As agreed with the brand');
    await offering.getByRole('button', { name: 'Offer on a site' }).click();
    await page
      .getByRole('dialog', { name: 'Confirm it is you' })
      .getByRole('button', { name: 'Use a passkey' })
      .click();
    await page.getByText('Coin House was changed.').waitFor();

    const player = await signInDemoPlayer(marquee.url);
    const context = await journey.browser.newContext({ storageState: player.storageState });
    const site = await context.newPage();
    await site.goto(`${marquee.url}/providers/coinhouse`);
    await site.getByText('Coin Flip').first().waitFor();
    await context.close();
  },
);

test("whoever approves a provider by JILI's protocol is shown its password, once", async () => {
  const { origin } = journey;
  const { page } = asking;
  await page.goto(`${origin}/providers`);
  await page.getByRole('button', { name: 'Connect a provider' }).click();
  const form = page.getByRole('dialog', { name: 'Connect a provider' });
  await form.getByLabel('Protocol').selectOption('jili');
  await form.getByLabel('Name', { exact: true }).fill('Moon House');
  await form.getByLabel('Code', { exact: true }).fill('MOONHOUSE');
  await form.getByLabel('Path', { exact: true }).fill('moonhouse');
  await form.getByLabel('Its address', { exact: true }).fill('https://api.moon.example');
  await form.getByLabel('AgentId').fill('moon_PHP');
  await form.getByLabel('AgentKey').fill('be8e08f95357d215921f91c6a533f74d3194de52');
  await form.getByLabel('Reason').fill('The contract was signed today');
  await form.getByRole('button', { name: 'Ask for approval' }).click();
  // Without a signature it must be known from where it calls.
  await form.getByText('This is needed.').waitFor();
  await form.getByLabel('Calls the wallet from').fill('203.0.113.0/24');
  await expectAccessible(page, "the form of a connection by JILI's protocol");
  await form.getByRole('button', { name: 'Ask for approval' }).click();
  await page.getByText('A second operator was asked to approve it.').first().waitFor();

  const second = deciding.page;
  await journey.forgetSecondFactor();
  await second.goto(`${origin}/approvals`);
  await second.getByRole('row').filter({ hasText: 'MOONHOUSE' }).click();
  const request = second.getByRole('complementary');
  await request.getByText('203.0.113.0/24').waitFor();
  await request.getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = second.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Compared the addresses by telephone');
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await confirmSecondFactor(deciding);
  const handed = second.getByRole('dialog', { name: 'For Moon House' });
  const told = await handed.locator('pre').innerText();
  expect(told).toMatch(/: \/provider\/moonhouse\/jili\nUser name: moon_PHP\nPassword: [0-9a-f]{64}$/);
  await expectAccessible(second, 'the password of a provider');
  await handed.getByRole('button', { name: 'Done' }).click();
  await second.goto(`${origin}/approvals?state=approved`);
  await second.getByRole('row').filter({ hasText: 'MOONHOUSE' }).click();
  await second.getByRole('complementary').getByText('203.0.113.0/24').waitFor();
  expect(await second.content()).not.toContain(told.slice(-64));
});

test('the screens of access are accessible in both schemes and both sizes', async () => {
  const open = pythonVersion === undefined ? '' : '?open=COINHOUSE';
  await expectScreensAccessible(asking.page, journey.origin, ['sessions', `providers${open}`]);
});

test('whoever removes the passkey with which they signed in is told so, signs in again, and has a mail', async () => {
  const { page, email } = asking;
  await journey.marquee.owner.query(
    'update operators.session set stepped_up_until = expires_at where ended_at is null',
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${journey.origin}/sessions`);
  await page.getByText('signed in with a passkey').waitFor();
  await page.getByRole('button', { name: 'Remove the passkey Work laptop' }).click();
  const removing = page.getByRole('dialog', { name: 'Remove the passkey Work laptop' });
  await removing.getByText('1 session that it opened ends. You signed in with it here').waitFor();
  await expectAccessible(page, 'removing a passkey');
  await removing.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('Your session has ended. Sign in to continue where you were.').waitFor();
  const { rows } = await journey.marquee.owner.query<{ subject: string }>(
    'select subject from players.outbox_message where recipient = $1 order by created_at',
    [email],
  );
  expect(rows.map(({ subject }) => subject)).toEqual([
    'A passkey was added to your console account',
    'A passkey was removed from your console account',
  ]);
});
