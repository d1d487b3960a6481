import { afterAll, beforeAll, expect, test } from 'vitest';
import { campaignsCount } from '../../contract/operate/campaigns/count.ts';
import { campaignsList } from '../../contract/operate/campaigns/list.ts';
import { campaignsSave } from '../../contract/operate/campaigns/save.ts';
import { campaignsSend } from '../../contract/operate/campaigns/send.ts';
import { campaignsStop } from '../../contract/operate/campaigns/stop.ts';
import type { CampaignDocument } from '../../contract/operator-campaigns.ts';
import { sendCampaigns } from '../../server/campaigns/send.ts';
import type { Delivery, Message } from '../../server/players/delivery/delivery.ts';
import { createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';

const site = { site_code: 'aurum' };

let platform: TestPlatform;
let operate: TestConsole;
let owner: TestOperator;
beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
  operate = createTestConsole(platform);
  owner = await operate.newOperator('owner@example.com', [{ role: 'owner', siteId: null }]);
  for (const name of ['agrees.one', 'agrees.two', 'agrees.tagged', 'refuses', 'is.blocked', 'takes.break']) {
    await platform.newPlayer(name);
  }
  await platform.owner.query(
    `update players.player set accepts_marketing = account_id <> 'refuses' and not is_demo,
       email_verified_at = case account_id when 'agrees.one' then now() end`,
  );
  await platform.owner.query("update players.player set status = 'blocked' where account_id = 'is.blocked'");
  await platform.owner.query("update players.player set language = 'CN' where account_id = 'agrees.one'");
  await platform.owner.query(
    `insert into operators.player_tag (site_id, player_id, tag)
     select site_id, player_id, 'sailor' from players.player where account_id = 'agrees.tagged'`,
  );
});
afterAll(() => platform.close());

const everybody: CampaignDocument['segment'] = {
  level_from: null,
  level_to: null,
  played: null,
  deposited: null,
  signed_up: null,
  language: null,
  tags: [],
};

function letter(change: Partial<CampaignDocument> = {}): CampaignDocument {
  return {
    name: 'Harbour letter',
    segment: everybody,
    channels: ['inbox'],
    words: {
      title: { EN: 'Ships are in', PHP: '', CN: '船到了' },
      body: { EN: 'Come and see', PHP: '', CN: '来看看' },
    },
    href: '/promotions',
    ...change,
  };
}

async function planned(campaign: CampaignDocument, send_at: string | null = null): Promise<string> {
  const { campaign_id = '' } = await operate.call(
    campaignsSave,
    { ...site, campaign_id: null, campaign },
    owner,
  );
  await operate.stepUp(owner);
  const sent = await operate.call(campaignsSend, { ...site, campaign_id, send_at }, owner);
  expect(sent.statusMessage).toBe('OK');
  return campaign_id;
}

async function figuresOf(campaignId: string) {
  const { value } = await operate.call(campaignsList, site, owner);
  const row = value?.find(({ campaign_id }) => campaign_id === campaignId);
  return { state: row?.state, ...row?.figures };
}

async function inboxOf(campaignId: string): Promise<string[]> {
  const { rows } = await platform.owner.query<{ account_id: string }>(
    `select account_id from rewards.inbox_message join players.player using (site_id, player_id)
     where message_key = $1 order by account_id`,
    [`campaign:${campaignId}`],
  );
  return rows.map(({ account_id }) => account_id);
}

/** A gateway of the test, which keeps what it was given. */
function gateway(take: (message: Message) => Promise<void> = async () => undefined) {
  const messages: Message[] = [];
  const delivery: Delivery = {
    send: async (message) => {
      messages.push(message);
      await take(message);
    },
    close: async () => undefined,
  };
  return { messages, app: { ...platform.marquee.app, delivery } };
}

test('a campaign reaches whoever agreed and is active, once however often it is sent, and its figures say so', async () => {
  const counted = await operate.call(campaignsCount, { ...site, segment: everybody }, owner);
  expect(counted).toMatchObject({ players: 4, inbox: 4, email: 1 });
  const id = await planned(letter());
  await Promise.all([sendCampaigns(platform.marquee.app), sendCampaigns(platform.marquee.app)]);
  await sendCampaigns(platform.marquee.app);
  expect(await inboxOf(id)).toEqual(['agrees.one', 'agrees.tagged', 'agrees.two', 'takes.break']);
  expect(await figuresOf(id)).toMatchObject({
    state: 'sent',
    recipients: 4,
    sent: 4,
    failed: 0,
    waiting: 0,
    opened: 0,
  });
  await platform.owner.query(
    `update rewards.inbox_message m set read_at = now() from players.player p
     where p.player_id = m.player_id and message_key = $1 and account_id = 'agrees.two'`,
    [`campaign:${id}`],
  );
  expect(await figuresOf(id)).toMatchObject({ opened: 1 });
});

test('consent counts when the message is sent: whoever withdraws it before is left out', async () => {
  const id = await planned(letter({ channels: ['inbox', 'sms'] }));
  const { messages, app } = gateway(async () => {
    await platform.owner.query(
      "update players.player set accepts_marketing = false where account_id = 'agrees.two'",
    );
  });
  await sendCampaigns(app);
  await platform.owner.query(
    "update players.player set accepts_marketing = true where account_id = 'agrees.two'",
  );
  const { skipped = 0, sent = 0, recipients = 0 } = await figuresOf(id);
  expect(skipped).toBeGreaterThan(0);
  expect(sent + skipped).toBe(recipients);
  expect(messages.length).toBeLessThan(4);
});

