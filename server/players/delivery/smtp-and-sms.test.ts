import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createServer as createSocketServer, type Server as SocketServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgotPassword } from '@marquee/contract/api/auth/forgot_password.ts';
import { signup } from '@marquee/contract/api/auth/signup.ts';
import { tacRequestLogin } from '@marquee/contract/api/auth/tac/request_login.ts';
import { tacRequestNewRegister } from '@marquee/contract/api/auth/tac/request_new_register.ts';
import { tacVerify } from '@marquee/contract/api/auth/tac/verify.ts';
import { application, startPlatform, type TestPlatform } from '../../../tests/platform.ts';
import type { Delivery } from './delivery.ts';
import { createSmtpAndSmsDelivery } from './smtp-and-sms.ts';

/** Whether the SMS and mail gateways of this test accept messages. */
let accepts = true;
/** The SMS gateway waits for this before it answers. */
let gate: Promise<void> = Promise.resolve();
const messages: { authorization: string | undefined; form: Record<string, string> }[] = [];
const mails: string[] = [];
let sms: Server;
let smtp: SocketServer;
let delivery: Delivery;
let platform: TestPlatform;

beforeAll(async () => {
  sms = createServer((request, response) => {
    void takeMessage(request).then((status) => response.writeHead(status).end('{}'));
  });
  smtp = createMailServer();
  const [smsPort, smtpPort] = [await listening(sms), await listening(smtp)];
  const smsUrl = `http://127.0.0.1:${smsPort}/2010-04-01/Accounts/AC1/Messages.json`;
  const smtpUrl = `smtp://127.0.0.1:${smtpPort}`;
  delivery = createSmtpAndSmsDelivery({
    smtpUrl,
    mailFrom: 'no-reply@aurum.example',
    smsUrl,
    smsUser: 'AC1',
    smsSecret: 'secret',
    smsFrom: '+15550100',
  });
  platform = await startPlatform({
    SMTP_URL: smtpUrl,
    SMS_URL: smsUrl,
    SMS_USER: 'AC1',
    SMS_SECRET: 'secret',
  });
});

afterAll(async () => {
  await platform.close();
  await delivery.close();
  sms.close();
  smtp.close();
});

const message = { siteId: 1, subject: 'Your code', body: 'Code 123456: 您的验证码' };

test('a text message is a form to the gateway, with its credentials', async () => {
  await delivery.send({ ...message, channel: 'sms', recipient: '+639171234567' });
  expect(messages.at(-1)).toEqual({
    authorization: `Basic ${Buffer.from('AC1:secret').toString('base64')}`,
    form: { To: '+639171234567', From: '+15550100', Body: message.body },
  });
});

test('a mail is handed in by SMTP', async () => {
  await delivery.send({ ...message, channel: 'email', recipient: 'maria@example.com' });
  const mail = mails.at(-1) ?? '';
  expect(mail).toContain('RCPT TO:<maria@example.com>');
  expect(mail).toContain('From: no-reply@aurum.example');
  expect(mail).toContain('Subject: Your code');
});

test('a gateway that refuses is an error', async () => {
  accepts = false;
  await expect(delivery.send({ ...message, channel: 'sms', recipient: '+639171234567' })).rejects.toThrow(
    '503',
  );
  await expect(
    delivery.send({ ...message, channel: 'email', recipient: 'maria@example.com' }),
  ).rejects.toThrow(/451/);
  accepts = true;
});

test('S7.5 S7.7 S4.7 a code that cannot be delivered is told at sign-up, and asked for again', async () => {
  const applied = application('unlucky');
  accepts = false;
  expect(await platform.call(signup, applied)).toMatchObject({ statusMessage: 'deliveryFailed' });
  accepts = true;
  platform.clock.advance(60_000);
  const name = { domain_name: 'localhost', account_id: 'unlucky' };
  expect(await platform.call(tacRequestNewRegister, name)).toMatchObject({ statusCode: 1 });
  const tac = /\d{6}/.exec(messages.at(-1)?.form['Body'] ?? '')?.[0] ?? '';
  expect(await platform.call(tacVerify, { ...name, tac })).toMatchObject({ statusCode: 1 });
});

test('S7.4 S7.8 whether a gateway takes a code that a name asked for changes nothing of the answer', async () => {
  const name = { domain_name: 'localhost', account_id: 'unlucky' };
  const ask = async () => [
    await platform.call(tacRequestLogin, name),
    await platform.call(forgotPassword, { ...name, contact_phone: '+639170000000' }),
  ];
  const taken = await ask();
  await platform.marquee.app.players.settled();
  platform.clock.advance(60_000);
  accepts = false;
  expect(await ask()).toEqual(taken);
  await platform.marquee.app.players.settled();
  accepts = true;
});

test('S7.8 the answer does not wait for the gateway, so that its time tells nothing', async () => {
  const { promise, resolve: open } = Promise.withResolvers<void>();
  gate = promise;
  platform.clock.advance(60_000);
  const taken = messages.length;
  const name = { domain_name: 'localhost', account_id: 'unlucky' };
  expect(await platform.call(tacRequestLogin, name)).toMatchObject({ statusCode: 1 });
  expect(messages).toHaveLength(taken);
  open();
  await platform.marquee.app.players.settled();
  expect(messages).toHaveLength(taken + 1);
});

async function takeMessage(request: IncomingMessage): Promise<number> {
  const form = Object.fromEntries(new URLSearchParams(await text(request)));
  await gate;
  if (!accepts) return 503;
  messages.push({ authorization: request.headers.authorization, form });
  return 201;
}

/** The part of RFC 5321 that sending a mail needs. */
function createMailServer(): SocketServer {
  return createSocketServer((socket) => {
    let heard = '';
    let isData = false;
    socket.on('error', () => undefined);
    socket.write('220 stand-in\r\n');
    socket.on('data', (chunk) => {
      const line = chunk.toString();
      heard += line;
      if (isData) {
        if (!heard.endsWith('\r\n.\r\n')) return;
        isData = false;
        mails.push(heard);
        socket.write('250 taken\r\n');
      } else if (/^QUIT/i.test(line)) {
        socket.end('221 bye\r\n');
      } else if (/^RCPT/i.test(line) && !accepts) {
        socket.write('451 not now\r\n');
      } else if (/^DATA/i.test(line)) {
        isData = true;
        socket.write('354 go on\r\n');
      } else {
        socket.write('250 ok\r\n');
      }
    });
  });
}

function listening(server: Server | SocketServer): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}
