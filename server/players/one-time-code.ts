import type { App } from '../kernel/app.ts';
import { refuse } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import type { Site } from '../sites/site.ts';
import { codeMessage } from './delivery/messages.ts';
import type { Channel } from './delivery/delivery.ts';
import { hashCode, newCode, sameSecret } from './secrets.ts';

/** One-time codes (TAC): six digits, five tries, five minutes; another can be asked for after one minute. */
export const codeLife_s = 300;
export const resendAfter_s = 60;
export const maxAttempts = 5;

export type CodePurpose = 'register' | 'login' | 'unlock' | 'password';

export interface CodeRecipient {
  playerId: bigint;
  contactPhone: string;
  contactEmail: string;
  language: string;
}

/**
 * Send a player a new code; the ones before it no longer count.
 * Throws `tacResendTooSoon`, or `deliveryFailed` where the message could not be handed over.
 */
export async function sendCode(
  app: App,
  site: Site,
  recipient: CodeRecipient,
  purpose: CodePurpose,
  channel: Channel,
): Promise<void> {
  const now = app.clock.now();
  const last = await latestCode(app, site.siteId, recipient.playerId, purpose);
  if (last && now.getTime() - last.sent_at.getTime() < resendAfter_s * 1000) throw refuse('tacResendTooSoon');
  const codeId = newId();
  const code = newCode();
  await app.db
    .insertInto('players.one_time_code')
    .values({
      site_id: site.siteId,
      player_id: recipient.playerId,
      code_id: codeId,
      purpose,
      channel,
      code_hash: hashCode(codeId, code),
      sent_at: now,
      expires_at: new Date(now.getTime() + codeLife_s * 1000),
    })
    .execute();
  try {
    await app.delivery.send({
      siteId: site.siteId,
      channel,
      recipient: channel === 'sms' ? recipient.contactPhone : recipient.contactEmail,
      ...codeMessage(recipient.language, { site: site.shown.site_name, code, minutes: codeLife_s / 60 }),
    });
  } catch (error) {
    app.log.error({ err: error, channel }, 'a one-time code could not be delivered');
    throw refuse('deliveryFailed');
  }
}

/**
 * Use up a player's code, and answer the channel that it proves. Each wrong try is counted before it is answered, so that tries made at once count as well.
 * Throws `tacNotRequested`, `tacExpired`, `tacAttemptsExceeded` or `invalidTac`.
 */
export async function consumeCode(
  app: App,
  siteId: number,
  playerId: bigint,
  purpose: CodePurpose,
  code: string,
): Promise<Channel> {
  const latest = await latestCode(app, siteId, playerId, purpose);
  if (!latest || latest.consumed_at) throw refuse('tacNotRequested');
  if (latest.expires_at <= app.clock.now()) throw refuse('tacExpired');
  const counted = await app.db
    .updateTable('players.one_time_code')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where('code_id', '=', latest.code_id)
    .where('attempts', '<', maxAttempts)
    .where('consumed_at', 'is', null)
    .returning('attempts')
    .executeTakeFirst();
  if (!counted) throw refuse('tacAttemptsExceeded');
  if (!sameSecret(latest.code_hash, hashCode(latest.code_id, code))) throw refuse('invalidTac');
  const consumed = await app.db
    .updateTable('players.one_time_code')
    .set({ consumed_at: app.clock.now() })
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where('code_id', '=', latest.code_id)
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
  if (consumed.numUpdatedRows !== 1n) throw refuse('tacNotRequested');
  return latest.channel === 'email' ? 'email' : 'sms';
}

async function latestCode(app: App, siteId: number, playerId: bigint, purpose: CodePurpose) {
  return app.db
    .selectFrom('players.one_time_code')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where('purpose', '=', purpose)
    .orderBy('sent_at', 'desc')
    .orderBy('code_id', 'desc')
    .executeTakeFirst();
}
