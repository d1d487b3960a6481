import { expect, test } from 'vitest';
import { arrived } from './arrived.ts';
import { playRound } from './play-round.ts';
import { accessibilityFaults } from './steps.ts';
import { desktop, phone, templateHomes } from './template-homes.ts';

/** What one template of slot sites has and the others do not, each showing what the database holds. */
const homes = templateHomes();

test('the trail of slot2 shows a player the missions of now, what can be claimed first', async () => {
  await homes.marquee.owner.query(`update rewards.mission set turnover = 0`);
  await homes.marquee.owner.query(
    `update players.player set phone_verified_at = now()
     where (site_id, player_id) in (select site_id, player_id from players.player join sites.site using (site_id)
       where account_id = 'demo' and site_code = 'tropico')`,
  );
  const page = await homes.open('tropico.localhost', true);
  const trail = page.getByRole('region', { name: 'Missions' });
  await trail.waitFor();
  const stones = trail.getByRole('listitem');
  expect(await stones.count()).toBe(4);
  expect(await stones.first().getAttribute('data-ready')).toBe('true');
  expect(await stones.first().innerText()).toContain('Claim');
  expect(await stones.nth(1).getAttribute('data-ready')).toBe('false');
  await stones.first().getByRole('link').click();
  await page.waitForURL('**/mission');
  await page.getByRole('heading', { name: 'Ready to claim' }).waitFor();
});

test('slot5 has a bar at the foot of phones, and its promotions are tickets with a number', async () => {
  const page = await homes.open('fiesta.localhost', true);
  const bar = page.getByRole('navigation', { name: 'Quick menu' });
  expect(await bar.getByRole('link').allInnerTexts()).toEqual([
    'Home',
    'Games',
    'Promotions',
    'Wallet',
    'Account',
  ]);
  const box = await bar.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(phone.height);
  await bar.getByRole('link', { name: 'Promotions' }).click();
  await page.waitForURL('**/promotions');
  await page.locator('main li h2').first().waitFor();
  const cut = await page.evaluate<string>(
    `getComputedStyle(document.querySelector('main li:has(h2) > div')).maskImage`,
  );
  expect(cut).toContain('radial-gradient');
  await page.setViewportSize({ width: 1440, height: 900 });
  await bar.waitFor({ state: 'hidden' });
});

test('the gift jar of slot1 invites visitors, and for a player draws what the server drew, by keyboard', async () => {
  const visitor = await homes.open('bonbon.localhost', false);
  const invitation = visitor.getByRole('region', { name: 'Gift jar' }).getByRole('link', { name: 'Sign up' });
  expect(await invitation.getAttribute('href')).toBe('/register');
  await visitor.context().close();

  const page = await homes.open('bonbon.localhost', true);
  const jar = page.getByRole('region', { name: 'Gift jar' });
  // Nothing was staked yet, and there are no tokens.
  await jar.getByText('₱300.00').waitFor();
  await jar.getByRole('link', { name: 'How to earn tokens' }).waitFor();
  await homes.marquee.owner.query('update rewards.mini_game set free_turnover = 0 where is_spin');
  await page.reload();
  const open = jar.getByRole('button', { name: 'Open the jar' });
  await open.focus();
  await page.keyboard.press('Enter');
  const outcome = jar.locator('output[data-outcome]');
  await outcome.waitFor();
  const { rows } = await homes.marquee.owner.query<{
    prize_kind: string;
    prize_amount: string;
    token_cost: string;
  }>(
    `select prize_kind, prize_amount, token_cost from rewards.mini_game_play
     join players.player using (site_id, player_id) join sites.site using (site_id)
     where account_id = 'demo' and site_code = 'bonbon'`,
  );
  expect(rows).toHaveLength(1);
  const [play] = rows;
  const amount = Number(play?.prize_amount) / 100_000;
  expect(Number(play?.token_cost)).toBe(0);
  expect(await outcome.innerText()).toBe(
    play?.prize_kind === 'none'
      ? 'No prize this time.'
      : `You win ${play?.prize_kind === 'cash' ? `₱${amount.toFixed(2)}` : `${amount} token${amount === 1 ? '' : 's'}`}!`,
  );
  await jar.getByRole('timer').waitFor();
  await open.waitFor({ state: 'detached' });
  await jar.getByText('Prizes and chances').press('Enter');
  const chances = await jar.getByRole('table').locator('td:last-child').allInnerTexts();
  expect(chances.length).toBeGreaterThan(3);
  expect(chances.reduce((sum, chance) => sum + Number.parseFloat(chance), 0)).toBeCloseTo(100);
  expect(await accessibilityFaults(page)).toEqual([]);
  await jar.getByText('Check this round').click();
  await jar.getByRole('button', { name: 'Draw it again in this browser' }).click();
  await jar.getByText('The seeds give exactly this prize').waitFor();
});

