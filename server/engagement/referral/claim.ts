import type { App } from '../app.ts';
import type { PlayerSession } from '../../players/player-session.ts';
import { sql } from '../../kernel/database.ts';
import { refuse } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { formatMoney } from '../../kernel/money.ts';
import { requireMayPlay } from '../../safety/may-play.ts';
import { creditReward, presentClaim } from '../../bonus/reward.ts';
import { readProgram } from './program.ts';

/**
 * Credit in cash what a player's referrals have earned and the player has not claimed. Each earning is marked with its
 * claim in the transaction of the posting, so one of several concurrent claims takes them all and the others find
 * nothing. Throws `nothingToClaim`, `claimBelowMinimum`, or what `requireMayPlay` throws.
 */
export async function claimReferralEarnings(
  app: Pick<App, 'db' | 'clock' | 'ledger' | 'sites'>,
  session: PlayerSession,
): Promise<{ claimId: string } & ReturnType<typeof presentClaim>> {
  const { siteId, playerId, currency } = session;
  const claimId = newId();
  const now = app.clock.now();
  // Load the site into memory first, because inside the transaction nothing may wait for a second connection.
  await app.sites.byId(session.siteId);
  return app.db.transaction().execute(async (trx) => {
    await requireMayPlay(app, session, trx);
    const program = await readProgram(trx, siteId);
    const { rows } = await sql<{ amount: bigint }>`
      update rewards.referral_earning e set claim_id = ${claimId}
      from rewards.referral r
      where e.site_id = ${siteId} and e.player_id = ${playerId} and e.claim_id is null and e.currency = ${currency}
        and r.site_id = e.site_id and r.player_id = e.friend_id and r.status <> 'excluded'
      returning e.amount`.execute(trx);
    const amount = rows.reduce((sum, row) => sum + row.amount, 0n);
    if (amount === 0n) throw refuse('nothingToClaim');
    // Once the programme is stopped nothing is added to small earnings, so all of them can be claimed.
    if (program.isActive && amount < program.minimumClaim) {
      throw refuse(
        'claimBelowMinimum',
        `From ${formatMoney(program.minimumClaim)} ${currency} on it can be claimed.`,
      );
    }
    await sql`
      insert into rewards.referral_claim (site_id, player_id, claim_id, amount, currency, created_at)
      values (${siteId}, ${playerId}, ${claimId}, ${amount}, ${currency}, ${now})`.execute(trx);
    const reward = { kind: 'cash', amount } as const;
    const wallet = await creditReward(app, trx, {
      siteId,
      playerId,
      currency,
      source: 'referral',
      key: claimId,
      reward,
    });
    return { claimId, ...presentClaim(reward, currency, now, wallet) };
  });
}
