import {
  campaignDocumentSchema,
  type CampaignDocument,
  type campaignSchema,
} from '@marquee/contract/operator-campaigns.ts';
import type { Selectable, UpdateObject } from 'kysely';
import type { z } from 'zod';
import { sql, type Database, type DB } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { storedText, writtenText } from '../sites/documents/texts.ts';
import type { Channel } from './segment.ts';

export type CampaignRow = Selectable<DB['rewards.campaign']>;
type Shown = z.input<typeof campaignSchema>;

/** By which a message of a campaign is known in the inbox. */
export function messageKey(campaignId: string): string {
  return `campaign:${campaignId}`;
}

export function documentOf(row: CampaignRow): CampaignDocument {
  const { title, body } = Object(row.words);
  return campaignDocumentSchema.parse({
    name: row.name,
    segment: row.segment,
    channels: row.channels,
    words: { title: writtenText(title), body: writtenText(body) },
    href: row.href,
  });
}

/** The campaigns of a site, latest first, each with its figures. */
export async function listCampaigns(db: Database, siteId: number): Promise<Shown[]> {
  const rows = await db
    .selectFrom('rewards.campaign')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('campaign_id', 'desc')
    .limit(200)
    .execute();
  return show(db, siteId, rows);
}

interface Counted {
  readonly campaign_id: string;
  readonly channel: Channel;
  readonly recipients: number;
  readonly sent: number;
  readonly failed: number;
  readonly skipped: number;
  readonly waiting: number;
  readonly opened: number;
}

async function show(db: Database, siteId: number, rows: readonly CampaignRow[]): Promise<Shown[]> {
  const { rows: counts } = await sql<Counted>`
    select r.campaign_id, r.channel, count(*)::int as recipients, (count(*) filter (where r.state = 'sent'))::int as sent,
      (count(*) filter (where r.state = 'failed'))::int as failed, (count(*) filter (where r.state = 'skipped'))::int as skipped,
      (count(*) filter (where r.state in ('waiting', 'sending')))::int as waiting,
      (count(m.read_at) filter (where r.channel = 'inbox'))::int as opened
    from rewards.campaign_recipient r
    left join rewards.read_message m on r.channel = 'inbox' and m.site_id = r.site_id and m.player_id = r.player_id
      and m.message_key = 'campaign:' || r.campaign_id
    where r.site_id = ${siteId} and r.campaign_id = any(${rows.map(({ campaign_id }) => campaign_id)})
    group by r.campaign_id, r.channel order by r.channel`.execute(db);
  return rows.map((row) => {
    const own = counts.filter(({ campaign_id }) => campaign_id === row.campaign_id);
    const sum = (figure: 'recipients' | 'sent' | 'failed' | 'skipped' | 'waiting' | 'opened') =>
      own.reduce((total, one) => total + one[figure], 0);
    return {
      campaign_id: row.campaign_id,
      campaign: documentOf(row),
      state: stateOf(row),
      send_at: row.send_at?.toISOString() ?? null,
      saved_by: row.saved_by,
      saved_at: row.saved_at.toISOString(),
      started_at: row.started_at?.toISOString() ?? null,
      ended_at: row.ended_at?.toISOString() ?? null,
      figures: {
        recipients: sum('recipients'),
        sent: sum('sent'),
        failed: sum('failed'),
        skipped: sum('skipped'),
        waiting: sum('waiting'),
        opened: sum('opened'),
      },
      by_channel: own.map(({ channel, recipients, sent, failed, skipped, waiting }) => ({
        channel,
        recipients,
        sent,
        failed,
        skipped,
        waiting,
      })),
    };
  });
}

function stateOf({ state }: CampaignRow): Shown['state'] {
  const states = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const;
  return states.find((one) => one === state) ?? 'draft';
}

/** Keep a campaign that is not sent yet, or a new one. Throws `campaignNotFound`, or `campaignFixed` once it is sent. */
export async function saveCampaign(
  trx: Database,
  siteId: number,
  campaignId: string | null,
  document: CampaignDocument,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<string> {
  const row = {
    name: document.name,
    segment: JSON.stringify(document.segment),
    channels: [...new Set(document.channels)],
    words: sql<string>`jsonb_build_object('title', ${storedText(document.words.title)}::jsonb,
      'body', ${storedText(document.words.body)}::jsonb)`,
    href: document.href,
    saved_by: by,
    saved_at: now,
  };
  if (campaignId === null) {
    const campaign_id = newId();
    await trx
      .insertInto('rewards.campaign')
      .values({ ...row, site_id: siteId, campaign_id })
      .execute();
    return campaign_id;
  }
  await requireState(trx, siteId, campaignId, ['draft', 'scheduled']);
  await change(trx, siteId, campaignId, { ...row, state: 'draft', send_at: null });
  return campaignId;
}

/** Send a campaign at a time. Throws `campaignNotFound`, or `campaignFixed` if it is sent or stopped. */
export async function scheduleCampaign(
  trx: Database,
  siteId: number,
  campaignId: string,
  send_at: Date,
): Promise<void> {
  await requireState(trx, siteId, campaignId, ['draft', 'scheduled']);
  await change(trx, siteId, campaignId, { state: 'scheduled', send_at });
}

/** Stop a campaign, also in the middle: nobody else is written to. Answers how it stood. Throws as `scheduleCampaign` does. */
export async function stopCampaign(
  trx: Database,
  siteId: number,
  campaignId: string,
  now: Date,
): Promise<string> {
  const state = await requireState(trx, siteId, campaignId, ['scheduled', 'sending']);
  await change(trx, siteId, campaignId, { state: 'stopped', ended_at: now });
  return state;
}

async function requireState(
  trx: Database,
  siteId: number,
  campaignId: string,
  wanted: readonly string[],
): Promise<string> {
  const row = await trx
    .selectFrom('rewards.campaign')
    .select('state')
    .where('site_id', '=', siteId)
    .where('campaign_id', '=', campaignId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw refuse('campaignNotFound');
  if (!wanted.includes(row.state)) throw refuse('campaignFixed');
  return row.state;
}

async function change(
  trx: Database,
  siteId: number,
  campaignId: string,
  values: UpdateObject<DB, 'rewards.campaign'>,
): Promise<void> {
  await trx
    .updateTable('rewards.campaign')
    .set(values)
    .where('site_id', '=', siteId)
    .where('campaign_id', '=', campaignId)
    .execute();
}
