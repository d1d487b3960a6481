import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorsResetSecondFactor } from '../../contract/operate/operators/reset_second_factor.ts';
import { sessionList } from '../../contract/operate/session/list.ts';
import { sessionMe } from '../../contract/operate/session/me.ts';
import { sessionPasskeyRemove } from '../../contract/operate/session/passkey_remove.ts';
import { newId } from '../../server/kernel/ids.ts';
import { inviteOwner } from '../../server/operators/invite-owner.ts';
import { cookieOf, createTestConsole, consoleHost, type TestConsole } from '../operator-fixture.ts';
import { createPasskeyDevice } from '../passkey-device.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';
import { createPasskeySteps } from './passkey-fixture.ts';

/** What follows from adding and removing a passkey: a mail to its operator, and the end of the sessions that it opened. */

let platform: TestPlatform;
let operate: TestConsole;
let steps: ReturnType<typeof createPasskeySteps>;
beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
  operate = createTestConsole(platform);
  steps = createPasskeySteps(operate);
});
afterAll(() => platform.close());

/** The mails to an address, each with the site in whose name it was sent, the oldest first. */
async function mailsTo(recipient: string) {
  await platform.marquee.app.players.settled();
  const { rows } = await platform.owner.query<{ site_id: number; subject: string; body: string }>(
    `select site_id, subject, body from players.outbox_message
     where recipient = $1 and channel = 'email' order by created_at, message_id`,
    [recipient],
  );
  return rows;
}

test('an operator is told by e-mail when a passkey is added and when it is removed, and from where', async () => {
  const { operator, device, passkey_id } = await steps.newHolder('told');
  const [added, ...others] = await mailsTo(operator.email);
  expect(others).toEqual([]);
  expect(added?.subject).toBe('A passkey was added to your console account');
  for (const part of [consoleHost, '127.0.0.1', `http://${consoleHost}/sessions`, '通行密钥'])
    expect(added?.body).toContain(part);
  // What its owner calls it can be anyone's words, and none of them are sent in the name of the console.
  expect(added?.body).not.toContain('Work laptop');

  await steps.signIn(device);
  expect(await mailsTo(operator.email)).toHaveLength(1);
  expect(await operate.call(sessionPasskeyRemove, { passkey_id }, operator)).toMatchObject({ statusCode: 1 });
  const removed = (await mailsTo(operator.email)).at(1);
  expect(removed?.subject).toBe('A passkey was removed from your console account');
  expect(removed?.body).toContain('127.0.0.1');

  expect(await operate.call(sessionPasskeyRemove, { passkey_id }, operator)).toMatchObject({
    statusMessage: 'passkeyNotFound',
  });
  expect(await mailsTo(operator.email)).toHaveLength(2);
});

test('the mail is sent in the name of a site of the operator, and of any site for who has none', async () => {
  const { rows } = await platform.owner.query<{ site_id: number }>(
    'select site_id from sites.profile order by site_id',
  );
  const first = rows.at(0)?.site_id ?? 0;
  const last = rows.at(-1)?.site_id ?? 0;
  expect(last).not.toBe(first);
  const local = await steps.newHolder('local', [{ role: 'auditor', siteId: last }]);
  expect((await mailsTo(local.operator.email)).map(({ site_id }) => site_id)).toEqual([last]);
  const idle = await steps.newHolder('idle', []);
  expect((await mailsTo(idle.operator.email)).map(({ site_id }) => site_id)).toEqual([first]);
});

test('who has to enrol again is told by e-mail by whom, and that their passkeys are gone', async () => {
  const owner = await operate.newOperator('boss@example.com', [{ role: 'owner', siteId: null }]);
  const { operator } = await steps.newHolder('reset');
  const about = { operator_id: operator.operatorId, reason: 'lost the phone' };
  await operate.stepUp(owner);
  const answer = await operate.call(operatorsResetSecondFactor, about, owner);
  expect(answer.statusCode).toBe(1);
  const told = (await mailsTo(operator.email)).at(-1);
  expect(told?.subject).toBe('Your console account must be set up again');
  for (const part of ['boss@example.com', '127.0.0.1', 'Your passkey was removed too.', '1 个通行密钥'])
    expect(told?.body).toContain(part);
  // Whoever reads the mail cannot take the account over with it.
  expect(told?.body).not.toContain(answer.invitation_url?.split('#').at(-1) ?? 'invitation');
  const { rows } = await platform.owner.query<{ after: unknown }>(
    `select after from operators.audit_entry where call = 'operators/reset_second_factor' and subject_id = $1`,
    [operator.operatorId],
  );
  expect(rows).toEqual([{ after: { state: 'invited', passkeys_removed: 1 } }]);

  // A refused reset tells nobody.
  await operate.call(operatorsResetSecondFactor, { ...about, operator_id: newId() }, owner);
  expect(await mailsTo(operator.email)).toHaveLength(2);

  const again = await inviteOwner(platform.marquee.app, operator.email, 'the administrator');
  expect(again.reset).toMatchObject({ email: operator.email, passkeys: 0 });
});

