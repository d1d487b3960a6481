import { Secret, TOTP } from 'otpauth';
import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { inviteOwner } from '@marquee/server/operators/invite-owner.ts';
import { launchChromium } from '../browser.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { sampled } from '../sampled.ts';
import { expectAccessible, expectNoOverflow, patience_ms } from './steps.ts';

/** What every operator of a journey chose as a password. */
export const operatorPassword = 'violet harbour lantern 9';

/** An operator who has enrolled and is signed in, in a browser of their own. */
export interface Enrolled {
  readonly page: Page;
  readonly email: string;
  readonly totp: TOTP;
  readonly recoveryCodes: string[];
}

/** All of Marquee, and a browser in which operators work in its console. */
export interface ConsoleJourney {
  readonly marquee: TestConstellation;
  /** Where the console is. */
  readonly origin: string;
  readonly browser: Browser;
  /** A window of its own, 1440 × 900, without the cookies of any other. */
  openPage(colorScheme?: 'light' | 'dark'): Promise<Page>;
  /** Follow an owner's invitation as its operator does: a password, the app, the recovery codes. */
  enrol(email: string, name: string): Promise<Enrolled>;
  /** Let the second factor be due again, as it is five minutes after it was entered. */
  forgetSecondFactor(): Promise<void>;
  /** Close the windows, the browser and Marquee. */
  close(): Promise<void>;
}

/** Start what a journey in the console needs. The environment is that of `startTestConstellation`. */
export async function startConsoleJourney(environment: Record<string, string> = {}): Promise<ConsoleJourney> {
  const [marquee, browser] = await Promise.all([startTestConstellation(environment), launchChromium()]);
  const origin = marquee.siteUrl('operate.localhost');

  const openPage = async (colorScheme: 'light' | 'dark' = 'light'): Promise<Page> => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      locale: 'en-GB',
      colorScheme,
    });
    context.setDefaultTimeout(patience_ms);
    return context.newPage();
  };

  return {
    marquee,
    origin,
    browser,
    openPage,
    enrol: async (email, name) => {
      const { token } = await inviteOwner(marquee.marquee.app, email, 'journey');
      return followInvitation(await openPage(), `${origin}/invitation#${token}`, { email, name });
    },
    forgetSecondFactor: async () => {
      await marquee.owner.query('update operators.session set stepped_up_until = null');
    },
    close: async () => {
      await browser.close();
      await marquee.close();
    },
  };
}

/** Enrol by an invitation's link. Ends on the first screen that the operator may see. */
export async function followInvitation(
  page: Page,
  link: string,
  { email, name }: { readonly email: string; readonly name: string },
): Promise<Enrolled> {
  await page.goto(link);
  const secret = await page.locator('code').innerText();
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  await expectAccessible(page, 'the invitation');
  await page.getByLabel('Your name').fill(name);
  await page.locator('input[name="password"]').fill('short');
  // The code of the step before is taken too, so that the next ones are still good for what follows. A step may end while this is filled in.
  const fillCode = (): Promise<void> =>
    page
      .getByLabel('Code from your authenticator app')
      .fill(totp.generate({ timestamp: Date.now() - 30_000 }));
  await fillCode();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('alert').getByText('At least 10 characters.').waitFor();
  await page.locator('input[name="password"]').fill(operatorPassword);
  await fillCode();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor();
  await expectAccessible(page, 'the recovery codes');
  const recoveryCodes = await page.locator('main li').allInnerTexts();
  expect(await page.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true);
  await page.getByLabel('I have saved these codes').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('navigation').first().waitFor();
  return { page, email, totp, recoveryCodes };
}

/** Enter a recovery code where the second factor is asked for. */
export async function confirmSecondFactor({ page, recoveryCodes }: Enrolled): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
  await dialog.getByLabel('Code from your authenticator app').fill(recoveryCodes.pop() ?? '');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Counts what an operator presses. */
export function counted(): { press: (what: Locator) => Promise<void>; count: () => number } {
  let presses = 0;
  return {
    press: async (what) => {
      presses += 1;
      await what.click();
    },
    count: () => presses,
  };
}

/** The first two have both schemes and both sizes, each once. */
const views = [
  { colorScheme: 'light', size: { width: 1440, height: 900 } },
  { colorScheme: 'dark', size: { width: 390, height: 844 } },
  { colorScheme: 'dark', size: { width: 1440, height: 900 } },
  { colorScheme: 'light', size: { width: 390, height: 844 } },
] as const;

/** Look at screens of the console, `players` or `players/7`, in both schemes and both sizes; each scheme in each size with `test:all`. */
export async function expectScreensAccessible(
  page: Page,
  origin: string,
  paths: readonly string[],
): Promise<void> {
  for (const { colorScheme, size } of sampled(views, 2)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    for (const path of paths) {
      await page.goto(`${origin}/${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
      const name = `${path}, ${colorScheme}, ${size.width} wide`;
      await expectAccessible(page, name);
      await expectNoOverflow(page, name);
    }
  }
}
