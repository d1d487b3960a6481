import type { Gateway, PaymentState } from '../gateway.ts';
import { hundredth } from '../../fee.ts';
import { toCentavos } from './centavos.ts';
import { readMessage } from '../read-message.ts';
import { createPaymongoClient, PaymongoRefusal } from './client.ts';
import { listPaidPayments } from './paid-payments.ts';
import { checkoutSessionSchema, eventSchema, sessionAnswerSchema, type CheckoutSession } from './schemas.ts';
import { isSignedByPaymongo, paymongoSignatureHeader } from './signature.ts';
import { createTransfers } from './transfers.ts';

export interface PaymongoOptions {
  /** `https://api.paymongo.com`, or a stand-in in tests. */
  readonly url: string;
  /** `sk_live_…` or `sk_test_…`. The prefix also decides whether live or test events count. */
  readonly secretKey: string;
  /** The signing secret that PayMongo returned when the webhook was registered. */
  readonly webhookSecret: string;
  /** The payment methods on the hosted page, e.g. `gcash`, `paymaya`, `qrph`, `card`. */
  readonly methods: readonly string[];
  /** The wallet that payouts are made from. Without it PayMongo is used for deposits only. */
  readonly wallet: { readonly number: string; readonly name: string } | undefined;
}

/** How long a session is offered to the player. Afterwards the sweep closes it at PayMongo. */
const life_ms = 30 * 60_000;

/**
 * PayMongo (Philippines, PHP): Checkout Sessions for deposits, batch transfers for payouts. `docs/cashier.md` links to
 * its documentation. The signature proves that a webhook comes from PayMongo, and the webhook names the session to look
 * up. The amount credited comes from that look-up.
 */
export function createPaymongoAdapter(options: PaymongoOptions): Gateway {
  const client = createPaymongoClient(options);
  const live = options.secretKey.startsWith('sk_live_');

  return {
    code: 'paymongo',
    clearing: 'clearing_paymongo',
    step: hundredth,
    confirmsNotices: true,
    createPayment: async (request) => {
      if (request.currency !== 'PHP') throw new Error(`PayMongo accepts only PHP, not ${request.currency}`);
      const { data } = await client.ask('/v1/checkout_sessions', sessionAnswerSchema, {
        idempotencyKey: request.depositId,
        body: {
          data: {
            attributes: {
              line_items: [
                {
                  name: request.merchant,
                  amount: toCentavos(request.amount),
                  currency: request.currency,
                  quantity: 1,
                },
              ],
              payment_method_types: options.methods,
              success_url: request.returnUrl,
              cancel_url: request.returnUrl,
              reference_number: request.depositId,
              description: `${request.merchant} ${request.depositId}`,
              send_email_receipt: false,
              show_description: false,
              show_line_items: true,
            },
          },
        },
      });
      const expiresAt = new Date(Date.now() + life_ms);
      return { paymentId: data.id, url: data.attributes.checkout_url, expiresAt };
    },
    fetchPayment,
    cancelPayment: async (paymentId) => {
      try {
        const path = `/v1/checkout_sessions/${encodeURIComponent(paymentId)}/expire`;
        const { data } = await client.ask(path, sessionAnswerSchema, { body: {} });
        return stateOf(data);
      } catch (error) {
        // A paid or expired session cannot be expired, so report its actual state.
        if (!(error instanceof PaymongoRefusal) || error.httpStatus >= 500) throw error;
        return fetchPayment(paymentId);
      }
    },
    readWebhook: (body, headers) => {
      const header = headers[paymongoSignatureHeader];
      const signature = typeof header === 'string' ? header : undefined;
      if (!isSignedByPaymongo(body, signature, { secret: options.webhookSecret, live })) return 'forged';
      const event = readMessage(body, eventSchema);
      if (!event) return 'malformed';
      const { data } = event;
      if (data.attributes.livemode !== live) return 'forged';
      const named = { eventId: data.id, eventType: data.attributes.type };
      if (named.eventType !== 'checkout_session.payment.paid') return { ...named, about: 'other' };
      const session = checkoutSessionSchema.safeParse(data.attributes.data);
      if (!session.success) return 'malformed';
      return { ...named, about: 'payment', payment: stateOf(session.data) };
    },
    payouts: options.wallet && createTransfers(client, options.wallet),
    // No list of transfers is documented. A statement holds them against ours.
    list: { kinds: ['payment'], read: (from, to) => listPaidPayments(client, from, to) },
  };

  async function fetchPayment(paymentId: string): Promise<PaymentState> {
    const path = `/v1/checkout_sessions/${encodeURIComponent(paymentId)}`;
    return stateOf((await client.ask(path, sessionAnswerSchema)).data);
  }
}

/** A session is paid if one of its payments is: after a failed attempt the player can try again on the same page. */
function stateOf({ id, attributes }: CheckoutSession): PaymentState {
  const common = { paymentId: id, depositId: attributes.reference_number };
  const paid = attributes.payments?.find((payment) => payment.attributes.status === 'paid');
  if (paid) {
    const { amount, currency } = paid.attributes;
    return { ...common, status: 'paid', amount: BigInt(amount) * hundredth, currency };
  }
  const centavos = attributes.line_items.reduce(
    (sum, item) => sum + BigInt(item.amount) * BigInt(item.quantity),
    0n,
  );
  return {
    ...common,
    status: attributes.status === 'expired' ? 'expired' : 'open',
    amount: centavos * hundredth,
    currency: attributes.line_items[0]?.currency ?? 'PHP',
  };
}
