import {
  balanceRequestSchema,
  betRequestSchema,
  rollbackRequestSchema,
  signatureHeader,
  userInfoRequestSchema,
  walletPaths,
  winRequestSchema,
  type UserInfoAnswer,
  type WalletStatus,
} from '@marquee/contract/providers/hub88.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../app.ts';
import { mayCallFrom, type HubConnection } from '../connections.ts';
import type { WalletApp } from '../bet-pipeline.ts';
import { parseWalletBody } from './body.ts';
import { isSignedBy } from './signature.ts';
import { bet, isBusy, rollback, userBalance, userInfo, win, type WalletOutcome } from './wallet.ts';

/** Larger than any body that a provider needs to send. */
const bodyLimit_bytes = 65_536;

/**
 * Serve the wallet to every provider connected by this protocol, at `/provider/<slug>/hub88/…`. Successful calls are
 * not logged, because the ledger records them.
 */
export async function mountHub88(server: FastifyInstance, app: HubApp): Promise<void> {
  await server.register(serveHub88, { app, logLevel: 'warn' });
}

type HubApp = WalletApp & Pick<App, 'log'>;

async function serveHub88(scope: FastifyInstance, { app }: { app: HubApp }): Promise<void> {
  // Signatures cover the raw bytes, so the body is kept unparsed.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyLimit_bytes }, (_request, body, done) =>
    done(null, body),
  );
  scope.setErrorHandler((error, request, reply) => answerFailure(app, error, request, reply));

  const mount = <Schema extends RequestSchema>(path: string, schema: Schema, serve: Serve<Schema>): void => {
    scope.post<{ Params: { slug: string } }>(`/provider/:slug/hub88${path}`, async (request, reply) => {
      const connection = await app.rounds.connections.bySlug(request.params.slug);
      if (connection?.protocol !== 'hub88')
        return reply.code(404).send({ error: 'There is no such provider.' });
      reply.type('application/json');
      if (!mayCallFrom(connection, request.ip)) {
        app.rounds.tally.add(connection.providerCode, 'wallet', 0, true);
        return reply.code(403).send({ error: 'This address is not one from which the wallet is called.' });
      }
      return app.rounds.tally.time(
        connection.providerCode,
        'wallet',
        () => answerCall(app, connection, request, schema, serve),
        isFault,
      );
    });
  };
  mount(walletPaths.userInfo, userInfoRequestSchema, userInfo);
  mount(walletPaths.userBalance, balanceRequestSchema, userBalance);
  mount(walletPaths.bet, betRequestSchema, bet);
  mount(walletPaths.win, winRequestSchema, win);
  mount(walletPaths.rollback, rollbackRequestSchema, rollback);
}

type RequestSchema = z.ZodType<{ user: string; request_uuid: string }>;
type Serve<Schema extends RequestSchema> = (
  app: WalletApp,
  connection: HubConnection,
  request: z.output<Schema>,
) => Promise<WalletOutcome | UserInfoAnswer>;

/** The body is not read or answered before its signature is verified. */
async function answerCall<Schema extends RequestSchema>(
  app: WalletApp,
  connection: HubConnection,
  request: FastifyRequest,
  schema: Schema,
  serve: Serve<Schema>,
): Promise<string> {
  const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  if (!isSignedBy(raw, signatureOf(request), connection.publicKey)) {
    return present({ status: 'RS_ERROR_INVALID_SIGNATURE' });
  }
  const body = parseWalletBody(raw);
  const parsed = schema.safeParse(body);
  if (!parsed.success) return present({ status: faultStatus(parsed.error, body) }, echoOf(body));
  return present(await serve(app, connection, parsed.data), parsed.data);
}

/** Answers to requests that could not be understood or trusted; a refused bet is none. */
function isFault(answer: string): boolean {
  return /"status":"RS_ERROR_(UNKNOWN|INVALID_SIGNATURE|WRONG_SYNTAX|WRONG_TYPES)"/.test(answer);
}

function signatureOf(request: FastifyRequest): string | undefined {
  const header = request.headers[signatureHeader];
  return typeof header === 'string' ? header : undefined;
}

/** The answer as text, because the balance is an int64 that a JavaScript number cannot always hold. */
function present(
  outcome: WalletOutcome | UserInfoAnswer,
  echo: { user?: string | undefined; request_uuid?: string | undefined } = {},
): string {
  const { balance, ...fields } = { balance: undefined, ...outcome };
  const text = JSON.stringify({ user: echo.user, request_uuid: echo.request_uuid, ...fields });
  return balance === undefined ? text : `${text.slice(0, -1)},"balance":${balance}}`;
}

const echoSchema = z.object({
  user: z.string().max(255).optional().catch(undefined),
  request_uuid: z.string().max(255).optional().catch(undefined),
});

function echoOf(body: unknown): { user?: string | undefined; request_uuid?: string | undefined } {
  return echoSchema.safeParse(body).data ?? {};
}

/** A missing field is a syntax error; a field of the wrong type is a type error. */
function faultStatus(error: z.ZodError, body: unknown): WalletStatus {
  const isMissing = error.issues.some(
    ({ path }) => path[0] === undefined || !isObject(body) || !Object.hasOwn(body, path[0]),
  );
  return isMissing ? 'RS_ERROR_WRONG_SYNTAX' : 'RS_ERROR_WRONG_TYPES';
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/**
 * Answers errors that have no protocol status. The provider then does not know the outcome and repeats the transaction
 * or rolls it back. The ledger's keys make both safe.
 */
function answerFailure(app: Pick<App, 'log'>, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const status = statusCodeOf(error);
  if (isBusy(error)) return reply.code(503).send({ error: 'The wallet is busy. Try again.' });
  if (status < 500) return reply.code(status).send({ error: 'The request cannot be read.' });
  app.log.error({ err: error, req_id: request.id, url: request.url }, 'a wallet call failed');
  return reply.code(500).send({ error: 'The wallet failed. The outcome is unknown.' });
}

function statusCodeOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}
