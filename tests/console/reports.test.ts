import { request } from 'node:http';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportsCohorts } from '../../contract/operate/reports/cohorts.ts';
import { reportsDays } from '../../contract/operate/reports/days.ts';
import { reportsEntries } from '../../contract/operate/reports/entries.ts';
import { reportsExport } from '../../contract/operate/reports/export.ts';
import { reportsGames } from '../../contract/operate/reports/games.ts';
import { reportsPlayers } from '../../contract/operate/reports/players.ts';
import { reportsReconciliation } from '../../contract/operate/reports/reconciliation.ts';
import { reportsSegments } from '../../contract/operate/reports/segments.ts';
import { reportsToday } from '../../contract/operate/reports/today.ts';
import { newId } from '../../server/kernel/ids.ts';
import { parseMoney } from '../../server/kernel/money.ts';
import type { Operation } from '../../server/ledger/types.ts';
import { countReports } from '../../server/reports/count.ts';
import { hasOperationsAfter, positionOf } from '../../server/ledger/read-operations.ts';
import { consoleHost, createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';
import { vi } from 'vitest';

let platform: TestPlatform;
let operate: TestConsole;
let owner: TestOperator;
let away: TestOperator;
let player: { siteId: number; playerId: bigint; currency: string };
/** The present day where the site is. */
let today: string;

beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
  operate = createTestConsole(platform);
  owner = await operate.newOperator('owner@example.com', [{ role: 'owner', siteId: null }]);
  const { siteId } = await platform.marquee.app.sites.byDomain('localhost');
  const other = await platform.marquee.app.sites.byDomain('tropico.localhost');
  away = await operate.newOperator('away@example.com', [{ role: 'manager', siteId: other.siteId }]);
  await platform.newPlayer('reported.player');
  const { rows } = await platform.owner.query<{ id: string; currency: string; day: string }>(
    `select player_id::text as id, player.currency, (now() at time zone time_zone)::date::text as day
     from players.player join sites.site using (site_id) where account_id = 'reported.player'`,
  );
  const [row] = rows;
  if (!row) throw new Error('There is no player');
  player = { siteId, playerId: BigInt(row.id), currency: row.currency };
  today = row.day;
  await post('deposit', '100.00');
  const bet = await post('bet', '30.00');
  await post('win', '12.50', bet);
  await post('bonus_grant', '5.00');
  const taken = await post('bet', '7.00');
  await post('rollback', '0', taken);
  for (let index = 0; index < 7; index += 1) await post('bet', '1.00');
  await allCounted();
});
afterAll(() => platform.close());

async function allCounted(): Promise<void> {
  await vi.waitUntil(async () => {
    await countReports(platform.marquee.app);
    const { db } = platform.marquee.app;
    return !(await hasOperationsAfter(db, player, await positionOf(db, 'reports')));
  }, 40_000);
}

async function post(kind: Operation['kind'], amount: string, reference?: string): Promise<string> {
  const externalId = `=${newId()}`;
  const isPlay = kind === 'bet' || kind === 'win';
  const result = await platform.marquee.app.ledger.post({
    ...player,
    source: kind === 'deposit' ? 'cashier' : 'MARQUEE',
    externalId,
    kind,
    amount: parseMoney(amount),
    reference,
    ...(kind === 'deposit' ? { clearing: 'clearing_sandbox' as const } : {}),
    ...(isPlay ? { round: `=round ${externalId}`, game: 'dragon-fortune' } : {}),
  });
  if (result.status !== 'posted') throw new Error(`${kind} was ${result.status}`);
  return externalId;
}

const span = () => ({ day_from: today, day_to: today, currency: player.currency });

test('a day has what was posted in it, and so have its games and its players', async () => {
  const days = await operate.call(reportsDays, span(), owner);
  expect(days.total).toMatchObject({
    bets: 8,
    turnover: '37.00',
    wins: '12.50',
    ggr: '24.50',
    hold_percent: '66.21',
    bonus_cost: '5.00',
    ngr: '19.50',
    active_players: 1,
    deposits: '100.00',
    deposit_count: 1,
    first_deposits: '100.00',
    first_deposit_count: 1,
    net_cash: '100.00',
  });
  expect(days.total?.registrations).toBeGreaterThan(0);
  expect(days.value).toMatchObject([
    { day: today, real: '75.50', bonus: '5.00', locked: '0.00', owed: '75.50' },
  ]);

  const games = await operate.call(reportsGames, { ...span(), by: 'game' }, owner);
  expect(games.value).toMatchObject([
    { provider_code: 'MARQUEE', game_code: 'dragon-fortune', turnover: '37.00', ggr: '24.50' },
  ]);
  for (const by of ['provider', 'category', 'day'] as const) {
    const grouped = await operate.call(reportsGames, { ...span(), by, game_code: 'dragon-fortune' }, owner);
    expect(grouped.value, by).toMatchObject([{ turnover: '37.00', wins: '12.50' }]);
  }
  const players = await operate.call(reportsPlayers, { ...span(), order: 'ggr' }, owner);
  expect(players.value).toMatchObject([
    { account_id: 'reported.player', days: 1, ggr: '24.50', bonus_cost: '5.00', ngr: '19.50' },
  ]);
  const segments = await operate.call(reportsSegments, span(), owner);
  expect(segments.value).toMatchObject([
    { segment: 'age', name: 'new', players: 1, turnover: '37.00' },
    { segment: 'vip', level: 0, players: 1, ngr_per_player: '19.50' },
  ]);
  const cohorts = await operate.call(reportsCohorts, { kind: 'first_deposit', months: 2 }, owner);
  expect(cohorts.value?.[0]).toMatchObject({ players: 1, active: [1] });
});

