import { afterAll, beforeAll, expect, test } from 'vitest';
import { safetyTimeOut } from '@marquee/contract/api/safety/time_out.ts';
import { profile } from '@marquee/contract/api/settings/profile.ts';
import { profileUpdate } from '@marquee/contract/api/settings/profile_update.ts';
import { pushList } from '@marquee/contract/api/settings/push_list.ts';
import { pushRemove } from '@marquee/contract/api/settings/push_remove.ts';
import { pushSubscribe } from '@marquee/contract/api/settings/push_subscribe.ts';
import { cashierNews, type CashierNews } from '../cashier/news.ts';
import { sendToInbox, type InboxMessage } from '../inbox/send.ts';
import { newId } from '../kernel/ids.ts';
import { parseMoney } from '../kernel/money.ts';
import { setPlayerStatus } from '../players/account-status.ts';
import { startPlatform, type TestPlatform, type TestPlayer } from '../../tests/platform.ts';
import { startPushService, type RunningPushService } from '../../tests/push-service.ts';

let service: RunningPushService;
let platform: TestPlatform;
beforeAll(async () => {
  service = await startPushService();
  platform = await startPlatform({ SERVICES_URL: service.origin });
});
afterAll(async () => {
  await platform.close();
  await service.close();
});

interface Subscriber {
  readonly player: TestPlayer;
  readonly key: { readonly siteId: number; readonly playerId: bigint };
  readonly endpoint: string;
}

async function subscribe(player: TestPlayer): Promise<string> {
  const { public_key = '' } = await platform.call(pushList, player);
  const { endpoint, keys } = service.subscribe(public_key);
  expect(
    await platform.call(pushSubscribe, { ...player, endpoint, p256dh: keys.p256dh, auth_secret: keys.auth }),
  ).toMatchObject({ statusCode: 1 });
  return endpoint;
}

async function newSubscriber(account_id: string): Promise<Subscriber> {
  const player = await platform.newPlayer(account_id);
  const { rows } = await platform.owner.query<{ site_id: number; player_id: string }>(
    'select site_id, player_id from players.player where account_id = $1',
    [account_id],
  );
  const key = { siteId: rows[0]?.site_id ?? 0, playerId: BigInt(rows[0]?.player_id ?? 0) };
  return { player, key, endpoint: await subscribe(player) };
}

async function changeProfile(
  player: TestPlayer,
  change: { language?: 'PHP'; accept_marketing?: boolean },
): Promise<void> {
  const [own] = (await platform.call(profile, player)).value ?? [];
  const { full_name = '', contact_email = '' } = own ?? {};
  expect(
    await platform.call(profileUpdate, { ...player, full_name, contact_email, ...change }),
  ).toMatchObject({ statusCode: 1 });
}

/** Tell of a payout, as the cashier does in the transaction that settles it. */
async function tellOfPayout({ key }: Subscriber, about: 'withdrawal_paid' | 'withdrawal_refused') {
  const { app } = platform.marquee;
  const amount = parseMoney('4321');
  const news: CashierNews =
    about === 'withdrawal_paid'
      ? { ...key, id: newId(), about, amount, currency: 'PHP', bank: 'BDO Unibank', number: '•••• 1111' }
      : { ...key, id: newId(), about, amount, currency: 'PHP', reason: 'The name differs' };
  await app.db.transaction().execute((trx) => app.events.tell(trx, cashierNews, news));
}

async function sendMessage({ key }: Subscriber, category: InboxMessage['category']): Promise<boolean> {
  const { app } = platform.marquee;
  const words = { EN: 'Secret words', PHP: 'Secret words', CN: 'Secret words' };
  const message = { ...key, key: newId(), category, text: { title: words, body: words }, href: '/mission' };
  return app.db.transaction().execute((trx) => sendToInbox(app, trx, message));
}

/** Wait until the queue has no notification left that could still be sent. */
async function untilSent(): Promise<void> {
  await expect
    .poll(
      async () =>
        (await platform.owner.query(`select 1 from graphile_worker.jobs where task_identifier = 'push'`))
          .rowCount,
      { timeout: 180_000 },
    )
    .toBe(0);
}

const listed = async (player: TestPlayer) => (await platform.call(pushList, player)).value ?? [];

test('a payout notifies the browser, without amount, bank or reason', async () => {
  const subscriber = await newSubscriber('paid.out');
  await tellOfPayout(subscriber, 'withdrawal_paid');
  await untilSent();
  await tellOfPayout(subscriber, 'withdrawal_refused');
  await untilSent();
  expect(service.received(subscriber.endpoint)).toEqual([
    {
      title: 'Your withdrawal was paid',
      body: 'Open Aurum Palace to see the details.',
      url: '/transaction-history',
    },
    {
      title: 'Your withdrawal was refused',
      body: 'Open Aurum Palace to see the reason.',
      url: '/withdrawal',
    },
  ]);
  expect(await listed(subscriber.player)).toMatchObject([
    { endpoint: subscriber.endpoint, last_sent_at: expect.any(String) },
  ]);
});

