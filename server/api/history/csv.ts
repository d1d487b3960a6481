import { stringify } from 'csv-stringify/sync';

/**
 * Format rows as CSV (RFC 4180) with a header line. Text that a spreadsheet would read as a formula gets a leading
 * apostrophe. Amounts, which may start with a minus, stay numbers.
 */
export function toCsv(rows: readonly object[], columns: readonly string[]): string {
  return stringify([...rows], {
    columns: [...columns],
    header: true,
    record_delimiter: 'windows',
    // A bare line feed without quotes would start a row, and the text after it could be a formula.
    quoted_match: /[\r\n]/,
    cast: {
      string: (text) => (isFormula(text) ? `'${text}` : text),
    },
  });
}

function isFormula(text: string): boolean {
  return /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) && !/^[+-]?\d+(\.\d+)?$/.test(text);
}
