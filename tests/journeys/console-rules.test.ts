import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectScreensAccessible, startConsoleJourney, type ConsoleJourney } from './operator.ts';

/** What only a brand's folder and the command line had before: withdrawal rules and limits by two operators, and the house's jackpots. */

let journey: ConsoleJourney;
beforeAll(async () => {
  journey = await startConsoleJourney();
});
afterAll(() => journey?.close());

test('withdrawal rules are asked for by one and approved by another, and jackpots are held against the ledger', async () => {
  const { page: asks } = await journey.enrol('rules@example.com', 'Rita Rules');
  await asks.goto(`${journey.origin}/methods?site=aurum`);
  await asks.getByRole('button', { name: 'Withdrawal rules' }).click();
  const panel = asks.getByRole('complementary', { name: 'Withdrawal rules' });
  await panel.getByText('Minimum withdrawal').waitFor();
  await panel.getByRole('button', { name: 'Change withdrawal rules' }).click();
  const dialog = asks.getByRole('dialog', { name: 'Change withdrawal rules' });
  await dialog.getByLabel('Minimum withdrawal').fill('250');
  await dialog.getByLabel('Wait after a new bank account').fill('48');
  await dialog.getByLabel('Payouts go through').selectOption({ label: 'By hand' });
  await dialog.getByLabel('Reason').fill('After an attack');
  await dialog.getByRole('button', { name: 'Ask' }).click();
  await panel.getByText('₱100.00 → ₱250.00').waitFor();
  await panel.getByText('Sandbox → By hand').waitFor();

  const { page: decides } = await journey.enrol('second@example.com', 'Sam Second');
  await decides.goto(`${journey.origin}/approvals`);
  await decides.getByText('Withdrawal rules of aurum').first().click();
  await decides.getByRole('link', { name: 'Show the withdrawal rules' }).click();
  // The approval shows the change as well: one goes back from the page of the rules only.
  await decides.waitForURL(/\/methods/);
  await decides.getByText('₱100.00 → ₱250.00').waitFor();
  await decides.goBack();
  await decides.getByRole('button', { name: 'Approve' }).first().click();
  const approval = decides.getByRole('dialog', { name: 'Approve the withdrawal rules of aurum?' });
  await approval.getByLabel('Reason').fill('Agreed');
  await approval.getByRole('button', { name: 'Approve' }).click();
  await approval.waitFor({ state: 'hidden' });
  await asks.reload();
  await panel.getByText('₱250.00').waitFor();
  expect(await panel.getByText('₱100.00 → ₱250.00').count()).toBe(0);

  await asks.goto(`${journey.origin}/jackpots?which=all`);
  await asks.getByRole('row').filter({ hasText: 'EUR' }).first().click();
  const pot = asks.getByRole('complementary', { name: /EUR/ });
  await pot.getByText('Contribution, of a stake').waitFor();
  await asks.getByRole('button', { name: 'Compare with the ledger' }).click();
  await asks.getByRole('complementary', { name: 'Compare with the ledger' }).waitFor();
  await expectScreensAccessible(asks, journey.origin, [
    'jackpots?which=all',
    'jackpots?open=check',
    'methods?site=aurum&rules=open',
  ]);
});

test('a limit for every player is made stricter by one, and looser by two', async () => {
  const { page: asks } = await journey.enrol('limits@example.com', 'Lina Limits');
  await asks.goto(`${journey.origin}/safety?view=site&site=aurum`);
  await asks.getByRole('row').filter({ hasText: 'Stakes' }).filter({ hasText: '24 hours' }).click();
  const panel = asks.getByRole('complementary', { name: 'Stakes, 24 hours' });
  await panel.getByText('No limit').waitFor();
  const change = async (amount: string, reason: string): Promise<void> => {
    await panel.getByRole('button', { name: 'Change limit' }).click();
    const dialog = asks.getByRole('dialog', { name: 'Stakes, 24 hours' });
    await dialog.getByLabel('Amount').fill(amount);
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: 'Set limit' }).click();
    await dialog.waitFor({ state: 'hidden' });
  };
  await change('5000', 'The regulator wrote');
  await panel.getByText('₱5,000.00').waitFor();
  await change('8000', 'The regulator wrote again');
  await panel.getByText('₱5,000.00 → ₱8,000.00').waitFor();

  const { page: decides } = await journey.enrol('third@example.com', 'Tess Third');
  await decides.goto(`${journey.origin}/approvals`);
  await decides.getByText('Limit for every player of aurum').first().click();
  await decides.getByText('₱5,000.00 → ₱8,000.00').waitFor();
  await decides.getByRole('button', { name: 'Approve' }).first().click();
  const approval = decides.getByRole('dialog', { name: 'Approve the limit for every player of aurum?' });
  await approval.getByLabel('Reason').fill('Agreed');
  await approval.getByRole('button', { name: 'Approve' }).click();
  await approval.waitFor({ state: 'hidden' });
  // What was decided still says what it changed.
  await decides.goto(`${journey.origin}/approvals?state=approved`);
  await decides.getByText('Limit for every player of aurum').first().click();
  await decides.getByText('₱5,000.00 → ₱8,000.00').waitFor();
  await asks.reload();
  await panel.getByText('₱8,000.00').waitFor();
  expect(await panel.getByText('→').count()).toBe(0);
  await expectScreensAccessible(asks, journey.origin, [
    'safety?view=site&site=aurum',
    'safety?view=site&site=aurum&open=wager.24h',
  ]);
});

test('how stakes count is asked for by one and approved by another', async () => {
  const { page: asks } = await journey.enrol('weights@example.com', 'Wanda Weights');
  await asks.goto(`${journey.origin}/rewards?site=aurum`);
  await asks.getByRole('button', { name: 'How stakes count' }).click();
  const panel = asks.getByRole('complementary', { name: 'How stakes count' });
  await panel.getByRole('button', { name: 'Change how stakes count' }).click();
  const dialog = asks.getByRole('dialog', { name: 'Change how stakes count' });
  await dialog.getByLabel('Crash').fill('10');
  await dialog.getByLabel('Reason').fill('The games changed');
  await dialog.getByRole('button', { name: 'Ask' }).click();
  await panel.getByText('20 % → 10 %').waitFor();

  const { page: decides } = await journey.enrol('fourth@example.com', 'Fay Fourth');
  await decides.goto(`${journey.origin}/approvals`);
  await decides.getByText('How stakes of aurum count').first().click();
  await decides.getByText('20 % → 10 %').waitFor();
  await decides.getByRole('button', { name: 'Approve' }).first().click();
  const approval = decides.getByRole('dialog', { name: 'Approve how stakes of aurum count?' });
  await approval.getByLabel('Reason').fill('Agreed');
  await approval.getByRole('button', { name: 'Approve' }).click();
  await approval.waitFor({ state: 'hidden' });
  await asks.reload();
  await panel.getByText('10 % (usually 20 %)').waitFor();
  await expectScreensAccessible(asks, journey.origin, ['rewards?site=aurum&weights=open']);
});
