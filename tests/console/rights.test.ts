import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../../contract/operate-calls.ts';
import type { Operation } from '../../contract/operation.ts';
import { envelopeSchema } from '../../contract/envelope.ts';
import { auditList } from '../../contract/operate/audit/list.ts';
import { playersGet } from '../../contract/operate/players/get.ts';
import { playersSearch } from '../../contract/operate/players/search.ts';
import { playersUnmask } from '../../contract/operate/players/unmask.ts';
import { builtInRoles } from '../../contract/operator-permissions.ts';
import { changedTables, createStateReader } from '../contract/database-state.ts';
import { acceptableBody, type Body } from '../contract/generated-input.ts';
import { createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';

const roles = Object.keys(builtInRoles);
let platform: TestPlatform;
let operate: TestConsole;
let owner: TestOperator;
let home: number;
let ofHome: string;
let ofAway: string;
const operators = new Map<string, TestOperator>();
beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
  operate = createTestConsole(platform);
  owner = await operate.newOperator('owner@example.com', [{ role: 'owner', siteId: null }]);
  const { rows } = await platform.owner.query<{ site_id: number }>(
    "select site_id from sites.site where site_code = 'aurum'",
  );
  home = rows[0]?.site_id ?? 0;
  await platform.newPlayer('homely.player', 'localhost');
  await platform.newPlayer('faraway.player', 'tropico.localhost');
  ofHome = await idOf('homely.player');
  ofAway = await idOf('faraway.player');
  for (const role of roles) {
    operators.set(
      `${role} home`,
      await operate.newOperator(`${role}.home@example.com`, [{ role, siteId: home }]),
    );
    operators.set(
      `${role} all`,
      await operate.newOperator(`${role}.all@example.com`, [{ role, siteId: null }]),
    );
  }
});
afterAll(() => platform.close());

async function idOf(accountId: string): Promise<string> {
  const { rows } = await platform.owner.query<{ id: string }>(
    'select player_id::text as id from players.player where account_id = $1',
    [accountId],
  );
  return rows[0]?.id ?? '';
}

function operatorOf(name: string): TestOperator {
  const found = operators.get(name);
  if (!found) throw new Error(`There is no operator ${name}`);
  return found;
}

