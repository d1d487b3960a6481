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

/** API calls per address and minute, for all players behind it together: 1,000 per second. */
const callsPerAddress = 60_000;
/**
 * Wrong passwords and codes per address and minute. Beyond this, only accounts that signed in from the address before
 * may try.
 */
const failuresPerAddress = 300;
/** How long an account that signed in from an address is trusted there. */
const proven_ms = 86_400_000;
const maxProven = 200_000;

/** What is known about the caller before the session is looked up. */
export interface Caller {
  readonly ip: string;
  readonly body: unknown;
}

/** Enforces the rates that the contract declares. */
export interface RateLimits {
  /** Call before the body is read. Throws TooManyRequests. */
  arrive(call: Call, ip: string): Promise<void>;
  /**
   * Serve a call within its limits. `serve` must call `onSession` with the player's session. Throws TooManyRequests, or
   * what `serve` throws.
   */
  around<Answer>(
    call: Call,
    caller: Caller,
    serve: (onSession: (session: PlayerSession) => Promise<void>) => Promise<Answer>,
  ): Promise<Answer>;
}

/** The fields that identify the caller, read from a body that is not validated yet. */
const callerSchema = z.object({
  account_id: z.string().trim().toLowerCase().max(254).catch(''),
  auth: z.string().max(256).catch(''),
});
/** The answer of a call that opened a session. */
const openedSchema = z.object({ token: z.string() });
const nobody = { account_id: '', auth: '' };

/** Refusals that indicate a guessed password or code, or someone who keeps guessing. */
const failures: ReadonlySet<string> = new Set([
  'invalidCredentials',
  'accountLocked',
  'invalidTac',
  'tacNotRequested',
  'invalidPasskey',
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
