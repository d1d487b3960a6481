/**
 * The protocol between the platform and the sandbox gateway.
 *
 * The platform requests a payment and sends the player to its hosted page. The gateway reports the outcome by a
 * webhook. Both sign their messages with a shared secret: header `X-Gateway-Signature: t=<unix seconds>,v1=<hex>`,
 * where v1 is HMAC-SHA256 over `<t>.<raw body>`. A message whose time is too far off is refused, so that it cannot be
 * replayed later.
 */
import { z } from 'zod';
import { currencySchema, positiveMoneySchema, timeSchema } from '../fields.ts';
import { spokenLanguages } from '../languages.ts';

export const sandboxSignatureHeader = 'x-gateway-signature';
/** How far a message's time may be from the present, in either direction. */
export const sandboxTolerance_s = 300;

export const sandboxPaths = {
  createPayment: '/v1/payments',
  fetchPayment: '/v1/payments/fetch',
  cancelPayment: '/v1/payments/cancel',
  payOut: '/v1/payouts',
  fetchPayout: '/v1/payouts/fetch',
  listPaid: '/v1/paid',
} as const;

/** `paid` is final. The others can still be followed by `paid` if a player came back in time. */
export const paymentStatuses = ['open', 'paid', 'failed', 'cancelled', 'expired'] as const;
export const paymentSchema = z.object({
  payment_id: z.string().min(16).max(64),
  /** The platform's id of the deposit. */
  reference: z.string().max(64),
  amount: positiveMoneySchema,
  currency: currencySchema,
  status: z.enum(paymentStatuses),
  /** The hosted page. */
  url: z.url(),
  created_at: timeSchema,
  expires_at: timeSchema,
  paid_at: timeSchema.optional(),
});
export type Payment = z.infer<typeof paymentSchema>;

/** The reference is also the idempotency key: a repeated request is answered with the first payment. */
export const createPaymentRequestSchema = z.object({
  reference: z.string().min(1).max(64),
  amount: positiveMoneySchema,
  currency: currencySchema,
  merchant: z.string().min(1).max(80),
  /** Where the player is sent afterwards, whatever the outcome. */
  return_url: z.url().max(1000),
  language: z.enum(spokenLanguages).catch('EN'),
});
export type CreatePaymentRequest = z.infer<typeof createPaymentRequestSchema>;

export const fetchPaymentRequestSchema = z.object({ payment_id: z.string().min(16).max(64) });

export const payOutRequestSchema = z.object({
  reference: z.string().min(1).max(64),
  amount: positiveMoneySchema,
  currency: currencySchema,
  bank_name: z.string().min(1),
  account_name: z.string().min(1),
  account_number: z.string().min(1),
});
export type PayOutRequest = z.infer<typeof payOutRequestSchema>;
/** The reference is also the idempotency key: a repeated request is answered with the first payout. */
export const payoutSchema = z.object({
  payout_id: z.string().min(16).max(64),
  reference: z.string().max(64),
  amount: positiveMoneySchema,
  currency: currencySchema,
  /** `paid` and `failed` are final. */
  status: z.enum(['pending', 'paid', 'failed']),
  reason: z.string(),
  paid_at: timeSchema.optional(),
});
export type Payout = z.infer<typeof payoutSchema>;
export const fetchPayoutRequestSchema = z.object({ payout_id: z.string().min(16).max(64) });

/** What was paid from `from` up to but not including `to`, in the order of its time. Pages begin at 1. */
export const listPaidRequestSchema = z.object({ from: timeSchema, to: timeSchema, page: z.int().min(1) });
export const listPaidAnswerSchema = z.object({
  paid: z.array(
    z.object({
      kind: z.enum(['payment', 'payout']),
      id: z.string().min(16).max(64),
      reference: z.string().max(64),
      amount: positiveMoneySchema,
      currency: currencySchema,
      paid_at: timeSchema,
    }),
  ),
  /** Null at the end. */
  next_page: z.int().nullable(),
});
export type ListPaidAnswer = z.infer<typeof listPaidAnswerSchema>;

/** The body of a webhook. An event may arrive several times, and events may arrive in any order. */
const eventFields = { event_id: z.string().min(16).max(64), created_at: timeSchema };
export const gatewayEventSchema = z.union([
  z.object({
    ...eventFields,
    event_type: z.enum(['payment.paid', 'payment.failed', 'payment.cancelled', 'payment.expired']),
    payment: paymentSchema,
  }),
  z.object({ ...eventFields, event_type: z.enum(['payout.paid', 'payout.failed']), payout: payoutSchema }),
]);
export type GatewayEvent = z.infer<typeof gatewayEventSchema>;
