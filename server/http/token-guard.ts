import { LRUCache } from 'lru-cache';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { addressKey } from '../kernel/address-key.ts';
import { RefusalError } from '../kernel/errors.ts';
import { hashToken } from '../players/secrets.ts';
import { isSpent } from './rate-limit-store.ts';

/** How many invalid tokens one address may send per minute. */
const badTokensPerMinute = 600;
/** How long a valid token stays trusted. After that it is looked up again. */
const trusted_ms = 30 * 60_000;
const maxTrusted = 200_000;

/**
 * Keeps floods of invented tokens away from the database, for calls and sockets. Once an address has sent too many
 * invalid tokens, only tokens that were valid recently are looked up for it. Signed-in players who share the address
 * are not affected.
 */
export interface TokenGuard {
  /** True if the token may be looked up for this address. */
  admits(ip: string, token: string): Promise<boolean>;
  /** The token belongs to a session. */
  good(token: string): void;
  /** The token belongs to no session, or to another account or host. */
  bad(ip: string, token: string): Promise<void>;
}

export function createTokenGuard(): TokenGuard {
  const trusted = new LRUCache<string, true>({ max: maxTrusted, ttl: trusted_ms });
  const badTokens = new RateLimiterMemory({ points: badTokensPerMinute, duration: 60 });
  const keyOf = (token: string): string => hashToken(token).toString('base64');
  return {
    admits: async (ip, token) => trusted.has(keyOf(token)) || !(await isSpent(badTokens, addressKey(ip))),
    good: (token) => {
      trusted.set(keyOf(token), true);
    },
    bad: async (ip, token) => {
      // The first use of an ended session's token is not counted, because its own tab may still be polling.
      if (!trusted.delete(keyOf(token))) await badTokens.penalty(addressKey(ip));
    },
  };
}

/** True if a refusal means that the token is invalid. */
export function isBadToken(error: unknown): boolean {
  return (
    error instanceof RefusalError &&
    (error.refusal === 'sessionExpired' || error.refusal === 'permissionDenied')
  );
}
