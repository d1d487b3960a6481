/** The reports, in the order of their tabs. The last two are come to from others. */
export const kinds = [
  'days',
  'payments',
  'bonus',
  'liabilities',
  'games',
  'players',
  'segments',
  'cohorts',
  'scheduled',
  'entries',
  'reconciliation',
] as const;
export type Kind = (typeof kinds)[number];
/** Those that are the same rows by day, with other columns. */
export type DayKind = 'days' | 'payments' | 'bonus' | 'liabilities';
