import type { App } from '../app.ts';
import type { Database } from '../../kernel/database.ts';
import { newId } from '../../kernel/ids.ts';
import type { Gateway, Paid, PaidKind } from '../gateways/gateway.ts';
import {
  compare,
  readNamed,
  readSettled,
  type Comparison,
  type Difference,
  type OurPayment,
} from './compare.ts';

export type GatewayReconciliationApp = Pick<App, 'db' | 'cashier' | 'log' | 'clock'>;

const day_ms = 86_400_000;
/** A notice can be late, so lines shortly before and after the day are about its payments too. */
const edge_ms = 3_600_000;

/** What was found of a gateway and a day, before it is kept. */
export interface Found {
  readonly gateway: string;
  /** UTC, as yyyy-mm-dd. */
  readonly day: string;
  readonly source: 'list' | 'statement';
  readonly statementName: string;
  readonly theirs: number;
  readonly ours: number;
  readonly matched: number;
  readonly differences: readonly Difference[];
}

function spanOf(day: string): { from: Date; to: Date } {
  const from = new Date(`${day}T00:00:00Z`);
  return { from, to: new Date(from.getTime() + day_ms) };
}

/** Hold our payments of a day against the gateway's own list. Moves no money. Throws if the gateway is down. */
export async function compareWithList(
  app: GatewayReconciliationApp,
  gateway: Gateway,
  day: string,
): Promise<Found> {
  const span = spanOf(day);
  const around = await gateway.list.read(
    new Date(span.from.getTime() - edge_ms),
    new Date(span.to.getTime() + edge_ms),
  );
  const listed = around.filter(({ paidAt }) => paidAt >= span.from && paidAt < span.to);
  const { found, settled } = await compareLines(app.db, gateway.code, span, {
    listed,
    around,
    kinds: gateway.list.kinds,
  });
  // What is listed at another time, because it was told late, is asked about by its id.
  const missing: OurPayment[] = [];
  for (const payment of found.unlisted) {
    if (!(await isPaidThere(app, gateway, payment))) missing.push(payment);
  }
  return {
    gateway: gateway.code,
    day,
    source: 'list',
    statementName: '',
    theirs: listed.length,
    ours: settled,
    matched: found.matched,
    differences: [...found.differences, ...missing.map(missingThere)],
  };
}

/** Hold our payments of a day against the lines of a statement. */
export async function compareWithStatement(
  db: Database,
  statement: { gateway: string; day: string; name: string; lines: readonly Paid[] },
): Promise<Found> {
  const span = spanOf(statement.day);
  const listed = statement.lines.filter(({ paidAt }) => paidAt >= span.from && paidAt < span.to);
  const { found, settled } = await compareLines(db, statement.gateway, span, {
    listed,
    around: statement.lines,
    kinds: ['payment', 'payout'],
  });
  return {
    gateway: statement.gateway,
    day: statement.day,
    source: 'statement',
    statementName: statement.name,
    theirs: listed.length,
    ours: settled,
    matched: found.matched,
    differences: [...found.differences, ...found.unlisted.map(missingThere)],
  };
}

async function compareLines(
  db: Database,
  gateway: string,
  span: { from: Date; to: Date },
  { kinds, ...lists }: { listed: readonly Paid[]; around: readonly Paid[]; kinds: readonly PaidKind[] },
): Promise<{ found: Comparison; settled: number }> {
  const [settled, named] = await Promise.all([
    readSettled(db, gateway, span, kinds),
    readNamed(db, lists.around),
  ]);
  return { found: compare(gateway, lists, { settled, known: named }), settled: settled.length };
}

function missingThere(ours: OurPayment): Difference {
  return {
    subject: `${ours.kind}:${ours.id}`,
    kind: 'missing_there',
    movement: ours.kind,
    theirs: undefined,
    ours,
  };
}

/** The list was read a moment ago, so a payment about which there is no answer is one that the gateway does not have. */
async function isPaidThere(
  app: GatewayReconciliationApp,
  gateway: Gateway,
  { kind, gatewayId, amount, currency }: OurPayment,
): Promise<boolean> {
  if (gatewayId === null) return false;
  const asking =
    kind === 'payment' ? gateway.fetchPayment(gatewayId) : gateway.payouts?.fetchPayout(gatewayId);
  const told = await asking?.catch((error: unknown) => {
    app.log.warn(
      { err: error, gateway: gateway.code, payment_id: gatewayId },
      'a payment is not known there',
    );
    return undefined;
  });
  return told?.status === 'paid' && told.amount === amount && told.currency === currency;
}

/** Keep what was found, in the caller's transaction. Returns the run's id. */
export async function keepFound(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  found: Found,
  askedBy: string,
): Promise<string> {
  const runId = newId();
  await db
    .insertInto('cashier.gateway_reconciliation')
    .values({
      run_id: runId,
      gateway: found.gateway,
      day: found.day,
      source: found.source,
      statement_name: found.statementName,
      asked_by: askedBy,
      finished_at: clock.now(),
      theirs: found.theirs,
      ours: found.ours,
      matched: found.matched,
      differences: found.differences.length,
    })
    .execute();
  for (let start = 0; start < found.differences.length; start += 1000) {
    await db
      .insertInto('cashier.gateway_difference')
      .values(
        found.differences.slice(start, start + 1000).map(({ subject, kind, movement, theirs, ours }) => ({
          run_id: runId,
          subject,
          kind,
          movement,
          gateway_id: theirs?.id ?? ours?.gatewayId ?? '',
          reference: theirs?.reference ?? '',
          deposit_id: ours?.kind === 'payment' ? ours.id : null,
          withdrawal_id: ours?.kind === 'payout' ? ours.id : null,
          site_id: ours?.siteId ?? null,
          theirs: theirs?.amount ?? null,
          ours: ours?.amount ?? null,
          our_state: ours?.status ?? '',
          currency: theirs?.currency ?? ours?.currency ?? '',
        })),
      )
      .execute();
  }
  return runId;
}

/** Reconcile yesterday with each configured gateway. One that does not answer fails the job, after the others, so that it is repeated. */
export async function reconcileGateways(app: GatewayReconciliationApp): Promise<void> {
  const day = new Date(app.clock.now().getTime() - day_ms).toISOString().slice(0, 10);
  const failures: unknown[] = [];
  for (const code of app.cashier.gateways()) {
    const gateway = app.cashier.gateway(code);
    if (!gateway) continue;
    try {
      const found = await compareWithList(app, gateway, day);
      await app.db.transaction().execute((trx) => keepFound({ ...app, db: trx }, found, ''));
      if (found.differences.length > 0) {
        app.log.error(
          { gateway: code, day, differences: found.differences.length },
          'a gateway and our payments disagree',
        );
      }
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not every gateway could be reconciled');
}