test('a segment is narrowed by tags and language, and an e-mail is in the language of its player', async () => {
  const tagged = { ...everybody, tags: ['sailor'] };
  expect(await operate.call(campaignsCount, { ...site, segment: tagged }, owner)).toMatchObject({
    players: 1,
  });
  const idle = { ...everybody, played: { did: true, days: 30 } };
  expect(await operate.call(campaignsCount, { ...site, segment: idle }, owner)).toMatchObject({ players: 0 });
  const poor = { ...everybody, deposited: { did: false, days: 30, at_least: null } };
  expect(await operate.call(campaignsCount, { ...site, segment: poor }, owner)).toMatchObject({ players: 4 });
  const { messages, app } = gateway();
  await planned(letter({ channels: ['email'], segment: { ...everybody, language: 'CN' } }));
  await sendCampaigns(app);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatchObject({ channel: 'email', subject: '船到了' });
  expect(messages[0]?.body).toMatch(/^来看看\n\nhttps:\/\/[^\n]+\/promotions\n\n.*个人资料/);
});

test('a message that the gateway does not take has failed, and is not sent again', async () => {
  const { messages, app } = gateway(() => Promise.reject(new Error('451')));
  const id = await planned(letter({ channels: ['email'] }));
  await sendCampaigns(app);
  await sendCampaigns(app);
  expect(messages).toHaveLength(1);
  expect(await figuresOf(id)).toMatchObject({ state: 'sent', recipients: 1, sent: 0, failed: 1 });
});

test('whatever was on its way when the process was killed counts as failed and is not sent again', async () => {
  const id = await planned(letter({ channels: ['email'] }));
  // As a process leaves it that took the message and died.
  await platform.owner.query(
    "update rewards.campaign set state = 'sending', started_at = send_at where campaign_id = $1",
    [id],
  );
  await platform.owner.query(
    `insert into rewards.campaign_recipient (site_id, campaign_id, player_id, channel, state, at)
     select site_id, $1, player_id, 'email', 'sending', $2 from players.player where account_id = 'agrees.one'`,
    [id, platform.clock.now()],
  );
  const { messages, app } = gateway();
  await sendCampaigns(app);
  expect((await figuresOf(id)).state).toBe('sending');
  platform.clock.advance(11 * 60_000);
  await sendCampaigns(app);
  expect(messages).toEqual([]);
  expect(await figuresOf(id)).toMatchObject({ state: 'sent', failed: 1, sent: 0 });
});

test('a campaign is stopped in the middle: nobody else is written to', async () => {
  for (let index = 0; index < 22; index += 1) {
    await platform.owner.query(
      `insert into players.player (site_id, account_id, password_hash, full_name, birth_date, contact_phone, contact_email,
         phone_verified_at, language, currency, status, terms_accepted_at, accepts_marketing, referrer_code, ch, cm, pp,
         affiliate_code, fbp, appsflyer_id, visitor_id, created_at)
       select site_id, $1, password_hash, full_name, birth_date, $2, $3, now(), language, currency, status,
         terms_accepted_at, true, '', '', '', '', '', '', '', '', created_at
       from players.player where account_id = 'agrees.two'`,
      [`sailor.${index}`, `+6391800000${String(index).padStart(2, '0')}`, `sailor.${index}@example.com`],
    );
  }
  const id = await planned(letter({ channels: ['sms'] }));
  let isStopped = false;
  const { messages, app } = gateway(async () => {
    if (isStopped) return;
    isStopped = true;
    const stopped = await operate.call(
      campaignsStop,
      { ...site, campaign_id: id, reason: 'a wrong word' },
      owner,
    );
    expect(stopped.statusMessage).toBe('OK');
  });
  await sendCampaigns(app);
  await sendCampaigns(app);
  const { state, sent = 0, waiting = 0, recipients = 0 } = await figuresOf(id);
  expect(state).toBe('stopped');
  // Those that were taken together with the first were on their way.
  expect(sent).toBe(20);
  expect(messages).toHaveLength(20);
  expect(sent + waiting).toBe(recipients);
  const again = await operate.call(campaignsStop, { ...site, campaign_id: id, reason: 'again' }, owner);
  expect(again.statusMessage).toBe('campaignFixed');
});

test('a campaign that is planned for later waits, and is a draft again once it is changed', async () => {
  const send_at = new Date(platform.clock.now().getTime() + 3_600_000).toISOString();
  const campaign_id = await planned(letter(), send_at);
  await sendCampaigns(platform.marquee.app);
  expect(await inboxOf(campaign_id)).toEqual([]);
  await operate.call(campaignsSave, { ...site, campaign_id, campaign: letter({ name: 'Later' }) }, owner);
  expect((await figuresOf(campaign_id)).state).toBe('draft');
  platform.clock.advance(3_600_000);
  await sendCampaigns(platform.marquee.app);
  expect(await inboxOf(campaign_id)).toEqual([]);
});
