import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectScreensAccessible, startConsoleJourney, type ConsoleJourney } from './operator.ts';
import { english, expectAccessible, register } from './steps.ts';

/** What players earn, changed in the console and seen on the site. */

let journey: ConsoleJourney;
beforeAll(async () => {
  journey = await startConsoleJourney();
});
afterAll(() => journey?.close());

/** How long the site may take to show what was published. */
const seenWithin_ms = 2000;

/** Publish what is on the screen, and wait until a page of the site says it. */
async function publishAndSee(page: Page, site: Page, path: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Published. Players can see it now.').first().waitFor();
  const published = performance.now();
  for (;;) {
    const answer = await site.request.get(`${journey.marquee.url}${path}`);
    if ((await answer.text()).includes(text)) break;
    expect(performance.now() - published, `${path} says ${text}`).toBeLessThan(seenWithin_ms);
  }
  console.log(`${path} said it ${(performance.now() - published).toFixed(0)} ms after it was published`);
}

test('a level, a mission and odds are changed and seen on the site, and what nobody should publish is refused', async () => {
  const { page } = await journey.enrol('rewards@example.com', 'Rey Rewards');
  const site = await journey.openPage();
  await register(
    site,
    { base: journey.marquee.url, say: english, axe: false },
    { accountId: 'harbour.rewards', phone: '09175550011', password: 'a walk along the bay' },
  );

  await page.goto(`${journey.origin}/today?site=aurum`);
  await page.getByRole('navigation').getByRole('link', { name: 'Rewards' }).click();
  await page.getByRole('row').filter({ hasText: 'VIP levels' }).first().click();
  const silver = page.getByRole('region', { name: 'Level 1' });
  await silver.getByLabel('Name · English').fill('Harbour Silver');
  const said = page.getByRole('region', { name: 'What players read' });
  await said.getByText('Harbour Silver: reached with ₱5,000.00 deposited').waitFor();
  await said.getByRole('radio', { name: 'Chinese' }).check();
  await said.getByText('所有玩家从这里开始').waitFor();
  await publishAndSee(page, site, '/vip', 'Harbour Silver');

  await page.goto(`${journey.origin}/rewards/mission/daily-spins?site=aurum`);
  await page.getByLabel('Title · English').fill('Forty spins');
  await page.getByLabel('Target', { exact: true }).fill('40');
  await said.getByText('Each day: place 40 bets.').waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Published. Players can see it now.').first().waitFor();
  await site.goto(`${journey.marquee.url}/mission`);
  await site.getByText('Forty spins').first().waitFor();

  await page.goto(`${journey.origin}/rewards/minigame/scratch-card?site=aurum`);
  await page.getByLabel('Amount (PHP)').first().fill('900');
  const cost = page.getByRole('region', { name: 'What it costs' });
  await cost.getByText('Players would gain by it').first().waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Players would gain by this').waitFor();
  await expectAccessible(page, 'odds that are refused');
  await page.getByLabel('Amount (PHP)').first().fill('0.50');
  await page.getByLabel('Weight').first().fill('570');
  await said.getByText('Nothing: 56.435643%.').waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Published. Players can see it now.').first().waitFor();
  await site.goto(`${journey.marquee.url}/minigame`);
  await site.getByText('56.4%').first().waitFor({ state: 'attached' });

  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('dialog').getByText('Rey Rewards').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Stop' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stop “Scratch card”?' });
  await dialog.getByLabel('Reason').fill('The foil is used up');
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped. What was earned stays.').waitFor();

  await page.goto(`${journey.origin}/rewards?site=aurum`);
  await page.getByRole('row').filter({ hasText: 'Tokens and cycles' }).first().click();
  const staking = page.getByRole('group', { name: 'By staking' });
  await staking.getByLabel('For each (PHP)').fill('125');
  await said.getByText('For each ₱125.00 that you stake you get 1 token.').waitFor();
  await page.getByRole('region', { name: 'Cycle 1' }).getByLabel('Name · English').fill('Rainy season');
  await said.getByText('Rainy season: minigames are open from').waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Published. Players can see it now.').first().waitFor();
  await site.goto(`${journey.marquee.url}/minigame`);
  // The rule of today holds until midnight.
  await site.getByText('₱100').first().waitFor({ state: 'attached' });

  await expectScreensAccessible(page, journey.origin, [
    'rewards?site=aurum',
    'rewards/vip/ladder?site=aurum',
    'rewards/mission/new?site=aurum',
    'rewards/minigame/pearl-dice?site=aurum',
    'rewards/tokens/rules?site=aurum',
    'rewards/leaderboard/weekly-multiplier?site=aurum',
    'rewards/referral/program?site=aurum',
  ]);
});
