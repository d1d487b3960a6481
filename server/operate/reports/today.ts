import { reportsToday } from '@marquee/contract/operate/reports/today.ts';
import type { Permission } from '@marquee/contract/operator-permissions.ts';
import { countOpenDifferences } from '../../cashier/gateway-reconciliation/read.ts';
import { waitingDeposits, waitingWithdrawals } from '../../cashier/waiting.ts';
import { showSpan } from '../../console/report-span.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { namedSite, sitesOfQuery } from '../../console/site-filter.ts';
import { openApprovals } from '../../operators/approvals.ts';
import { reachOf } from '../../operators/rights.ts';
import { countDifferences, readState } from '../../reports/state.ts';
import { withCurrency } from '../../reports/span.ts';
import { readFaults } from '../../system/faults.ts';
import { countOnline, hourOf, readToday } from '../../reports/today.ts';

export const serveReportsToday = serveOperation(
  reportsToday,
  async ({ app, input, sites, rights, operator }) => {
    const now = app.clock.now();
    const named = await namedSite(app.db, input.site_code, sites);
    const looked = sitesOfQuery(sites, named);
    const span = await withCurrency(app.db, { sites: looked, from: '', to: '' }, input.currency);
    /** The sites of this screen on which the operator may also read a queue; undefined for all. */
    const reading = (permission: Permission): readonly number[] | undefined => {
      const reach = reachOf(rights, permission);
      if (reach === 'all') return looked;
      return looked === undefined ? [...reach] : looked.filter((siteId) => reach.has(siteId));
    };
    const [day, hour, online, withdrawals, deposits, approvals, counted, differences, faults, unmatched] =
      await Promise.all([
        readToday(app.db, looked, span.currency, now),
        hourOf(app.db, looked, now),
        countOnline(app.db, looked, now),
        waitingWithdrawals(app.db, reading('withdrawals.read'), now),
        waitingDeposits(app.db, reading('deposits.read')),
        openApprovals(app.db, reading('approvals.read'), operator.operatorId),
        readState(app),
        countDifferences(app.db, looked),
        // What is bad about the installation belongs to no site.
        reachOf(rights, 'system.read') === 'all' ? readFaults(app) : [],
        // A gateway's list is of all sites together.
        reachOf(rights, 'reconciliation.read') === 'all' ? countOpenDifferences(app.db, now) : 0,
      ]);
    const queues = [
      { kind: 'withdrawals' as const, permission: 'withdrawals.read' as const, ...withdrawals },
      { kind: 'deposits' as const, permission: 'deposits.read' as const, ...deposits },
      { kind: 'approvals' as const, permission: 'approvals.read' as const, ...approvals },
    ];
    const alerts = [
      { kind: 'difference' as const, count: differences },
      { kind: 'gateway_difference' as const, count: unmatched },
      { kind: 'overdue_withdrawals' as const, count: withdrawals.overdue },
      { kind: 'system' as const, count: faults.length },
      { kind: 'behind' as const, count: counted.state === 'behind' ? 1 : 0 },
      { kind: 'rebuilding' as const, count: counted.state === 'rebuilding' ? 1 : 0 },
    ];
    return {
      ...showSpan(span),
      at: now.toISOString(),
      hour,
      ...day,
      online,
      queues: queues
        .filter(({ permission }) => reading(permission)?.length !== 0)
        .map(({ kind, count, oldestAt }) => ({ kind, count, oldest_at: oldestAt?.toISOString() ?? null })),
      alerts: alerts.filter(({ count }) => count > 0),
    };
  },
);
