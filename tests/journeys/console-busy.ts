import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { addBankAccount } from '@marquee/server/cashier/bank-account.ts';
import { createDeposit } from '@marquee/server/cashier/deposit.ts';
import { addProof } from '@marquee/server/cashier/deposit-proof.ts';
import { addDocument } from '@marquee/server/cashier/documents/upload.ts';
import { requestWithdrawal } from '@marquee/server/cashier/request-withdrawal.ts';
import { newId } from '@marquee/server/kernel/ids.ts';
import { minorPerUnit } from '@marquee/server/kernel/money.ts';
import { seedPlayer } from '@marquee/server/players/seed-player.ts';
import { writeCrowd, writeMonthOfPlay } from '../../bench/months-of-play.ts';
import type { TestConstellation } from '../constellation.ts';
import { writeTalk } from './console-busy-chat.ts';

/** A brand on a busy day, so that each screen of the console has something to show, long names and rare states among it. */

/** Names as they are, and as long as they may be. */
const people = [
  'Maria Santos',
  'Jose Protacio Alonso y Realonda Mercado de la Cruz-Villanueva',
  'Li Wei',
  'Juan dela Cruz',
  'Ana-Margarita Concepción Fernández-Villaverde y Ortega',
  'Bo Tan',
] as const;

const crowd = { firstPlayer: 7_000_000, players: 400 };

/** Fill the brand at `localhost`. `page` is one in which an owner is signed in, whose second factor was entered lately. */
export async function fillBusyDay(marquee: TestConstellation, page: Page): Promise<void> {
  const { owner } = marquee;
  const { app } = marquee.marquee;
  const site = await app.sites.byDomain('localhost');
  const { siteId, currency } = site;
  await owner.query('update sites.site set turnover_multiple = 0 where site_id = $1', [siteId]);
  await owner.query('update cashier.site_setting set bank_account_wait_hours = 0, security_wait_hours = 0');
  await owner.query(
    `insert into cashier.document_rule values ($1, 'identity', 0), ($1, 'funds', 50000000) on conflict do nothing`,
    [siteId],
  );
  await owner.query(
    `insert into cashier.deposit_method (site_id, method_code, kind, gateway, position, name, currency, minimum, maximum, fee_fixed, pay_to)
     select $1, 'by_bank', 'manual', 'manual', 9, 'Bank transfer', 'PHP', ${100n * minorPerUnit}, ${100_000n * minorPerUnit}, 0, $2::jsonb
     where not exists (select from cashier.deposit_method where site_id = $1 and kind = 'manual')`,
    [
      siteId,
      JSON.stringify({ bank_name: 'BDO Unibank', account_name: 'Aurum', account_number: '001122334455' }),
    ],
  );
  app.sites.forget();
  const { rows: methods } = await owner.query<{ code: string }>(
    "select method_code as code from cashier.deposit_method where site_id = $1 and kind = 'manual' limit 1",
    [siteId],
  );

  const ids: bigint[] = [];
  for (const [index, fullName] of people.entries()) {
    const accountId = index === 1 ? 'a.very.long.account.name' : `busy.player${index + 1}`;
    const wallet = await seedPlayer(
      app,
      site,
      {
        accountId,
        fullName,
        birthDate: '1990-05-17',
        phone: `+63917000${4400 + index}`,
        email: `${accountId}@example.com`,
        language: 'EN',
      },
      BigInt(2_000 + index * 250_000) * minorPerUnit,
    );
    ids.push(wallet.playerId);
    const now = new Date();
    const session = {
      ...wallet,
      sessionId: newId(),
      accountId,
      startedAt: now,
      expiresAt: now,
      status: 'active' as const,
    };
    const picture = await sharp({
      create: { width: 640, height: 400, channels: 3, background: { r: 40 * index, g: 90, b: 120 } },
    })
      .png()
      .toBuffer();
    const deposit = await createDeposit(app, session, {
      idempotencyKey: newId(),
      methodCode: methods[0]?.code ?? '',
      amount: BigInt(500 + index * 1_500) * minorPerUnit,
      returnUrl: 'http://localhost/deposit',
    });
    await addProof(app, session, deposit.deposit_id, picture.toString('base64'));
    await addDocument(app, session, index % 2 === 0 ? 'identity' : 'funds', picture.toString('base64'));
    const account = await addBankAccount(app, session, {
      bankName: index % 2 === 0 ? 'GCash' : 'BDO Unibank',
      accountName: fullName,
      accountNumber: `7700123${4000 + index}`,
    });
    await requestWithdrawal(app, session, {
      idempotencyKey: newId(),
      bankAccountId: account.bank_account_id,
      amount: BigInt(400 + index * 9_345) * minorPerUnit,
    });
    await owner.query(
      `insert into sites.contact_message (site_id, contact_message_id, player_id, name, email, topic, message, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, now() - make_interval(hours => $8))`,
      [
        siteId,
        newId(),
        wallet.playerId,
        fullName,
        `${accountId}@example.com`,
        (['payment', 'account', 'game', 'safety', 'other', 'payment'] as const)[index],
        'I asked for my payout on Monday and it is not here. Where is it? '.repeat(index + 1),
        index * 7,
      ],
    );
  }

  await writeRareRows(marquee, siteId, ids);
  await writeTalk(marquee, { ...site, ids });
  const client = await owner.connect();
  try {
    await writeCrowd(client, { ...crowd, siteId, currency });
    await writeMonthOfPlay(client, { ...crowd, siteId, currency }, { bets: 12_000 });
  } finally {
    client.release();
  }
  await actAsOperator(page, ids);
}

