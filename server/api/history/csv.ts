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
    cast: {
      string: (text) => (isFormula(text) ? `'${text}` : text),
    },
  });
}

function isFormula(text: string): boolean {
  return /^[=+\-@\t\r]/.test(text) && !/^[+-]?\d+(\.\d+)?$/.test(text);
}
