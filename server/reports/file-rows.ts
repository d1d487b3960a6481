import type { Clock } from '../kernel/clock.ts';
import type { Database } from '../kernel/database.ts';
import { readCohorts } from './cohorts.ts';
import { readDays } from './days.ts';
import { readEntries } from './entries.ts';
import type { ExportInput } from './exports.ts';
import { readGames } from './games.ts';
import { readPlayers, readSegments } from './players.ts';
import type { MoneySpan } from './span.ts';

/** A cell of a file: counts are numbers; money is decimal text, with its currency in a column of its own. */
export type Cell = string | number;
type Fields = Readonly<Record<string, Cell | null>>;

const pageSize = 1_000;
const mostPlayers = 100_000;

/**
 * The rows of a report as a file has them, its columns first. They have the same figures and names as the answer of the
 * report's call. Operations are read page by page while the file is written.
 */
export async function* fileRows(
  app: { readonly db: Database; readonly clock: Clock },
  span: MoneySpan,
  input: ExportInput,
): AsyncGenerator<readonly Cell[]> {
  let columns: readonly string[] | undefined;
  for await (const fields of fieldsOf(app, span, input)) {
    if (!columns) {
      columns = Object.keys(fields);
      yield ['currency', ...columns];
    }
    yield [span.currency ?? '', ...columns.map((column) => harmless(fields[column] ?? ''))];
  }
  if (!columns) yield ['currency'];
}

async function* fieldsOf(
  app: { readonly db: Database; readonly clock: Clock },
  span: MoneySpan,
  input: ExportInput,
): AsyncGenerator<Fields> {
  const { db } = app;
  if (input.report === 'days') yield* (await readDays(db, span)).value;
  else if (input.report === 'games') yield* (await readGames(db, span, input.by, input)).value;
  else if (input.report === 'players') yield* await readPlayers(db, span, input.order, mostPlayers);
  else if (input.report === 'segments') yield* await readSegments(db, span);
  else if (input.report === 'cohorts') {
    const query = { sites: span.sites, kind: input.kind, months: 12, now: app.clock.now() };
    for (const { month, players, active } of await readCohorts(db, query)) {
      yield* active.map((count, later) => ({ month, players, months_later: later, active: count }));
    }
  } else {
    const playerId = input.player_id === undefined ? undefined : BigInt(input.player_id);
    let cursor: string | undefined;
    do {
      const page = await readEntries(db, span, { ...input, playerId, cursor, limit: pageSize });
      // Its parts are columns of their own.
      yield* page.value.map((entry) =>
        Object.fromEntries(Object.entries(entry).filter(([name]) => name !== 'entry_id')),
      );
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
  }
}

/** A spreadsheet takes text that begins like this for a formula, and runs it. A number is none, also a negative one. */
function harmless(cell: Cell): Cell {
  if (typeof cell === 'number' || !/^[=+\-@\t\r]/.test(cell)) return cell;
  return /^-\d+(\.\d+)?$/.test(cell) ? cell : `'${cell}`;
}
