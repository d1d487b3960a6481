import { sql } from '../kernel/database.ts';
import { projectRounds } from '../rounds/projector.ts';
import type { BonusApp } from './bonus.ts';
import { countAll, settleCarefully } from './count-all.ts';

/** How many players one sweep settles. */
const sweepSize = 1_000;

/**
 * Settle the bonuses that no bet will settle: those that have expired, claims whose deposit has not come in time,
 * queued bonuses with no active one ahead, those that are lost or met, and residues. Each player is settled in a
 * transaction of their own, so that a sweep may be interrupted anywhere and run twice at once. Returns how many players
 * were looked at.
 */
export async function sweepBonuses(app: BonusApp): Promise<number> {
  await countAll(app);
  // A bonus counts as spent only if no open round can still pay into it.
  await projectRounds(app.db);
  const now = app.clock.now();
  const { rows } = await sql<{ site_id: number; player_id: bigint }>`
    select distinct b.site_id, b.player_id
    from rewards.bonus b
    join ledger.holdings w on w.site_id = b.site_id and w.player_id = b.player_id and w.currency = b.currency
    where b.status = 'active' and (b.expires_at <= ${now} or b.wagered >= b.required or w.bonus = 0)
      or b.status = 'awaiting_deposit' and b.waits_until <= ${now}
      or b.status = 'queued' and not exists (select 1 from rewards.bonus a
        where a.site_id = b.site_id and a.player_id = b.player_id and a.status = 'active')
    union
    select r.site_id, r.player_id from rewards.bonus_residue r where r.settled_at is null
    limit ${sweepSize}`.execute(app.db);
  for (const row of rows) await settleCarefully(app, { siteId: row.site_id, playerId: row.player_id });
  return rows.length;
}
