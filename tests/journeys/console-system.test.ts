import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedPlayer } from '@marquee/server/players/seed-player.ts';
import {
  confirmSecondFactor,
  expectScreensAccessible,
  startConsoleJourney,
  type ConsoleJourney,
  type Enrolled,
} from './operator.ts';

/** Operators who look after the system, have a report sent to them, and erase a player by two. */

let journey: ConsoleJourney;
let ana: Enrolled;
let ben: Enrolled;
let playerId: bigint;
beforeAll(async () => {
  journey = await startConsoleJourney();
  ana = await journey.enrol('ana@example.com', 'Ana Reyes');
  ben = await journey.enrol('ben@example.com', 'Ben Cruz');
  const { app } = journey.marquee.marquee;
  const details = {
    accountId: 'leaving1',
    fullName: 'Lina Leaving',
    birthDate: '1991-02-03',
    phone: '+639170005511',
    email: 'lina@example.com',
    language: 'EN' as const,
  };
  ({ playerId } = await seedPlayer(app, await app.sites.byDomain('localhost'), details, 0n));
});
afterAll(() => journey?.close());

test('a job that failed is an alert on Today, and is retried from the screen', async () => {
  const { page } = ana;
  const client = await journey.marquee.owner.connect();
  await client.query('begin');
  await client.query("select graphile_worker.add_job('tidy', run_at := now() + interval '1 day')");
  await client.query(
    `update graphile_worker._private_jobs set attempts = 25, last_error = 'No space left on device'
     where task_id = (select id from graphile_worker._private_tasks where identifier = 'tidy') and key is null`,
  );
  await client.query('commit');
  client.release();
  await page.goto(`${journey.origin}/today`);
  await page.getByRole('link', { name: '1 thing is wrong with the system' }).click();
  await page.getByRole('link', { name: '1 job has failed' }).click();
  await page.getByRole('row').filter({ hasText: 'Forget what is old' }).click();
  await page.getByRole('listitem').filter({ hasText: 'No space left on device' }).waitFor();
  await page.getByRole('button', { name: 'Retry', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Retry “Forget what is old”?' });
  await dialog.getByLabel('Reason').fill('the disk was enlarged');
  await dialog.getByRole('button', { name: 'Retry', exact: true }).click();
  await page.getByText('1 job is tried again.').waitFor();
  await page.getByText('No job has failed').waitFor();
  await page.getByRole('button', { name: 'Overview' }).click();
  await page.getByRole('button', { name: 'Check now: Ledger' }).click();
  await page.getByText(/^Balanced, and its chain of/).waitFor();
});

test('a report arrives by mail as a link, behind which the file waits', async () => {
  const { page } = ana;
  await page.goto(`${journey.origin}/reports?site=aurum`);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: 'Send by e-mail…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this report by e-mail' });
  await dialog.getByLabel('Name').fill('Aurum by day');
  await dialog.getByLabel('Format').selectOption('csv');
  await dialog.getByRole('button', { name: 'Send by e-mail' }).click();
  await page.getByText('The report will come by e-mail.').waitFor();
  const { owner } = journey.marquee;
  await owner.query('update reports.subscription set next_at = now()');
  await owner.query("select graphile_worker.add_job('reports_due')");
  await expect
    .poll(
      async () =>
        (await owner.query("select body from players.outbox_message where recipient = 'ana@example.com'"))
          .rows.length,
      { timeout: 20_000 },
    )
    .toBe(1);
  const { rows } = await owner.query<{ body: string }>(
    "select body from players.outbox_message where recipient = 'ana@example.com'",
  );
  const link = /\/reports\?\S+/.exec(rows[0]?.body ?? '')?.[0] ?? '';
  await page.goto(`${journey.origin}${link}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Download days-/ }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('turnover');
});

test('an archive is downloaded, and an erasure needs two people and leaves the books as they were', async () => {
  const { page } = ana;
  const { owner, marquee } = journey.marquee;
  await journey.forgetSecondFactor();
  await page.goto(`${journey.origin}/players/${playerId}?part=data`);
  await page.getByText('The account must be closed first').waitFor();
  await page.getByRole('button', { name: 'Prepare an archive' }).click();
  const ask = page.getByRole('dialog', { name: 'Prepare an archive about leaving1?' });
  await ask.getByLabel('Reason').fill('asked by letter');
  await ask.getByRole('button', { name: 'Prepare an archive' }).click();
  await confirmSecondFactor(ana);
  const button = page.getByRole('button', { name: 'Download' });
  await button.waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const files = unzipSync(await readFile(await download.path()));
  expect(strFromU8(files['data.json'] ?? new Uint8Array())).toContain('Lina Leaving');

  await owner.query("update players.player set status = 'closed' where player_id = $1", [playerId]);
  await page.reload();
  await page.getByRole('button', { name: 'Erase personal data' }).click();
  const erase = page.getByRole('dialog', { name: 'Erase the personal data of leaving1?' });
  await erase.getByLabel('Reason').fill('asked by letter');
  await erase.getByRole('button', { name: 'Erase personal data' }).click();
  await page.getByText('A second operator must approve the erasure of leaving1.').waitFor();
  const before = await marquee.app.ledger.trialBalance();

  await ben.page.goto(`${journey.origin}/approvals`);
  await ben.page.getByRole('row').filter({ hasText: 'leaving1' }).click();
  await ben.page.getByRole('button', { name: 'Approve' }).click();
  const decide = ben.page.getByRole('dialog', { name: 'Erase the personal data of leaving1?' });
  await decide.getByLabel(/Reason/).fill('it is due');
  await decide.getByRole('button', { name: 'Approve' }).click();
  await confirmSecondFactor(ben);
  await ben.page.getByText('Done for leaving1.').waitFor();
  await page.goto(`${journey.origin}/players/${playerId}?part=data`);
  await page.getByRole('heading', { name: `erased-${playerId}` }).waitFor();
  expect(await marquee.app.ledger.trialBalance()).toEqual(before);
});

test('the screens can be read by everyone, in both schemes and sizes', async () => {
  await expectScreensAccessible(ana.page, journey.origin, [
    'system',
    'system?view=jobs',
    'system?view=jobs&show=tasks',
    'system?view=notices',
    'system?view=providers',
    'reports?report=scheduled',
    `players/${playerId}?part=data`,
  ]);
}, 120_000);
