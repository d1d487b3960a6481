import type { Database } from '../kernel/database.ts';
import { formatMoney, parseMoney } from '../kernel/money.ts';
import type { Brand } from '../sites/brand.ts';
import { namesOfLevel } from './ladder.ts';

/** Make the levels of a site's ladder what its brand's `brand.json` says; needs the owner's rights. */
export async function importLevels(
  trx: Database,
  site_id: number,
  { file }: Pick<Brand, 'file'>,
): Promise<void> {
  await trx.deleteFrom('rewards.vip_level').where('site_id', '=', site_id).execute();
  for (const [level, { vip_name, deposit, turnover }] of file.vip_levels.entries()) {
    await trx
      .insertInto('rewards.vip_level')
      .values({
        site_id,
        level,
        vip_name: vip_name.EN,
        vip_names: JSON.stringify(vip_name),
        deposit: parseMoney(deposit),
        turnover: parseMoney(turnover),
      })
      .execute();
  }
}

/** The levels of a site's ladder as `brand.json` says them. */
export async function exportLevels(db: Database, siteId: number) {
  const levels = await db
    .selectFrom('rewards.vip_level')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('level')
    .execute();
  return {
    vip_levels: levels.map(({ vip_name, vip_names, deposit, turnover }) => ({
      vip_name: namesOfLevel(vip_name, vip_names),
      deposit: formatMoney(deposit),
      turnover: formatMoney(turnover),
    })),
  };
}
