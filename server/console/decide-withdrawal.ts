import { reasonOf } from '@marquee/contract/command-reasons.ts';
import type { FieldFault } from '@marquee/contract/envelope.ts';
import type { decisionOutcomes } from '@marquee/contract/operator-entities.ts';
import { approveWithdrawal } from '../cashier/review.ts';
import type { RecordDecision } from '../cashier/withdrawal.ts';
import { findQueued, type QueuedWithdrawal } from '../cashier/withdrawal-queue.ts';
import type { App } from '../http/app.ts';
import { CommandError } from '../kernel/command-error.ts';
import { reasonOfRefusal, RefusalError } from '../kernel/errors.ts';
import { sitesOfQuery } from './site-filter.ts';

export interface DecidedWithdrawal {
  readonly outcome: (typeof decisionOutcomes)[number];
  readonly detail: FieldFault[];
}

/**
 * Decide on one withdrawal of several. What stops this one does not stop the others, so it is told in its own answer.
 */
export async function decideOne(
  app: App,
  sites: 'all' | readonly number[],
  withdrawalId: string,
  decide: (found: QueuedWithdrawal) => Promise<DecidedWithdrawal>,
): Promise<DecidedWithdrawal> {
  const looked = sitesOfQuery(sites, undefined);
  const found = await findQueued(app.db, looked, withdrawalId, app.clock.now());
  if (!found)
    return { outcome: 'not_done', detail: [reasonOf('There is no such withdrawal on your sites.')] };
  if (found.status !== 'pending' && found.status !== 'paying') {
    const { status } = found;
    return { outcome: 'not_done', detail: [reasonOf('This withdrawal is already {status}.', { status })] };
  }
  return toldAbout(() => decide(found));
}

/**
 * Approve a withdrawal by the cashier's own command. `record` runs in the transaction of the decision. What the gateway
 * says afterwards does not undo the decision, and is told as the detail.
 */
export function approveOne(
  app: App,
  withdrawalId: string,
  by: string,
  record: RecordDecision,
): Promise<DecidedWithdrawal & { outcome: 'paid' | 'sent' | 'not_done' }> {
  return toldAbout(async () => {
    const row = await approveWithdrawal(app, withdrawalId, by, record);
    return { outcome: row.status === 'paid' ? ('paid' as const) : ('sent' as const), detail: [] };
  });
}

async function toldAbout<Told extends DecidedWithdrawal>(
  work: () => Promise<Told>,
): Promise<Told | { outcome: 'not_done'; detail: FieldFault[] }> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CommandError) return { outcome: 'not_done', detail: [error.reason] };
    if (error instanceof RefusalError && typeof error.detail === 'string') {
      return { outcome: 'not_done', detail: [reasonOfRefusal(error)] };
    }
    throw error;
  }
}
