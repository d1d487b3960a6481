import { timingSafeEqual } from 'node:crypto';
import {
  jiliAuthRequestSchema,
  jiliBetCodes,
  jiliBetRequestSchema,
  jiliCancelBetRequestSchema,
  jiliCancelSessionBetRequestSchema,
  jiliSessionBetRequestSchema,
  jiliWalletPaths,
  parseLossless,
} from '@marquee/contract/providers/jili.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { App } from '../app.ts';
import { formatMoney } from '../../kernel/money.ts';
import { mayCallFrom, type JiliConnection } from '../connections.ts';
import { cancelSessionBet, sessionBet } from './session-wallet.ts';
import type { JiliOutcome } from './outcome.ts';
import type { JiliWalletApp } from './player.ts';
import { passwordOf } from './secrets.ts';
import { auth, bet, cancelBet } from './wallet.ts';

/** Larger than any body that a provider needs to send. */
const bodyLimit_bytes = 65_536;

type ServedApp = JiliWalletApp & Pick<App, 'log'>;

/** Serve the wallet to every provider connected by this protocol, at `/provider/<slug>/jili/…`. */
export async function mountJili(server: FastifyInstance, app: ServedApp): Promise<void> {
  await server.register(serveJili, { app, logLevel: 'warn' });
}

async function serveJili(scope: FastifyInstance, { app }: { app: ServedApp }): Promise<void> {
  // Numbers in a body can have more digits than a JavaScript number holds, so the text is parsed here.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: bodyLimit_bytes }, (_request, body, done) =>
    done(null, body),
  );
  scope.setErrorHandler((error, request, reply) => answerFailure(app, error, request, reply));

  const mount = <Schema extends z.ZodType>(path: string, schema: Schema, serve: Serve<Schema>): void => {
    scope.post<{ Params: { slug: string } }>(`/provider/:slug/jili${path}`, async (request, reply) => {
      const connection = await app.rounds.connections.bySlug(request.params.slug);
      reply.type('application/json');
      if (connection?.protocol !== 'jili') return reply.code(404).send(failure('There is no such provider.'));
      if (!mayCallFrom(connection, request.ip)) {
        app.rounds.tally.add(connection.providerCode, 'wallet', 0, true);
        return reply.code(403).send(failure('This address is not one from which the wallet is called.'));
      }
      if (!(await isAuthorised(app, connection, request))) {
        app.rounds.tally.add(connection.providerCode, 'wallet', 0, true);
        return reply.code(401).header('www-authenticate', 'Basic').send(failure('Not authorised.'));
      }
      const parsed = schema.safeParse(parseBody(request.body));
      const { tally } = app.rounds;
      if (!parsed.success) {
        tally.add(connection.providerCode, 'wallet', 0, true);
        const [issue] = parsed.error.issues;
        const message = `Invalid parameter: ${issue?.path.join('.') ?? 'body'}`;
        return present({ errorCode: jiliBetCodes.invalidParameter, message });
      }
      return present(
        await tally.time(connection.providerCode, 'wallet', () => serve(app, connection, parsed.data)),
      );
    });
  };
  mount(jiliWalletPaths.auth, jiliAuthRequestSchema, auth);
  mount(jiliWalletPaths.bet, jiliBetRequestSchema, bet);
  mount(jiliWalletPaths.cancelBet, jiliCancelBetRequestSchema, cancelBet);
  mount(jiliWalletPaths.sessionBet, jiliSessionBetRequestSchema, sessionBet);
  mount(jiliWalletPaths.cancelSessionBet, jiliCancelSessionBetRequestSchema, cancelSessionBet);
}

type Serve<Schema extends z.ZodType> = (
  app: JiliWalletApp,
  connection: JiliConnection,
  request: z.output<Schema>,
) => Promise<JiliOutcome>;

/**
 * Requires HTTP Basic authentication. Without it anyone with a token, including the player, could report wins. The
 * manual leaves authentication optional; here it is required.
 */
async function isAuthorised(
  app: JiliWalletApp,
  connection: JiliConnection,
  request: FastifyRequest,
): Promise<boolean> {
  const given = Buffer.from(request.headers.authorization ?? '');
  const credentials = `${connection.operatorId}:${await passwordOf(app, connection)}`;
  const expected = Buffer.from(`Basic ${Buffer.from(credentials).toString('base64')}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function parseBody(body: unknown): unknown {
  try {
    return typeof body === 'string' ? parseLossless(body) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The answer as text, because the balance is a JSON number in units with more digits than a JavaScript number holds.
 */
function present({ balance, ...fields }: JiliOutcome): string {
  const text = JSON.stringify(fields);
  return balance === undefined ? text : `${text.slice(0, -1)},"balance":${formatMoney(balance)}}`;
}

function failure(message: string): string {
  return present({ errorCode: jiliBetCodes.otherError, message });
}

/** The provider does not know the outcome, so it repeats or cancels the call. The ledger's keys make both safe. */
function answerFailure(
  app: Pick<App, 'log'>,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const isTheirs = error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
  const status = isTheirs ? Number(error.statusCode) : 500;
  if (status >= 500) {
    app.log.error({ err: error, req_id: request.id, url: request.url }, 'a wallet call failed');
  }
  reply.type('application/json').code(status);
  return reply.send(failure(status < 500 ? 'The request cannot be read.' : 'The outcome is unknown.'));
}
