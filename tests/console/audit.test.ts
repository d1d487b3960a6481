import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../../contract/operate-calls.ts';
import type { Operation } from '../../contract/operation.ts';
import { envelopeSchema } from '../../contract/envelope.ts';
import { newId } from '../../server/kernel/ids.ts';
import { changedTables, createStateReader } from '../contract/database-state.ts';
import { acceptableBody, type Body } from '../contract/generated-input.ts';
import { createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';
import { aGift, aLetter, aReward, menuOfTwo } from './audited-documents.ts';

let platform: TestPlatform;
let operate: TestConsole;
let owner: TestOperator;
let other: TestOperator;
let playerId: string;
beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
  operate = createTestConsole(platform);
  owner = await operate.newOperator('owner@example.com', [{ role: 'owner', siteId: null }]);
  other = await operate.newOperator('other@example.com', [{ role: 'support', siteId: null }]);
  await platform.newPlayer('audited.player');
  const { rows } = await platform.owner.query<{ id: string }>(
    'select player_id::text as id from players.player',
  );
  playerId = rows[0]?.id ?? '';
});
afterAll(() => platform.close());

async function entries(): Promise<number> {
  const { rows } = await platform.owner.query<{ count: number }>(
    'select count(*)::int as count from operators.audit_entry',
  );
  return rows[0]?.count ?? 0;
}

/** The latest campaign that was kept. */
let campaignId = '';
/** The smallest picture there is: one dot. */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** The latest change that was published. */
let revisionId = '';

