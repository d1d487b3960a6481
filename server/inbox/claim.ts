import type { App } from './app.ts';
import type { PlayerSession } from '../players/player-session.ts';
import { refuse } from '../kernel/errors.ts';
import { requireMayPlay } from '../safety/may-play.ts';
import { creditReward, presentClaim, rewardKindOf } from '../bonus/reward.ts';

/**
 * Credit a message's reward. Concurrent and repeated calls credit it once, because the message's row is locked and the
 * ledger key is the message's id. Claiming also marks the message as read.
 * Throws `inboxNotFound`, `nothingToClaim`, `rewardClaimed`, `rewardExpired`, or whatever `requireMayPlay` throws.
 */
export async function claimFromInbox(
  app: Pick<App, 'db' | 'clock' | 'ledger' | 'sites'>,
  session: PlayerSession,
  inboxId: string,
): Promise<ReturnType<typeof presentClaim>> {
  // Load the site into memory first: inside the transaction nothing may wait for another connection.
  await app.sites.byId(session.siteId);
  return app.db.transaction().execute(async (trx) => {
    await requireMayPlay(app, session, trx);
    const message = await trx
      .selectFrom('rewards.inbox_message')
      .select(['reward_kind', 'reward_amount', 'currency', 'expires_at', 'read_at', 'claimed_at'])
      .where('site_id', '=', session.siteId)
      .where('player_id', '=', session.playerId)
      .where('inbox_id', '=', inboxId)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!message) throw refuse('inboxNotFound');
    if (message.reward_kind === null || message.reward_amount === null) throw refuse('nothingToClaim');
    if (message.claimed_at) throw refuse('rewardClaimed');
    const now = app.clock.now();
    if (message.expires_at && message.expires_at <= now) throw refuse('rewardExpired');
    const reward = { kind: rewardKindOf(message.reward_kind), amount: message.reward_amount };
    const wallet = await creditReward(app, trx, {
      siteId: session.siteId,
      playerId: session.playerId,
      currency: message.currency,
      source: 'inbox',
      key: inboxId,
      reward,
    });
    await trx
      .updateTable('rewards.inbox_message')
      .set({ claimed_at: now, read_at: message.read_at ?? now })
      .where('site_id', '=', session.siteId)
      .where('player_id', '=', session.playerId)
      .where('inbox_id', '=', inboxId)
      .execute();
    return presentClaim(reward, message.currency, now, wallet);
  });
}
