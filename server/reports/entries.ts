import type { entryFigures, entrySchema } from '@marquee/contract/report-entities.ts';
import { z } from 'zod';
import { sql, type Database } from '../kernel/database.ts';
import { refuseField } from '../kernel/errors.ts';
import { formatMoney, type Minor } from '../kernel/money.ts';
import { ofGames, type GameFilter } from './games.ts';
import { ofSites, type MoneySpan } from './span.ts';

interface EntryRow {
  readonly xact: string;
  readonly siteCode: string;
  readonly timeZone: string;
  readonly siteId: number;
  readonly playerId: bigint;
  readonly accountId: string;
  readonly kind: string;
  readonly sign: number;
  readonly source: string;
  readonly externalId: string;
  readonly round: string | null;
  readonly game: string | null;
  readonly gameName: string | null;
  readonly amount: Minor;
  readonly realChange: Minor;
  readonly bonusChange: Minor;
  readonly at: Date;
}

/** The kinds of operations that are behind a figure, by their codes. */
const kinds: Record<(typeof entryFigures)[number], readonly number[]> = {
  all: [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 30, 31, 32, 33, 34, 35, 36],
  play: [2, 3],
  bonus_cost: [10, 11, 13],
  deposits: [1, 30],
  withdrawals: [6, 31],
  jackpots: [32, 33, 34, 35, 36],
  adjustments: [8, 9],
};

/** No NUL, which PostgreSQL does not store. */
const storable = /^[^\0]{0,300}$/;
const placeSchema = z.tuple([
  z.string().regex(/^\d{1,19}$/),
  z.int32(),
  z.string().regex(/^\d{1,18}$/),
  z.string().regex(storable),
  z.string().regex(storable),
]);

export interface EntryQuery extends GameFilter {
  readonly playerId?: bigint | undefined;
  readonly figure: (typeof entryFigures)[number];
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/**
 * The operations behind the figures of a span, latest first. Where the operations of a day are in the order of the ledger is
 * written down with its figures, so that the others need not be read.
 */
export async function readEntries(
  db: Database,
  span: MoneySpan,
  query: EntryQuery,
): Promise<{ value: z.input<typeof entrySchema>[]; next_cursor: string | null }> {
  const after = query.cursor === undefined ? undefined : placeOf(query.cursor);
  const codes = kinds[query.figure].map((code) => sql.lit(code));
  const { rows } = await sql<EntryRow>`
    with bounds as materialized (
      select min(t.first_xact) as first, max(t.last_xact) as last from reports.site_hour t
      where ${ofSites(span.sites)} and t.currency = ${span.currency} and t.day between ${span.from}::date and ${span.to}::date
    ),
    -- The page is chosen before anything is looked up for it.
    chosen as materialized (
      select t.*, site.site_code, site.time_zone
      from (
        select t.*, t.source as provider_code from ledger.change t
        where t.xact_id >= (select first from bounds) and t.xact_id <= (select last from bounds)
      ) t
      join sites.profile site on site.site_id = t.site_id
      ${
        query.category === undefined
          ? sql``
          : sql`left join catalog.listed_game game on game.provider_code = t.provider_code and game.game_code = t.game_code`
      }
      where ${ofSites(span.sites)} and t.currency = ${span.currency}
        and (t.posted_at at time zone site.time_zone)::date between ${span.from}::date and ${span.to}::date
        and t.kind in (${sql.join(codes)})
        and ${ofGames(query)}
        ${query.playerId === undefined ? sql`` : sql`and t.player_id = ${query.playerId}`}
        ${
          after === undefined
            ? sql``
            : sql`and t.xact_id <= ${after[0]}::xid8 and (t.xact_id, t.site_id, t.player_id, t.source, t.external_id)
                < (${after[0]}::xid8, ${after[1]}::int, ${after[2]}::int8, ${after[3]}, ${after[4]})`
        }
      order by t.xact_id desc, t.site_id desc, t.player_id desc, t.source desc, t.external_id desc
      limit ${query.limit + 1}
    )
    select t.xact_id::text as xact, t.site_id as "siteId", t.site_code as "siteCode", t.time_zone as "timeZone",
      t.player_id as "playerId", account.account_id as "accountId", kind.name as kind, t.sign, t.source, t.external_id as "externalId",
      t.round_id as round, t.game_code as game, game.game_name as "gameName", t.amount, t.real_change as "realChange",
      t.bonus_change as "bonusChange", t.posted_at as at
    from chosen t
    join players.account account on account.site_id = t.site_id and account.player_id = t.player_id
    join ledger.kind kind on kind.code = t.kind
    left join catalog.listed_game game on game.provider_code = t.provider_code and game.game_code = t.game_code
    order by t.xact_id desc, t.site_id desc, t.player_id desc, t.source desc, t.external_id desc`.execute(db);
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  return {
    next_cursor: rows.length > query.limit && last ? cursorOf(last) : null,
    value: shown.map((row) => ({
      entry_id: `${row.siteId} ${row.playerId} ${row.source} ${row.externalId}`,
      at: row.at.toISOString(),
      site_code: row.siteCode,
      time_zone: row.timeZone,
      player_id: row.playerId.toString(),
      account_id: row.accountId,
      kind: row.sign < 0 ? `${row.kind}_rollback` : row.kind,
      source: row.source,
      external_id: row.externalId,
      round_id: row.round,
      game_code: row.game,
      game_name: row.gameName,
      amount: formatMoney(BigInt(row.sign) * row.amount),
      real_change: formatMoney(row.realChange),
      bonus_change: formatMoney(row.bonusChange),
    })),
  };
}

function cursorOf(row: EntryRow): string {
  const place = [row.xact, row.siteId, row.playerId.toString(), row.source, row.externalId];
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

function placeOf(cursor: string): z.output<typeof placeSchema> {
  let place: unknown;
  try {
    place = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    place = undefined;
  }
  const read = placeSchema.safeParse(place);
  if (!read.success) throw refuseField('cursor', 'an id');
  return read.data;
}

/** Over more days, only the operations of one player are found at once. */
export function mostEntryDays(playerId: string | undefined): number | undefined {
  return playerId === undefined ? 31 : undefined;
}
