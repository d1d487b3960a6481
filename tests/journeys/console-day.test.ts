import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '@marquee/server/kernel/ids.ts';
import { parseMoney } from '@marquee/server/kernel/money.ts';
import { countReports } from '@marquee/server/reports/count.ts';
import { syncAllGames } from '@marquee/server/rounds/sync-games.ts';
import { findWallet } from '@marquee/server/safety/operator.ts';
import { callFor, openMember, requestPayout, type Member } from './members.ts';
import { counted, startConsoleJourney, type ConsoleJourney, type Enrolled } from './operator.ts';

/**
 * An operator's ordinary day, in which nothing needs a file, a query or a restart. Each piece of work starts at the navigation; what
 * is pressed for it is counted, and docs/ordinary-day.md says the same. What opens a brand and changes a banner is in
 * console-sites.test.ts, what a promotion takes in console-promotions.test.ts.
 */

let journey: ConsoleJourney;
let ana: Enrolled;
let ben: Enrolled;
const presses = new Map<string, number>();
beforeAll(async () => {
  journey = await startConsoleJourney();
  ana = await journey.enrol('ana@example.com', 'Ana Day');
  ben = await journey.enrol('ben@example.com', 'Ben Day');
  await ana.page.goto(`${journey.origin}/today?site=aurum`);
});
afterAll(() => journey?.close());

/** One piece of work: counts what is pressed and tells how long it took. The page is brought to the first screen before, as a day begins there. */
async function work(
  name: string,
  task: (tools: {
    press: ReturnType<typeof counted>['press'];
    to: (area: string) => Promise<void>;
  }) => Promise<void>,
): Promise<number> {
  const { page } = ana;
  await page.goto(`${journey.origin}/today?site=aurum`);
  await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
  const { press, count } = counted();
  const to = (area: string): Promise<void> =>
    press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: area, exact: true }));
  const started = performance.now();
  await task({ press, to });
  const took_s = (performance.now() - started) / 1000;
  presses.set(name, count());
  console.log(`${name}: ${count()} clicks, ${took_s.toFixed(1)} s`);
  return took_s;
}

function member(balance = '200.00'): Promise<Member> {
  return openMember(journey.marquee, 'localhost', 'aurum', balance);
}

async function post(of: Member, kind: 'bet' | 'win', amount: string, reference?: string): Promise<string> {
  const { app } = journey.marquee.marquee;
  const externalId = newId();
  const result = await app.ledger.post({
    ...(await findWallet(app.db, of.siteCode, of.id)),
    source: 'MARQUEE',
    externalId,
    kind,
    amount: parseMoney(amount),
    reference,
    round: reference ?? externalId,
    game: 'dragon-fortune',
    ...(kind === 'win' ? { meta: { round_closed: true } } : {}),
  });
  expect(result.status).toBe('posted');
  return externalId;
}

test('ten withdrawals are decided in two minutes', async () => {
  const members = await Promise.all(Array.from({ length: 10 }, () => member('300.00')));
  for (const one of members) await requestPayout(journey.marquee, one, '100.00');
  const { page } = ana;
  const took_s = await work('Decide ten withdrawals', async ({ press, to }) => {
    await to('Withdrawals');
    await expect.poll(() => page.locator('[role="grid"] [data-index]').count()).toBe(10);
    await press(page.getByRole('checkbox', { name: 'Select all rows' }));
    // One of them is refused, as on any day.
    await press(page.locator('[role="grid"] [data-index="0"]').getByRole('checkbox'));
    await press(page.getByRole('button', { name: 'Approve', exact: true }));
    const dialog = page.getByRole('dialog', { name: 'Approve 9 withdrawals?' });
    await press(dialog.getByRole('button', { name: 'Approve', exact: true }));
    const results = page.getByRole('dialog', { name: 'Results' });
    await press(results.getByRole('button', { name: 'Done', exact: true }));
    await expect.poll(() => page.locator('[role="grid"] [data-index]').count()).toBe(1);
    await press(page.locator('[role="grid"] [data-index="0"]').getByRole('checkbox'));
    await press(page.getByRole('button', { name: 'Refuse', exact: true }));
    const refusal = page.getByRole('dialog', { name: /^Refuse/ });
    await press(refusal.getByRole('button', { name: 'Please verify your identity first.' }));
    await press(refusal.getByRole('button', { name: 'Refuse', exact: true }));
    await page.getByText('Nothing is waiting').waitFor();
  });
  expect(took_s).toBeLessThan(120);
});

