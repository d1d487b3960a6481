import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { boundConnections, connectionOptions } from '@marquee/contract/connection-limits.ts';
import {
  createPaymentRequestSchema,
  fetchPaymentRequestSchema,
  fetchPayoutRequestSchema,
  listPaidRequestSchema,
  payOutRequestSchema,
  sandboxPaths,
  sandboxSignatureHeader,
  type GatewayEvent,
} from '@marquee/contract/gateways/sandbox.ts';
import { spokenLanguages } from '@marquee/contract/languages.ts';
import { isGenuine } from '@marquee/server/cashier/gateways/sandbox/signature.ts';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { startWebhooks, type Webhooks } from './deliver.ts';
import { paymentPage, unknownPage } from './page.ts';
import { listPaid } from './paid.ts';
import { answerPayout, endPayout, makePayout } from './payouts.ts';
import { openState, type GatewayState, type KeptPayment } from './state.ts';

/** A payment gateway that moves no money: a hosted page, signed webhooks, and payouts that arrive or fail. */
export interface SandboxGateway {
  /** The address at which this machine reaches it. */
  readonly url: string;
  readonly port: number;
  readonly webhooks: Webhooks;
  close(): Promise<void>;
}

export interface SandboxGatewayOptions {
  /** 0 for any free port. */
  readonly port: number;
  readonly host?: string;
  /** The address at which players reach the hosted page; `http://localhost:<port>` by default. */
  readonly publicUrl?: string;
  /** The platform's webhook, e.g. `http://127.0.0.1:3000/gateway/sandbox/webhook`. */
  readonly webhookUrl: string;
  /** Shared with the platform. */
  readonly secret: string;
  /** Where payments and unconfirmed notices are stored across restarts. */
  readonly stateFile: string;
  /** Where it writes the address at which this machine reaches it, for later commands. */
  readonly addressFile?: string;
  readonly log?: (line: string) => void;
}

/** How long a payment waits for its player. */
const life_ms = 30 * 60_000;
const expirySweep_ms = 5_000;
const payoutSweep_ms = 500;

/** Start the sandbox gateway. It listens when this resolves. */
export async function createSandboxGateway(options: SandboxGatewayOptions): Promise<SandboxGateway> {
  const state = await openState(options.stateFile);
  const log = options.log ?? (() => undefined);
  const webhooks = startWebhooks({ state, webhookUrl: options.webhookUrl, secret: options.secret, log });
  const server = fastify({ ...connectionOptions(), forceCloseConnections: true });
  boundConnections(server.server);
  let publicUrl = options.publicUrl ?? '';

  mountApi(server, { state, webhooks, secret: options.secret, publicUrl: () => publicUrl });
  mountPages(server, { state, webhooks });
  server.get('/healthz', async () => ({ status: 'ok' }));
  await server.listen({ port: options.port, host: options.host ?? '127.0.0.1' });
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  publicUrl ||= `http://localhost:${port}`;
  const url = `http://127.0.0.1:${port}`;
  if (options.addressFile !== undefined) await writeFile(options.addressFile, url);

  const sweep = setInterval(() => {
    for (const payment of state.payments.values()) {
      if (payment.status !== 'open' || Date.parse(payment.expires_at) > Date.now()) continue;
      settle({ state, webhooks }, payment, 'expired').catch((error: unknown) => log(String(error)));
    }
  }, expirySweep_ms);
  sweep.unref();
  const payoutSweep = setInterval(() => {
    for (const payout of state.payouts.values()) {
      if (payout.ends === null || payout.ends.at_ms > Date.now()) continue;
      endPayout({ webhooks }, payout).catch((error: unknown) => log(String(error)));
    }
  }, payoutSweep_ms);
  payoutSweep.unref();

  return {
    url,
    port,
    webhooks,
    close: async () => {
      clearInterval(sweep);
      clearInterval(payoutSweep);
      await server.close();
      await webhooks.stop();
    },
  };
}