test('a mail that cannot be sent undoes nothing', async () => {
  const { operator, passkey_id } = await steps.newHolder('unreached');
  await platform.owner.query('alter table players.outbox_message rename to outbox_away');
  try {
    const answer = await operate.call(sessionPasskeyRemove, { passkey_id }, operator);
    expect(answer).toMatchObject({ statusCode: 1 });
    await platform.marquee.app.players.settled();
  } finally {
    await platform.owner.query('alter table players.outbox_away rename to outbox_message');
  }
});

test('removing a passkey ends the sessions that it opened, and no other', async () => {
  const { operator, device, passkey_id } = await steps.newHolder('ending');
  const spare = createPasskeyDevice();
  const spareId = await steps.add(operator, spare);
  const bySpare = { ...operator, cookie: cookieOf(await steps.signIn(spare)) };
  const first = { ...operator, cookie: cookieOf(await steps.signIn(device)) };
  const second = { ...operator, cookie: cookieOf(await steps.signIn(device)) };
  const { value = [] } = await operate.call(sessionList, {}, operator);
  const openedBy = (id: string | null): number => value.filter((session) => session.passkey_id === id).length;
  expect([openedBy(passkey_id), openedBy(spareId), openedBy(null)]).toEqual([2, 1, 1]);

  expect(await operate.call(sessionPasskeyRemove, { passkey_id }, operator)).toMatchObject({ ended: 2 });
  for (const by of [first, second])
    expect((await operate.call(sessionMe, {}, by)).statusMessage).toBe('sessionExpired');
  for (const by of [operator, bySpare])
    expect((await operate.call(sessionMe, {}, by)).statusMessage).toBe('OK');
  const { rows } = await platform.owner.query(
    `select end_reason, passkey_id from operators.session where operator_id = $1 and ended_at is not null`,
    [operator.operatorId],
  );
  expect(rows).toEqual(Array.from({ length: 2 }, () => ({ end_reason: 'passkey', passkey_id })));
  const audit = await platform.owner.query(
    `select after from operators.audit_entry where call = 'session/passkey_remove' and operator_id = $1`,
    [operator.operatorId],
  );
  expect(audit.rows).toEqual([{ after: { passkey: 'removed', sessions_ended: 2 } }]);
});

test('the session that removes the passkey by which it was opened ends as well, and its cookie is taken away', async () => {
  const { operator, device, passkey_id } = await steps.newHolder('leaving');
  const own = { ...operator, cookie: cookieOf(await steps.signIn(device)) };
  const answer = await operate.post(sessionPasskeyRemove.path, { passkey_id }, { cookie: own.cookie });
  expect(answer.body).toMatchObject({ statusCode: 1, ended: 1 });
  expect(answer.headers['set-cookie']?.[0]).toMatch(/Max-Age=0|Expires=Thu, 01 Jan 1970/);
  expect((await operate.call(sessionMe, {}, own)).statusMessage).toBe('sessionExpired');
  // The session by password and code goes on, and its cookie stays.
  expect((await operate.call(sessionMe, {}, operator)).statusMessage).toBe('OK');
  const again = await steps.add(operator, createPasskeyDevice());
  const kept = await operate.post(
    sessionPasskeyRemove.path,
    { passkey_id: again },
    { cookie: operator.cookie },
  );
  expect(kept.body).toMatchObject({ statusCode: 1, ended: 0 });
  expect(kept.headers['set-cookie']).toBeUndefined();
});

test('a passkey that is removed while it signs in leaves no session', async () => {
  const { operator, device, passkey_id } = await steps.newHolder('racing');
  // Whoever signs in waits here after the signature was accepted, until the removal waits too.
  const held = await platform.owner.connect();
  await held.query('begin');
  await held.query('lock table operators.session in share mode');
  const signing = steps.signIn(device);
  await waiting(1);
  const removing = operate.call(sessionPasskeyRemove, { passkey_id }, operator);
  await waiting(2);
  await held.query('commit');
  held.release();
  const signed = { ...operator, cookie: cookieOf(await signing) };
  expect(await removing).toMatchObject({ statusCode: 1, ended: 1 });
  expect((await operate.call(sessionMe, {}, signed)).statusMessage).toBe('sessionExpired');
});

/** Wait until so many connections wait for a lock. */
async function waiting(count: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await platform.owner.query<{ count: number }>(
          `select count(*)::int as count from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows[0]?.count;
      },
      { timeout: 10_000 },
    )
    .toBe(count);
}
