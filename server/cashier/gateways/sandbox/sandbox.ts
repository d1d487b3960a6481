import {
  gatewayEventSchema,
  listPaidAnswerSchema,
  paymentSchema,
  payoutSchema,
  sandboxPaths,
  sandboxSignatureHeader,
  type ListPaidAnswer,
  type Payment,
  type Payout,
} from '@marquee/contract/gateways/sandbox.ts';
import type { z } from 'zod';
import { formatMoney, parseMoney } from '../../../kernel/money.ts';
import type { Gateway, Paid, PaymentState, PayoutState } from '../gateway.ts';
import { readMessage } from '../read-message.ts';
import { isGenuine, signMessage } from './signature.ts';

/** A player is waiting, so a slower answer counts as an outage. */
const timeout_ms = 5_000;

/** The sandbox gateway moves no money but behaves like one that does. `url` is its address as seen from the server. */
export function createSandboxAdapter(options: { url: string; secret: string }): Gateway {
  const { url, secret } = options;

  async function ask<Schema extends z.ZodType>(
    path: string,
    request: object,
    schema: Schema,
  ): Promise<z.output<Schema>> {
    const body = JSON.stringify(request);
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [sandboxSignatureHeader]: signMessage(body, secret, new Date()),
      },
      body,
      signal: AbortSignal.timeout(timeout_ms),
    });
    if (!response.ok) throw new Error(`The sandbox gateway answered HTTP ${response.status}`);
    return schema.parse(await response.json());
  }

  return {
    code: 'sandbox',
    clearing: 'clearing_sandbox',
    // Uses the ledger's own precision, so that amounts with five decimals are exercised as well.
    step: 1n,
    createPayment: async (request) => {
      const payment = await ask(
        sandboxPaths.createPayment,
        {
          reference: request.depositId,
          amount: formatMoney(request.amount),
          currency: request.currency,
          merchant: request.merchant,
          return_url: request.returnUrl,
          language: request.language,
        },
        paymentSchema,
      );
      return { paymentId: payment.payment_id, url: payment.url, expiresAt: new Date(payment.expires_at) };
    },
    fetchPayment: async (paymentId) =>
      stateOf(await ask(sandboxPaths.fetchPayment, { payment_id: paymentId }, paymentSchema)),
    cancelPayment: async (paymentId) =>
      stateOf(await ask(sandboxPaths.cancelPayment, { payment_id: paymentId }, paymentSchema)),
    confirmsNotices: false,
    readWebhook: (body, headers, now) => {
      const header = headers[sandboxSignatureHeader];
      if (!isGenuine(body, typeof header === 'string' ? header : undefined, secret, now)) return 'forged';
      const event = readMessage(body, gatewayEventSchema);
      if (!event) return 'malformed';
      const named = { eventId: event.event_id, eventType: event.event_type };
      return 'payment' in event
        ? { ...named, about: 'payment', payment: stateOf(event.payment) }
        : { ...named, about: 'payout', payout: payoutOf(event.payout) };
    },
    payouts: {
      isIdempotent: true,
      payOut: async (request) =>
        payoutOf(
          await ask(
            sandboxPaths.payOut,
            {
              reference: request.reference,
              amount: formatMoney(request.amount),
              currency: request.currency,
              bank_name: request.bankName,
              account_name: request.accountName,
              account_number: request.accountNumber,
            },
            payoutSchema,
          ),
        ),
      fetchPayout: async (payoutId) =>
        payoutOf(await ask(sandboxPaths.fetchPayout, { payout_id: payoutId }, payoutSchema)),
    },
    list: {
      kinds: ['payment', 'payout'],
      read: async (from, to) => {
        const listed: Paid[] = [];
        const span = { from: from.toISOString(), to: to.toISOString() };
        for (let page: number | null = 1; page !== null;) {
          const answer: ListPaidAnswer = await ask(
            sandboxPaths.listPaid,
            { ...span, page },
            listPaidAnswerSchema,
          );
          for (const { kind, id, reference, amount, currency, paid_at } of answer.paid) {
            listed.push({
              kind,
              id,
              reference,
              amount: parseMoney(amount),
              currency,
              paidAt: new Date(paid_at),
            });
          }
          page = answer.next_page;
        }
        return listed;
      },
    },
  };
}

function payoutOf(payout: Payout): PayoutState {
  return {
    payoutId: payout.payout_id,
    reference: payout.reference,
    status: payout.status,
    amount: parseMoney(payout.amount),
    currency: payout.currency,
    reason: payout.reason,
  };
}

function stateOf(payment: Payment): PaymentState {
  return {
    paymentId: payment.payment_id,
    depositId: payment.reference,
    status: payment.status,
    amount: parseMoney(payment.amount),
    currency: payment.currency,
  };
}