/** The cells of docs/console-rights.md: by call and role, `yes`, `all` or nothing. */
async function readTable(): Promise<(path: string, role: string) => string> {
  const text = await readFile(new URL('../../docs/console-rights.md', import.meta.url), 'utf8');
  const cells = text
    .split('\n')
    .filter((row) => row.startsWith('| '))
    .map((row) =>
      row
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
  const head = cells[0] ?? [];
  const names = Object.values(builtInRoles).map(({ name }) => name);
  return (path, role) => {
    const row = cells.find(([call]) => call === `\`${path.slice('/operate/'.length)}\``);
    const column = head.indexOf(names[roles.indexOf(role)] ?? '');
    return row?.[column] ?? 'missing';
  };
}

/** Calls that anybody makes, or that would end the session with which the others are tested. */
const needsPermission = (operation: Operation): boolean =>
  operation.access !== 'public' && operation.access !== 'session';

const guarded: readonly Operation[] = operations.filter((operation) => needsPermission(operation));

describe.each(guarded.map(({ path }) => path))('%s', (path) => {
  test.each(roles)('%s may make it as docs/console-rights.md says, at home and everywhere', async (role) => {
    const cell = (await readTable())(path, role);
    // A body of nothing is refused as malformed only after the permission was found.
    for (const [place, allowed] of [
      ['home', cell === 'yes'],
      ['all', cell !== ''],
    ] as const) {
      const by = operatorOf(`${role} ${place}`);
      const answer = await operate.post(path, { limit: 'not a number' }, { cookie: by.cookie });
      const { statusMessage } = envelopeSchema.parse(answer.body);
      if (allowed) expect(statusMessage, `${role} ${place}`).not.toBe('operatorNotPermitted');
      else expect(statusMessage, `${role} ${place}`).toBe('operatorNotPermitted');
    }
  });
});

describe('what is of another site', () => {
  const seen = operations.filter(
    (operation: Operation) => operation.scope === 'site',
  ) as readonly Operation[];

  test.each(seen.map((operation) => [operation.path, operation] as const))(
    '%s neither shows nor changes it',
    async (path, operation) => {
      const readState = await createStateReader(platform.owner);
      const by = operatorOf('owner home');
      // Each moves the clock on, and the sessions of the others end after thirty minutes.
      if (operation.stepUp) await operate.stepUp(by);
      const before = await readState();
      const body: Body = {
        ...acceptableBody(operation, 3),
        ...('player_id' in shapeOf(operation) ? { player_id: ofAway } : {}),
        ...('site_code' in shapeOf(operation) ? { site_code: 'tropico' } : {}),
        ...('cursor' in shapeOf(operation) ? { cursor: undefined } : {}),
        ...('search' in shapeOf(operation) ? { search: 'faraway' } : {}),
        ...('reason' in shapeOf(operation) ? { reason: 'a look at another site' } : {}),
      };
      const answer = await operate.post(path, body, { cookie: by.cookie });
      expect(JSON.stringify(answer.body)).not.toContain('faraway');
      const envelope = envelopeSchema.parse(answer.body);
      expect(envelope.statusMessage, JSON.stringify(answer.body)).toBe(answerAbout[path.slice(9)]);
      const changed = changedTables(before, await readState());
      expect(changed.filter((table) => table !== 'operators.session')).toEqual([]);
    },
  );

  test('a search without a site shows what is of the own sites', async () => {
    const found = await operate.call(playersSearch, { search: '.player' }, operatorOf('support home'));
    expect(found.value?.map(({ account_id }) => account_id)).toEqual(['homely.player']);
    const all = await operate.call(playersSearch, { search: '.player' }, operatorOf('support all'));
    expect(all.value?.map(({ account_id }) => account_id)).toEqual(['faraway.player', 'homely.player']);
  });
});

/** What each call answers about another site: as if it did not exist. */
const answerAbout: Readonly<Record<string, string>> = {
  'approvals/decide': 'approvalNotFound',
  'approvals/list': 'siteNotFound',
  // The rules are by currency, and of no site.
  'approvals/rules': 'OK',
  'audit/list': 'siteNotFound',
  'campaigns/count': 'siteNotFound',
  'campaigns/list': 'siteNotFound',
  'campaigns/save': 'siteNotFound',
  'campaigns/send': 'siteNotFound',
  'campaigns/stop': 'siteNotFound',
  'chat/judge': 'siteNotFound',
  'chat/lines': 'siteNotFound',
  'chat/mute': 'siteNotFound',
  'chat/mutes': 'siteNotFound',
  'chat/set_words': 'siteNotFound',
  'chat/words': 'siteNotFound',
  'promotions/discard_draft': 'siteNotFound',
  'promotions/get': 'siteNotFound',
  'promotions/history': 'siteNotFound',
  'promotions/list': 'siteNotFound',
  'promotions/publish': 'siteNotFound',
  'promotions/restore': 'siteNotFound',
  'promotions/save_draft': 'siteNotFound',
  'promotions/simulate': 'siteNotFound',
  'promotions/stop': 'siteNotFound',
  'promotions/upload_picture': 'siteNotFound',
  ...Object.fromEntries(
    [
      'check',
      'discard_draft',
      'get',
      'history',
      'list',
      'publish',
      'restore',
      'results',
      'save_draft',
      'stop',
      'save_stake_weights',
      'stake_weights',
    ].map((name) => [`rewards/${name}`, 'siteNotFound']),
  ),
  'content/discard_draft': 'siteNotFound',
  'content/get': 'siteNotFound',
  'content/history': 'siteNotFound',
  'content/preview': 'siteNotFound',
  'content/publish': 'siteNotFound',
  'content/restore': 'siteNotFound',
  'content/save_draft': 'siteNotFound',
  'content/upload_picture': 'siteNotFound',
  // A domain is looked up by its name, and a foreign site that has it is not named.
  'sites/check_domain': 'OK',
  'sites/get': 'siteNotFound',
  'sites/history': 'siteNotFound',
  'sites/list': 'OK',
  'sites/preview': 'siteNotFound',
  'sites/restore': 'siteNotFound',
  'sites/save': 'siteNotFound',
  'sites/save_scripts': 'siteNotFound',
  'sites/scripts': 'siteNotFound',
  'sites/upload_picture': 'siteNotFound',
  ...Object.fromEntries(
    ['cohorts', 'days', 'entries', 'export', 'games', 'players', 'reconciliation', 'segments', 'today'].map(
      (name) => [`reports/${name}`, 'siteNotFound'],
    ),
  ),
  // Of these the operator sees their own alone.
  'reports/subscriptions': 'OK',
  'reports/subscribe': 'siteNotFound',
  'reports/set_subscription': 'subscriptionNotFound',
  'players/ask_data': 'playerNotFound',
  'players/ask_erasure': 'playerNotFound',
  'players/data': 'playerNotFound',
  'players/take_data': 'exportNotFound',
  'players/block': 'playerNotFound',
  'players/end_sessions': 'playerNotFound',
  'players/get': 'playerNotFound',
  'players/search': 'siteNotFound',
  'players/unblock': 'playerNotFound',
  'players/unmask': 'playerNotFound',
  'games/change': 'siteNotFound',
  'games/list': 'siteNotFound',
  'games/move': 'siteNotFound',
  'games/rtp': 'siteNotFound',
  'rounds/get': 'roundNotFound',
  'rounds/list': 'siteNotFound',
  'rounds/replay': 'roundNotFound',
  'rounds/resend': 'roundNotFound',
  'rounds/void': 'roundNotFound',
  // Each withdrawal has its own answer: not_done.
  'withdrawals/approve': 'OK',
  'withdrawals/get': 'withdrawalNotFound',
  'withdrawals/list': 'siteNotFound',
  'withdrawals/refuse': 'OK',
  'adjustments/ask': 'playerNotFound',
  'bonuses/grant': 'playerNotFound',
  'bonuses/grantable': 'playerNotFound',
  'players/access': 'playerNotFound',
  'players/add_note': 'playerNotFound',
  'players/bonuses': 'playerNotFound',
  'players/close': 'playerNotFound',
  'players/inbox': 'playerNotFound',
  'players/linked': 'playerNotFound',
  'players/notes': 'playerNotFound',
  'players/postings': 'playerNotFound',
  'players/reset_second_factor': 'playerNotFound',
  'players/round_replay': 'playerNotFound',
  'players/rounds': 'playerNotFound',
  'players/set_tags': 'playerNotFound',
  'players/write_message': 'playerNotFound',
  'documents/decide': 'documentNotFound',
  'documents/list': 'siteNotFound',
  // The rules of the own sites.
  'documents/rules': 'OK',
  'documents/save_rule': 'siteNotFound',
  'documents/view': 'documentNotFound',
  'safety/ask_lift': 'exclusionNotFound',
  'safety/exclude': 'playerNotFound',
  'safety/exclusions': 'siteNotFound',
  'safety/limits': 'siteNotFound',
  'safety/markers': 'siteNotFound',
  'safety/review_marker': 'playerNotFound',
  'safety/set_limit': 'playerNotFound',
  'safety/set_site_limit': 'siteNotFound',
  'safety/site_limits': 'siteNotFound',
  'messages/assign': 'messageNotFound',
  'messages/get': 'messageNotFound',
  'messages/list': 'siteNotFound',
  'messages/remove_template': 'siteNotFound',
  'messages/reply': 'messageNotFound',
  'messages/save_template': 'siteNotFound',
  'messages/set_state': 'messageNotFound',
  'messages/templates': 'siteNotFound',
  'deposits/approve': 'depositNotFound',
  'deposits/get': 'depositNotFound',
  'deposits/list': 'siteNotFound',
  'deposits/refund': 'depositNotFound',
  'deposits/refuse': 'depositNotFound',
  'deposits/view_proof': 'depositNotFound',
  'ledger/accounts': 'siteNotFound',
  'ledger/postings': 'siteNotFound',
  'ledger/transaction': 'siteNotFound',
  'ledger/trial_balance': 'siteNotFound',
  'methods/list': 'siteNotFound',
  'methods/save': 'siteNotFound',
  'methods/save_withdrawal_rules': 'siteNotFound',
  'methods/withdrawal_rules': 'siteNotFound',
  'withdrawals/closed': 'siteNotFound',
  'withdrawals/pay': 'withdrawalNotFound',
  'withdrawals/pay_closed': 'playerNotFound',
  'withdrawals/returned': 'withdrawalNotFound',
  'withdrawals/sent': 'withdrawalNotFound',
  'withdrawals/settle': 'withdrawalNotFound',
  'withdrawals/unsent': 'withdrawalNotFound',
};

function shapeOf(operation: Operation): object {
  return 'shape' in operation.request ? Object(operation.request.shape) : {};
}

test('personal data is masked, and shown one player at a time with a reason that is kept', async () => {
  const marketing = operatorOf('marketing home');
  const { rows } = await platform.owner.query<{ contact_phone: string; contact_email: string }>(
    "select contact_phone, contact_email from players.player where account_id = 'homely.player'",
  );
  const { contact_phone: phone = '', contact_email: email = '' } = rows[0] ?? {};
  const found = await operate.call(playersSearch, { search: 'homely' }, marketing);
  const got = await operate.call(playersGet, { player_id: ofHome }, marketing);
  for (const shown of [JSON.stringify(found), JSON.stringify(got)]) {
    expect(shown).not.toContain(phone);
    expect(shown).not.toContain(email);
    expect(shown).not.toContain('Santos');
  }
  // The whole number finds the player; a part of it, by which it could be guessed digit by digit, does not.
  expect((await operate.call(playersSearch, { search: phone }, marketing)).value).toHaveLength(1);
  expect((await operate.call(playersSearch, { search: phone.slice(0, -1) }, marketing)).value).toEqual([]);
  const support = operatorOf('support home');
  expect((await operate.call(playersSearch, { search: phone.slice(0, -1) }, support)).value).not.toEqual([]);
  const reason = 'the player calls about a withdrawal';
  const unmasked = await operate.call(playersUnmask, { player_id: ofHome, reason }, support);
  expect(unmasked).toMatchObject({ contact_phone: phone, contact_email: email, full_name: 'Maria Santos' });
  const kept = await operate.call(auditList, { subject_kind: 'player', subject_id: ofHome }, owner);
  expect(kept.value?.[0]).toMatchObject({
    call: 'players/unmask',
    operator_id: support.operatorId,
    site_code: 'aurum',
    reason,
  });
  expect(JSON.stringify(kept)).not.toContain(phone);
});
