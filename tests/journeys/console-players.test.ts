import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { findWallet } from '@marquee/server/safety/operator.ts';
import { formatMoney } from '@marquee/server/kernel/money.ts';
import {
  callFor,
  enter,
  openMember,
  password as playerPassword,
  requestPayout,
  type Member,
} from './members.ts';
import {
  confirmSecondFactor,
  expectScreensAccessible,
  startConsoleJourney,
  type ConsoleJourney,
  type Enrolled,
} from './operator.ts';
import { expectAccessible, expectNoOverflow } from './steps.ts';

/** Operators at work with players: money by two people, documents, exclusions and messages. */

let journey: ConsoleJourney;
let asking: Enrolled;
let deciding: Enrolled;
beforeAll(async () => {
  journey = await startConsoleJourney();
  asking = await journey.enrol('asks@example.com', 'Bea Asks');
  deciding = await journey.enrol('decides@example.com', 'Cy Decides');
});
afterAll(() => journey?.close());

async function idOf(member: Member): Promise<string> {
  const { playerId } = await findWallet(journey.marquee.marquee.app.db, member.siteCode, member.id);
  return playerId.toString();
}

async function realOf(member: Member): Promise<string> {
  const { app } = journey.marquee.marquee;
  const wallet = await findWallet(app.db, member.siteCode, member.id);
  return formatMoney((await app.ledger.balance(wallet))?.real ?? -1n);
}

async function openPlayer(page: Page, member: Member, query = ''): Promise<void> {
  await page.goto(`${journey.origin}/players/${await idOf(member)}${query}`);
  await page.getByRole('heading', { name: member.id, level: 1 }).waitFor();
}

/** Decide the one request about a member that waits. */
async function approveAs({ page }: Enrolled, member: Member, title: RegExp): Promise<void> {
  await page.goto(`${journey.origin}/approvals`);
  await page.getByRole('row').filter({ hasText: member.id }).click();
  await page.getByRole('complementary').getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('Reason').fill('Checked with the player');
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByText(`Done for ${member.id}.`).waitFor();
}

test('an adjustment is asked by one operator and approved by another, and the books agree to the last unit', async () => {
  const member = await openMember(journey.marquee, 'localhost', 'aurum', '80.00');
  const { page } = asking;
  await openPlayer(page, member);
  await page.getByRole('button', { name: 'Adjust balance' }).click();
  const dialog = page.getByRole('dialog', { name: `Adjust the balance of ${member.id}` });
  await expectAccessible(page, 'the adjustment');
  await dialog.getByLabel('Direction').selectOption('Take from the player');
  await dialog.getByLabel('Amount in PHP').fill('80.01');
  await dialog.getByLabel('Reason').fill('Paid out twice by mistake');
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await dialog.getByRole('alert').getByText('The player has too little money for this.').waitFor();
  await dialog.getByLabel('Amount in PHP').fill('12.3456');
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await page.getByText(`A second operator was asked to adjust ${member.id}.`).waitFor();
  expect(await realOf(member)).toBe('80.00');

  await page.goto(`${journey.origin}/approvals`);
  await page.getByRole('row').filter({ hasText: member.id }).click();
  await page.getByText('You asked for this, so another operator must decide.').waitFor();
  expect(await page.getByRole('complementary').getByRole('button', { name: 'Approve' }).count()).toBe(0);

  await approveAs(deciding, member, /^Approve .*12\.3456/);
  expect(await realOf(member)).toBe('67.6544');

  // A press on the figure shows the postings that add up to it.
  await openPlayer(page, member);
  await page.getByRole('button', { name: /^Cash/ }).click();
  await page.waitForURL(/part=postings&bucket=real/);
  const table = page.getByRole('region', { name: 'Postings' });
  await table.getByRole('row').nth(1).waitFor();
  const rows = await table.getByRole('row').allInnerTexts();
  expect(rows[1]).toMatch(/Adjustment, debit[\s\S]*12\.3456[\s\S]*67\.6544/);
  expect(rows).toHaveLength(3);
  await expectAccessible(page, 'the postings');
  const books = await journey.marquee.marquee.app.ledger.trialBalance();
  expect(books).toMatchObject({ balanced: true, faults: [] });
  await page.goto(`${journey.origin}/audit`);
  await page.getByRole('row').filter({ hasText: 'Asked for an adjustment' }).first().waitFor();
  await page.getByRole('row').filter({ hasText: 'Decided an approval' }).first().waitFor();
});

/** Try to approve a member's withdrawal in the queue. */
async function approvePayout({ page }: Enrolled, member: Member): Promise<void> {
  await page.goto(`${journey.origin}/withdrawals`);
  await page.getByRole('row').filter({ hasText: member.id }).click();
  const panel = page.getByRole('complementary', { name: member.id });
  await panel.getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
}