/** Bodies with which a call that changes something does so; the others are covered by the tests of their area. */
const bodies: Readonly<Record<string, () => Body>> = {
  'operators/invite': () => ({
    email: 'invited@example.com',
    name: 'Invited',
    grants: [{ role: 'support', site_code: 'aurum' }],
    reason: 'a new colleague',
  }),
  'operators/grant': () => ({
    operator_id: other.operatorId,
    role: 'risk',
    site_code: 'aurum',
    reason: 'helps',
  }),
  'operators/revoke': () => ({
    operator_id: other.operatorId,
    role: 'risk',
    site_code: 'aurum',
    reason: 'done',
  }),
  'operators/set_addresses': () => ({
    operator_id: other.operatorId,
    addresses: ['203.0.113.0/24'],
    reason: 'works from the office',
  }),
  'operators/suspend': () => ({ operator_id: other.operatorId, reason: 'on leave' }),
  'operators/restore': () => ({ operator_id: other.operatorId, reason: 'is back' }),
  'operators/reset_second_factor': () => ({ operator_id: other.operatorId, reason: 'lost the phone' }),
  'roles/save': () => ({
    role: 'night',
    name: 'Night',
    permissions: ['players.read'],
    reason: 'the night shift',
  }),
  'approvals/save_rule': () => ({
    kind: 'withdrawal',
    currency: 'PHP',
    threshold: '900.00',
    reason: 'house rule',
  }),
  'reconciliation/upload': () => ({
    gateway: 'manual',
    day: '2026-01-05',
    currency: 'PHP',
    file_name: 'bank.csv',
    content: 'id,amount,date\nB-1,120.00,2026-01-05\n',
  }),
  'players/unmask': () => ({ player_id: playerId, reason: 'a call' }),
  'players/block': () => ({ player_id: playerId, reason: 'a complaint' }),
  'players/unblock': () => ({ player_id: playerId, reason: 'it was solved' }),
  'players/end_sessions': () => ({ player_id: playerId, reason: 'a lost phone' }),
  'content/save_draft': () => ({ site_code: 'aurum', change: menuOfTwo }),
  'content/discard_draft': () => ({ site_code: 'aurum', document: 'menu' }),
  'content/publish': () => ({ site_code: 'aurum', change: menuOfTwo }),
  'content/restore': () => ({ site_code: 'aurum', revision_id: revisionId }),
  'content/upload_picture': () => ({ site_code: 'aurum', place: 'partner', file: dot, crop: null }),
  'sites/save': () => ({
    site_code: 'aurum',
    change: { document: 'look', content: { theme_code: 'casino1', theme_color: 'ruby' } },
  }),
  'sites/restore': () => ({ site_code: 'aurum', revision_id: revisionId }),
  'sites/upload_picture': () => ({ site_code: 'aurum', place: 'mark', file: dot, crop: null }),
  'sites/create': () => ({
    site_name: 'Audited',
    site_code: 'audited',
    domain: 'audited.localhost',
    theme_code: 'casino1',
    theme_color: 'gold',
    logo: null,
    currency: 'PHP',
    default_language: 'EN',
    languages: ['EN'],
    time_zone: 'Asia/Manila',
    country: null,
    minimum_age: 18,
  }),
  'rewards/save_draft': () => ({ ...aReward, is_new: true }),
  'rewards/discard_draft': () => ({ site_code: 'aurum', kind: 'mission', code: aReward.change.code }),
  'rewards/publish': () => ({ ...aReward, is_new: true }),
  'rewards/stop': () => ({
    site_code: 'aurum',
    kind: 'mission',
    code: aReward.change.code,
    reason: 'the end of it',
  }),
  'rewards/restore': () => ({ site_code: 'aurum', revision_id: revisionId }),
  'promotions/save_draft': () => ({ ...aGift, is_new: true }),
  'promotions/discard_draft': () => ({ site_code: 'aurum', code: aGift.code }),
  'promotions/publish': () => ({ ...aGift, is_new: true }),
  'promotions/stop': () => ({ site_code: 'aurum', code: aGift.code, reason: 'the end of it' }),
  'promotions/restore': () => ({ site_code: 'aurum', revision_id: revisionId }),
  'promotions/upload_picture': () => ({ site_code: 'aurum', file: dot, crop: null }),
  'campaigns/save': () => ({ site_code: 'aurum', campaign_id: null, campaign: aLetter }),
  'campaigns/send': () => ({ site_code: 'aurum', campaign_id: campaignId, send_at: '2099-01-01T00:00:00Z' }),
  'campaigns/stop': () => ({ site_code: 'aurum', campaign_id: campaignId, reason: 'a wrong word' }),
  'players/add_note': () => ({ player_id: playerId, body: 'asks for a higher limit' }),
  'players/set_tags': () => ({ player_id: playerId, tags: ['vip-call'] }),
  'players/write_message': () => ({
    player_id: playerId,
    idempotency_key: newId(),
    title: 'Your question',
    body: 'We have an answer.',
  }),
  'adjustments/ask': () => ({
    player_id: playerId,
    idempotency_key: newId(),
    direction: 'credit',
    amount: '10.00',
    reason: 'a fault of ours',
  }),
  'safety/set_limit': () => ({
    player_id: playerId,
    kind: 'deposit',
    window: '7d',
    value: '100.00',
    reason: 'a first step',
  }),
  'safety/exclude': () => ({ player_id: playerId, months: 6, reason: 'asked by telephone' }),
  'documents/save_rule': () => ({
    site_code: 'aurum',
    kind: 'address',
    from_amount: '100.00',
    reason: 'the law',
  }),
  'methods/save': () => ({
    site_code: 'aurum',
    method_code: 'audited',
    is_new: true,
    fields: {
      kind: 'manual',
      gateway: 'manual',
      is_active: true,
      position: 9,
      name: 'Bank transfer',
      names: {},
      instructions: {},
      minimum: '100.00',
      maximum: '5000.00',
      fee_percent: '0',
      fee_fixed: '0',
      quick_amounts: [],
      estimated_minutes: null,
      least_level: 0,
      pay_to: { bank_name: 'BDO', account_name: 'Aurum', account_number: '0012 3456' },
    },
    reason: 'a second bank',
  }),
  'reports/export': () => ({
    report: 'days',
    format: 'csv',
    day_from: '2026-11-01',
    day_to: '2026-11-26',
  }),
  'system/check_book': () => ({ book: 'audit' }),
  'views/save': () => ({
    table_name: 'withdrawals',
    name: 'Large ones',
    address: { status: 'pending' },
    columns: { level: true },
  }),
  'views/remove': () => ({ table_name: 'withdrawals', name: 'Large ones' }),
  'session/new_recovery_codes': () => ({}),
  'session/end': () => ({}),
  'session/step_up': () => ({ totp: operate.nextCode(owner) }),
};

/** In an order in which each finds what it changes. */
const changing = Object.keys(bodies);
const byPath = new Map<string, Operation>(
  operations.map((operation: Operation) => [operation.path.slice('/operate/'.length), operation]),
);

