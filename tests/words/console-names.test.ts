import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { categories } from '@marquee/contract/categories.ts';
import { documentKinds } from '@marquee/contract/documents.ts';
import { inboxCategories } from '@marquee/contract/engagement.ts';
import { operations } from '@marquee/contract/operate-calls.ts';
import { permissions } from '@marquee/contract/operator-permissions.ts';
import { accounts, kinds } from '@marquee/server/ledger/accounts.ts';
import { exportTask } from '@marquee/server/privacy/exports.ts';
import { comparedFigures } from '@marquee/server/reports/reconcile.ts';
import { spreadTask } from '@marquee/server/safety/site-limits.ts';
import { mailTask } from '@marquee/server/reports/subscriptions.ts';
import { replyTask } from '@marquee/server/sites/contact-inbox.ts';
import { contactTopics } from '@marquee/contract/api/settings/contact_message.ts';
import { expect, test } from 'vitest';

/**
 * What calls answer as a name, such as `bonus_change`, stands in words on every screen of the console. A screen looks them up with
 * `words.find`; which names there are is read from where they are defined.
 */

const root = join(import.meta.dirname, '../..');
const schema = await readFile(join(root, 'database/schema.sql'), 'utf8');
const jobs = await readFile(join(root, 'server/jobs/jobs.ts'), 'utf8');
const tasks = jobs.slice(jobs.indexOf('function tasksOf'), jobs.indexOf('export interface Jobs'));

/** The names that a constraint of the database admits. */
function admitted(constraint: string): string[] {
  const line = schema.split('\n').find((one) => one.includes(`constraint ${constraint} CHECK`));
  if (line === undefined) throw new Error(`The schema has no constraint ${constraint}`);
  return [...line.matchAll(/'([a-z_]+)'::text/g)].map((match) => match[1] ?? '');
}

const without = (names: readonly string[], ...left: string[]): string[] =>
  names.filter((name) => !left.includes(name));
const moved = without(Object.keys(kinds), 'tombstone');
const played = without(Object.keys(categories), 'hot');

/** Whatever a screen may be told, by the beginning of the message's id. */
const names: Readonly<Record<string, readonly string[]>> = {
  access: admitted('access_log_outcome_check'),
  account: [
    'player_real',
    'player_bonus',
    'player_locked',
    'gaming',
    'bonus_cost',
    'jackpot',
    'jackpot_seeds',
    'adjustments',
  ],
  bonusStatus: admitted('bonus_status_check'),
  callbackOutcome: ['credited', 'closed', 'unchanged', 'unknown', 'mismatch', 'blocked', 'ignored'],
  category: played,
  depositEvent: admitted('deposit_event_action_check'),
  depositStatus: admitted('deposit_status_check'),
  documentKind: documentKinds,
  // Reports tell a rollback by what it rolled back, and count no tokens.
  entryKind: [...without(moved, 'rollback', 'token_grant', 'token_spend'), 'bet_rollback', 'win_rollback'],
  exclusion: admitted('exclusion_kind_check'),
  figure: [...new Set(Object.values(comparedFigures).flat())],
  gameCategory: played,
  gateway: Object.keys(accounts).flatMap((name) => /^clearing_(.+)$/.exec(name)?.[1] ?? []),
  inboxCategory: inboxCategories,
  ledgerAccount: Object.keys(accounts),
  ledgerName: Object.keys(accounts),
  limit: [...admitted('player_limit_limit_kind_check'), 'session_time'],
  messageTopic: contactTopics,
  permission: permissions,
  permissionArea: [...new Set(permissions.map((permission) => permission.split('.')[0] ?? ''))],
  playerStatus: admitted('player_status_check'),
  postingKind: moved,
  riskSign: admitted('risk_sign_kind_check'),
  rollup: admitted('difference_rollup_check'),
  roundStatus: admitted('round_status_check'),
  setBy: ['player', 'operator', 'site'],
  subject: [
    ...new Set(operations.flatMap(({ subject }) => (subject === '' ? [] : [subject]))),
    'backup',
    'report',
  ],
  task: [
    ...new Set([...tasks.matchAll(/^ {4}([a-z_]+): /gm)].map((match) => match[1] ?? '')),
    replyTask,
    mailTask,
    exportTask,
    spreadTask,
  ],
  transactionKind: without(moved, ...moved.filter((kind) => !/^(bet|win|rollback|jackpot_)/.test(kind))),
  walletStatus: [...without(admitted('wallet_status_check'), 'active'), 'none'],
  window: ['session', 'day', 'week', 'month'],
  withdrawalEvent: admitted('withdrawal_event_action_check'),
  withdrawalStatus: admitted('withdrawal_status_check'),
};

/** Looked up too, with words of another kind where there are none: the name of a role, a document's title, what was refused. */
const others = new Set(['against', 'call', 'document', 'errors', 'objection', 'role']);

async function wordsOf(language: string): Promise<Record<string, string>> {
  const path = join(root, 'console/app/messages', language, 'interface.json');
  return JSON.parse(await readFile(path, 'utf8'));
}

test.for(['EN', 'CN'])('every name that a screen may be told has words in %s', async (language) => {
  const words = await wordsOf(language);
  const ids = Object.entries(names).flatMap(([kind, ofKind]) => ofKind.map((name) => `${kind}.${name}`));
  expect(ids.length).toBeGreaterThan(300);
  expect(ids.filter((id) => words[id] === undefined)).toEqual([]);
  // Words are not the name again.
  expect(ids.filter((id) => /[a-z]_[a-z]/.test(words[id] ?? ''))).toEqual([]);
});

test('every screen that looks a name up is known here', async () => {
  const app = join(root, 'console/app');
  const files = (await readdir(app, { recursive: true })).filter((file) => /\.tsx?$/.test(file));
  const kindsLookedUp = new Set<string>();
  for (const file of files) {
    const source = await readFile(join(app, file), 'utf8');
    for (const match of source.matchAll(/\.find\(\s*`(\w+)\.\$\{/g)) kindsLookedUp.add(match[1] ?? '');
  }
  const unknown = [...kindsLookedUp].filter((kind) => names[kind] === undefined && !others.has(kind));
  expect(unknown).toEqual([]);
});
