import { listDeposits, risksOf } from '../cashier/deposit-queue.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Database } from '../kernel/database.ts';
import { formatMoney } from '../kernel/money.ts';
import { accountPostings, turnoverUntil, type AccountQuery } from '../ledger/browse.ts';
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
 * The rows of a report as a file has them, its columns first. Rows that have a currency of their own keep it where it is. They have the same figures and names as the answer of the
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
      yield 'currency' in fields ? columns : ['currency', ...columns];
    }
    const cells = columns.map((column) => harmless(fields[column] ?? ''));
    yield 'currency' in fields ? cells : [span.currency ?? '', ...cells];
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
  else if (input.report === 'deposits') yield* depositFields(app, span);
  else if (input.report === 'postings') yield* postingFields(db, span, input);
  else if (input.report === 'trial_balance') yield* trialFields(db, span);
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

/** The deposits that were started on the days of UTC. */
async function* depositFields(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  span: MoneySpan,
): AsyncGenerator<Fields> {
  const query = { sites: span.sites, ...timeOf(span), now: clock.now(), limit: pageSize };
  let after: string | undefined;
  do {
    const rows = await listDeposits(db, { ...query, after });
    yield* rows.map((row) => ({
      deposit_id: row.deposit_id,
      site_code: row.site_code,
      account_id: row.account_id,
      method_code: row.method_code,
      gateway: row.gateway,
      currency: row.currency,
      amount: formatMoney(row.amount),
      fee: formatMoney(row.fee),
      status: row.status,
      reference: row.reference,
      payment_id: row.gateway_payment_id,
      received_reference: row.received_reference,
      refund_reference: row.refund_reference,
      signs: risksOf(row).join(' '),
      created_at: row.created_at.toISOString(),
      settled_at: row.settled_at?.toISOString() ?? null,
    }));
    after = rows.length < pageSize ? undefined : rows.at(-1)?.deposit_id;
  } while (after !== undefined);
}

/** The postings of an account on the days of UTC. */
async function* postingFields(db: Database, span: MoneySpan, input: ExportInput): AsyncGenerator<Fields> {
  const playerId = input.player_id === undefined ? undefined : BigInt(input.player_id);
  const query = { sites: span.sites, account: input.account, playerId, ...timeOf(span), limit: pageSize };
  let before: AccountQuery['before'];
  do {
    const rows = await accountPostings(db, { ...query, before });
    yield* rows.map((row) => ({
      at: row.place,
      site_id: row.siteId,
      player_id: row.playerId.toString(),
      kind: row.kind,
      source: row.source,
      transaction_id: row.externalId,
      debit: row.debit,
      credit: row.credit,
      currency: row.currency,
      amount: formatMoney(row.amount),
    }));
    before = rows.length < pageSize ? undefined : rows.at(-1);
  } while (before !== undefined);
}

/** The trial balance at the end of the last day of UTC. */
async function* trialFields(db: Database, span: MoneySpan): AsyncGenerator<Fields> {
  const at = new Date(timeOf(span).until.getTime() - 1);
  for (const line of await turnoverUntil(db, span.sites, at)) {
    yield {
      at: at.toISOString(),
      site_id: line.siteId,
      currency: line.currency,
      account: line.account,
      debit: formatMoney(line.debit),
      credit: formatMoney(line.credit),
    };
  }
}

function timeOf({ from, to }: MoneySpan): { from: Date; until: Date } {
  return { from: new Date(from), until: new Date(new Date(to).getTime() + 86_400_000) };
}

/** A spreadsheet takes text that begins like this for a formula, and runs it. A number is none, also a negative one. */
function harmless(cell: Cell): Cell {
  if (typeof cell === 'number' || !/^[=+\-@\t\r]/.test(cell)) return cell;
  return /^-\d+(\.\d+)?$/.test(cell) ? cell : `'${cell}`;
}
