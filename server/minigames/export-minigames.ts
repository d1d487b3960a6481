import type { Database } from '../kernel/database.ts';
import { formatMoney } from '../kernel/money.ts';
import { inEveryLanguage } from '../sites/words.ts';

/** A site's minigames in the format of a brand's `minigames.json`. Undefined if it has none. */
export async function exportMiniGames(db: Database, siteId: number) {
  const games = await db
    .selectFrom('rewards.mini_game')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('position')
    .orderBy('game_id')
    .execute();
  const prizes = await db
    .selectFrom('rewards.mini_game_prize')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('prize_id')
    .execute();
  const cycles = await db
    .selectFrom('rewards.mini_game_cycle')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('cycle_id')
    .execute();
  const rules = await db
    .selectFrom('rewards.token_rule')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('rule')
    .execute();
  if (games.length + cycles.length + rules.length === 0) return undefined;
  return {
    games: games.map((game) => ({
      game_id: game.game_id,
      is_spin: game.is_spin,
      kind: game.kind,
      name: inEveryLanguage(game.name),
      lead: inEveryLanguage(game.lead),
      token_cost: formatMoney(game.token_cost),
      free_every_hours: game.free_every_hours,
      free_turnover: formatMoney(game.free_turnover),
      ...(game.is_active ? {} : { is_active: false }),
      prizes: prizes
        .filter(({ game_id }) => game_id === game.game_id)
        .map(({ kind, amount, weight }) => ({ kind, amount: formatMoney(amount), weight })),
    })),
    cycles: cycles.map(({ cycle_id, name, starts_at, ends_at }) => ({
      cycle_id,
      name: inEveryLanguage(name),
      starts_at: starts_at.toISOString(),
      ends_at: ends_at?.toISOString() ?? null,
    })),
    token_rules: rules.map(({ rule, step, tokens }) => ({
      rule,
      step: formatMoney(step),
      tokens: formatMoney(tokens),
    })),
  };
}
