import { generateKeyPairSync } from 'node:crypto';
import fastify from 'fastify';
import type { ReportedDrawGame } from '../contract/providers/draws.ts';
import type { App } from '../server/rounds/app.ts';
import { connectProvider } from '../server/rounds/connections.ts';

/** A provider over HTTP that answers what a test tells it to, and does not look at signatures. */
export interface DrawProvider {
  /** What it answers, by path; 404 to all others. */
  readonly answers: Record<string, { status: number; body: unknown }>;
  /** What it was asked, oldest first. */
  readonly asked: { path: string; body: unknown }[];
  close(): Promise<void>;
}

/** A draw on sale. */
export const reportedDraw = {
  chain: 1,
  draw: 7,
  state: 'open' as const,
  closes_at: '2026-11-27T18:00:00.000Z',
  called_off: null,
  result: null,
  sales: [
    {
      currency: 'PHP',
      tickets: 3,
      staked: '6000000',
      given_back: '0',
      winners: 0,
      paid: '0',
      liability: '950000000',
    },
  ],
  tiers: [],
};

/** A lottery with pools, as its provider reports it: a draw on sale and one that is paid. */
export const reportedLottery: ReportedDrawGame = {
  game_code: 'lotto-x',
  name: 'Lotto X',
  pays: 'pool',
  every_s: 600,
  sells: 12,
  is_sold_ahead: true,
  stopped: null,
  pools: [
    { currency: 'PHP', jackpot: '12345600000', carried: '20000000000' },
    { currency: 'USD', jackpot: null, carried: '100000' },
  ],
  draws: [
    reportedDraw,
    {
      ...reportedDraw,
      draw: 6,
      state: 'settled',
      result: [3, 7],
      tiers: [{ currency: 'PHP', hits: 6, lines: '0', prize: '0' }],
    },
  ],
};

/** Start the provider and connect it as `TESTHOUSE`. */
export async function connectDrawProvider(app: Pick<App, 'db' | 'rounds'>): Promise<DrawProvider> {
  const answers: DrawProvider['answers'] = {};
  const asked: DrawProvider['asked'] = [];
  const provider = fastify();
  provider.removeAllContentTypeParsers();
  provider.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  provider.post('/*', async (request, reply) => {
    asked.push({ path: request.url, body: JSON.parse(String(request.body)) });
    const answer = answers[request.url] ?? { status: 404, body: {} };
    return reply.code(answer.status).send(answer.body);
  });
  await connectProvider(app.db, {
    providerCode: 'TESTHOUSE',
    slug: 'testhouse',
    baseUrl: await provider.listen({ port: 0, host: '127.0.0.1' }),
    operatorId: '7',
    providerPublicPem: generateKeyPairSync('rsa', { modulusLength: 2048 })
      .publicKey.export({ type: 'spki', format: 'pem' })
      .toString(),
    operatorKeyName: 'operator',
  });
  app.rounds.connections.forget();
  return { answers, asked, close: () => provider.close() };
}
