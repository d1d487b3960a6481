import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestConstellation } from '../constellation.ts';
import { openMember, requestPayout } from './members.ts';
import {
  confirmSecondFactor,
  expectScreensAccessible,
  operatorPassword,
  startConsoleJourney,
  type ConsoleJourney,
} from './operator.ts';
import { expectAccessible, expectNoOverflow } from './steps.ts';

/** Operators at work in the console, from their invitation on. */

let journey: ConsoleJourney;
let marquee: TestConstellation;
let origin: string;
beforeAll(async () => {
  journey = await startConsoleJourney();
  ({ marquee, origin } = journey);
});
afterAll(() => journey?.close());

test('an operator is invited, signs in, finds a player, blocks them with a reason, and the audit says so', async () => {
  const member = await openMember(marquee, 'localhost', 'aurum', '60.00');
  const operator = await journey.enrol('first@example.com', 'Ana Owner');
  const { page, email, totp } = operator;
  await page.getByRole('button', { name: 'Account of Ana Owner' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(`${origin}/sign-in`);

  // Whoever comes to a screen without a session signs in first, and is then where they wanted to go.
  await page.goto(`${origin}/players?status=active`);
  await page.waitForURL(/\/sign-in\?return=/);
  await expectAccessible(page, 'sign-in');
  await page.getByLabel('E-mail').fill(email);
  await page.locator('input[name="password"]').fill('not the password');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('alert').getByText('The e-mail, the password or the code is wrong.').waitFor();
  await page.locator('input[name="password"]').fill(operatorPassword);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Code from your authenticator app').fill(totp.generate());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${origin}/players?status=active`);

  // From here on by the keyboard alone.
  await page.getByRole('grid', { name: 'Players' }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(member.id);
  await expect.poll(() => page.locator('[role="grid"] [data-index]').count()).toBe(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: member.id, level: 1 });
  await heading.waitFor();
  await page.waitForURL(/\/players\/\d+/);
  expect(await page.getByText('Rosa Dela Cruz').count()).toBe(0);
  await page.getByRole('button', { name: 'Block', exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Block ${member.id}?` });
  await dialog.waitFor();
  await page.keyboard.type('no');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await dialog.getByRole('alert').getByText('At least 3 characters.').waitFor();
  await dialog.getByLabel('Reason').fill('Charge-back reported by the bank');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText(`${member.id} is blocked.`).waitFor();
  await page.getByRole('main').getByText('Blocked', { exact: true }).waitFor();
  const { rows } = await marquee.owner.query<{ status: string }>(
    'select status from players.player where account_id = $1',
    [member.id],
  );
  expect(rows).toEqual([{ status: 'blocked' }]);

  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await page.waitForURL(`${origin}/audit`);
  await expect.poll(() => page.evaluate<string>('document.activeElement?.textContent ?? ""')).toBe('Audit');
  await page.getByRole('row').filter({ hasText: 'Blocked a player' }).click();
  const entry = page.getByRole('complementary', { name: 'Blocked a player' });
  await entry.getByText('Charge-back reported by the bank').waitFor();
  await entry.locator('ins').getByText('blocked').waitFor();
  await expectAccessible(page, 'an entry of the audit');
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByText(/and the chain holds/).waitFor();
});

test('a large withdrawal is asked for by one operator and approved by another', async () => {
  const member = await openMember(marquee, 'tropico.localhost', 'tropico', '900.00');
  await requestPayout(marquee, member, '500.00');
  const asking = await journey.enrol('asks@example.com', 'Bea Asks');
  const deciding = await journey.enrol('decides@example.com', 'Cy Decides');

  await journey.forgetSecondFactor();

  await asking.page.goto(`${origin}/approvals`);
  await asking.page.getByRole('button', { name: 'Rules' }).click();
  await asking.page.getByRole('button', { name: 'Change rules' }).click();
  const rules = asking.page.getByRole('dialog', { name: 'Change rules' });
  await rules.getByLabel('Currency').selectOption('PHP');
  await rules.getByLabel('Amount').fill('400');
  await rules.getByLabel('Reason').fill('Four eyes from 400');
  await rules.getByRole('button', { name: 'Save rule' }).click();
  await confirmSecondFactor(asking);
  await asking.page.getByText('The rule is saved.').waitFor();

  await asking.page.goto(`${origin}/withdrawals?site=tropico`);
  await asking.page.getByRole('row').filter({ hasText: member.id }).click();
  const panel = asking.page.getByRole('complementary', { name: member.id });
  await panel.getByText('Needs a second operator').waitFor();
  await expectAccessible(asking.page, 'a withdrawal');
  await panel.getByRole('button', { name: 'Ask for approval' }).click();
  const ask = asking.page.getByRole('dialog');
  await ask.getByLabel('Reason (optional)').fill('Known player');
  await ask.getByRole('button', { name: 'Ask for approval' }).click();
  await asking.page
    .getByText(`A second operator was asked to approve the withdrawal of ${member.id}.`)
    .waitFor();

  // Whoever asked cannot decide.
  await asking.page.goto(`${origin}/approvals`);
  await asking.page.getByRole('row').filter({ hasText: member.id }).click();
  await asking.page.getByText('You asked for this, so another operator must decide.').waitFor();
  expect(await asking.page.getByRole('button', { name: 'Approve' }).count()).toBe(0);

  // The other one decides on a phone.
  const { page } = deciding;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin}/approvals`);
  await page.getByRole('row').filter({ hasText: member.id }).click();
  await page.getByRole('dialog').getByText('Known player').waitFor();
  await expectAccessible(page, 'an approval on a phone');
  await expectNoOverflow(page, 'an approval on a phone');
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  const decision = page.getByRole('dialog', { name: /^Approve ₱500\.00/ });
  await decision.getByLabel('Reason').fill('Checked against the statement');
  await decision.getByRole('button', { name: 'Approve' }).click();
  await confirmSecondFactor(deciding);
  await page.getByText(new RegExp(member.id)).first().waitFor();
  await expect
    .poll(async () => {
      const { rows } = await marquee.owner.query<{ status: string }>(
        'select withdrawal.status from cashier.withdrawal join players.player using (site_id, player_id) where account_id = $1',
        [member.id],
      );
      return rows[0]?.status;
    })
    .toMatch(/^(paying|paid)$/);
});

test('a view of a table is saved under a name, and is there again from elsewhere', async () => {
  const { page } = await journey.enrol('views@example.com', 'Vio Views');
  await page.goto(`${origin}/audit`);
  await page.getByRole('button', { name: 'Columns' }).click();
  const column = page.getByRole('checkbox', { name: 'Address' });
  const wasShown = await column.isChecked();
  await column.click();
  await page.keyboard.press('Escape');
  await page.goto(`${origin}/audit?subject=session`);
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByLabel('Name of this view').fill('Sessions');
  await page.getByLabel('Name of this view').press('Enter');
  await page.getByRole('button', { name: 'Sessions', exact: true }).waitFor();
  await expectAccessible(page, 'saved views');

  // Another browser of the same operator knows nothing but the session.
  await page.evaluate('localStorage.clear()');
  await page.goto(`${origin}/audit`);
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('button', { name: 'Sessions', exact: true }).click();
  await page.waitForURL(`${origin}/audit?subject=session`);
  await page.getByRole('button', { name: 'Columns' }).click();
  expect(await column.isChecked()).toBe(!wasShown);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('button', { name: 'Remove the view Sessions' }).click();
  await page.getByText('come back to them here').waitFor();
});

test('every screen is accessible in both schemes and both sizes', async () => {
  const { page } = await journey.enrol('looks@example.com', 'Dan Looks');
  await expectScreensAccessible(page, origin, [
    'players',
    'withdrawals',
    'approvals',
    'audit',
    'operators',
    'roles',
    'sessions',
  ]);
});
