import { books } from '@marquee/contract/operator-system.ts';
import type { Database } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';
import { verifyAudit } from '../operators/audit.ts';
import { reconcileReports } from '../reports/reconcile.ts';
import type { App } from './app.ts';

/** What is held against itself: the ledger with its chain, the chain of the audit, and reports against the ledger. */
export type Book = (typeof books)[number];

/** The task of the queue that checks each of them. */
export const bookTasks: Readonly<Record<Book, string>> = {
  ledger: 'ledger_audit',
  audit: 'audit_verify',
  reports: 'reports_reconcile',
};

interface Checked {
  readonly good: boolean;
  readonly detail: string;
  readonly counted: number;
}

/** Check a book and keep what was found. A book that is not good is a fatal line in the log as well. */
export async function checkBook(app: App, book: Book, days?: number): Promise<void> {
  const checked = await check(app, book, days);
  if (!checked) return;
  await app.db
    .insertInto('system.book_check')
    .values({
      check_id: newId(),
      book,
      checked_at: app.clock.now(),
      ...checked,
      counted: BigInt(checked.counted),
    })
    .execute();
}

async function check(app: App, book: Book, days: number | undefined): Promise<Checked | undefined> {
  if (book === 'ledger') return checkLedger(app);
  if (book === 'audit') {
    const { entries, fault } = await verifyAudit(app.db);
    if (fault !== null) app.log.fatal({ fault }, 'the audit was tampered with');
    return { good: fault === null, detail: fault ?? '', counted: Number(entries) };
  }
  const found = await reconcileReports(app, days);
  // Operations are still being counted; the next run finds them counted.
  if (!found) return undefined;
  const { fromDay, toDay, differences } = found;
  return {
    good: differences === 0,
    detail: differences === 0 ? '' : `${differences} figures from ${fromDay} to ${toDay}`,
    counted: Math.max(0, Math.round((Date.parse(toDay) - Date.parse(fromDay)) / 86_400_000) + 1),
  };
}

async function checkLedger(app: App): Promise<Checked> {
  const [balance, chain] = [await app.ledger.trialBalance(), await app.ledger.verifyChain()];
  const good = balance.balanced && !chain.fault;
  if (!good) {
    app.log.fatal(
      { faults: balance.faults, chain: chain.fault },
      'the books do not balance or were tampered with',
    );
  }
  const [first] = balance.faults;
  const detail = chain.fault ?? first?.fault ?? (balance.balanced ? '' : 'debits and credits differ');
  return { good, detail: good ? '' : detail, counted: chain.postings };
}

/** The latest check of each book, of those that were ever checked. */
export async function latestChecks(db: Database) {
  const rows = await db
    .selectFrom('system.book_check')
    .distinctOn('book')
    .select(['book', 'checked_at', 'good', 'detail', 'counted'])
    .orderBy('book')
    .orderBy('checked_at', 'desc')
    .execute();
  return books.map((book) => ({ book, latest: rows.find((row) => row.book === book) }));
}
