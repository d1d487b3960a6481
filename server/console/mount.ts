import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { OperateRefusal } from '@marquee/contract/operate-refusals.ts';
import { refusals, type Refusal } from '@marquee/contract/refusals.ts';
import type { RateLimiterMemory } from 'rate-limiter-flexible';
import type { App } from '../http/app.ts';
import { onConsoleHost } from '../http/console-host.ts';
import { requestFacts } from '../http/request-facts.ts';
import { isSpent, perMinute, take, TooManyRequests } from '../http/rate-limit-store.ts';
import { addressKey } from '../kernel/address-key.ts';
import { RefusalError, refuse } from '../kernel/errors.ts';
import { sessionCookie } from './cookie.ts';
import { requireOperator } from '../operators/session.ts';
import { mountExports } from './export-file.ts';
import { mountPreparedReports } from './send-report.ts';
import { mountPlayerData } from './player-data-file.ts';
import type { ServedOperation } from './serve-operation.ts';

const defaultRatePerMinute = 240;
/** Calls of one address per minute, for all operators behind it together. */
const callsPerAddress = 6_000;
/** Refused sign-ins and unknown sessions of one address per minute. */
const failuresPerAddress = 60;
const year_ms = 31_536_000_000;
const index = 'index.html';

/**
 * Nothing but the console's own files runs, and no other page shows it in a frame. Its sites are previewed in frames, and
 * their pictures are shown, from whatever domains they have: `origins` are the schemes of these.
 */
const policyOf = (origins: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob: ${origins}`,
    `frame-src ${origins}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');

/** Serve the console on its own host: its calls, and the built application if there is one. */
export async function mountConsole(
  server: FastifyInstance,
  app: App,
  options: { served: readonly ServedOperation[]; directory: string },
): Promise<void> {
  const limits = app.config.RATE_LIMITS ? createLimits() : undefined;
  for (const one of options.served) {
    server.route({
      method: 'POST',
      url: one.operation.path,
      constraints: onConsoleHost,
      ...(one.operation.bodyLimit_bytes && { bodyLimit: one.operation.bodyLimit_bytes }),
      onRequest: async (request, reply) => {
        await limits?.arrive(request.ip);
        if (request.headers.origin !== requestFacts(request).origin) throw refuse('originRefused');
        // A large body is read for those only who are signed in.
        if (one.operation.bodyLimit_bytes !== undefined && one.operation.access !== 'public') {
          await requireOperator(app, sessionCookie(request, reply).read(), request.ip);
        }
      },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const cookie = sessionCookie(request, reply);
        const facts = requestFacts(request);
        const serve = () =>
          one.run(app, request.body, facts, cookie, async ({ sessionId }) =>
            limits?.ofSession(one, sessionId),
          );
        return limits ? limits.around(one, request.ip, serve) : serve();
      },
    });
  }
  mountExports(server, app);
  mountPlayerData(server, app);
  mountPreparedReports(server, app);
  const constraints = onConsoleHost;
  server.all('/operate/*', { constraints }, async (_request, reply) => notFound(reply));
  const { directory } = options;
  const policy = policyOf(app.config.MARQUEE_ENV === 'production' ? 'https:' : 'http: https:');
  if (!existsSync(directory)) return;
  await server.register(async (files) => {
    await files.register(fastifyStatic, { root: directory, serve: false, preCompressed: true });
    files.get('/*', { constraints, logLevel: 'warn' }, async (request, reply) => {
      reply.header('content-security-policy', policy);
      const file = fileOf(directory, request.url);
      if (file === index) {
        return reply.header('cache-control', 'no-store').sendFile(index, { cacheControl: false });
      }
      return reply.sendFile(file, { maxAge: year_ms, immutable: file.startsWith('assets/') });
    });
  });
}

/** The built file of an address, or the index for every other path, which the application itself routes. */
function fileOf(directory: string, url: string): string {
  const path = url.split('?')[0]?.slice(1) ?? '';
  const isFile = /^[\w/-][\w./-]*\.\w+$/.test(path) && !path.includes('..');
  return isFile && existsSync(join(directory, path)) ? path : index;
}

function notFound(reply: FastifyReply): FastifyReply {
  const { code, http, detail } = refusals.notFound;
  return reply.code(http).send({ statusCode: code, statusMessage: 'notFound', statusDetail: detail });
}

const failures: ReadonlySet<string> = new Set([
  'sessionExpired',
  'signInFailed',
  'signInLocked',
  'secondFactorWrong',
  'invalidPasskey',
  'invitationInvalid',
] satisfies (Refusal | OperateRefusal)[]);

function createLimits() {
  const byAddress = perMinute(callsPerAddress);
  const failed = perMinute(failuresPerAddress);
  const limiters = new Map<string, RateLimiterMemory>();
  function limiterOf({ operation: { path, ratePerMinute } }: ServedOperation): RateLimiterMemory {
    const known = limiters.get(path) ?? perMinute(ratePerMinute ?? defaultRatePerMinute);
    limiters.set(path, known);
    return known;
  }
  return {
    arrive: (ip: string) => take(byAddress, addressKey(ip)),
    ofSession: (one: ServedOperation, sessionId: string) => take(limiterOf(one), sessionId),
    around: async <Answer>(
      one: ServedOperation,
      ip: string,
      serve: () => Promise<Answer>,
    ): Promise<Answer> => {
      const key = addressKey(ip);
      if (one.operation.access === 'public') await take(limiterOf(one), key);
      if (await isSpent(failed, key)) throw new TooManyRequests(60);
      try {
        return await serve();
      } catch (error) {
        if (error instanceof RefusalError && failures.has(error.refusal)) await failed.penalty(key);
        throw error;
      }
    },
  };
}
