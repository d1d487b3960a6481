import { LRUCache } from 'lru-cache';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { addressKey } from '../kernel/address-key.ts';
import { RefusalError } from '../kernel/errors.ts';
import { hashToken } from '../players/secrets.ts';
import { isSpent } from './rate-limit-store.ts';

/** So many tokens that are not good may come from one address in a minute. */
const badTokensPerMinute = 600;
/** A token that was good lately; forgotten, it is looked up again. */
const trusted_ms = 30 * 60_000;
const maxTrusted = 200_000;

/**
 * Keeps floods of invented tokens from the database without a word to the players who share the flood's address: once an
 * address has sent too many bad ones, tokens are only looked up from there if they were good before. For calls and sockets.
 */
export interface TokenGuard {
  /** Whether the token may be looked up for this address. */
  admits(ip: string, token: string): Promise<boolean>;
  /** The token stands for a session. */
  good(token: string): void;
  /** The token stands for none, or not for the account or the host. */
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
      // A session that has ended is polled a few times more by its own tab.
      if (!trusted.delete(keyOf(token))) await badTokens.penalty(addressKey(ip));
    },
  };
}

/** Whether a refusal says that the token is not good. */
export function isBadToken(error: unknown): boolean {
  return (
    error instanceof RefusalError &&
    (error.refusal === 'sessionExpired' || error.refusal === 'permissionDenied')
  );
}