test('a document holds a withdrawal until an operator has approved it', async () => {
  const member = await openMember(journey.marquee, 'tropico.localhost', 'tropico', '900.00');
  const { page } = asking;
  await page.goto(`${journey.origin}/documents?site=tropico`);
  await page.getByRole('button', { name: 'Rules' }).click();
  await page.getByRole('button', { name: 'Change rules' }).click();
  const rules = page.getByRole('dialog', { name: 'Change rules' });
  await rules.getByLabel(/^From withdrawals of/).fill('300');
  await rules.getByLabel('Reason').fill('The law asks for it');
  await rules.getByRole('button', { name: 'Save rule' }).click();
  await page.getByText('The rule is saved.').waitFor();
  await requestPayout(journey.marquee, member, '400.00');
  await approvePayout(asking, member);
  await page.getByText('It waits for a document to be approved: Identity document.').waitFor();

  // The player sends it on their profile, from a phone.
  const site = await journey.openPage();
  await site.setViewportSize({ width: 390, height: 844 });
  await enter(site, journey.marquee, member, '/profile');
  await site.getByRole('heading', { name: 'Identity document' }).waitFor();
  await site.getByText('Withdrawals wait for it').waitFor();
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer();
  await site
    .getByLabel('Choose a file: Identity document')
    .setInputFiles({ name: 'passport.exe', mimeType: 'image/jpeg', buffer: picture });
  await site.getByRole('button', { name: 'Send for review' }).click();
  await site.getByText('In review').waitFor();
  await expectAccessible(site, 'the documents of a player');
  await expectNoOverflow(site, 'the documents of a player');

  await page.goto(`${journey.origin}/documents`);
  await page.getByRole('row').filter({ hasText: member.id }).click();
  const panel = page.getByRole('complementary', { name: `Identity document, ${member.id}` });
  await panel.getByRole('button', { name: 'Show document' }).click();
  await expect
    .poll(() =>
      panel
        .getByRole('img', { name: 'Identity document' })
        .evaluate((element) => Number(Reflect.get(element, 'naturalWidth'))),
    )
    .toBe(900);
  await expectAccessible(page, 'a document');
  await panel.getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Approve the document of ${member.id}?` });
  await dialog.getByLabel('Valid until').fill('2099-12-31');
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByText(`The document of ${member.id} is approved.`).waitFor();

  await approvePayout(asking, member);
  await expect
    .poll(async () => {
      const { rows } = await journey.marquee.owner.query<{ status: string }>(
        'select status from cashier.withdrawal where player_id = $1',
        [await idOf(member)],
      );
      return rows[0]?.status;
    })
    .toMatch(/^(paying|paid)$/);
  await site.reload();
  await site.getByText('Valid until 2099-12-31').waitFor();
});

test('an exclusion is lifted only with two people, after the player has asked', async () => {
  const member = await openMember(journey.marquee, 'localhost', 'aurum', '50.00');
  const playerId = await idOf(member);
  const { page } = asking;
  await openPlayer(page, member);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Exclude', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Exclude ${member.id} from play?` });
  await dialog.getByLabel('For').selectOption('No end');
  await dialog.getByLabel('Reason').fill('Asked by telephone');
  await dialog.getByRole('button', { name: 'Exclude', exact: true }).click();
  await page.getByText('1 account is excluded.').waitFor();

  await page.goto(`${journey.origin}/safety?view=exclusions`);
  await page.getByRole('row').filter({ hasText: member.id }).click();
  const panel = page.getByRole('complementary', { name: member.id });
  await panel.getByText(/It stays until the player asks to return/).waitFor();
  expect(await panel.getByRole('button', { name: 'Ask to lift it' }).count()).toBe(0);

  // More than half a year has passed, and the player asks.
  await journey.marquee.owner.query(
    "update safety.exclusion set started_at = started_at - interval '200 days' where player_id = $1",
    [playerId],
  );
  const { token: auth } = z
    .object({ token: z.string() })
    .parse(await callFor(journey.marquee, member, '/api/auth/login', { password: playerPassword }));
  const { rows } = await journey.marquee.owner.query<{ exclusion_id: string }>(
    'select exclusion_id from safety.exclusion where player_id = $1',
    [playerId],
  );
  await callFor(journey.marquee, member, '/api/safety/exclusion_return', {
    auth,
    exclusion_id: rows[0]?.exclusion_id,
  });
  await page.goto(`${journey.origin}/safety?view=exclusions&state=asked`);
  await page.getByRole('row').filter({ hasText: member.id }).click();
  await panel.getByRole('button', { name: 'Ask to lift it' }).click();
  const ask = page.getByRole('dialog', { name: `Lift the exclusion of ${member.id}?` });
  await ask.getByLabel('Reason').fill('The player wrote to us');
  await ask.getByRole('button', { name: 'Ask to lift it' }).click();
  await page.getByText(`A second operator was asked about ${member.id}.`).waitFor();
  const ends = async () => {
    const found = await journey.marquee.owner.query<{ returns_at: Date | null }>(
      'select returns_at from safety.exclusion where player_id = $1',
      [playerId],
    );
    return found.rows[0]?.returns_at ?? null;
  };
  expect(await ends()).toBeNull();
  await approveAs(deciding, member, /^Lift the exclusion/);
  const returnsAt = (await ends())?.getTime() ?? 0;
  expect(returnsAt).toBeGreaterThan(Date.now() + 23 * 3_600_000);
});

