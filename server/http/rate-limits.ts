import type { Call } from '@marquee/contract/call.ts';
import { addressRateOf, rateKeyOf, rateOf } from '@marquee/contract/rates.ts';
import { LRUCache } from 'lru-cache';
import type { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import { addressKey } from '../kernel/address-key.ts';
import type { PlayerSession } from '../players/player-session.ts';
import { RefusalError } from '../kernel/errors.ts';
import { isSpent, perMinute, take, TooManyRequests } from './rate-limit-store.ts';
import { isBadToken, type TokenGuard } from './token-guard.ts';

/** All that one address may ask of the API in a minute: a thousand calls a second, from however many players. */
const callsPerAddress = 60_000;
/** Wrong passwords and codes from one address in a minute, after which only proven accounts are let in from there. */
const failuresPerAddress = 300;
/** An account that has signed in from an address is trusted there for a day. */
const proven_ms = 86_400_000;
const maxProven = 200_000;

/** Who makes a call, as far as it is known before the session was looked up. */
export interface Caller {
  readonly ip: string;
  readonly body: unknown;
}

/** Keeps callers within the rates that the contract declares. */
export interface RateLimits {
  /** To be asked before the body is read. Throws TooManyRequests. */
  arrive(call: Call, ip: string): Promise<void>;
  /** Serve a call; `serve` is handed what to do with its session. Throws TooManyRequests, or what `serve` throws. */
  around<Answer>(
    call: Call,
    caller: Caller,
    serve: (onSession: (session: PlayerSession) => Promise<void>) => Promise<Answer>,
  ): Promise<Answer>;
}

/** What says who calls, in bodies that are not validated yet. */
const callerSchema = z.object({
  account_id: z.string().trim().toLowerCase().max(254).catch(''),
  auth: z.string().max(256).catch(''),
});
/** The answer of a call that opened a session. */
const openedSchema = z.object({ token: z.string() });
const nobody = { account_id: '', auth: '' };

/** The refusals by which a guessed secret shows, and by which whoever goes on guessing is held off. */
const failures: ReadonlySet<string> = new Set([
  'invalidCredentials',
  'accountLocked',
  'invalidTac',
  'tacNotRequested',
]);

export function createRateLimits(tokens: TokenGuard): RateLimits {
  const byAddress = perMinute(callsPerAddress);
  const failed = perMinute(failuresPerAddress);
  const proven = new LRUCache<string, true>({ max: maxProven, ttl: proven_ms });
  const limiters = new Map<string, RateLimiterMemory>();

  function limiterOf(name: string, points: number): RateLimiterMemory {
    const known = limiters.get(name) ?? perMinute(points);
    limiters.set(name, known);
    return known;
  }

  async function aroundSession<Answer>(
    call: Call,
    ip: string,
    token: string,
    serve: (onSession: (session: PlayerSession) => Promise<void>) => Promise<Answer>,
  ): Promise<Answer> {
    if (!(await tokens.admits(ip, token))) throw new TooManyRequests(60);
    try {
      return await serve(async ({ sessionId }) => {
        tokens.good(token);
        await take(limiterOf(call.path, rateOf(call)), sessionId);
      });
    } catch (error) {
      if (isBadToken(error)) await tokens.bad(ip, token);
      throw error;
    }
  }

  async function aroundAccount<Answer>(
    call: Call,
    ip: string,
    accountId: string,
    serve: () => Promise<Answer>,
  ): Promise<Answer> {
    const pair = `${addressKey(ip)} ${accountId}`;
    await take(limiterOf(call.path, rateOf(call)), pair);
    if (!proven.has(pair) && (await isSpent(failed, addressKey(ip)))) throw new TooManyRequests(60);
    try {
      const answer = await serve();
      const opened = openedSchema.safeParse(answer);
      if (opened.success) {
        proven.set(pair, true);
        tokens.good(opened.data.token);
      }
      return answer;
    } catch (error) {
      if (error instanceof RefusalError && failures.has(error.refusal)) await failed.penalty(addressKey(ip));
      throw error;
    }
  }

  return {
    arrive: async (call, ip) => {
      await take(byAddress, addressKey(ip));
      if (call.access === 'public')
        await take(limiterOf(`${call.path} address`, addressRateOf(call)), addressKey(ip));
    },
    around: async (call, { ip, body }, serve) => {
      const { account_id, auth } = callerSchema.safeParse(body).data ?? nobody;
      if (call.access === 'player') return aroundSession(call, ip, auth, serve);
      const onSession = async (): Promise<void> => undefined;
      if (rateKeyOf(call) === 'address and account')
        return aroundAccount(call, ip, account_id, () => serve(onSession));
      return serve(onSession);
    },
  };
}
