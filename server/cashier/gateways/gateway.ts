import type { IncomingHttpHeaders } from 'node:http';
import type { Minor } from '../../kernel/money.ts';
import type { HouseAccountName } from '../../ledger/accounts.ts';

/**
 * A payment gateway, behind an adapter of its own. A *payment* is what a player pays in on the gateway's page; a *payout*
 * is what it sends to a bank account. The amount of a payment is what the player pays: the deposit with its fee.
 */
export interface Gateway {
  /** As `cashier.deposit.gateway` names it; also the path of its webhook, `/gateway/<code>/webhook`. */
  readonly code: string;
  /** The ledger's account for what is on its way through this gateway. */
  readonly clearing: HouseAccountName;
  /** The smallest amount that it can express; what it moves is a multiple of it. */
  readonly step: Minor;
  /** Open a payment. Asked again for the same deposit it answers the same payment. Throws where the gateway is down. */
  createPayment(request: PaymentRequest): Promise<OpenedPayment>;
  /** How a payment stands. Throws where the gateway is down. */
  fetchPayment(paymentId: string): Promise<PaymentState>;
  /**
   * Close a payment, so that it can no longer be paid; answers how it stands afterwards, which is `paid` where the player
   * was faster. Throws where the gateway is down.
   */
  cancelPayment(paymentId: string): Promise<PaymentState>;
  /**
   * What a webhook says: `forged` where it is not the gateway's or too old, `malformed` where it is genuine and not
   * understood. It does not throw, whatever the body is.
   */
  readWebhook(body: Buffer, headers: IncomingHttpHeaders, now: Date): Notice | 'forged' | 'malformed';
  /** A webhook of this gateway only says where to look: what is believed is what the gateway answers when it is asked. */
  readonly confirmsNotices: boolean;
  /** Undefined where the gateway cannot pay out. */
  readonly payouts: Payouts | undefined;
}

export interface Payouts {
  /** Asked again under the same reference it answers the same payout. Where it does not, it is never asked twice. */
  readonly isIdempotent: boolean;
  /** Send money to a bank account. Throws where the outcome is not known; `failed` means that nothing was sent. */
  payOut(request: PayoutRequest): Promise<PayoutState>;
  /** How a payout stands. Throws where the gateway is down. */
  fetchPayout(payoutId: string): Promise<PayoutState>;
}

export interface PaymentRequest {
  readonly depositId: string;
  readonly amount: Minor;
  readonly currency: string;
  readonly merchant: string;
  readonly returnUrl: string;
  /** One of the site's language codes. */
  readonly language: string;
}

export interface OpenedPayment {
  readonly paymentId: string;
  readonly url: string;
  readonly expiresAt: Date;
}

export interface PaymentState {
  readonly paymentId: string;
  readonly depositId: string;
  readonly status: 'open' | 'paid' | 'failed' | 'cancelled' | 'expired';
  readonly amount: Minor;
  readonly currency: string;
}

/** `other`: genuine, and about nothing that the cashier does. */
export type Notice = { readonly eventId: string; readonly eventType: string } & (
  | { readonly about: 'payment'; readonly payment: PaymentState }
  | { readonly about: 'payout'; readonly payout: PayoutState }
  | { readonly about: 'other' }
);

export interface PayoutRequest {
  /** See `payoutReference` in `settle-payout.ts`. */
  readonly reference: string;
  readonly amount: Minor;
  readonly currency: string;
  readonly bankName: string;
  readonly accountName: string;
  readonly accountNumber: string;
}

export interface PayoutState {
  readonly payoutId: string;
  readonly reference: string;
  readonly status: 'pending' | 'paid' | 'failed';
  readonly amount: Minor;
  readonly currency: string;
  /** Why it failed; for the operator. */
  readonly reason: string;
}
