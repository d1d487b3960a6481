import { currencySchema } from '@marquee/contract/fields.ts';
import { parseCsv } from 'hucre/csv';
import { parseMoney } from '../../kernel/money.ts';
import type { Paid } from '../gateways/gateway.ts';
import { ReviewError } from '../review-error.ts';

/** The columns that a statement has, under the names by which banks and gateways call them. */
const columns = {
  id: ['id', 'payment_id', 'transaction_id', 'transaction id'],
  reference: ['reference', 'reference_number', 'reference number', 'description'],
  amount: ['amount', 'gross', 'gross amount'],
  currency: ['currency'],
  paidAt: ['paid_at', 'date', 'time', 'created_at', 'transaction date'],
} as const;

export const mostLines = 20_000;

/**
 * The lines of a statement as CSV with a header. A negative amount was paid out. Without a column for the currency, all of it is in
 * `currency`. Throws ReviewError, naming the line.
 */
export function readStatementFile(text: string, currency: string): Paid[] {
  const [header, ...rows] = parseCsv(text, { skipEmptyRows: true });
  const names = (header ?? []).map((name) =>
    String(name ?? '')
      .trim()
      .toLowerCase(),
  );
  const place = (column: keyof typeof columns): number =>
    names.findIndex((name) => columns[column].some((known) => known === name));
  const places = {
    id: place('id'),
    reference: place('reference'),
    amount: place('amount'),
    currency: place('currency'),
    paidAt: place('paidAt'),
  };
  for (const needed of ['amount', 'paidAt'] as const) {
    if (places[needed] < 0)
      throw new ReviewError('The statement needs a column {column}.', { column: columns[needed][0] });
  }
  if (places.id < 0 && places.reference < 0)
    throw new ReviewError('The statement needs a column id or reference.');
  if (rows.length > mostLines)
    throw new ReviewError('A statement has at most {lines} lines.', { lines: String(mostLines) });
  return rows.map((row, index) => {
    const line = String(index + 2);
    const cell = (at: number): string => (at < 0 ? '' : String(row[at] ?? '').trim());
    const amount = /^([+-]?)(\d{1,13}(?:\.\d{1,5})?)$/.exec(cell(places.amount).replaceAll(/[, ]/g, ''));
    const [, sign, figure] = amount ?? [];
    if (figure === undefined || parseMoney(figure) === 0n)
      throw new ReviewError('Line {line} has no amount.', { line });
    const paidAt = timeOf(cell(places.paidAt));
    if (!paidAt)
      throw new ReviewError(
        'Line {line} has no time. Write it as 2026-11-21 or 2026-11-21T10:15:00Z, in UTC.',
        { line },
      );
    const [id, reference] = [cell(places.id).slice(0, 128), cell(places.reference).slice(0, 128)];
    if (id === '' && reference === '')
      throw new ReviewError('Line {line} has neither an id nor a reference.', { line });
    const said = currencySchema.safeParse(cell(places.currency) || currency);
    if (!said.success) throw new ReviewError('Line {line} has no currency.', { line });
    return {
      kind: sign === '-' ? 'payout' : 'payment',
      id,
      reference,
      amount: parseMoney(figure),
      currency: said.data,
      paidAt,
    };
  });
}

function timeOf(text: string): Date | undefined {
  const [, day, clock] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?)Z?)?$/.exec(text) ?? [];
  if (day === undefined) return undefined;
  const time = new Date(`${day}T${clock ?? '00:00'}Z`);
  return Number.isNaN(time.getTime()) ? undefined : time;
}