/** What comes by itself only in weeks, or when something is wrong. */
async function writeRareRows({ owner }: TestConstellation, siteId: number, ids: bigint[]): Promise<void> {
  for (const [index, [rule, area, value]] of (
    [
      ['night_play', 'harm', 245],
      ['redeposits', 'harm', 7],
      ['deposits_raised', 'harm', 4.2],
      ['pass_through', 'suspicion', 93],
    ] as const
  ).entries()) {
    await owner.query(
      `insert into safety.marker (site_id, player_id, rule, area, value, threshold, first_at, last_at)
       values ($1, $2, $3, $4, $5, 1, now() - interval '3 days', now() - make_interval(hours => $6))
       on conflict do nothing`,
      [siteId, ids[index], rule, area, value, index * 9],
    );
  }
  await owner.query(
    `insert into safety.exclusion (site_id, player_id, exclusion_id, kind, started_at, ends_at, returns_at)
     values ($1, $2, $3, 'indefinite', now() - interval '200 days', null, null),
       ($1, $4, $5, 'time_out', now() - interval '2 hours', now() + interval '22 hours', now() + interval '22 hours')`,
    [siteId, ids[4], newId(), ids[5], newId()],
  );
  // A week of a provider, with its nights and an hour that went wrong.
  await owner.query(
    `insert into rounds.provider_minute (minute, provider_code, direction, calls, failures, buckets)
     select minute, 'MARQUEE', direction, calls, failures,
       array[0, 0, calls - slow - failures, slow, 0, failures, 0, 0, 0, 0, 0]
     from (
       select minute, direction, 60 + (extract(hour from minute)::int * 13 % 40) as calls,
         4 + extract(hour from minute)::int % 5 as slow,
         case when minute between now() - interval '7 hours' and now() - interval '6 hours' then 9
           when extract(minute from minute)::int % 20 = 0 then 1 else 0 end as failures
       from generate_series(date_trunc('minute', now()) - interval '7 days', now() - interval '10 minutes', interval '5 minutes') minute,
         unnest(array['wallet', 'provider']) direction
     ) told on conflict do nothing`,
  );
  await owner.query(
    `insert into rounds.reconciliation (provider_code, starts_at, ends_at, finished_at, theirs, ours, differences)
     values ('MARQUEE', now() - interval '2 hours', now() - interval '1 hour', now() - interval '59 minutes', 1204, 1203, 1)`,
  );
  await owner.query(
    `insert into reports.reconciliation (ran_at, from_day, to_day, differences) values (now(), current_date - 2, current_date - 1, 2)`,
  );
  await owner.query(
    `insert into reports.difference (site_id, day, currency, rollup, figure, counted, ledger, found_at)
     values ($1, current_date - 1, 'PHP', 'site_hour', 'bonus_change', 1250000, 1200000, now()),
       ($1, current_date - 1, 'PHP', 'player_day', 'turnover', 812550000, 812500000, now())`,
    [siteId],
  );
  await owner.query(
    `insert into cashier.failed_notice (gateway, event_id, event_type, about, object_id, error, attempts, first_at, last_at)
     values ('sandbox', 'evt_9a41', 'payment.paid', 'payment', 'pay_9a41', 'the database was away', 3, now() - interval '3 hours', now()),
       ('sandbox', 'evt_9a42', 'payout.failed', 'payout', 'po_9a42', 'The withdrawal is not known: ' || repeat('0198c2f0', 8), 1, now() - interval '1 day', now())`,
  );
  const client = await owner.connect();
  try {
    await client.query('begin');
    for (const task of ['tidy', 'campaigns_send']) {
      await client.query("select graphile_worker.add_job($1, run_at := now() + interval '1 day')", [task]);
      await client.query(
        `update graphile_worker._private_jobs set attempts = 25, last_error = 'No space left on device'
         where task_id = (select id from graphile_worker._private_tasks where identifier = $1) and key is null`,
        [task],
      );
    }
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** What operators ask of each other and note, by their own calls. */
async function actAsOperator(page: Page, ids: readonly bigint[]): Promise<void> {
  const call = (path: string, input: object): Promise<void> => operate(page, path, input);
  const [first, second, third] = ids.map(String);
  const reason = 'Asked by the player, as ticket 4711 says';
  await call('/operate/adjustments/ask', {
    player_id: first,
    idempotency_key: newId(),
    direction: 'credit',
    amount: '150.00',
    reason,
  });
  await call('/operate/adjustments/ask', {
    player_id: second,
    idempotency_key: newId(),
    direction: 'debit',
    amount: '1250.50',
    reason,
  });
  await call('/operate/players/add_note', {
    player_id: first,
    body: 'Called on Tuesday; wants to be written to.',
  });
  await call('/operate/players/set_tags', { player_id: first, tags: ['vip-watch', 'calls-often'] });
  await call('/operate/players/block', { player_id: third, reason });
  await call('/operate/reconciliation/run', {
    gateway: 'sandbox',
    day: new Date().toISOString().slice(0, 10),
  });
  for (const [email, name, role] of [
    ['pia.payments@example.com', 'Pia Payments', 'payments'],
    ['a.very.long.mailbox.of.somebody@customer-care.example.com', people[1], 'support'],
    ['aud@example.com', 'Aud Itor', 'auditor'],
  ]) {
    await call('/operate/operators/invite', { email, name, grants: [{ role, site_code: null }], reason });
  }
  await call('/operate/campaigns/save', {
    site_code: 'aurum',
    campaign_id: null,
    campaign: {
      name: 'Weekend reload for players who have not been here for thirty days',
      segment: {
        level_from: 1,
        level_to: null,
        played: { did: false, days: 30 },
        deposited: null,
        signed_up: null,
        language: null,
        tags: [],
      },
      channels: ['inbox', 'email'],
      words: { title: { EN: 'Come back' }, body: { EN: 'Fifty free spins wait for you.' } },
      href: '',
    },
  });
}

/** Make a call in the name of whoever is signed in at a page. Throws if it is refused. */
export async function operate(page: Page, path: string, input: object): Promise<void> {
  const said = await page.evaluate(
    async ([to, body]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(to, { method: 'POST', headers, body })).text();
    },
    [path, JSON.stringify(input)] as const,
  );
  if (!/"statusCode":1\b/.test(said)) throw new Error(`${path} answered ${said}`);
}
