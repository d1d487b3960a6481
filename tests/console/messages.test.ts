import { afterAll, beforeAll, expect, test } from 'vitest';
import { messagesAssign } from '../../contract/operate/messages/assign.ts';
import { messagesGet } from '../../contract/operate/messages/get.ts';
import { messagesList } from '../../contract/operate/messages/list.ts';
import { messagesRemoveTemplate } from '../../contract/operate/messages/remove_template.ts';
import { messagesReply } from '../../contract/operate/messages/reply.ts';
import { messagesSaveTemplate } from '../../contract/operate/messages/save_template.ts';
import { messagesSetState } from '../../contract/operate/messages/set_state.ts';
import { messagesTemplates } from '../../contract/operate/messages/templates.ts';
import { auditList } from '../../contract/operate/audit/list.ts';
import { mailReply } from '../../server/console/mail-reply.ts';
import { newId } from '../../server/kernel/ids.ts';
import { receiveContactMessage } from '../../server/sites/contact-message.ts';
import { createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';

let platform: TestPlatform;
let operate: TestConsole;
let owner: TestOperator;
let support: TestOperator;
let colleague: TestOperator;
beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
  operate = createTestConsole(platform);
  const { siteId } = await platform.marquee.app.sites.byDomain('localhost');
  owner = await operate.newOperator('owner@example.com', [{ role: 'owner', siteId: null }]);
  support = await operate.newOperator('support@example.com', [{ role: 'support', siteId }]);
  colleague = await operate.newOperator('colleague@example.com', [{ role: 'support', siteId }]);
});
afterAll(() => platform.close());

async function written(topic: string, domain = 'localhost'): Promise<string> {
  const { app } = platform.marquee;
  const site = await app.sites.byDomain(domain);
  return receiveContactMessage(
    app,
    site,
    {
      name: 'Rosa Cruz',
      email: 'rosa.cruz@example.com',
      topic,
      message: 'Where is it?',
      playerId: undefined,
    },
    { id: newId(), ip: '203.0.113.5', userAgent: '', origin: '', host: domain },
  );
}

async function mailsTo(recipient: string, subject: string): Promise<string[]> {
  const { rows } = await platform.owner.query<{ body: string }>(
    'select body from players.outbox_message where recipient = $1 and subject = $2',
    [recipient, subject],
  );
  return rows.map(({ body }) => body);
}

/** Do the jobs that send answers, as the worker does. */
async function mailKept(): Promise<void> {
  const { rows } = await platform.owner.query<{ payload: unknown }>(
    `select payload from graphile_worker._private_jobs
     where task_id = (select id from graphile_worker._private_tasks where identifier = 'contact_reply')`,
  );
  for (const { payload } of rows) await mailReply(platform.marquee.app, payload);
}

async function callsAbout(subjectId: string): Promise<string[]> {
  const kept = await operate.call(auditList, { subject_id: subjectId }, owner);
  return (kept.value ?? []).map(({ call }) => call);
}

