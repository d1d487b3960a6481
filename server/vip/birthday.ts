import { dayOf, daysLater } from '../kernel/calendar.ts';
import { sql, type Database } from '../kernel/database.ts';
import type { Minor } from '../kernel/money.ts';
import { standingExclusions } from '../safety/exclusion-state.ts';
import type { BonusApp } from '../bonus/bonus.ts';
import { countAll } from '../bonus/count-all.ts';
import { birthdayGiven } from './events.ts';

/**
 * Credit birthday gifts in cash to players whose birthday is today (UTC), once a year, by the player's level. Players
 * born on 29 February get theirs on the 28th in years without that day. A gift, its row and its message share a
 * transaction, so that a repeated or concurrent run gives it once. Players who take a break from play get none. Returns
 * how many were given.
 */
export async function giveBirthdayGifts(app: BonusApp): Promise<number> {
  await countAll(app);
  const now = app.clock.now();
  const year = now.getUTCFullYear();
  const { rows } = await sql<{ site_id: number; player_id: bigint; currency: string; gift: bigint }>`
    select p.site_id, p.player_id, p.currency, b.birthday_gift as gift
    from players.identity p
    join rewards.vip_standing s on s.site_id = p.site_id and s.player_id = p.player_id
    join rewards.vip_benefit b on b.site_id = s.site_id and b.level = s.level and b.birthday_gift > 0
    where p.status = 'active' and to_char(p.birth_date, 'MM-DD') = any(${birthdaysOf(now)}::text[])
      and not exists (select 1 from rewards.vip_gift g
        where g.site_id = p.site_id and g.player_id = p.player_id and g.year = ${year})`.execute(app.db);
  let given = 0;
  for (const row of rows) {
    const player = { siteId: row.site_id, playerId: row.player_id };
    if ((await standingExclusions(app.db, player, now)).length > 0) continue;
    const gift = { ...player, currency: row.currency, amount: row.gift, year };
    const isGiven = await app.db
      .transaction()
      .execute((trx) => giveGift(app, trx, gift))
      .catch((error: unknown) => {
        app.log.warn(
          { err: error, site_id: player.siteId, player_id: player.playerId },
          'a birthday gift was not credited',
        );
        return false;
      });
    if (isGiven) given += 1;
  }
  return given;
}

/** The birthdays celebrated today, as `MM-DD`. */
export function birthdaysOf(now: Date): string[] {
  const today = dayOf(now).slice(5);
  const tomorrow = dayOf(daysLater(now, 1)).slice(5);
  return today === '02-28' && tomorrow === '03-01' ? [today, '02-29'] : [today];
}

async function giveGift(
  app: BonusApp,
  trx: Database,
  gift: { siteId: number; playerId: bigint; currency: string; amount: Minor; year: number },
): Promise<boolean> {
  const { siteId, playerId, currency, amount, year } = gift;
  const inserted = await trx
    .insertInto('rewards.vip_gift')
    .values({ site_id: siteId, player_id: playerId, year, amount, given_at: app.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) return false;
  const result = await app.ledger.postIn(trx, {
    siteId,
    playerId,
    currency,
    source: 'rewards',
    externalId: `birthday:${playerId}:${year}`,
    kind: 'cash_reward',
    amount,
  });
  if (!result.accepted) throw new Error(`The gift of player ${playerId} was not posted: ${result.status}`);
  await app.events.tell(trx, birthdayGiven, { siteId, playerId, year, amount, currency });
  return true;
}
