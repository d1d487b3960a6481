import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Thrown when a limit is used up. Fastify's error handler answers it with `tooManyRequests`. */
export class TooManyRequests extends Error {
  readonly statusCode = 429;
  readonly retryAfter_s: number;

  constructor(retryAfter_s: number) {
    super('Too many requests');
    this.name = 'TooManyRequests';
    this.retryAfter_s = retryAfter_s;
  }
}

/** A limit per key and minute, counted in this process only. */
export function perMinute(points: number): RateLimiterMemory {
  return new RateLimiterMemory({ points, duration: 60 });
}

/** Use one point of a key. Throws TooManyRequests if none is left. */
export async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new TooManyRequests(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
  }
}

/** True if a key has no points left. Uses none. */
export async function isSpent(limiter: RateLimiterMemory, key: string): Promise<boolean> {
  const known = await limiter.get(key);
  return known !== null && known.consumedPoints >= limiter.points;
}
