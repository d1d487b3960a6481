import { refuseField } from '../kernel/errors.ts';

/** The rows of a page of which one more was read, and the cursor of the next page. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => string,
): { shown: readonly Row[]; next: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { shown, next: rows.length > limit && last !== undefined ? cursorOf(last) : null };
}

/** A cursor that is a number. Throws `invalidInput` for any other. */
export function numberOf(cursor: string | undefined): bigint | undefined {
  if (cursor === undefined) return undefined;
  if (!/^\d{1,18}$/.test(cursor)) throw refuseField('cursor', 'an id');
  return BigInt(cursor);
}

/** A cursor that is a UUID. Throws `invalidInput` for any other. */
export function uuidOf(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined;
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(cursor)) throw refuseField('cursor', 'an id');
  return cursor;
}

/** The page of a list that is counted in pages: 1, or what its cursor says. Throws `invalidInput` for any other. */
export function pageNumberOf(cursor: string | undefined): number {
  if (cursor === undefined) return 1;
  if (!/^[1-9]\d{0,5}$/.test(cursor)) throw refuseField('cursor', 'an id');
  return Number(cursor);
}

/** The cursor after a page of a list that is counted in pages; null at the end. */
export function nextPage(page: number, limit: number, total: number): string | null {
  return page * limit < total ? String(page + 1) : null;
}
