import type { IncomingHttpHeaders } from 'node:http';
import type { Minor } from '../../kernel/money.ts';
import type { HouseAccountName } from '../../ledger/accounts.ts';

/**
 * A payment gateway, each behind its own adapter. A *payment* is money that a player pays on the gateway's page. A
 * *payout* is money that the gateway sends to a bank account. A payment's amount is what the player pays: the deposit
 * plus its fee.
 */
export interface Gateway {
  /** Stored in `cashier.deposit.gateway`, and part of the webhook's path, `/gateway/<code>/webhook`. */
  readonly code: string;
  /** The ledger account for money in transit through this gateway. */
  readonly clearing: HouseAccountName;
  /** The smallest amount that the gateway can express. Every amount it moves is a multiple of it. */
  readonly step: Minor;
  /** Open a payment. Calling it again for the same deposit returns the same payment. Throws if the gateway is down. */
  createPayment(request: PaymentRequest): Promise<OpenedPayment>;
  /** Read a payment's state. Throws if the gateway is down. */
  fetchPayment(paymentId: string): Promise<PaymentState>;
  /**
   * Close a payment so that it can no longer be paid, and return its state, which is `paid` if the player paid first.
   * Throws if the gateway is down.
   */
  cancelPayment(paymentId: string): Promise<PaymentState>;
  /**
   * Parse a webhook. Returns `forged` if it is not signed by the gateway or is too old, and `malformed` if it is
   * genuine but not understood. Never throws, whatever the body is.
   */
  readWebhook(body: Buffer, headers: IncomingHttpHeaders, now: Date): Notice | 'forged' | 'malformed';
  /** True if a webhook only says which payment or payout to look up. The looked-up state is used, not the webhook's. */
  readonly confirmsNotices: boolean;
  /** Undefined if the gateway cannot pay out. */
  readonly payouts: Payouts | undefined;
  /** The gateway's own list, against which our payments are held. */
  readonly list: PaidList;
}

export interface PaidList {
  /** What the list contains. Our payments of another kind are not missing there. */
  readonly kinds: readonly PaidKind[];
  /** What was paid from `from` up to but not including `to`. Throws if the gateway is down. */
  read(from: Date, to: Date): Promise<Paid[]>;
}

export type PaidKind = 'payment' | 'payout';

/** What a gateway, or a statement, says was paid. */
export interface Paid {
  readonly kind: PaidKind;
  /** Its id at the gateway. */
  readonly id: string;
  /** What we called it when we asked for it. */
  readonly reference: string;
  readonly amount: Minor;
  readonly currency: string;
  readonly paidAt: Date;
}

export interface Payouts {
  /**
   * True if a second request with the same reference returns the same payout. Otherwise a request is never repeated.
   */
  readonly isIdempotent: boolean;
  /** Send money to a bank account. Throws if the outcome is unknown. `failed` means that nothing was sent. */
  payOut(request: PayoutRequest): Promise<PayoutState>;
  /** Read a payout's state. Throws if the gateway is down. */
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

/** `other`: a genuine notice that does not concern the cashier. */
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
  /** Why the payout failed, for the operator. */
  readonly reason: string;
}
