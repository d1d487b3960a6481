import { get } from 'node:http';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approvalsDecide } from '../../contract/operate/approvals/decide.ts';
import { auditList } from '../../contract/operate/audit/list.ts';
import { playersAskData } from '../../contract/operate/players/ask_data.ts';
import { playersAskErasure } from '../../contract/operate/players/ask_erasure.ts';
import { playersData } from '../../contract/operate/players/data.ts';
import { playersTakeData } from '../../contract/operate/players/take_data.ts';
import { addBankAccount } from '../../server/cashier/bank-account.ts';
import { addDocument } from '../../server/cashier/documents/upload.ts';
import { newId } from '../../server/kernel/ids.ts';
import { minorPerUnit } from '../../server/kernel/money.ts';
import { seedPlayer } from '../../server/players/seed-player.ts';
import { prepareExport, tidyExports } from '../../server/privacy/exports.ts';
import { consoleHost, createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';

let platform: TestPlatform;
let operate: TestConsole;
let asker: TestOperator;
let other: TestOperator;
beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
  operate = createTestConsole(platform);
  const { siteId } = await platform.marquee.app.sites.byDomain('localhost');
  asker = await operate.newOperator('asker@example.com', [{ role: 'risk', siteId }]);
  other = await operate.newOperator('other@example.com', [{ role: 'risk', siteId }]);
});
afterAll(() => platform.close());

const reason = 'the player asked for it by letter';

/** Each player has a number of their own. */
const phoneOf = (word: string) => `+63918444${word.length}${String(word.charCodeAt(0)).padStart(3, '0')}`;
/** And a bank account of their own. */
const numberOf = (word: string) => `770011${phoneOf(word).slice(-7)}`;

/** A player who has left traces in many tables, all of them with a word that stands nowhere else. */
async function newPlayer(word: string) {
  const { app } = platform.marquee;
  const site = await app.sites.byDomain('localhost');
  const accountId = `${word}account`;
  const details = {
    accountId,
    fullName: `${word} Santos`,
    birthDate: '1990-05-17',
    phone: phoneOf(word),
    email: `${word}@example.com`,
    language: 'EN' as const,
  };
  const wallet = await seedPlayer(app, site, details, 0n);
  const now = platform.clock.now();
  const session = {
    ...wallet,
    sessionId: newId(),
    accountId,
    startedAt: now,
    expiresAt: now,
    status: 'active' as const,
  };
  const key = { siteId: wallet.siteId, playerId: wallet.playerId };
  await addBankAccount(app, session, {
    bankName: 'GCash',
    accountName: `${word} Santos`,
    accountNumber: numberOf(word),
  });
  await platform.owner.query(
    "insert into cashier.document_rule values ($1, 'identity', 0) on conflict do nothing",
    [key.siteId],
  );
  const picture = await sharp({ create: { width: 80, height: 80, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await addDocument(app, session, 'identity', picture.toString('base64'));
  const written = [key.siteId, key.playerId];
  await platform.owner.query(
    `insert into sites.contact_message (site_id, contact_message_id, player_id, name, email, topic, message, created_at)
     values ($1, $3, $2, $4, $5, 'Help', $4, now())`,
    [...written, newId(), word, details.email],
  );
  await platform.owner.query(
    `insert into players.access_log (site_id, access_id, account_id, player_id, outcome, ip, user_agent, created_at)
     values ($1, $3, $4, $2, 'signed_in', '203.0.113.7', $5, now())`,
    [...written, newId(), accountId, `${word} browser`],
  );
  await platform.owner.query(
    `insert into rewards.inbox_message (site_id, player_id, inbox_id, message_key, category, title, body, href, currency, created_at)
     values ($1, $2, $3, 'letter', 'account', $4, $4, '', 'PHP', now())`,
    [...written, newId(), JSON.stringify({ EN: `Dear ${word}` })],
  );
  for (const [kind, amount] of [
    ['deposit', 100n],
    ['bet', 100n],
  ] as const) {
    const posted = await app.ledger.post({
      ...wallet,
      source: kind === 'bet' ? 'MARQUEE' : 'cashier',
      externalId: newId(),
      kind,
      amount: amount * minorPerUnit,
      ...(kind === 'bet' ? { round: newId(), game: 'dragon-fortune' } : {}),
    });
    expect(posted.status).toBe('posted');
  }
  return { ...key, id: key.playerId.toString() };
}

/** Download with the cookie of an operator. */
function download(path: string, by: TestOperator): Promise<{ status: number; body: Buffer }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: Buffer }>();
  const headers = { host: consoleHost, cookie: by.cookie };
  get({ host: '127.0.0.1', port: platform.marquee.port, path, headers }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }));
  }).on('error', reject);
  return promise;
}