/** The platform's calls, each of which must be signed. */
function mountApi(
  server: FastifyInstance,
  gateway: { state: GatewayState; webhooks: Webhooks; secret: string; publicUrl: () => string },
): void {
  const { state, webhooks } = gateway;
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    const mount = <Schema extends z.ZodType>(
      path: string,
      schema: Schema,
      serve: (request: z.output<Schema>) => Promise<object | undefined>,
    ): void => {
      scope.post(path, async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const header = request.headers[sandboxSignatureHeader];
        if (!isGenuine(body, typeof header === 'string' ? header : undefined, gateway.secret, new Date())) {
          return reply.code(401).send({ error: 'The signature is not valid.' });
        }
        const parsed = schema.safeParse(parseJson(body));
        if (!parsed.success) return reply.code(400).send({ error: z.prettifyError(parsed.error) });
        const answer = await serve(parsed.data);
        return answer ?? reply.code(404).send({ error: 'There is no such payment.' });
      });
    };

    mount(sandboxPaths.createPayment, createPaymentRequestSchema, async (request) => {
      const known = state.payments.values().find((payment) => payment.reference === request.reference);
      if (known) return known;
      const now_ms = Date.now();
      const paymentId = randomBytes(18).toString('base64url');
      const payment: KeptPayment = {
        ...request,
        payment_id: paymentId,
        status: 'open',
        url: `${gateway.publicUrl()}/pay/${paymentId}`,
        created_at: new Date(now_ms).toISOString(),
        expires_at: new Date(now_ms + life_ms).toISOString(),
      };
      state.payments.set(paymentId, payment);
      await state.save();
      return payment;
    });
    mount(sandboxPaths.fetchPayment, fetchPaymentRequestSchema, async (request) =>
      state.payments.get(request.payment_id),
    );
    mount(sandboxPaths.cancelPayment, fetchPaymentRequestSchema, async (request) => {
      const payment = state.payments.get(request.payment_id);
      if (payment) await settle({ state, webhooks }, payment, 'cancelled');
      return payment;
    });
    mount(sandboxPaths.payOut, payOutRequestSchema, async (request) => {
      const known = state.payouts.get(request.reference);
      if (known) return answerPayout(known);
      const payout = makePayout(request, Date.now());
      state.payouts.set(request.reference, payout);
      await state.save();
      return answerPayout(payout);
    });
    mount(sandboxPaths.fetchPayout, fetchPayoutRequestSchema, async (request) => {
      const payout = state.payouts.values().find((known) => known.payout_id === request.payout_id);
      return payout && answerPayout(payout);
    });
    mount(sandboxPaths.listPaid, listPaidRequestSchema, async (request) => listPaid(state, request));
  });
}

type PaymentOutcome = Exclude<KeptPayment['status'], 'open'>;
const eventTypes = {
  paid: 'payment.paid',
  failed: 'payment.failed',
  cancelled: 'payment.cancelled',
  expired: 'payment.expired',
} as const satisfies Record<PaymentOutcome, GatewayEvent['event_type']>;

/** End an open payment and tell the platform. A payment that has ended stays as it is. */
async function settle(
  gateway: { state: GatewayState; webhooks: Webhooks },
  payment: KeptPayment,
  outcome: PaymentOutcome,
): Promise<void> {
  if (payment.status !== 'open') return;
  payment.status = outcome;
  if (outcome === 'paid') payment.paid_at = new Date().toISOString();
  await gateway.webhooks.notify({ event_type: eventTypes[outcome], payment });
}

const querySchema = z.object({ language: z.enum(spokenLanguages).optional().catch(undefined) });

/** The hosted page and its buttons. */
function mountPages(server: FastifyInstance, gateway: { state: GatewayState; webhooks: Webhooks }): void {
  server.register(async (scope) => {
    // The buttons send empty forms.
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) => done(null));

    const paymentOf = (request: FastifyRequest<{ Params: { id: string } }>): KeptPayment | undefined =>
      gateway.state.payments.get(request.params.id);

    scope.get<{ Params: { id: string } }>('/pay/:id', async (request, reply) => {
      const payment = paymentOf(request);
      const nonce = randomBytes(16).toString('base64');
      secure(reply, nonce, payment);
      if (!payment) return reply.code(404).send(unknownPage(nonce));
      const { language } = querySchema.parse(request.query);
      return paymentPage(payment, language ?? payment.language, nonce);
    });
    for (const outcome of ['paid', 'failed', 'cancelled'] as const) {
      scope.post<{ Params: { id: string } }>(`/pay/:id/${outcome}`, async (request, reply) => {
        const payment = paymentOf(request);
        const nonce = randomBytes(16).toString('base64');
        secure(reply, nonce, payment);
        if (!payment) return reply.code(404).send(unknownPage(nonce));
        await settle(gateway, payment, outcome);
        return reply.redirect(payment.return_url, 303);
      });
    }
  });
}

/**
 * No script runs on the page. `form-action` names the return address because browsers apply it to the redirect after a
 * form too.
 */
function secure(reply: FastifyReply, nonce: string, payment: KeptPayment | undefined): void {
  const back = payment ? ` ${new URL(payment.return_url).origin}` : '';
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; form-action 'self'${back}; frame-ancestors 'none'; base-uri 'none'`,
    );
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