test('a message is taken, answered by e-mail once, and is answered then', async () => {
  const message_id = await written('Payout');
  const away = await written('Elsewhere', 'tropico.localhost');
  const open = await operate.call(messagesList, {}, support);
  expect(open.value?.map(({ topic, state }) => [topic, state])).toEqual([['Payout', 'open']]);
  expect(JSON.stringify(open)).not.toContain('rosa.cruz@example.com');
  expect((await operate.call(messagesGet, { message_id: away }, support)).statusMessage).toBe(
    'messageNotFound',
  );
  expect((await operate.call(messagesAssign, { message_id, mine: true }, support)).statusCode).toBe(1);
  expect((await operate.call(messagesAssign, { message_id, mine: true }, support)).statusMessage).toBe(
    'messageUnchanged',
  );
  expect((await operate.call(messagesList, { assigned: 'me' }, colleague)).value).toEqual([]);
  expect((await operate.call(messagesList, { assigned: 'me' }, support)).value).toHaveLength(1);

  const answer = {
    message_id,
    idempotency_key: newId(),
    subject: 'Re: Payout',
    body: 'It was sent this morning.',
  };
  expect((await operate.call(messagesReply, answer, support)).statusCode).toBe(1);
  expect((await operate.call(messagesReply, answer, support)).statusMessage).toBe('messageUnchanged');
  expect(await mailsTo('rosa.cruz@example.com', 'Re: Payout')).toEqual([]);
  await mailKept();
  await mailKept();
  expect(await mailsTo('rosa.cruz@example.com', 'Re: Payout')).toEqual(['It was sent this morning.']);
  const got = await operate.call(messagesGet, { message_id }, support);
  expect(got).toMatchObject({
    message: { state: 'answered', assigned_to: 'support@example.com' },
    replies: [{ subject: 'Re: Payout', sent_by: 'support@example.com' }],
  });
  expect(await callsAbout(message_id)).toEqual(['messages/reply', 'messages/assign']);
});

test('an answer that the mail server does not take is kept, and sent when the job is repeated', async () => {
  const message_id = await written('Bonus');
  const answer = { message_id, idempotency_key: newId(), subject: 'Re: Bonus', body: 'It is credited.' };
  await platform.owner.query('alter table players.outbox_message rename to outbox_away');
  expect((await operate.call(messagesReply, answer, support)).statusCode).toBe(1);
  await expect(mailKept()).rejects.toThrow();
  await platform.owner.query('alter table players.outbox_away rename to outbox_message');
  expect((await operate.call(messagesGet, { message_id }, support)).message?.state).toBe('answered');
  expect(await mailsTo('rosa.cruz@example.com', 'Re: Bonus')).toEqual([]);
  await mailKept();
  expect(await mailsTo('rosa.cruz@example.com', 'Re: Bonus')).toEqual(['It is credited.']);
});

test('a message is closed without an answer, and opened again', async () => {
  const message_id = await written('Spam');
  const set = (state: 'open' | 'closed') => operate.call(messagesSetState, { message_id, state }, support);
  expect((await set('open')).statusMessage).toBe('messageUnchanged');
  expect((await set('closed')).statusCode).toBe(1);
  const open = await operate.call(messagesList, {}, support);
  expect(open.value?.map(({ topic }) => topic)).not.toContain('Spam');
  expect((await set('open')).statusCode).toBe(1);
  expect(await callsAbout(message_id)).toEqual(['messages/set_state', 'messages/set_state']);
});

test('templates are of a site, have names of their own, and can be changed and removed', async () => {
  const template = { site_code: 'aurum', title: 'Payout times', body: 'Dear {name}, it takes an hour.' };
  const { template_id = '' } = await operate.call(messagesSaveTemplate, template, support);
  expect((await operate.call(messagesSaveTemplate, template, support)).statusMessage).toBe('templateExists');
  const changed = { ...template, template_id, body: 'Dear {name}, it takes a day.' };
  expect((await operate.call(messagesSaveTemplate, changed, support)).statusCode).toBe(1);
  expect((await operate.call(messagesTemplates, {}, support)).value).toEqual([
    { template_id, site_code: 'aurum', title: 'Payout times', body: 'Dear {name}, it takes a day.' },
  ]);
  const foreign = { ...template, site_code: 'tropico' };
  expect((await operate.call(messagesSaveTemplate, foreign, support)).statusMessage).toBe('siteNotFound');
  const remove = { site_code: 'aurum', template_id };
  expect((await operate.call(messagesRemoveTemplate, remove, support)).statusCode).toBe(1);
  expect((await operate.call(messagesRemoveTemplate, remove, support)).statusMessage).toBe(
    'templateNotFound',
  );
  expect(await callsAbout(template_id)).toEqual([
    'messages/remove_template',
    'messages/save_template',
    'messages/save_template',
  ]);
});