test('a message of the inbox notifies in the player’s language, and says nothing of its text', async () => {
  const subscriber = await newSubscriber('filipino');
  await changeProfile(subscriber.player, { language: 'PHP' });
  await sendMessage(subscriber, 'reward');
  await untilSent();
  expect(service.received(subscriber.endpoint)).toEqual([
    { title: 'May bago kang message', body: 'Buksan ang Aurum Palace para basahin.', url: '/inbox' },
  ]);
});

test('advertising is pushed only to who agrees to it', async () => {
  const subscriber = await newSubscriber('no.offers');
  expect(await sendMessage(subscriber, 'promotion')).toBe(false);
  await changeProfile(subscriber.player, { accept_marketing: true });
  expect(await sendMessage(subscriber, 'promotion')).toBe(true);
  await untilSent();
  expect(service.received(subscriber.endpoint)).toHaveLength(1);
});

test('consent and breaks count when a notification is sent, and what concerns the account still comes', async () => {
  const subscriber = await newSubscriber('on.a.break');
  await changeProfile(subscriber.player, { accept_marketing: true });
  // The first attempt fails, and the break begins before the second one.
  service.failNext(503, 1);
  const before = service.answered();
  await sendMessage(subscriber, 'promotion');
  await expect.poll(() => service.answered()).toBe(before + 1);
  await platform.call(safetyTimeOut, { ...subscriber.player, days: 1 });
  await sendMessage(subscriber, 'mission');
  await tellOfPayout(subscriber, 'withdrawal_paid');
  await untilSent();
  expect(service.received(subscriber.endpoint)).toEqual([
    expect.objectContaining({ title: 'Your withdrawal was paid' }),
  ]);
});

test('a blocked account gets no notifications', async () => {
  const subscriber = await newSubscriber('blocked.one');
  await setPlayerStatus(platform.marquee.app, subscriber.key, 'blocked', { by: 'ana', reason: 'A test' });
  await tellOfPayout(subscriber, 'withdrawal_paid');
  await untilSent();
  expect(service.received(subscriber.endpoint)).toEqual([]);
});

test('a busy push service is asked again, and a subscription that has ended is removed', async () => {
  const subscriber = await newSubscriber('patient');
  service.failNext(429, 1);
  await tellOfPayout(subscriber, 'withdrawal_paid');
  await untilSent();
  expect(service.received(subscriber.endpoint)).toHaveLength(1);
  service.end(subscriber.endpoint);
  await tellOfPayout(subscriber, 'withdrawal_paid');
  await untilSent();
  expect(await listed(subscriber.player)).toEqual([]);
});

test('a browser belongs to one account, and an account has ten browsers at most', async () => {
  const first = await newSubscriber('first.user');
  const second = await platform.newPlayer('second.user');
  const { public_key = '' } = await platform.call(pushList, second);
  const { keys } = service.subscribe(public_key);
  const moved = { endpoint: first.endpoint, p256dh: keys.p256dh, auth_secret: keys.auth };
  await platform.call(pushSubscribe, { ...second, ...moved });
  expect(await listed(first.player)).toEqual([]);
  expect(await listed(second)).toMatchObject([{ endpoint: first.endpoint }]);
  for (let browser = 0; browser < 10; browser += 1) {
    platform.clock.advance(1000);
    await subscribe(second);
  }
  const endpoints = (await listed(second)).map(({ endpoint }) => endpoint);
  expect(endpoints).toHaveLength(10);
  expect(endpoints).not.toContain(first.endpoint);
});

test('a browser is removed by its own player only', async () => {
  const owner = await newSubscriber('remover');
  const stranger = await platform.newPlayer('no.remover');
  const subscription_id = (await listed(owner.player))[0]?.subscription_id ?? '';
  expect(await platform.call(pushRemove, { ...stranger, subscription_id })).toMatchObject({
    statusMessage: 'pushNotFound',
  });
  expect(await platform.call(pushRemove, { ...owner.player, subscription_id })).toMatchObject({
    statusCode: 1,
  });
  await tellOfPayout(owner, 'withdrawal_paid');
  await untilSent();
  expect(service.received(owner.endpoint)).toEqual([]);
});

test('only the https address of a named push service is taken', async () => {
  const player = await platform.newPlayer('inward');
  const { public_key = '' } = await platform.call(pushList, player);
  const { keys } = service.subscribe(public_key);
  const asks = (endpoint: string) =>
    platform.call(pushSubscribe, { ...player, endpoint, p256dh: keys.p256dh, auth_secret: keys.auth });
  for (const endpoint of [
    'http://push.example.com/1',
    'https://127.0.0.1/1',
    'https://[::1]/1',
    'https://2130706433/1',
    'https://localhost/1',
    'https://push.example.com:5432/1',
    'https://user@push.example.com/1',
    `${service.origin.replace('http:', 'https:')}/push/1`,
  ]) {
    expect(await asks(endpoint), endpoint).toMatchObject({ statusMessage: 'pushServiceRefused' });
  }
  expect(await asks('https://fcm.googleapis.com/fcm/send/abc')).toMatchObject({ statusCode: 1 });
});
