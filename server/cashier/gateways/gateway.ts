import type { IncomingHttpHeaders } from 'node:http';
import type { Minor } from '../../kernel/money.ts';
import type { HouseAccountName } from '../../ledger/accounts.ts';

/**
 * A payment gateway, behind an adapter of its own. A *payment* is what a player pays in on the gateway's page; a *payout*
 * is what it sends to a bank account. The amount of a payment is what is credited: a fee is the gateway's own addition.
 */
export interface Gateway {
  /** As `cashier.deposit.gateway` names it; also the path of its webhook, `/gateway/<code>/webhook`. */
  readonly code: string;
  /** The ledger's account for what is on its way through this gateway. */
  readonly clearing: HouseAccountName;
  /** Open a payment. Asked again for the same deposit it answers the same payment. Throws where the gateway is down. */
  createPayment(request: PaymentRequest): Promise<OpenedPayment>;
  /** How a payment stands. Throws where the gateway is down. */
  fetchPayment(paymentId: string): Promise<PaymentState>;
  /** What a genuine webhook says; undefined where it is not the gateway's, or too old. */
  readWebhook(body: Buffer, headers: IncomingHttpHeaders, now: Date): PaymentNotice | undefined;
  /**
   * Send money to a bank account. Asked again for the same withdrawal it answers the same payout. Throws where the
   * outcome is not known; `refused` means that nothing was sent.
   */
  payOut(request: PayoutRequest): Promise<PayoutResult>;
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

export interface PaymentNotice {
  readonly eventId: string;
  readonly eventType: string;
  readonly payment: PaymentState;
}

export interface PayoutRequest {
  readonly withdrawalId: string;
  readonly amount: Minor;
  readonly currency: string;
  readonly bankName: string;
  readonly accountName: string;
  readonly accountNumber: string;
}

export type PayoutResult =
  | { readonly status: 'paid'; readonly payoutId: string }
  | { readonly status: 'refused'; readonly reason: string };
