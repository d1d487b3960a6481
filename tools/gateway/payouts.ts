import { randomBytes } from 'node:crypto';
import { payoutSchema, type Payout, type PayOutRequest } from '@marquee/contract/gateways/sandbox.ts';
import type { Webhooks } from './deliver.ts';
import type { KeptPayout } from './state.ts';

/** How long a delayed payout takes. */
const delay_ms = 1_500;

/**
 * A payout. Its account number decides how it ends, so that each case can be tried: only zeros fails at once, `…0404`
 * fails and `…0202` arrives a moment later, with a notice, and every other arrives at once.
 */
export function makePayout(request: PayOutRequest, now_ms: number): KeptPayout {
  const common = {
    payout_id: randomBytes(18).toString('base64url'),
    reference: request.reference,
    amount: request.amount,
    currency: request.currency,
  };
  if (/^0+$/.test(request.account_number)) {
    return { ...common, status: 'failed', reason: 'The account does not exist.', ends: null };
  }
  const at_ms = now_ms + delay_ms;
  if (request.account_number.endsWith('0404')) {
    const ends = { at_ms, status: 'failed' as const, reason: 'The bank returned it.' };
    return { ...common, status: 'pending', reason: '', ends };
  }
  if (request.account_number.endsWith('0202')) {
    return { ...common, status: 'pending', reason: '', ends: { at_ms, status: 'paid', reason: '' } };
  }
  return {
    ...common,
    status: 'paid',
    reason: '',
    ends: null,
    paid_at: new Date(now_ms).toISOString(),
  };
}

/** End a payout, and tell the platform. */
export async function endPayout(gateway: { webhooks: Webhooks }, payout: KeptPayout): Promise<void> {
  if (payout.ends === null) return;
  payout.status = payout.ends.status;
  payout.reason = payout.ends.reason;
  payout.ends = null;
  if (payout.status === 'paid') payout.paid_at = new Date().toISOString();
  const event_type = payout.status === 'paid' ? 'payout.paid' : 'payout.failed';
  await gateway.webhooks.notify({ event_type, payout });
}

/** A payout as the platform sees it. */
export function answerPayout(payout: KeptPayout): Payout {
  return payoutSchema.parse(payout);
}