test('a message of the contact form is taken, answered by e-mail from a template, and is answered', async () => {
  await callFor(
    journey.marquee,
    { id: '', host: 'localhost', siteCode: 'aurum' },
    '/api/settings/contact_message',
    {
      name: 'Rosa Cruz',
      email: 'rosa.cruz@example.com',
      topic: 'payment',
      message: 'I asked for it on Monday. Where is it?',
    },
  );
  const { page } = asking;
  await page.goto(`${journey.origin}/messages?site=aurum`);
  await page.getByRole('button', { name: 'Templates' }).click();
  await page.getByRole('button', { name: 'New template' }).click();
  const template = page.getByRole('dialog', { name: 'New template' });
  await template.getByLabel('Name').fill('Payout times');
  await template.getByLabel('Message').fill('Dear {name}, payouts take up to a day.');
  await template.getByRole('button', { name: 'Save template' }).click();
  await page.getByText('The template is saved.').waitFor();
  await page.getByRole('dialog', { name: 'Templates' }).getByRole('button', { name: 'Close' }).click();

  await page.getByRole('row').filter({ hasText: 'Rosa Cruz' }).click();
  const panel = page.getByRole('complementary', { name: 'Deposit or withdrawal' });
  await panel.getByText('I asked for it on Monday. Where is it?').waitFor();
  expect(await panel.getByText('rosa.cruz@example.com').count()).toBe(0);
  await expectAccessible(page, 'a message');
  await panel.getByRole('button', { name: 'Assign to me' }).click();
  await panel.getByRole('button', { name: 'Unassign' }).waitFor();
  await panel.getByRole('button', { name: 'Answer' }).click();
  const reply = page.getByRole('dialog', { name: 'Answer Rosa Cruz' });
  await reply.getByLabel('Template').selectOption('Payout times');
  await reply.getByRole('button', { name: 'Send e-mail' }).click();
  await page.getByText('The answer to Rosa Cruz is on its way.').waitFor();
  await panel.getByText('Dear Rosa Cruz, payouts take up to a day.').waitFor();
  await expect
    .poll(
      async () => {
        const { rows } = await journey.marquee.owner.query<{ subject: string; body: string }>(
          "select subject, body from players.outbox_message where recipient = 'rosa.cruz@example.com'",
        );
        return rows;
      },
      { timeout: 20_000 },
    )
    .toEqual([{ subject: 'Re: Deposit or withdrawal', body: 'Dear Rosa Cruz, payouts take up to a day.' }]);
});

test('every screen of players, safety, documents and messages is accessible in both schemes and both sizes', async () => {
  await journey.forgetSecondFactor();
  const member = await openMember(journey.marquee, 'localhost', 'aurum', '70.00');
  const id = await idOf(member);
  const parts = ['postings', 'rounds', 'bonuses', 'access', 'linked', 'documents', 'inbox', 'notes'];
  await expectScreensAccessible(asking.page, journey.origin, [
    `players/${id}`,
    ...parts.map((part) => `players/${id}?part=${part}`),
    'documents',
    'messages',
    'safety',
    'safety?view=suspicion',
    'safety?view=exclusions',
    'safety?view=limits',
  ]);
  // Money asks for the second factor again.
  await asking.page.setViewportSize({ width: 1440, height: 900 });
  await openPlayer(asking.page, member);
  await asking.page.getByRole('button', { name: 'Adjust balance' }).click();
  const dialog = asking.page.getByRole('dialog', { name: `Adjust the balance of ${member.id}` });
  await dialog.getByLabel('Amount in PHP').fill('5');
  await dialog.getByLabel('Reason').fill('A goodwill gesture');
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await confirmSecondFactor(asking);
  await asking.page.getByText(`A second operator was asked to adjust ${member.id}.`).waitFor();
});
