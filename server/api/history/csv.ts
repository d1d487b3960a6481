import { stringify } from 'csv-stringify/sync';

/**
 * Rows as CSV after RFC 4180, under a line that names the columns. Text that a spreadsheet would take for a formula is quoted;
 * amounts, which may begin with a minus, stay numbers.
 */
export function toCsv(rows: readonly object[], columns: readonly string[]): string {
  return stringify([...rows], {
    columns: [...columns],
    header: true,
    record_delimiter: 'windows',
    // Without quotes a bare line feed would begin a row, and what follows it could be a formula.
    quoted_match: /[\r\n]/,
    cast: {
      string: (text) => (isFormula(text) ? `'${text}` : text),
    },
  });
}

function isFormula(text: string): boolean {
  return /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) && !/^[+-]?\d+(\.\d+)?$/.test(text);
}
