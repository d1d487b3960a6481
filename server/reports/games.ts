import type { gameGroupings, reportedGameSchema } from '@marquee/contract/report-entities.ts';
import type { z } from 'zod';
import { sql, type Database } from '../kernel/database.ts';
import { addPlay, noPlay, playSums, showPlay, type PlayRow } from './figures.ts';
import { ofSites, type MoneySpan } from './span.ts';

export interface GameFilter {
  readonly provider_code?: string | undefined;
  readonly game_code?: string | undefined;
  readonly category?: string | undefined;
}

interface GameRow extends PlayRow {
  readonly day: string | null;
  readonly provider: string | null;
  readonly game: string | null;
  readonly category: string | null;
  readonly name: string | null;
}

/** What of a row stands for the group, and null for the rest. */
const groups = {
  game: sql`null as day, t.provider_code as provider, t.game_code as game, max(game.category) as category, max(game.game_name) as name`,
  provider: sql`null as day, t.provider_code as provider, null as game, null as category, max(provider.provider_name) as name`,
  category: sql`null as day, null as provider, null as game, coalesce(game.category, '') as category, coalesce(game.category, '') as name`,
  day: sql`t.day::text as day, null as provider, null as game, null as category, t.day::text as name`,
} as const;
const keys = {
  game: sql`t.provider_code, t.game_code`,
  provider: sql`t.provider_code`,
  category: sql`coalesce(game.category, '')`,
  day: sql`t.day`,
} as const;

/** What was played in a span by game, provider, category or day; days in their order, the others by their turnover. */
export async function readGames(
  db: Database,
  span: MoneySpan,
  by: (typeof gameGroupings)[number],
  filter: GameFilter,
): Promise<{ total: ReturnType<typeof showPlay>; value: z.input<typeof reportedGameSchema>[] }> {
  const { rows } = await sql<GameRow>`
    select ${groups[by]}, ${playSums}
    from reports.game_day t
    left join catalog.listed_game game on game.provider_code = t.provider_code and game.game_code = t.game_code
    left join catalog.listed_provider provider on provider.provider_code = t.provider_code
    where ${ofSites(span.sites)} and t.currency = ${span.currency} and t.day between ${span.from}::date and ${span.to}::date
      and ${ofGames(filter)}
    group by ${keys[by]}
    order by ${by === 'day' ? sql`t.day` : sql`sum(t.turnover) desc, ${keys[by]}`}`.execute(db);
  return {
    total: showPlay(rows.reduce(addPlay, noPlay)),
    value: rows.map((row) => ({
      day: row.day,
      provider_code: row.provider,
      game_code: row.game,
      category: row.category,
      name: row.name ?? row.game ?? row.provider ?? '',
      ...showPlay(row),
    })),
  };
}

/** A condition on the games of rows with the alias `t`, with `game` joined to them. */
export function ofGames({ provider_code, game_code, category }: GameFilter) {
  const conditions = [
    sql`true`,
    ...(provider_code === undefined ? [] : [sql`t.provider_code = ${provider_code}`]),
    ...(game_code === undefined ? [] : [sql`t.game_code = ${game_code}`]),
    ...(category === undefined ? [] : [sql`coalesce(game.category, '') = ${category}`]),
  ];
  return sql.join(conditions, sql` and `);
}