/** The tables in which a text stands, as the owner of the database reads them. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await platform.owner.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname !~ '^(pg_|information_schema|graphile)' order by 1`,
  );
  const found = [];
  for (const { name } of rows) {
    const { rowCount } = await platform.owner.query(
      `select 1 from ${name} t where t::text ilike '%' || $1 || '%' limit 1`,
      [text],
    );
    if (rowCount) found.push(name);
  }
  return found;
}

test('every table has a rule, and every column of a table with rows of players is named in it', async () => {
  const { rows: columns } = await platform.owner.query<{ name: string; columns: string[] }>(
    `select format('%s.%s', n.nspname, c.relname) as name, array_agg(a.attname::text order by a.attname) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname !~ '^(pg_|information_schema|graphile|public)'
     group by 1 order by 1`,
  );
  const { rows: rules } = await platform.owner.query<{
    name: string;
    rule: string;
    kept: string[];
    cleared: Record<string, string>;
    secret: string[];
    why: string;
  }>(
    "select format('%s.%s', schema_name, table_name) as name, rule, kept, cleared, secret, why from privacy.data_rules()",
  );
  // The schema `house` is the games', which may not be installed beside this platform.
  const own = rules.filter(({ name }) => !name.startsWith('house.'));
  expect(own.map(({ name }) => name).toSorted()).toEqual(
    columns
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('house.'))
      .toSorted(),
  );
  const tells = /^(player_id|account_id|full_name|contact_phone|recipient)$/;
  for (const { name, rule, kept, cleared, secret, why } of own) {
    const has = columns.find((table) => table.name === name)?.columns ?? [];
    expect(why, name).not.toBe('');
    expect(has, name).toEqual(expect.arrayContaining(secret));
    if (rule === 'none')
      expect(
        has.filter((column) => tells.test(column)),
        name,
      ).toEqual([]);
    if (rule === 'keep' || rule === 'clear') {
      expect([...kept, ...Object.keys(cleared)].toSorted(), name).toEqual(has.toSorted());
    }
  }
});

test('an archive holds everything about a player, is downloaded once, and only by who asked', async () => {
  const { app } = platform.marquee;
  const player = await newPlayer('quokka');
  const about = { player_id: player.id, reason };
  await operate.stepUp(asker);
  const { export_id = '' } = await operate.call(playersAskData, about, asker);
  expect((await operate.call(playersAskData, about, asker)).statusMessage).toBe('exportAsked');
  const take = () => operate.call(playersTakeData, { export_id }, asker);
  expect((await take()).statusMessage).toBe('exportNotFound');
  await prepareExport(app, { export_id });
  const { exports } = await operate.call(playersData, { player_id: player.id }, asker);
  expect(exports).toMatchObject([{ state: 'ready', asked_by_me: true }]);
  expect(await tablesWith('quokka')).not.toContain('privacy.export');

  await operate.stepUp(other);
  expect((await operate.call(playersTakeData, { export_id }, other)).statusMessage).toBe('exportNotFound');
  const { path = '' } = await take();
  expect((await download(path, other)).status).toBe(404);
  const { status, body } = await download(path, asker);
  expect(status).toBe(200);
  const files = unzipSync(body);
  const names = Object.keys(files);
  expect(names).toEqual(['README.txt', 'data.json', expect.stringMatching(/^documents\/identity-.*\.jpg$/)]);
  const text = strFromU8(files['data.json'] ?? new Uint8Array());
  for (const part of [
    'quokka Santos',
    phoneOf('quokka'),
    numberOf('quokka'),
    'Dear quokka',
    'quokka browser',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toMatch(/argon2|password_hash|token_hash|sealed/);
  expect(await sharp(files[names[2] ?? '']).metadata()).toMatchObject({ format: 'jpeg' });
  expect((await download(path, asker)).status).toBe(404);
  expect((await take()).statusMessage).toBe('exportNotFound');
  const { value } = await operate.call(auditList, { subject_id: player.id }, asker);
  expect(value?.map(({ call }) => call)).toEqual(['players/take_data', 'players/ask_data']);
});

test('an archive that nobody downloads is gone after a day', async () => {
  const { app } = platform.marquee;
  const player = await newPlayer('wombat');
  await operate.stepUp(asker);
  const { export_id = '' } = await operate.call(playersAskData, { player_id: player.id, reason }, asker);
  await prepareExport(app, { export_id });
  expect(await tidyExports(app)).toBe(0);
  platform.clock.advance(25 * 3_600_000);
  expect(await tidyExports(app)).toBe(1);
});

test('an erasure takes a closed account, two operators, and leaves the books as they were', async () => {
  const { app } = platform.marquee;
  const player = await newPlayer('numbat');
  asker = await operate.newOperator('asker2@example.com', [{ role: 'risk', siteId: player.siteId }]);
  other = await operate.newOperator('other2@example.com', [{ role: 'risk', siteId: player.siteId }]);
  await operate.stepUp(asker);
  await operate.stepUp(other);
  const about = { player_id: player.id, reason };
  const ask = () => operate.call(playersAskErasure, about, asker);
  expect(await ask()).toMatchObject({ statusMessage: 'erasureNotPossible', statusDetail: 'open' });
  await platform.owner.query("update players.player set status = 'closed' where player_id = $1", [
    player.playerId,
  ]);
  const { approval_id = '' } = await ask();
  expect(await ask()).toMatchObject({ statusMessage: 'erasureNotPossible', statusDetail: 'asked' });
  // The server's own role cannot do it without the second operator.
  await expect(app.pool.query('select privacy.erase_player($1, now())', [approval_id])).rejects.toThrow(
    'two operators must have agreed',
  );
  const decide = { approval_id, decision: 'approve' as const, reason };
  expect((await operate.call(approvalsDecide, decide, asker)).statusMessage).toBe('approvalOwnRequest');

  const books = async () => [
    await app.ledger.trialBalance(),
    (await platform.owner.query('select * from ledger.posting order by xact_id, player_id, sequence, leg'))
      .rows,
    (await platform.owner.query('select * from ledger.operation order by xact_id, external_id')).rows,
  ];
  const before = await books();
  expect(await tablesWith('numbat')).toEqual(
    expect.arrayContaining(['cashier.bank_account', 'players.player', 'sites.contact_message']),
  );
  expect(await operate.call(approvalsDecide, decide, other)).toMatchObject({ outcome: 'done' });
  expect(await books()).toEqual(before);
  expect(await tablesWith('numbat')).toEqual([]);
  const { rows } = await platform.owner.query(
    'select account_id, full_name, contact_phone, birth_date::text as birth from players.player where player_id = $1',
    [player.playerId],
  );
  expect(rows).toEqual([
    { account_id: `erased-${player.id}`, full_name: '', contact_phone: '', birth: '1990-01-01' },
  ]);
  const { erasure } = await operate.call(playersData, { player_id: player.id }, asker);
  expect(erasure).toMatchObject({ hindrance: 'erased', approval_id: null });
  expect(erasure?.erased_at).not.toBeNull();
  await expect(app.pool.query('select privacy.erase_player($1, now())', [approval_id])).rejects.toThrow();

  // What is left of two players does not collide.
  const second = await newPlayer('dunnart');
  await platform.owner.query("update players.player set status = 'closed' where player_id = $1", [
    second.playerId,
  ]);
  const again = await operate.call(playersAskErasure, { player_id: second.id, reason }, asker);
  expect(
    await operate.call(approvalsDecide, { ...decide, approval_id: again.approval_id ?? '' }, other),
  ).toMatchObject({ outcome: 'done' });
  expect(await tablesWith('dunnart')).toEqual([]);
});

test('a player whose exclusion stands is not erased', async () => {
  const player = await newPlayer('bilby');
  await platform.owner.query("update players.player set status = 'closed' where player_id = $1", [
    player.playerId,
  ]);
  await platform.owner.query(
    `insert into safety.exclusion (site_id, player_id, exclusion_id, kind, started_at) values ($1, $2, $3, 'indefinite', now())`,
    [player.siteId, player.playerId, newId()],
  );
  expect(await operate.call(playersAskErasure, { player_id: player.id, reason }, asker)).toMatchObject({
    statusMessage: 'erasureNotPossible',
    statusDetail: 'excluded',
  });
});