test('behind a figure are the operations that make it up, page by page', async () => {
  const seen: string[] = [];
  let sum = 0n;
  let cursor: string | undefined;
  do {
    const page = await operate.call(
      reportsEntries,
      { ...span(), figure: 'play', game_code: 'dragon-fortune', limit: 3, cursor },
      owner,
    );
    for (const entry of page.value ?? []) {
      seen.push(entry.entry_id);
      sum += entry.kind.startsWith('win') ? -parseMoney(entry.amount) : parseMoney(entry.amount);
    }
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength(11);
  expect(sum).toBe(parseMoney('24.50'));
});

test('today has the figures until now, and what they were until the same hour before', async () => {
  const answer = await operate.call(reportsToday, { currency: player.currency }, owner);
  expect(answer.today?.whole).toMatchObject({
    turnover: '37.00',
    ggr: '24.50',
    ngr: '19.50',
    active_players: 1,
  });
  expect(answer.yesterday?.whole).toMatchObject({ turnover: '0.00', active_players: 0 });
  expect(answer.hours).toHaveLength(24);
  expect(answer.queues?.map(({ kind }) => kind)).toEqual(['withdrawals', 'deposits', 'approvals']);
  const state = await operate.call(reportsReconciliation, {}, owner);
  expect(state).toMatchObject({ state: 'current', differences: 0, reconciled_at: null });
});

test('an operator of another site sees nothing of it, and cannot ask for it', async () => {
  const days = await operate.call(reportsDays, span(), away);
  expect(days.total).toMatchObject({
    turnover: '0.00',
    deposits: '0.00',
    active_players: 0,
    registrations: 0,
  });
  expect((await operate.call(reportsEntries, span(), away)).value).toEqual([]);
  expect((await operate.call(reportsPlayers, span(), away)).value).toEqual([]);
  expect(await operate.call(reportsDays, { ...span(), site_code: 'aurum' }, away)).toMatchObject({
    statusMessage: 'siteNotFound',
  });
  const reversed = { ...span(), day_from: '2026-03-01', day_to: '2026-02-01' };
  expect(await operate.call(reportsDays, reversed, owner)).toMatchObject({ statusMessage: 'reportDays' });
});

/** GET from the console's host. */
function download(path: string, cookie: string): Promise<{ status: number; type: string; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port: platform.marquee.port,
        path,
        headers: { host: consoleHost, cookie },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

test('a file has the figures of the screen, is downloaded once by whoever asked, and runs no formula', async () => {
  const wish = { ...span(), report: 'entries', format: 'csv', figure: 'play' } as const;
  const { path = '' } = await operate.call(reportsExport, wish, owner);
  expect(path).not.toBe('');
  // Not for another operator, not even for one with the right.
  const second = await operate.newOperator('second@example.com', [{ role: 'owner', siteId: null }]);
  expect((await download(path, second.cookie)).status).toBe(404);
  expect((await download(path, '')).status).toBe(200 /* A refusal of the session, as calls answer it. */);
  const csv = await download(path, owner.cookie);
  expect(csv).toMatchObject({ status: 200, type: 'text/csv; charset=utf-8' });
  const lines = csv.body.toString('utf8').trimEnd().split('\n');
  expect(lines[0]).toBe(
    '\ufeffcurrency,at,site_code,time_zone,player_id,account_id,kind,source,external_id,round_id,game_code,game_name,amount,real_change,bonus_change',
  );
  expect(lines).toHaveLength(12);
  expect(lines.some((line) => line.includes(`,'=round =`))).toBe(true);
  expect(csv.body.toString('utf8')).not.toMatch(/(^|,)[=+@]/m);
  expect(lines.find((line) => line.includes('bet_rollback'))).toMatch(/,-7\.00,7\.00,0\.00$/);
  expect((await download(path, owner.cookie)).status).toBe(404);

  const asXlsx = await operate.call(reportsExport, { ...span(), report: 'days', format: 'xlsx' }, owner);
  const xlsx = await download(asXlsx.path ?? '', owner.cookie);
  const book = await readXlsx(xlsx.body);
  const [head = [], row = []] = book.sheets[0]?.rows ?? [];
  const cell = (name: string) => row[head.indexOf(name)];
  expect([cell('currency'), cell('day'), cell('turnover'), cell('bets')]).toEqual([
    player.currency,
    today,
    '37.00',
    8,
  ]);
});

test('a file has the sites on which its operator may export when it is downloaded, and is had within five minutes', async () => {
  const wish = { ...span(), report: 'entries', format: 'csv', figure: 'play' } as const;
  const asked = async (by: TestOperator) => (await operate.call(reportsExport, wish, by)).path ?? '';
  const foreign = await download(await asked(away), away.cookie);
  expect(foreign.body.toString('utf8').trim()).toBe('currency');

  const late = await asked(owner);
  platform.clock.advance(5 * 60_000 + 1000);
  expect((await download(late, owner.cookie)).status).toBe(404);

  const path = await asked(away);
  await platform.owner.query('delete from operators.grant_of_role where operator_id = $1', [away.operatorId]);
  const refused = await download(path, away.cookie);
  expect(refused.body.toString('utf8')).toContain('operatorNotPermitted');
});

test('a file has every operation, also those beyond the first thousand', async () => {
  for (let turn = 0; turn < 11; turn += 1) {
    await Promise.all(Array.from({ length: 91 }, () => post('deposit', '0.01')));
  }
  await allCounted();
  const wish = { ...span(), report: 'entries', format: 'csv', figure: 'deposits' } as const;
  const { path = '' } = await operate.call(reportsExport, wish, owner);
  const { body } = await download(path, owner.cookie);
  const lines = body.toString('utf8').trimEnd().split('\n');
  // Its columns, the deposit from before, and these.
  expect(lines).toHaveLength(2 + 11 * 91);
});
