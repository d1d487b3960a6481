import { mutantsOf, type Mutant } from '../mutant.ts';

const property = ['server/reports/reports.property.test.ts'];
const calls = ['tests/console/reports.test.ts'];
const scheduled = ['tests/console/scheduled-reports.test.ts'];

/** Faults in how reports are counted, held against the ledger, and written to files. */
export const reportMutants: readonly Mutant[] = [
  ...mutantsOf('server/reports/count.ts', property, [
    [
      'a rollback of a win adds to the wins',
      'case c.kind when 3 then c.sign * c.amount else 0 end as wins',
      'case c.kind when 3 then c.amount else 0 end as wins',
    ],
    [
      'days are those of UTC',
      "c.posted_at at time zone coalesce(site.time_zone, 'UTC')",
      "c.posted_at at time zone 'UTC'",
    ],
    [
      'a batch is counted and the position stays',
      "await advance(trx, 'reports', range.last);",
      "if (range.count % 2 === 0) await advance(trx, 'reports', range.last);",
    ],
    [
      'a payout that came back stays a withdrawal',
      'case c.kind when 6 then c.amount when 31 then -c.amount else 0 end as withdrawals',
      'case c.kind when 6 then c.amount else 0 end as withdrawals',
    ],
    ['the last deposit is the first', 'xact_id, sequence, currency', 'xact_id desc, sequence desc, currency'],
  ]),
  ...mutantsOf(
    'server/reports/days.ts',
    ['server/reports/active-players.test.ts'],
    [
      [
        'a month that begins before the span counts whole',
        "where month >= ${from}::date and month + interval '1 month' <= ${to}::date + 1",
        "where month + interval '1 month' <= ${to}::date + 1",
      ],
    ],
  ),
  ...mutantsOf('server/reports/reconcile.ts', property, [
    [
      'a difference is not found',
      'from checked where counted <> ledger',
      'from checked where counted < ledger',
    ],
    [
      'what is right again stays a difference',
      'where d.resolved_at is null and c.counted = c.ledger',
      'where d.resolved_at is null and c.counted <> c.ledger',
    ],
  ]),
  ...mutantsOf('server/reports/file-rows.ts', calls, [
    ['a formula is written to a file', '/^[=+\\-@\\t\\r]/.test(cell)', '/^[+\\-@\\t\\r]/.test(cell)'],
  ]),
  ...mutantsOf('server/reports/exports.ts', calls, [
    ['anybody downloads a file', 'and operator_id = ${operatorId} and started_at', 'and started_at'],
    ['a file is downloaded again', 'and started_at is null and', 'and'],
    ['a file waits without end', ' and expires_at >= ${now}', ''],
  ]),
  ...mutantsOf('server/console/export-file.ts', calls, [
    ['a file has all sites, whosever it is', "reach === 'all' ? 'all' : [...reach], input", "'all', input"],
    [
      'a file is downloaded without the right',
      "if (reach !== 'all' && reach.size === 0) throw refuse('operatorNotPermitted');",
      '',
    ],
  ]),
  ...mutantsOf('server/reports/file-rows.ts', calls, [
    [
      'a file ends after its first page of operations',
      'while (cursor !== undefined);',
      'while (cursor === null);',
    ],
  ]),
  ...mutantsOf('server/reports/subscriptions.ts', scheduled, [
    [
      'a report is due at its hour in UTC',
      'sql`(${now}::timestamptz at time zone ${timeZone})`',
      "sql`(${now}::timestamptz at time zone 'UTC')`",
    ],
    [
      'what was due in a pause is sent afterwards',
      '.set({ state, next_at: nextAt(subscription, now) })',
      '.set({ state })',
    ],
    [
      'a report is due again at once',
      '.set({ next_at: nextAt(readSubscription(row), now) })',
      '.set({ next_at: row.next_at })',
    ],
    [
      'a report goes on into the present day',
      "(${start} - interval '1 day')::date::text as day_to",
      "(${start} - interval '0 day')::date::text as day_to",
    ],
    [
      "another operator's file is downloaded",
      "    .where('operator_id', '=', operatorId)\n    .where('expires_at', '>', now)\n    .executeTakeFirst",
      "    .where('expires_at', '>', now)\n    .executeTakeFirst",
    ],
    [
      'a prepared file is kept without end',
      "    .where('operator_id', '=', operatorId)\n    .where('expires_at', '>', now)\n    .executeTakeFirst",
      "    .where('operator_id', '=', operatorId)\n    .executeTakeFirst",
    ],
  ]),
  ...mutantsOf('server/console/send-report.ts', scheduled, [
    [
      'what was paused after it was queued is sent',
      "if (!subscription || subscription.state === 'paused') return;",
      'if (!subscription) return;',
    ],
    [
      'a prepared file is downloaded without the right',
      'const sites = subscription && (await sitesOf(app, subscription));',
      "const sites = 'all';",
    ],
    [
      'who lost the right is sent the report',
      'const sites = await sitesOf(app, subscription);',
      "const sites = 'all';",
    ],
    ['a suspended operator is sent the report', 'if (address === undefined || sites', 'if (sites'],
  ]),
];