test('every call that declares a change is tested for its entry here or in its own area', () => {
  const declared = operations
    .filter(({ audits }: Operation) => audits !== 'none')
    .map(({ path }) => path.slice(9));
  const elsewhere = [
    'session/enrol',
    'session/sign_in',
    'session/sign_out',
    'session/change_password',
    // tests/console/passkeys.test.ts
    'session/passkey_add',
    'session/passkey_remove',
    'session/passkey_sign_in',
    'session/passkey_step_up',
    'approvals/decide',
    'withdrawals/approve',
    'withdrawals/refuse',
    // tests/console/player-page.test.ts
    'bonuses/grant',
    'players/close',
    'players/reset_second_factor',
    // tests/console/documents.test.ts
    'documents/decide',
    'documents/view',
    // tests/console/safety.test.ts
    'safety/ask_lift',
    'safety/review_marker',
    // tests/console/stake-weights.test.ts
    'rewards/save_stake_weights',
    // tests/console/site-limits.test.ts
    'safety/set_site_limit',
    // tests/console/messages.test.ts
    'messages/assign',
    'messages/remove_template',
    'messages/reply',
    'messages/save_template',
    'messages/set_state',
    'games/change',
    'games/move',
    'rounds/void',
    // tests/console/site-scripts.test.ts
    'sites/save_scripts',
    // tests/console/withdrawal-rules.test.ts
    'methods/save_withdrawal_rules',
    // tests/console/resend.test.ts
    'rounds/resend',
    // tests/house-lottery.test.ts
    'draws/call_off',
    'draws/set_sales',
    // tests/console/chat.test.ts
    'chat/judge',
    'chat/mute',
    'chat/set_words',
    // tests/console/connections.test.ts
    'providers/offer',
    'providers/save_connection',
    'providers/add_key',
    'providers/decide_origin',
    'providers/import',
    'providers/set_status',
    'providers/use_key',
    // tests/console/player-data.test.ts
    'players/ask_data',
    'players/ask_erasure',
    'players/take_data',
    // tests/console/scheduled-reports.test.ts
    'reports/set_subscription',
    'reports/subscribe',
    // tests/console/system.test.ts
    'system/retry_jobs',
    'system/retry_notice',
    // tests/console/payouts-by-hand.test.ts
    'withdrawals/pay',
    'withdrawals/pay_closed',
    'withdrawals/returned',
    'withdrawals/unsent',
    // tests/console/payout-settlements.test.ts
    'withdrawals/sent',
    'withdrawals/settle',
    // tests/console/reconciliation.test.ts
    'reconciliation/explain',
    'reconciliation/run',
    // tests/console/deposits.test.ts
    'deposits/approve',
    'deposits/refund',
    'deposits/refuse',
    'deposits/view_proof',
  ];
  expect([...changing, ...elsewhere].toSorted()).toEqual(declared.toSorted());
});

test.each(changing)('%s leaves one entry, in the name of the operator', async (path) => {
  const operation = byPath.get(path);
  if (!operation) throw new Error(`There is no call ${path}`);
  await operate.stepUp(owner);
  const before = await entries();
  const body = bodies[path]?.() ?? {};
  const answer = await operate.post(operation.path, body, { cookie: owner.cookie });
  expect(answer.body, JSON.stringify(answer.body)).toMatchObject({ statusCode: 1 });
  if (typeof answer.body === 'object' && answer.body !== null && 'revision_id' in answer.body) {
    revisionId = String(answer.body.revision_id);
  }
  if (typeof answer.body === 'object' && answer.body !== null && 'campaign_id' in answer.body) {
    campaignId = String(answer.body.campaign_id);
  }
  expect(await entries()).toBe(before + 1);
  const { rows } = await platform.owner.query(
    'select * from operators.audit_entry order by entry_id desc limit 1',
  );
  expect(rows[0]).toMatchObject({
    call: path,
    permission: operation.access,
    operator_id: owner.operatorId,
    subject_kind: operation.subject,
    reason: 'reason' in body ? body['reason'] : '',
  });
});

test.each(
  operations
    .filter(({ audits, access }: Operation) => audits === 'none' && access !== 'public')
    .map((operation: Operation) => [operation.path, operation] as const),
)('%s changes nothing and leaves no entry', async (path, operation) => {
  const readState = await createStateReader(platform.owner);
  const before = await readState();
  for (const seed of [1, 2]) {
    const answer = await operate.post(
      path,
      { ...acceptableBody(operation, seed), cursor: undefined },
      { cookie: owner.cookie },
    );
    envelopeSchema.parse(answer.body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  }
  const passing = new Set(['operators.session', 'operators.passkey_challenge']);
  expect(changedTables(before, await readState()).filter((table) => !passing.has(table))).toEqual([]);
});
