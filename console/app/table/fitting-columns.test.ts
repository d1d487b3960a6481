import { expect, test } from 'vitest';
import type { Column } from './column.ts';
import { fittingColumns } from './fitting-columns.ts';

const column = (id: string, width: string, rest: Partial<Column<string>> = {}): Column<string> => ({
  id,
  title: id,
  width,
  cell: (row) => row,
  ...rest,
});
const columns = [
  column('account', 'minmax(10rem, 2fr)', { lead: true, phone: 'first' }),
  column('amount', '8.5rem', { phone: 'firstEnd' }),
  column('site', 'minmax(6rem, 1fr)'),
  column('state', '8rem', { phone: 'second' }),
  column('at', '12.5rem'),
];
const idsIn = (room_rem: number): string[] => fittingColumns(columns, room_rem).map(({ id }) => id);

test('a table keeps the columns that fit, and lets those go last that a phone does not show', () => {
  expect(idsIn(Number.POSITIVE_INFINITY)).toEqual(['account', 'amount', 'site', 'state', 'at']);
  expect(idsIn(48)).toEqual(['account', 'amount', 'site', 'state', 'at']);
  expect(idsIn(47)).toEqual(['account', 'amount', 'site', 'state']);
  expect(idsIn(35)).toEqual(['account', 'amount', 'state']);
  expect(idsIn(10)).toEqual(['account', 'amount', 'state']);
});
