import type { App } from '@marquee/server/compose.ts';
import { rebuildReports } from '@marquee/server/reports/count.ts';
import { reconcileReports } from '@marquee/server/reports/reconcile.ts';

export const reportUsage = `  npm run operator -- reports rebuild
  npm run operator -- reports reconcile
`;

export type ReportApp = Pick<App, 'db' | 'clock' | 'log'>;
export interface ReportCommand {
  readonly area: 'reports';
  readonly name: 'rebuild' | 'reconcile';
}

/** Read the words after `reports`. Returns what is wrong with them, if anything is. */
export function readReportCommand([name]: readonly string[]): ReportCommand | string {
  if (name !== 'rebuild' && name !== 'reconcile') return 'Then: rebuild or reconcile';
  return { area: 'reports', name };
}

/**
 * Count reports again from the ledger, or hold all days against it. Returns the lines to show. Throws if a figure differs.
 */
export async function runOnReports(app: ReportApp, { name }: ReportCommand): Promise<string[]> {
  if (name === 'rebuild') {
    const counted = await rebuildReports(app);
    return [`${counted} operations of the ledger were counted again.`];
  }
  const found = await reconcileReports(app);
  if (!found) throw new Error('Operations are still being counted. Try again in a minute.');
  const { differences, toDay } = found;
  if (differences > 0) {
    throw new Error(`${differences} figures differ from the ledger. The console shows them under Reports.`);
  }
  return [`Every figure up to ${toDay} is what the ledger says.`];
}