test('a message is answered', async () => {
  const writer = { id: '', host: 'localhost', siteCode: 'aurum' };
  await callFor(journey.marquee, writer, '/api/settings/contact_message', {
    name: 'Rosa Cruz',
    email: 'rosa.day@example.com',
    topic: 'payment',
    message: 'Where is my payout of Monday?',
  });
  const { page } = ana;
  await work('Answer a message', async ({ press, to }) => {
    await to('Messages');
    await press(page.getByRole('row').filter({ hasText: 'Rosa Cruz' }));
    const panel = page.getByRole('complementary', { name: 'Deposit or withdrawal' });
    await press(panel.getByRole('button', { name: 'Answer' }));
    const reply = page.getByRole('dialog', { name: 'Answer Rosa Cruz' });
    await reply.getByLabel('Message').fill('It was sent this morning.');
    await press(reply.getByRole('button', { name: 'Send e-mail' }));
    await page.getByText('The answer to Rosa Cruz is on its way.').waitFor();
  });
});

test('a player is found by a part of their phone number in five seconds', async () => {
  const one = await member();
  const { rows } = await journey.marquee.owner.query<{ contact_phone: string }>(
    'select contact_phone from players.player where account_id = $1',
    [one.id],
  );
  const part = rows[0]?.contact_phone.slice(-7) ?? '';
  const { page } = ana;
  const took_s = await work('Find a player by part of a phone number', async ({ press, to }) => {
    await to('Players');
    await page.locator('[role="grid"] [data-index="0"]').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type(part);
    await press(page.getByRole('row').filter({ hasText: one.id }));
    await page.getByRole('heading', { name: one.id, level: 1 }).waitFor();
  });
  expect(took_s).toBeLessThan(5);
});

test('GGR and NGR are read by day and by game, and the month is exported', async () => {
  const one = await member();
  await post(one, 'win', '12.50', await post(one, 'bet', '40.00'));
  await expect.poll(() => countReports(journey.marquee.marquee.app)).toBe(0);
  const { page } = ana;
  await work('Read GGR and NGR by day and game', async ({ press }) => {
    const tile = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'GGR' }) });
    await tile.getByText('₱27.50').waitFor();
    await press(tile.getByRole('link', { name: 'GGR' }));
    await page.getByRole('row').filter({ hasText: 'Dragon Fortune' }).getByText('₱27.50').waitFor();
    await press(page.getByRole('link', { name: 'By day' }));
    await press(page.getByText('What these figures are'));
    await page.getByText(/Net gaming revenue: GGR − bonus cost/).waitFor();
  });
  await work('Export a month', async ({ press, to }) => {
    await to('Reports');
    await page.getByLabel('Days', { exact: true }).selectOption('This month');
    await press(page.getByRole('button', { name: 'Export' }));
    const downloading = page.waitForEvent('download');
    await press(page.getByRole('button', { name: 'CSV, for any program' }));
    const lines = (await readFile(await (await downloading).path(), 'utf8')).trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(1);
    expect(lines[0]).toMatch(/ggr/i);
  });
});

test('a balance is adjusted with the approval of a second operator', async () => {
  const one = await member();
  const { page } = ana;
  await work('Adjust a balance, both operators', async ({ press, to }) => {
    await to('Players');
    await page.locator('[role="grid"] [data-index="0"]').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type(one.id);
    await press(page.getByRole('row').filter({ hasText: one.id }).first());
    await press(page.getByRole('button', { name: 'Adjust balance' }));
    const dialog = page.getByRole('dialog', { name: `Adjust the balance of ${one.id}` });
    await dialog.getByLabel('Amount in PHP').fill('15');
    await dialog.getByLabel('Reason').fill('A goodwill gesture');
    await press(dialog.getByRole('button', { name: 'Ask for approval' }));
    await page.getByText(`A second operator was asked to adjust ${one.id}.`).waitFor();
    await approve(press, one.id, /^Approve .*15/);
  });
  const { app } = journey.marquee.marquee;
  expect((await app.ledger.balance(await findWallet(app.db, 'aurum', one.id)))?.real).toBe(parseMoney('215'));
});

/** The second operator decides the one request about an account. */
async function approve(
  press: ReturnType<typeof counted>['press'],
  account: string,
  title: RegExp,
): Promise<void> {
  const { page } = ben;
  await page.goto(`${journey.origin}/today`);
  await press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Approvals/ }));
  await press(page.getByRole('row').filter({ hasText: account }));
  await press(page.getByRole('complementary').getByRole('button', { name: 'Approve', exact: true }));
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('Reason').fill('Checked');
  await press(dialog.getByRole('button', { name: 'Approve', exact: true }));
  await page
    .getByText(new RegExp(`${account}\\b.*\\.$|for ${account}\\.`))
    .first()
    .waitFor();
}

