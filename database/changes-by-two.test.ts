import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEarlierDatabase, type EarlierDatabase } from '../tests/earlier-database.ts';

/** What operators had asked for before a request kept it, in the four tables that it was in. */

let database: EarlierDatabase;
beforeAll(async () => {
  database = await createEarlierDatabase('0501');
});
afterAll(() => database.drop());

const ana = '00000000-0000-4000-8000-00000000000a';
const ben = '00000000-0000-4000-8000-00000000000b';
const id = (number: number): string => `00000000-0000-4000-8000-0000000000${10 + number}`;

test('every change that was asked for is on its request, open or decided, and none is lost', async () => {
  const { owner } = database;
  await owner.query(
    `insert into operators.operator (operator_id, email, name, state, created_at) values
       ($1, 'ana@example.com', 'Ana', 'invited', now()), ($2, 'ben@example.com', 'Ben', 'invited', now())`,
    [ana, ben],
  );
  const change = `asked_by, created_at, state, decided_by, decided_at`;
  const open = `'ana@example.com', now(), 'asked', null, null`;
  const made = `'ana@example.com', now(), 'made', 'ben@example.com', now()`;
  const refused = `'ana@example.com', now(), 'refused', 'ben@example.com', now()`;
  await owner.query(`
    insert into cashier.method_change (change_id, site_id, method_code, before, after, ${change}) values
      ('${id(1)}', 1, 'bpi', null, '{"n": 1}', ${made}),
      ('${id(2)}', 1, 'bpi', '{"n": 1}', '{"n": 2}', ${open});
    insert into cashier.rules_change (change_id, site_id, before, after, ${change}) values
      ('${id(3)}', 1, '{"n": 3}', '{"n": 4}', ${refused}),
      ('${id(7)}', 1, '{"n": 7}', '{"n": 8}', ${open});
    insert into rounds.connection_change (change_id, provider_code, before, after, ${change}) values
      ('${id(4)}', 'MOON', null, '{"n": 5}', ${open});
    insert into sites.site (site_id, site_code, site_name, logo_text, currency, theme_code, theme_color, logo1, logo2, logo3, favicon,
      share_image, play_money, withdrawal_minimum, withdrawal_maximum, withdrawals_per_day, turnover_multiple, time_zone)
    overriding system value
    values (1, 'aurum', 'Aurum', 'AURUM', 'PHP', 'casino1', 'gold', '', '', '', '', '', true, 1, 1, 1, 1, 'Asia/Manila');
    insert into sites.script_change (change_id, site_id, before, after, ${change}) values
      ('${id(5)}', 1, '[]', '[{"n": 6}]', ${open})`);
  const request = async (
    number: number,
    [kind, siteId, account]: readonly [string, number | null, string],
    state: 'open' | 'approved' | 'refused',
  ) =>
    owner.query(
      `insert into operators.approval
         (approval_id, kind, subject_id, site_id, account_id, asked_by, asked_at, reason, state, decided_by, decided_at)
       values ($1, $2, $3, $4, $5, $6, now(), 'why', $7, $8, $9)`,
      [
        id(number + 50),
        kind,
        id(number),
        siteId,
        account,
        ana,
        state,
        state === 'open' ? null : ben,
        state === 'open' ? null : new Date(),
      ],
    );
  await request(1, ['payment_method', 1, 'bpi'], 'approved');
  await request(2, ['payment_method', 1, 'bpi'], 'open');
  await request(3, ['withdrawal_rules', 1, 'aurum'], 'refused');
  await request(4, ['provider_connection', null, 'MOON'], 'open');
  await request(5, ['site_scripts', 1, 'aurum'], 'open');
  // What is no change stays as it was.
  await request(7, ['withdrawal_rules', 1, 'aurum'], 'open');
  await request(6, ['withdrawal', 1, 'homely'], 'open');

  await database.bringUpToDate();
  const { rows } = await owner.query(
    'select kind, subject_id, before, after, state from operators.approval order by approval_id',
  );
  expect(rows).toEqual([
    { kind: 'payment_method', subject_id: '1/bpi', before: null, after: { n: 1 }, state: 'approved' },
    { kind: 'payment_method', subject_id: '1/bpi', before: { n: 1 }, after: { n: 2 }, state: 'open' },
    { kind: 'withdrawal_rules', subject_id: '1/aurum', before: { n: 3 }, after: { n: 4 }, state: 'refused' },
    { kind: 'provider_connection', subject_id: 'MOON', before: null, after: { n: 5 }, state: 'open' },
    { kind: 'site_scripts', subject_id: '1/aurum', before: [], after: [{ n: 6 }], state: 'open' },
    { kind: 'withdrawal', subject_id: id(6), before: null, after: null, state: 'open' },
    // One that waits keeps what the rules did not have yet.
    {
      kind: 'withdrawal_rules',
      subject_id: '1/aurum',
      before: { n: 7, payout_gateway: 'manual', per_day: 1, turnover_multiple: '1' },
      after: { n: 8, payout_gateway: 'manual', per_day: 1, turnover_multiple: '1' },
      state: 'open',
    },
  ]);
});
