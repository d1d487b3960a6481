import { sql, type Database } from '../kernel/database.ts';
import type { Minor } from '../kernel/money.ts';

/** A minigame as it is stored. Texts are the JSON of their column. */
export interface GameRow {
  readonly kind: string;
  readonly name: string;
  readonly lead: string;
  readonly token_cost: Minor;
  readonly free_every_hours: number | null;
  readonly free_turnover: Minor;
  readonly plays_per_day: number | null;
  readonly is_spin: boolean;
  readonly position: number;
  readonly is_active: boolean;
}

export interface PrizeRow {
  readonly kind: 'none' | 'cash' | 'token';
  readonly amount: Minor;
  readonly weight: number;
}

/**
 * Write a minigame with its prizes, and keep its odds as a version if they are not those that it has. Plays that were drawn before
 * name the version that they were drawn by.
 */
export async function writeGame(
  trx: Database,
  key: { readonly siteId: number; readonly gameId: string },
  game: GameRow,
  prizes: readonly PrizeRow[],
): Promise<void> {
  const { siteId, gameId } = key;
  const odds_version = await oddsVersion(trx, key, prizes);
  await trx
    .insertInto('rewards.mini_game')
    .values({ ...game, site_id: siteId, game_id: gameId, odds_version })
    .onConflict((conflict) => conflict.columns(['site_id', 'game_id']).doUpdateSet({ ...game, odds_version }))
    .execute();
  await trx
    .deleteFrom('rewards.mini_game_prize')
    .where('site_id', '=', siteId)
    .where('game_id', '=', gameId)
    .execute();
  const rows = prizes.map((prize, index) => ({
    ...prize,
    site_id: siteId,
    game_id: gameId,
    prize_id: index + 1,
  }));
  await trx.insertInto('rewards.mini_game_prize').values(rows).execute();
}

/** The version of these odds: the latest one if they are the same, or a new one. */
async function oddsVersion(
  trx: Database,
  { siteId, gameId }: { readonly siteId: number; readonly gameId: string },
  prizes: readonly PrizeRow[],
): Promise<number> {
  const odds = JSON.stringify(
    prizes.map(({ kind, amount, weight }, index) => ({
      prize_id: index + 1,
      kind,
      amount: amount.toString(),
      weight,
    })),
  );
  const { rows } = await sql<{ odds_version: number; is_same: boolean }>`
    select odds_version, prizes = ${odds}::jsonb as is_same from rewards.mini_game_odds
    where site_id = ${siteId} and game_id = ${gameId} order by odds_version desc limit 1`.execute(trx);
  const [latest] = rows;
  if (latest?.is_same === true) return latest.odds_version;
  const version = (latest?.odds_version ?? 0) + 1;
  await trx
    .insertInto('rewards.mini_game_odds')
    .values({ site_id: siteId, game_id: gameId, odds_version: version, prizes: odds })
    .execute();
  return version;
}
