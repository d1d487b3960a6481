import {
  createPaymentRequestSchema,
  fetchPaymentRequestSchema,
  fetchPayoutRequestSchema,
  payOutRequestSchema,
  sandboxPaths,
  sandboxSignatureHeader,
  type GatewayEvent,
  type Payment,
  type Payout,
} from '@marquee/contract/gateways/sandbox.ts';
import fastify from 'fastify';
import { signMessage } from '../../server/cashier/gateways/sandbox/signature.ts';
import { newId } from '../../server/kernel/ids.ts';

/** What a payment page can report. */
export type PaymentEnd = 'paid' | 'failed' | 'cancelled' | 'expired';

/**
 * The sandbox gateway's half of its protocol, with books of its own that the platform's are compared with. Unlike the
 * sandbox it sends no notice by itself: the sequences do, in any order and as often as they like.
 */
export interface GatewayBooks {
  readonly url: string;
  /** By the gateway's id. */
  readonly payments: ReadonlyMap<string, Payment>;
  readonly payouts: ReadonlyMap<string, Payout>;
  /** The gateway's id of what was asked for under a reference of the platform's. */
  readonly byReference: ReadonlyMap<string, string>;
  /** The player does something on the hosted page. What was paid stays paid. */
  end(paymentId: string, end: PaymentEnd): void;
  /** The notice of what a payment is now: of a new event, or of the same one again. */
  paymentEvent(paymentId: string, eventId?: string): GatewayEvent;
  payoutEvent(payoutId: string): GatewayEvent;
  close(): Promise<void>;
}

const life_ms = 30 * 60_000;

/** `now` is the time of the platform under test. */
export async function startGatewayBooks(now: () => Date): Promise<GatewayBooks> {
  const payments = new Map<string, Payment>();
  const payouts = new Map<string, Payout>();
  const byReference = new Map<string, string>();
  const desk = fastify({ forceCloseConnections: true });
  const mount = (path: string, answer: (body: unknown) => object | undefined): void => {
    desk.route({ method: 'POST', url: path, handler: async ({ body }) => answer(body) });
  };

  mount(sandboxPaths.createPayment, (body) => {
    const asked = createPaymentRequestSchema.parse(body);
    const known = payments.get(byReference.get(asked.reference) ?? '');
    if (known) return known;
    const paymentId = newId();
    const payment: Payment = {
      payment_id: paymentId,
      reference: asked.reference,
      amount: asked.amount,
      currency: asked.currency,
      status: 'open',
      url: `http://127.0.0.1/pay/${paymentId}`,
      created_at: now().toISOString(),
      expires_at: new Date(now().getTime() + life_ms).toISOString(),
    };
    payments.set(paymentId, payment);
    byReference.set(asked.reference, paymentId);
    return payment;
  });
  mount(sandboxPaths.fetchPayment, (body) => {
    const { payment_id } = fetchPaymentRequestSchema.parse(body);
    const payment = payments.get(payment_id);
    if (payment?.status === 'open' && Date.parse(payment.expires_at) <= now().getTime())
      end(payment_id, 'expired');
    return payments.get(payment_id);
  });
  mount(sandboxPaths.cancelPayment, (body) => {
    const { payment_id } = fetchPaymentRequestSchema.parse(body);
    end(payment_id, 'cancelled');
    return payments.get(payment_id);
  });
  mount(sandboxPaths.payOut, (body) => {
    const asked = payOutRequestSchema.parse(body);
    const known = payouts.get(byReference.get(asked.reference) ?? '');
    if (known) return known;
    const payoutId = newId();
    // Some banks refuse, and some take their time: by the last digit of the amount, so that it is the same each time.
    const digit = Number(asked.amount.replaceAll(/\D/g, '').slice(-3, -2));
    const status = digit === 7 ? 'failed' : digit === 8 ? 'pending' : 'paid';
    const payout: Payout = {
      payout_id: payoutId,
      reference: asked.reference,
      amount: asked.amount,
      currency: asked.currency,
      status,
      reason: status === 'failed' ? 'The bank refused' : '',
    };
    payouts.set(payoutId, payout);
    byReference.set(asked.reference, payoutId);
    return payout;
  });
  mount(sandboxPaths.fetchPayout, (body) => payouts.get(fetchPayoutRequestSchema.parse(body).payout_id));

  function end(paymentId: string, status: PaymentEnd): void {
    const payment = payments.get(paymentId);
    if (payment && payment.status !== 'paid') payments.set(paymentId, { ...payment, status });
  }

  const url = await desk.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    payments,
    payouts,
    byReference,
    end,
    paymentEvent: (paymentId, eventId = newId()) => {
      const payment = payments.get(paymentId);
      if (!payment || payment.status === 'open') throw new Error(`Nothing to tell of payment ${paymentId}`);
      return {
        event_id: eventId,
        created_at: now().toISOString(),
        event_type: `payment.${payment.status}`,
        payment,
      };
    },
    payoutEvent: (payoutId) => {
      const payout = payouts.get(payoutId);
      if (!payout) throw new Error(`There is no payout ${payoutId}`);
      const ended: Payout = payout.status === 'pending' ? { ...payout, status: 'paid' } : payout;
      payouts.set(payoutId, ended);
      const event_type = ended.status === 'failed' ? 'payout.failed' : 'payout.paid';
      return { event_id: newId(), created_at: now().toISOString(), event_type, payout: ended };
    },
    close: () => desk.close(),
  };
}

/** The headers of a notice: what the gateway signs with the secret that the two share. */
export function noticeHeaders(body: string, secret: string, now: Date): Record<string, string> {
  return { [sandboxSignatureHeader]: signMessage(body, secret, now) };
}
