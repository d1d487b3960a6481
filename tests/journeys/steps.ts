import axe from 'axe-core';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import type pg from 'pg';
import { expect } from 'vitest';
import { formatMoney, fromMinor } from '@marquee/ui/data/decimal.ts';
import { wordsOf, type Say } from '@marquee/site/app/words/testing/words-of.ts';

/** Who signs up in a journey. */
export interface NewPlayer {
  readonly accountId: string;
  readonly password: string;
  /** As it is dialled in the Philippines: 09171234567. */
  readonly phone: string;
}

/** What the site says in English. */
export const english = wordsOf('EN');

/** Where a step is taken, in which words, and whether axe looks at what it shows on its way. */
export interface Surroundings {
  /** Below which the pages are: `http://localhost:3000`, or `http://localhost:3000/cn`. */
  readonly base: string;
  readonly say: Say;
  readonly axe: boolean;
}

/** How long a step may take where many share two cores. */
export const patience_ms = 60_000;

/** What axe finds wrong with the page, a line each. A game's frame is its provider's, and is looked at there. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // What is fading in has not its colours yet. What follows the scrolling or is paused never ends.
  await page.evaluate(
    `Promise.all(document.getAnimations()
      .filter(({ effect, timeline, playState }) => playState === 'running' && timeline === document.timeline &&
        effect.getComputedTiming().endTime !== Infinity)
      .map((animation) => animation.finished.catch(() => undefined))).then(() => undefined)`,
  );
  if (!(await page.evaluate<boolean>(`'axe' in globalThis`))) await page.evaluate(axe.source);
  return page.evaluate<string[]>(
    `axe.run({ exclude: [['iframe']] }, { resultTypes: ['violations'], iframes: false, selectors: false })
      .then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' | ')))`,
  );
}

/** Nothing that axe knows of is wrong with the page. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  expect(await accessibilityFaults(page), `axe on ${name}`).toEqual([]);
}

/** The page is no wider than its window. */
export async function expectNoOverflow(page: Page, name: string): Promise<void> {
  const beyond_px = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect(beyond_px, `${name} is wider than its window`).toBeLessThanOrEqual(0);
}

/** Open an account through its three steps; the code is read from the outbox as a player reads his telephone. */
export async function register(
  page: Page,
  { base, say, axe }: Surroundings,
  player: NewPlayer,
): Promise<void> {
  await page.goto(`${base}/register`);
  await page.getByLabel(say('register.account')).fill(player.accountId);
  await page.locator('input[name="password"]').fill(player.password);
  await page.getByRole('button', { name: say('register.next') }).click();
  await page.getByLabel(say('register.fullName')).fill('Rosa Dela Cruz');
  await page.getByLabel(say('register.birthDate')).fill('1990-04-12');
  await page.getByLabel(say('register.phone')).fill(player.phone);
  await page.locator('input[name="contact_email"]').fill(`${player.accountId}@example.com`);
  await page.locator('input[name="accept_terms"]').check();
  if (axe) await expectAccessible(page, 'the second step of signing up');
  await page.getByRole('button', { name: say('register.submit') }).click();
  const code = page.getByLabel(say('register.code'));
  await code.waitFor({ timeout: patience_ms });
  if (axe) await expectAccessible(page, 'the third step of signing up');
  await code.fill(await readCode(page, `+63${player.phone.slice(1)}`));
  const welcome = page.getByRole('heading', { name: say('register.welcome', { name: 'Rosa Dela Cruz' }) });
  await welcome.waitFor({ timeout: patience_ms });
  // Nobody has navigated: the step takes the focus, and begins at its top after the long form.
  await welcome.and(page.locator(':focus')).waitFor({ timeout: patience_ms });
  expect(await page.evaluate('scrollY')).toBe(0);
}

async function readCode(page: Page, recipient: string): Promise<string> {
  const answer = await page.evaluate(
    async (address) => (await fetch(address)).text(),
    `/_dev/outbox.json?recipient=${encodeURIComponent(recipient)}`,
  );
  const code = /\b\d{6}\b/.exec(answer)?.[0];
  if (!code) throw new Error(`No code was sent to ${recipient}: ${answer}`);
  return code;
}

