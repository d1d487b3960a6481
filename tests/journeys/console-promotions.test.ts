import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendCampaigns } from '@marquee/server/campaigns/send.ts';
import { counted, expectScreensAccessible, startConsoleJourney, type ConsoleJourney } from './operator.ts';
import { english, expectAccessible, register } from './steps.ts';

/** A promotion from an idea to its end, built in the console and claimed on the site. */

let journey: ConsoleJourney;
beforeAll(async () => {
  journey = await startConsoleJourney();
});
afterAll(() => journey?.close());

async function newPlayer(accountId: string, phone: string): Promise<Page> {
  const page = await journey.openPage();
  await register(
    page,
    { base: journey.marquee.url, say: english, axe: false },
    { accountId, phone, password: 'a walk along the bay' },
  );
  return page;
}

/** As docs/console.md has it; fields that are written into are not counted. */
const pressesToPublish = 5;

test('a promotion is built, read in plain words, tried on the past, published, claimed and stopped', async () => {
  const { page } = await journey.enrol('promotions@example.com', 'Paz Promo');
  const { press, count } = counted();
  const started = performance.now();
  await page.goto(`${journey.origin}/today?site=aurum`);
  await press(page.getByRole('navigation').getByRole('link', { name: 'Promotions' }));
  await page.getByRole('row').filter({ hasText: 'Golden welcome' }).waitFor();
  await press(page.getByRole('button', { name: 'New promotion' }));
  await press(page.getByRole('radio', { name: 'Bonus without deposit' }));
  await page.getByLabel('Bonus (PHP)').fill('25');
  await page.getByLabel('Wagering', { exact: true }).fill('20');
  await page.getByLabel('Title · English').fill('Harbour gift');
  await page.getByLabel('Summary · English').fill('A gift for the harbour');
  await page.getByRole('textbox', { name: 'Description · English' }).fill('Twenty-five for you.');
  const said = page.getByRole('region', { name: 'What a player gets' });
  await said.getByText('gets ₱25.00 of bonus money, without a deposit').waitFor();
  await said.getByText('staked 20 times within 14 days').waitFor();
  expect(await page.getByText('Missing: English is shown').count()).toBeGreaterThan(3);

  await press(page.getByRole('button', { name: 'Last 90 days' }));
  await page.getByText(/In the last 90 days \d+ players? would have got/).waitFor();
  await expectAccessible(page, 'the builder with a simulation');
  await press(page.getByRole('button', { name: 'Publish', exact: true }));
  await page.getByText('Published. Players can see it now.').waitFor();
  console.log(
    `A promotion was published with ${count()} clicks in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
  expect(count()).toBe(pressesToPublish);
  await page.getByText('Running').waitFor();

  const first = await newPlayer('harbour.first', '09175550001');
  await first.goto(`${journey.marquee.url}/promotions`);
  await first.getByRole('link', { name: /^Harbour gift/ }).click();
  await first.getByRole('button', { name: 'Claim', exact: true }).click();
  await first.getByRole('complementary').getByText('₱0.00 of ₱500.00 staked').waitFor();
  const address = first.url();

  await page.getByRole('button', { name: 'Stop' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stop “Harbour gift”?' });
  await dialog.getByLabel('Reason').fill('The harbour is full');
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped. Nobody new can get it.').waitFor();
  const second = await newPlayer('harbour.second', '09175550002');
  const refused = await second.goto(address);
  expect(refused?.status()).toBe(404);
  const { rows } = await journey.marquee.owner.query(
    `select account_id, b.status from rewards.bonus b join rewards.promotion using (site_id, promotion_id)
     join players.player using (site_id, player_id) where promotion_code = 'harbour-gift'`,
  );
  expect(rows).toEqual([{ account_id: 'harbour.first', status: 'active' }]);

  await page.getByRole('link', { name: 'Back to promotions' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Harbour gift' });
  await row.getByText('Stopped').waitFor();
  await row.getByText('₱25.00').waitFor();
  await expectScreensAccessible(page, journey.origin, [
    'promotions?site=aurum',
    'promotions/harbour-gift?site=aurum',
  ]);
});

test('a campaign is written to a segment, sent by the queue, and read by its player', async () => {
  const { page } = await journey.enrol('campaigns@example.com', 'Cam Paign');
  await page.getByRole('navigation').getByRole('link', { name: 'Campaigns' }).click();
  await page.getByText('No campaigns').waitFor();
  const player = await newPlayer('harbour.reader', '09175550003');
  await journey.marquee.owner.query(
    "update players.player set accepts_marketing = true where account_id = 'harbour.reader'",
  );
  await page.goto(`${journey.origin}/campaigns/new?site=aurum`);
  await page.getByLabel('Signed up in the last days').fill('2');
  await page.getByText(/^1 player$/).waitFor();
  await page.getByLabel('Name').fill('Ships');
  await page.getByLabel('Title · English').fill('The ships are in');
  await page.getByLabel('Text · English').fill('Come down to the harbour.');
  await page.getByRole('button', { name: 'Send now' }).click();
  await page.getByText('The campaign is on its way.').waitFor();
  await sendCampaigns(journey.marquee.marquee.app);
  await page.getByRole('region', { name: 'Figures' }).getByText('1 of 1').waitFor();
  await player.goto(`${journey.marquee.url}/inbox`);
  await player.getByText('The ships are in').first().waitFor();
  await expectAccessible(page, 'a campaign that was sent');
  await expectScreensAccessible(page, journey.origin, ['campaigns?site=aurum', 'campaigns/new']);
});