test('the select screen of slot3 is moved by arrow keys, and its high scores rank what is won as it happens', async () => {
  const host = 'nukkad.localhost';
  const page = await homes.open(host, true, desktop);
  const scores = page.getByRole('region', { name: 'High scores' });
  await scores.getByText('First place is open.').waitFor();
  await playRound(homes.marquee, '20.00', { host, currency: 'INR', stake: '1.00' });
  await scores.getByText('₹20.00').waitFor();
  await playRound(homes.marquee, '90.00', { host, currency: 'INR', stake: '1.00' });
  await scores.getByText('₹90.00').waitFor();
  await playRound(homes.marquee, '0.40', { host, currency: 'INR', stake: '1.00' });
  const rows = scores.getByRole('row').filter({ hasText: 'Crystal Gems' });
  expect((await rows.allInnerTexts()).map((text) => text.match(/₹[\d.]+/)?.[0])).toEqual([
    '₹90.00',
    '₹20.00',
  ]);

  const roster = page.getByRole('navigation', { name: 'Games' });
  await roster.getByRole('link', { name: 'Slots' }).focus();
  await page.keyboard.press('ArrowRight');
  const focused = (): Promise<string> => page.evaluate<string>('document.activeElement?.textContent ?? ""');
  expect(await focused()).toBe('Live casino');

  await page.getByRole('button', { name: 'Select a game' }).press('Enter');
  const screen = page.getByRole('dialog', { name: 'Select a game' });
  const first = screen.getByRole('listitem').first().getByRole('link');
  await expect.poll(focused).toBe(await first.innerText());
  // Down and up in the first column: whatever the last row has, there is something in that.
  const top = await focused();
  await page.keyboard.press('ArrowDown');
  expect(await focused()).not.toBe(top);
  await page.keyboard.press('ArrowUp');
  expect(await focused()).toBe(top);
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('Slots');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/slots');
  await screen.waitFor({ state: 'detached' });
});

test('a typed number leads through the index of slot7, and its plate shows the game in focus in every order', async () => {
  const page = await homes.open('bugan.localhost', false, desktop);
  await arrived(page);
  const index = page.getByRole('region', { name: 'Index' });
  const lines = index.getByRole('listitem').getByRole('link');
  const plate = index.locator('[aria-hidden] > div > b');
  const nameOf = async (place: number): Promise<string> =>
    (await lines.nth(place).innerText()).split('\n')[1] ?? '';
  await lines.nth(3).focus();
  await expect.poll(() => plate.innerText()).toBe(await nameOf(3));

  const count = await lines.count();
  const first = await nameOf(0);
  await index.getByRole('button', { name: 'Return' }).press('Enter');
  await expect.poll(() => nameOf(0)).not.toBe(first);
  const returns = (await lines.allInnerTexts()).map((text) => Number(/([\d.]+)%/.exec(text)?.[1] ?? 0));
  expect(returns).toHaveLength(count);
  expect(returns).toEqual(returns.toSorted((one, other) => other - one));

  await page.getByRole('button', { name: 'Open the index' }).press('Enter');
  const screen = page.getByRole('dialog', { name: 'Index' });
  await screen.getByRole('link', { name: 'Home' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.type('03');
  const third = screen.getByRole('link', { name: /^03/ });
  await expect.poll(() => page.evaluate<string>('document.activeElement.textContent')).toMatch(/^03/);
  const href = await third.getAttribute('href');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${href}`);
  await screen.waitFor({ state: 'detached' });
});

test('a balloon of slot6 says a win as it happens, and its contents lead on by keyboard', async () => {
  const host = 'zatlan.localhost';
  const page = await homes.open(host, true);
  const talk = page.getByRole('region', { name: 'Word on the street' });
  await talk.getByText('No wins in the last 24 hours.').waitFor();
  await playRound(homes.marquee, '2500.00', { host, currency: 'MMK', stake: '500.00' });
  await talk.getByText('K2,500.00').waitFor();
  // It pays less than its stake, and nobody speaks of it.
  await playRound(homes.marquee, '100.00', { host, currency: 'MMK', stake: '500.00' });
  await playRound(homes.marquee, '7500.00', { host, currency: 'MMK', stake: '500.00' });
  await talk.getByText('K7,500.00').waitFor();
  expect(await talk.getByRole('listitem').locator('b').allInnerTexts()).toEqual(['K7,500.00', 'K2,500.00']);
  expect(await accessibilityFaults(page)).toEqual([]);

  const contents = page.getByRole('navigation', { name: 'Main menu' });
  await contents.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Contents' }).press('Enter');
  await contents.getByRole('link', { name: 'Slots', exact: true }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await contents.getByRole('link', { name: 'VIP', exact: true }).press('Enter');
  await page.waitForURL('**/vip');
  await contents.waitFor({ state: 'hidden' });
});