/** Prove who is here once more, as the site asks before it changes what protects an account. */
export async function confirmIdentity(page: Page, password: string, say: Say = english): Promise<void> {
  const dialog = page.getByRole('dialog', { name: say('stepUp.title') });
  await dialog.getByLabel(say('stepUp.password')).fill(password);
  await dialog.getByRole('button', { name: say('security.confirm'), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/**
 * Comes to a question of the cashier, where one is asked after another; to the last look at all of them where none is named.
 * Nothing is done where all of them are in sight.
 */
export async function reachInCashier(page: Page, say: Say, question?: Locator): Promise<void> {
  const form = page.locator('main form');
  const next = form.getByRole('button', { name: say('register.next'), exact: true });
  await form.locator('button[type="submit"]').waitFor();
  while ((await next.isVisible()) && !(await question?.isVisible())) {
    const step = form.locator('[aria-current="step"]');
    const before = await step.innerText();
    await next.click();
    await expect.poll(() => step.innerText()).not.toBe(before);
  }
}

/** Pay in through the gateway's own page, and come back to the platform's word that it is credited. */
export async function deposit(
  page: Page,
  { say, axe }: Surroundings,
  amount: { pick: string; credited: string },
  /** The name of the bonus to choose, where there is one to choose. */
  bonus: string | RegExp = new RegExp(`^${say('depositBonus.none')}`),
): Promise<void> {
  const pick = page.getByRole('button', { name: amount.pick, exact: true });
  await reachInCashier(page, say, pick);
  await pick.click();
  await reachInCashier(page, say);
  const choice = page.getByRole('radio', { name: bonus });
  if ((await choice.count()) > 0) await choice.check();
  await page.locator('main form button[type="submit"]').click();
  await page.locator('button.paid').click({ timeout: patience_ms });
  await page.waitForURL(/deposit_id=/, { timeout: patience_ms }).catch(async () => {
    await page.locator('a.back').click();
  });
  await page
    .getByRole('heading', { name: say('deposit.credited', { amount: amount.credited }) })
    .waitFor({ timeout: patience_ms });
  if (axe) await expectAccessible(page, 'the outcome of the deposit');
}

/** The ledger's balance of a player, in 1e-5 of a unit. */
export async function ledgerBalance(owner: pg.Pool, accountId: string, siteCode?: string): Promise<bigint> {
  const { rows } = await owner.query<{ balance: string }>(
    `select (wallet.real + wallet.bonus)::text as balance
     from ledger.wallet join players.player using (site_id, player_id) join sites.site using (site_id)
     where account_id = $1 and ($2::text is null or site_code = $2)`,
    [accountId, siteCode],
  );
  return BigInt(rows[0]?.balance ?? -1);
}

/** The game plays its rounds as fast as it can; the button for that says so by its place among the tools. */
export async function playFast(game: FrameLocator): Promise<void> {
  const speed = game.locator('.panel-tools button').nth(3);
  // Normal is followed by fast, and fast by turbo.
  for (let press = 0; press < 2; press += 1) await speed.click();
}

/** Spin, and wait until the round has been played out. */
export async function spin(game: FrameLocator): Promise<void> {
  const button = game.locator('[data-action="spin"]');
  await button.click({ timeout: patience_ms });
  await expect
    .poll(
      async () => {
        // A feature's announcement waits for the player.
        const goOn = game.locator('dialog[open] button').first();
        if (await goOn.isVisible()) await goOn.click({ timeout: 1000 }).catch(() => undefined);
        return (await button.getAttribute('class'))?.includes('is-playing') ?? true;
      },
      { timeout: 90_000, interval: 50 },
    )
    .toBe(false);
}

/** The balance over the game comes to equal the ledger's, to the last decimal. */
export async function expectLedgerBalance(page: Page, owner: pg.Pool, accountId: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const shown = await page.locator('header').first().innerText();
        const held = formatMoney(fromMinor(await ledgerBalance(owner, accountId)), 'PHP');
        return shown.includes(held) ? 'equal' : `${held} is not in: ${shown}`;
      },
      { interval: 100 },
    )
    .toBe('equal');
}

/** An amount as the site writes it, such as "+₱1,234.50", in 1e-5 of a unit. */
export function readAmount(text: string): bigint {
  const match = /([-+]?)₱([\d,]+)\.(\d{1,5})/.exec(text);
  if (!match) throw new Error(`There is no amount in "${text}".`);
  const [, sign, whole = '', fraction = ''] = match;
  const minor = BigInt(whole.replaceAll(',', '') + fraction.padEnd(5, '0'));
  return sign === '-' ? -minor : minor;
}

/** Press Tab until the control of this name has the focus; `key` is another one to press. */
export async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  for (let press = 0; press < 90; press += 1) {
    await page.keyboard.press(key);
    const focused = await page.evaluate<string>(
      `document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.labels?.[0]?.innerText ?? document.activeElement?.textContent ?? ''`,
    );
    if (typeof name === 'string' ? focused.trim() === name : name.test(focused)) return;
  }
  throw new Error(`The keyboard does not come to ${String(name)}`);
}
