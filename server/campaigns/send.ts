import { isSpoken } from '@marquee/contract/languages.ts';
import { sendToInbox } from '../inbox/send.ts';
import { sql, type Database } from '../kernel/database.ts';
import { mayReceiveMarketing } from '../safety/may-play.ts';
import { inEveryLanguage, inLanguage } from '../sites/words.ts';
import type { App } from './app.ts';
import { documentOf, messageKey, type CampaignRow } from './campaign.ts';
import { inSegment, reachedBy, type Channel } from './segment.ts';
import cn from './words/CN.json' with { type: 'json' };
import en from './words/EN.json' with { type: 'json' };
import php from './words/PHP.json' with { type: 'json' };

const words = { EN: en, PHP: php, CN: cn } as const;

/** How many are written to between two looks at whether the campaign was stopped. */
const batch = 20;
/** A message that is on its way for so long was interrupted. Whether it arrived is not known, so it is not sent again. */
const interrupted_ms = 10 * 60_000;

interface Recipient {
  readonly player_id: bigint;
  readonly channel: Channel;
  readonly language: string;
  readonly email: string;
  readonly phone: string;
}

/** Send the campaigns whose time has come, until all are written to or stopped. Answers how many messages were sent. */
export async function sendCampaigns(app: App): Promise<number> {
  const due = await app.db
    .selectFrom('rewards.campaign')
    .selectAll()
    .where('state', 'in', ['scheduled', 'sending'])
    .where('send_at', '<=', app.clock.now())
    .orderBy('send_at')
    .execute();
  let sent = 0;
  for (const campaign of due) sent += await sendCampaign(app, campaign);
  return sent;
}

async function sendCampaign(app: App, campaign: CampaignRow): Promise<number> {
  await app.db.transaction().execute((trx) => begin(app, trx, campaign));
  await failInterrupted(app, campaign);
  let sent = 0;
  for (;;) {
    const recipients = await app.db.transaction().execute((trx) => claim(app, trx, campaign));
    if (recipients.length === 0) break;
    for (const recipient of recipients) {
      if ((await deliver(app, campaign, recipient)) === 'sent') sent += 1;
    }
  }
  await finish(app, campaign);
  return sent;
}

/** Decide who is written to. The campaign's row is locked, so that this is done once. */
async function begin(app: App, trx: Database, campaign: CampaignRow): Promise<void> {
  const now = app.clock.now();
  const started = await trx
    .updateTable('rewards.campaign')
    .set({ state: 'sending', started_at: now })
    .where('site_id', '=', campaign.site_id)
    .where('campaign_id', '=', campaign.campaign_id)
    .where('state', '=', 'scheduled')
    .executeTakeFirst();
  if (started.numUpdatedRows === 0n) return;
  const { segment, channels } = documentOf(campaign);
  for (const channel of channels) {
    await sql`
      insert into rewards.campaign_recipient (site_id, campaign_id, player_id, channel, at)
      select p.site_id, ${campaign.campaign_id}, p.player_id, ${channel}, ${now}
      from players.addressee p
      where ${inSegment(campaign.site_id, segment, now)} and ${reachedBy(channel)}
      on conflict do nothing`.execute(trx);
  }
}

async function failInterrupted(app: App, { site_id, campaign_id }: CampaignRow): Promise<void> {
  await app.db
    .updateTable('rewards.campaign_recipient')
    .set({ state: 'failed' })
    .where('site_id', '=', site_id)
    .where('campaign_id', '=', campaign_id)
    .where('state', '=', 'sending')
    .where('at', '<', new Date(app.clock.now().getTime() - interrupted_ms))
    .execute();
}

/** Take some of those who wait, for this process alone. None once the campaign is stopped: a stop waits for this, or this for it. */
async function claim(
  app: App,
  trx: Database,
  { site_id, campaign_id }: CampaignRow,
): Promise<readonly Recipient[]> {
  const standing = await trx
    .selectFrom('rewards.campaign')
    .select('state')
    .where('site_id', '=', site_id)
    .where('campaign_id', '=', campaign_id)
    .forShare()
    .executeTakeFirst();
  if (standing?.state !== 'sending') return [];
  const { rows } = await sql<Recipient>`
    with taken as (
      select site_id, campaign_id, player_id, channel from rewards.campaign_recipient
      where site_id = ${site_id} and campaign_id = ${campaign_id} and state = 'waiting'
      order by player_id, channel limit ${batch} for update skip locked
    )
    update rewards.campaign_recipient r set state = 'sending', at = ${app.clock.now()}
    from taken join players.addressee p on p.site_id = taken.site_id and p.player_id = taken.player_id
    where r.site_id = taken.site_id and r.campaign_id = taken.campaign_id and r.player_id = taken.player_id
      and r.channel = taken.channel
    returning r.player_id, r.channel, p.language, p.email, p.phone`.execute(trx);
  return rows;
}

