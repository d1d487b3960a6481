import { randomBytes } from 'node:crypto';
import fastify from 'fastify';
import { z } from 'zod';
import { paymongoSignatureHeader, signAsPaymongo } from '../server/cashier/gateways/paymongo/signature.ts';

/** A server that speaks PayMongo's documented protocol, as far as the adapter uses it, in test mode. */
export interface PaymongoStandIn {
  readonly url: string;
  /** What was asked, in order: method and path. */
  readonly requests: string[];
  /** What the next requests of a path are answered with instead, once each. */
  failNext(path: string, status: number): void;
  /** The player pays on the hosted page; answers the webhook's body. Nothing is sent by itself. */
  pay(sessionId: string, centavos?: number): string;
  /** An attempt to pay that fails. */
  decline(sessionId: string): string;
  /** Let a transfer come to its end. */
  endTransfer(transferId: string, status: 'succeeded' | 'failed', error?: string): void;
  readonly transfers: ReadonlyMap<string, StandInTransfer>;
  /** Send a webhook, signed; answers the HTTP status. */
  deliver(webhookUrl: string, body: string, secret?: string): Promise<number>;
  close(): Promise<void>;
}

const createSchema = z.object({
  data: z.object({
    attributes: z.object({
      line_items: z.array(
        z.object({
          name: z.string(),
          amount: z.int().min(2000),
          currency: z.literal('PHP'),
          quantity: z.int().min(1),
        }),
      ),
      payment_method_types: z.array(z.string()).min(1),
      success_url: z.url(),
      cancel_url: z.url(),
      reference_number: z.string(),
      description: z.string(),
    }),
  }),
});

const accountSchema = z.object({ number: z.string().max(34), name: z.string().max(140), bic: z.string() });
const batchSchema = z.object({
  transfers: z.array(
    z.object({
      provider: z.enum(['instapay', 'pesonet']),
      amount: z.int().min(1),
      currency: z.literal('PHP'),
      source_account: accountSchema,
      destination_account: accountSchema,
      reference_number: z.string().max(35),
      purpose: z.string(),
      description: z.string(),
    }),
  ),
});
type StandInTransfer = z.infer<typeof batchSchema>['transfers'][number] & {
  id: string;
  status: string;
  provider_error: string;
};

