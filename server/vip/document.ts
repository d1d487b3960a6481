import type { VipLadder } from '@marquee/contract/operator-rewards.ts';
import { sql, type Database } from '../kernel/database.ts';
import { refuse, refuseField } from '../kernel/errors.ts';
import { formatMoney, parseMoney } from '../kernel/money.ts';
import type { DocumentSite } from '../sites/documents/site-of.ts';
import { storedText, writtenText } from '../sites/documents/texts.ts';
import { percentText } from './standing.ts';

/** The levels of a site as operators edit them; null if it has none. */
export async function readLadderDocument(
  db: Database,
  { siteId }: Pick<DocumentSite, 'siteId'>,
): Promise<VipLadder | null> {
  const rows = await db
    .selectFrom('rewards.vip_level as level')
    .leftJoin('rewards.vip_benefit as benefit', (join) =>
      join.onRef('benefit.site_id', '=', 'level.site_id').onRef('benefit.level', '=', 'level.level'),
    )
    .select(['vip_name', 'vip_names', 'deposit', 'turnover', 'keep_deposit', 'keep_turnover'])
    .select(['cashback_hundredths', 'withdrawal_maximum', 'withdrawals_per_day', 'withdrawal_priority'])
    .select('birthday_gift')
    .where('level.site_id', '=', siteId)
    .orderBy('level.level')
    .execute();
  if (rows.length === 0) return null;
  return {
    levels: rows.map((row) => ({
      vip_name: { ...writtenText(row.vip_names), EN: row.vip_name },
      deposit: formatMoney(row.deposit),
      turnover: formatMoney(row.turnover),
      keep_deposit: formatMoney(row.keep_deposit ?? 0n),
      keep_turnover: formatMoney(row.keep_turnover ?? 0n),
      cashback_percent: percentText(row.cashback_hundredths ?? 0),
      withdrawal_maximum: row.withdrawal_maximum === null ? null : formatMoney(row.withdrawal_maximum),
      withdrawals_per_day: row.withdrawals_per_day,
      withdrawal_priority: row.withdrawal_priority ?? 0,
      birthday_gift: formatMoney(row.birthday_gift ?? 0n),
    })),
  };
}

/**
 * Make a site's levels what a document says. A level is known by its place, so levels are added and removed at the top. Throws
 * `levelHeld` if a player stands on a level that would be gone, and `invalidInput` where a level asks for less than the one below.
 */
export async function writeLadder(
  trx: Database,
  { siteId }: DocumentSite,
  { levels }: VipLadder,
): Promise<void> {
  requireOrder({ levels });
  // A player who reaches a level locks its row: deleting it waits for them, and they find it gone afterwards.
  for (const table of ['rewards.vip_level', 'rewards.vip_benefit'] as const) {
    await trx.deleteFrom(table).where('site_id', '=', siteId).where('level', '>=', levels.length).execute();
  }
  const { rows } = await sql<{ held: boolean }>`
    select exists (select from rewards.vip_standing where site_id = ${siteId} and level >= ${levels.length}) as held`.execute(
    trx,
  );
  if (rows[0]?.held === true) throw refuse('levelHeld');
  for (const [level, one] of levels.entries()) {
    const step = {
      vip_name: one.vip_name.EN,
      vip_names: storedText(one.vip_name),
      deposit: parseMoney(one.deposit),
      turnover: parseMoney(one.turnover),
    };
    const benefit = {
      keep_deposit: parseMoney(one.keep_deposit),
      keep_turnover: parseMoney(one.keep_turnover),
      cashback_hundredths: hundredthsOf(one.cashback_percent),
      withdrawal_maximum: one.withdrawal_maximum === null ? null : parseMoney(one.withdrawal_maximum),
      withdrawals_per_day: one.withdrawals_per_day,
      withdrawal_priority: one.withdrawal_priority,
      birthday_gift: parseMoney(one.birthday_gift),
    };
    await trx
      .insertInto('rewards.vip_level')
      .values({ site_id: siteId, level, ...step })
      .onConflict((conflict) => conflict.columns(['site_id', 'level']).doUpdateSet(step))
      .execute();
    await trx
      .insertInto('rewards.vip_benefit')
      .values({ site_id: siteId, level, ...benefit })
      .onConflict((conflict) => conflict.columns(['site_id', 'level']).doUpdateSet(benefit))
      .execute();
  }
}

/** Everybody begins on the lowest level, and each level asks for no less than the one below. */
function requireOrder({ levels }: VipLadder): void {
  for (const [index, level] of levels.entries()) {
    const below = levels[index - 1];
    for (const figure of ['deposit', 'turnover'] as const) {
      const field = `change.content.levels.${index}.${figure}`;
      if (!below && parseMoney(level[figure]) !== 0n) throw refuseField(field, 'at most 0');
      if (below && parseMoney(level[figure]) < parseMoney(below[figure])) {
        throw refuseField(field, `at least ${below[figure]}`);
      }
    }
  }
}

/** `"1.5"` percent → 150. At most two decimals. */
export function hundredthsOf(percent: string): number {
  const [units = '0', fraction = ''] = percent.split('.');
  return Number(units) * 100 + Number(fraction.padEnd(2, '0'));
}

/** How many players stand on each level of a site, lowest first. */
export async function playersByLevel(db: Database, siteId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ level: number; players: number }>`
    select level, count(*)::int as players from rewards.vip_standing where site_id = ${siteId}
    group by level`.execute(db);
  const highest = Math.max(-1, ...rows.map(({ level }) => level));
  return Array.from(
    { length: highest + 1 },
    (_, level) => rows.find((row) => row.level === level)?.players ?? 0,
  );
}

/** Birthday gifts of a site since a time, which are what levels give by themselves. */
export async function giftsSince(db: Database, siteId: number, since: Date) {
  const { rows } = await sql<{ times: number; cash: bigint }>`
    select count(*)::int as times, coalesce(sum(amount), 0)::int8 as cash
    from rewards.vip_gift where site_id = ${siteId} and given_at >= ${since}`.execute(db);
  const [row] = rows;
  return {
    times: row?.times ?? 0,
    players: row?.times ?? 0,
    cash: formatMoney(row?.cash ?? 0n),
    bonus: '0.00',
    tokens: '0.00',
  };
}

/** What the birthdays since a time would have brought by a ladder: one gift for each player, by the level they stand on now. */
export async function giftsByLadder(
  db: Database,
  siteId: number,
  { levels }: VipLadder,
  span: { readonly from: Date; readonly to: Date },
) {
  const { rows } = await sql<{ level: number; players: number }>`
    select s.level, count(*)::int as players from rewards.vip_standing s
    join players.identity p using (site_id, player_id)
    where s.site_id = ${siteId} and p.status = 'active'
      and to_char(p.birth_date, 'MM-DD') in (
        select to_char(day, 'MM-DD') from generate_series(${span.from}::timestamptz, ${span.to}::timestamptz, interval '1 day') day)
    group by s.level`.execute(db);
  let players = 0;
  let cash = 0n;
  for (const row of rows) {
    const gift = parseMoney(levels[row.level]?.birthday_gift ?? '0');
    if (gift === 0n) continue;
    players += row.players;
    cash += gift * BigInt(row.players);
  }
  return { players, times: players, cash: formatMoney(cash), bonus: '0.00', tokens: '0.00' };
}