test('a player is excluded on every brand where they have an account', async () => {
  const here = await member();
  const there = await openMember(journey.marquee, 'tropico.localhost', 'tropico', '10.00');
  // The same person: the same verified phone number.
  await journey.marquee.owner.query(
    `update players.player set contact_phone = (select contact_phone from players.player where account_id = $1)
     where account_id = $2`,
    [here.id, there.id],
  );
  const { page } = ana;
  await work('Exclude a player across brands', async ({ press, to }) => {
    await to('Players');
    await page.locator('[role="grid"] [data-index="0"]').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type(here.id);
    await press(page.getByRole('row').filter({ hasText: here.id }).first());
    await press(page.getByRole('button', { name: 'More actions' }));
    await press(page.getByRole('button', { name: 'Exclude', exact: true }));
    const dialog = page.getByRole('dialog', { name: `Exclude ${here.id} from play?` });
    await press(dialog.getByLabel('On all your sites'));
    await dialog.getByLabel('Reason').fill('Asked by telephone');
    await press(dialog.getByRole('button', { name: 'Exclude', exact: true }));
    await page.getByText(/accounts are excluded\./).waitFor();
  });
  const { rows } = await journey.marquee.owner.query<{ account_id: string }>(
    'select account_id from safety.exclusion join players.player using (player_id) order by account_id',
  );
  expect(rows.map(({ account_id }) => account_id)).toEqual(expect.arrayContaining([here.id, there.id]));
});

test('games are put in another order and disabled, and a sync of the provider undoes neither', async () => {
  const { page } = ana;
  const first = async (): Promise<string> => {
    const answer = await callFor(
      journey.marquee,
      { id: '', host: 'localhost', siteCode: 'aurum' },
      '/api/product/game_list',
      { page_size: 1 },
    );
    return JSON.stringify(answer['value']);
  };
  await work('Reorder and disable games', async ({ press, to }) => {
    await to('Games');
    await press(page.getByRole('button', { name: 'Change order' }));
    const list = page.getByRole('region', { name: 'Games in order' });
    await press(list.getByRole('button', { name: 'Move Dice to the top' }));
    await page.getByText('Dice is now at place 1.').waitFor();
    await press(page.getByRole('button', { name: 'Back to the list' }));
    await page.locator('[role="grid"] [data-index="0"]').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('limbo');
    await expect.poll(() => page.locator('[role="grid"] [data-index]').count()).toBe(1);
    await press(page.locator('[role="grid"] [data-index="0"]'));
    const panel = page.getByRole('complementary', { name: 'Limbo' });
    await press(panel.getByRole('button', { name: 'Disable' }));
    await press(
      page.getByRole('dialog', { name: 'Disable Limbo?' }).getByRole('button', { name: 'Disable' }),
    );
    await page.getByText('1 game changed.').waitFor();
  });
  await syncAllGames(journey.marquee.marquee.app);
  expect(await first()).toContain('"dice"');
  const found = await callFor(
    journey.marquee,
    { id: '', host: 'localhost', siteCode: 'aurum' },
    '/api/product/game_list',
    { search: 'limbo' },
  );
  expect(JSON.stringify(found['value'])).not.toContain('"limbo"');
});

test('a round is voided with the approval of a second operator', async () => {
  const one = await member();
  await post(one, 'win', '7.00', await post(one, 'bet', '20.00'));
  await expect
    .poll(async () => {
      const { rowCount } = await journey.marquee.owner.query(
        'select from rounds.round join players.player using (player_id) where account_id = $1',
        [one.id],
      );
      return rowCount;
    })
    .toBe(1);
  const { page } = ana;
  await work('Void a round, both operators', async ({ press, to }) => {
    await to('Rounds');
    await page.getByLabel('Account of the player').fill(one.id);
    await expect.poll(() => page.locator('[role="grid"] [data-index]').count()).toBe(1);
    await press(page.locator('[role="grid"] [data-index="0"]'));
    const panel = page.getByRole('complementary', { name: 'Dragon Fortune' });
    await press(panel.getByRole('button', { name: 'Void' }));
    const dialog = page.getByRole('dialog', { name: `Void the round of ${one.id}?` });
    await dialog.getByLabel('Reason').fill('The game showed another result');
    await press(dialog.getByRole('button', { name: 'Ask for approval' }));
    await page.getByText(`A second operator was asked to void the round of ${one.id}.`).waitFor();
    await approve(press, one.id, /^Void the round/);
  });
  const { app } = journey.marquee.marquee;
  expect((await app.ledger.balance(await findWallet(app.db, 'aurum', one.id)))?.real).toBe(parseMoney('200'));
  expect(await app.ledger.trialBalance()).toMatchObject({ balanced: true, faults: [] });
});

test('the documentation says of each piece of work what it takes', async () => {
  const text = await readFile(new URL('../../docs/ordinary-day.md', import.meta.url), 'utf8');
  for (const [name, count] of presses) expect(text, name).toMatch(new RegExp(`\\| ${name} \\| ${count} \\|`));
});