async function deliver(app: App, campaign: CampaignRow, recipient: Recipient): Promise<string> {
  if (recipient.channel === 'inbox') {
    return app.db.transaction().execute(async (trx) => {
      const isSent = await intoInbox(app, trx, campaign, recipient);
      return settle(app, trx, campaign, recipient, isSent ? 'sent' : 'skipped');
    });
  }
  const player = { siteId: campaign.site_id, playerId: recipient.player_id };
  const address = recipient.channel === 'email' ? recipient.email : recipient.phone;
  if (address === '' || !(await mayReceiveMarketing(app, player))) {
    return settle(app, app.db, campaign, recipient, 'skipped');
  }
  try {
    await app.delivery.send({
      siteId: campaign.site_id,
      channel: recipient.channel,
      recipient: address,
      ...(await textFor(app, campaign, recipient)),
    });
  } catch (error) {
    app.log.warn({ err: error, campaign_id: campaign.campaign_id }, 'a message of a campaign was not taken');
    return settle(app, app.db, campaign, recipient, 'failed');
  }
  return settle(app, app.db, campaign, recipient, 'sent');
}

function intoInbox(
  app: App,
  trx: Database,
  campaign: CampaignRow,
  { player_id }: Recipient,
): Promise<boolean> {
  const { title, body } = documentOf(campaign).words;
  return sendToInbox(app, trx, {
    siteId: campaign.site_id,
    playerId: player_id,
    key: messageKey(campaign.campaign_id),
    category: 'promotion',
    text: { title: inEveryLanguage(written(title)), body: inEveryLanguage(written(body)) },
    href: campaign.href,
  });
}

async function textFor(app: App, campaign: CampaignRow, { language, channel }: Recipient) {
  const site = await app.sites.byId(campaign.site_id);
  const { title, body } = documentOf(campaign).words;
  const subject = inLanguage(written(title), language);
  const link =
    campaign.href === ''
      ? ''
      : `\n\n${campaign.href.startsWith('/') ? `https://${site.primaryDomain}` : ''}${campaign.href}`;
  const footer = words[isSpoken(language) ? language : 'EN'].footer.replace('{site}', site.shown.site_name);
  const text = `${inLanguage(written(body), language)}${link}\n\n${footer}`;
  return { subject, body: channel === 'sms' ? `${subject}\n${text}` : text };
}

/** Without the languages in which it is not written. */
function written(text: { readonly EN: string; readonly PHP: string; readonly CN: string }) {
  return Object.fromEntries(Object.entries(text).filter(([, one]) => one !== ''));
}

async function settle(
  app: App,
  db: Database,
  { site_id, campaign_id }: CampaignRow,
  { player_id, channel }: Recipient,
  state: 'sent' | 'failed' | 'skipped',
): Promise<string> {
  await db
    .updateTable('rewards.campaign_recipient')
    .set({ state, at: app.clock.now() })
    .where('site_id', '=', site_id)
    .where('campaign_id', '=', campaign_id)
    .where('player_id', '=', player_id)
    .where('channel', '=', channel)
    .where('state', '=', 'sending')
    .execute();
  return state;
}

/** A campaign is sent when nobody waits and nothing is on its way. */
async function finish(app: App, { site_id, campaign_id }: CampaignRow): Promise<void> {
  await sql`
    update rewards.campaign c set state = 'sent', ended_at = ${app.clock.now()}
    where c.site_id = ${site_id} and c.campaign_id = ${campaign_id} and c.state = 'sending'
      and not exists (select from rewards.campaign_recipient r where r.site_id = c.site_id
        and r.campaign_id = c.campaign_id and r.state in ('waiting', 'sending'))`.execute(app.db);
}