export async function startPaymongo(options: {
  secretKey: string;
  webhookSecret: string;
}): Promise<PaymongoStandIn> {
  const server = fastify();
  const sessions = new Map<string, ReturnType<typeof newSession>>();
  const transfers = new Map<string, StandInTransfer>();
  const requests: string[] = [];
  const failures = new Map<string, number[]>();
  const expected = `Basic ${Buffer.from(`${options.secretKey}:`).toString('base64')}`;

  server.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    requests.push(`${request.method} ${path}`);
    const status = failures.get(path)?.shift();
    if (status !== undefined)
      return reply.code(status).send({ errors: [{ code: 'told_to', detail: 'told to' }] });
    if (request.headers.authorization === expected) return undefined;
    return reply
      .code(401)
      .send({ errors: [{ code: 'authentication_failed', detail: 'API key is invalid.' }] });
  });
  const unknown = { errors: [{ code: 'resource_not_found', detail: 'No such resource' }] };

  server.post('/v1/checkout_sessions', async (request, reply) => {
    const parsed = createSchema.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ errors: [{ code: 'parameter_invalid' }] });
    const session = newSession(parsed.data.data.attributes);
    sessions.set(session.id, session);
    return { data: session };
  });
  server.get<{ Params: { id: string } }>('/v1/checkout_sessions/:id', async (request, reply) => {
    const session = sessions.get(request.params.id);
    return session ? { data: session } : reply.code(404).send(unknown);
  });
  server.post<{ Params: { id: string } }>('/v1/checkout_sessions/:id/expire', async (request, reply) => {
    const session = sessions.get(request.params.id);
    if (!session) return reply.code(404).send(unknown);
    if (session.attributes.status !== 'active' || isPaid(session)) {
      return reply
        .code(400)
        .send({ errors: [{ code: 'resource_not_active', detail: 'It cannot be expired.' }] });
    }
    session.attributes.status = 'expired';
    return { data: session };
  });
  server.get<{ Querystring: { limit?: string; after?: string } }>('/v1/payments', async (request) => {
    const all = [...sessions.values()]
      .flatMap(({ attributes: { reference_number, description, payments } }) =>
        payments.map((payment) => ({
          ...payment,
          attributes: {
            ...payment.attributes,
            external_reference_number: reference_number,
            description,
          },
        })),
      )
      .toReversed();
    const start = all.findIndex(({ id }) => id === request.query.after) + 1;
    const end = start + Number(request.query.limit ?? 10);
    return { has_more: all.length > end, data: all.slice(start, end) };
  });
  server.get('/v1/wallets/receiving_institutions', async () => ({
    data: [
      {
        id: '1',
        type: 'receiving_institution',
        attributes: { name: 'BDO Unibank, Inc.', provider_code: 'BNORPHMMXXX' },
      },
      {
        id: '2',
        type: 'receiving_institution',
        attributes: { name: 'BDO Network Bank, Inc.', provider_code: 'RUGUPHM1XXX' },
      },
      {
        id: '35',
        type: 'receiving_institution',
        attributes: { name: 'G-Xchange, Inc.', provider_code: 'GXCHPHM2XXX' },
      },
    ],
  }));
  server.post('/v2/batch_transfers', async (request, reply) => {
    const parsed = batchSchema.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ errors: [{ code: 'parameter_invalid' }] });
    const made = parsed.data.transfers.map((transfer) => ({
      ...transfer,
      id: `tr_${randomBytes(12).toString('hex')}`,
      status: 'pending',
      provider_error: '',
    }));
    for (const transfer of made) transfers.set(transfer.id, transfer);
    return { data: { id: `batch_tr_${randomBytes(12).toString('hex')}`, transfers: made } };
  });
  server.get<{ Params: { id: string } }>('/v2/transfers/:id', async (request, reply) => {
    const transfer = transfers.get(request.params.id);
    return transfer ? { data: transfer } : reply.code(404).send(unknown);
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });

  const requireSession = (sessionId: string) => {
    const session = sessions.get(sessionId);
    if (!session) throw new Error(`There is no session ${sessionId}`);
    return session;
  };
  return {
    url,
    requests,
    transfers,
    failNext: (path, status) => {
      failures.set(path, [...(failures.get(path) ?? []), status]);
    },
    pay: (sessionId, centavos) => {
      const session = requireSession(sessionId);
      const [item] = session.attributes.line_items;
      session.attributes.payments.push(newPayment(centavos ?? item?.amount ?? 0, 'paid'));
      return eventBody('checkout_session.payment.paid', session);
    },
    decline: (sessionId) => {
      const payment = newPayment(0, 'failed');
      requireSession(sessionId).attributes.payments.push(payment);
      return eventBody('payment.failed', payment);
    },
    endTransfer: (transferId, status, error = '') => {
      const transfer = transfers.get(transferId);
      if (!transfer) throw new Error(`There is no transfer ${transferId}`);
      transfer.status = status;
      transfer.provider_error = error;
    },
    deliver: async (webhookUrl, body, secret = options.webhookSecret) => {
      const signature = signAsPaymongo(body, { secret, live: false }, Math.floor(Date.now() / 1000));
      const headers = { 'content-type': 'application/json', [paymongoSignatureHeader]: signature };
      return (await fetch(webhookUrl, { method: 'POST', headers, body })).status;
    },
    close: () => server.close(),
  };
}

function newSession(attributes: z.infer<typeof createSchema>['data']['attributes']) {
  const id = `cs_${randomBytes(12).toString('hex')}`;
  return {
    id,
    type: 'checkout_session',
    attributes: {
      ...attributes,
      checkout_url: `https://checkout.paymongo.test/${id}`,
      client_key: `${id}_client_x`,
      livemode: false,
      status: 'active',
      payments: new Array<ReturnType<typeof newPayment>>(),
    },
  };
}

function newPayment(amount: number, status: string) {
  const at = Math.floor(Date.now() / 1000);
  return {
    id: `pay_${randomBytes(12).toString('hex')}`,
    type: 'payment',
    attributes: {
      amount,
      currency: 'PHP',
      status,
      fee: 0,
      net_amount: amount,
      livemode: false,
      created_at: at,
      paid_at: status === 'paid' ? at : null,
    },
  };
}

function isPaid(session: ReturnType<typeof newSession>): boolean {
  return session.attributes.payments.some((payment) => payment.attributes.status === 'paid');
}

function eventBody(type: string, data: object): string {
  const at = Math.floor(Date.now() / 1000);
  return JSON.stringify({
    data: {
      id: `evt_${randomBytes(12).toString('hex')}`,
      type: 'event',
      attributes: { type, livemode: false, data, created_at: at, updated_at: at },
    },
  });
}
