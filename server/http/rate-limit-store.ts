import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Thrown for a caller who has used up what a limit grants; Fastify's error handler answers it as `tooManyRequests`. */
export class TooManyRequests extends Error {
  readonly statusCode = 429;
  readonly retryAfter_s: number;

  constructor(retryAfter_s: number) {
    super('Too many requests');
    this.name = 'TooManyRequests';
    this.retryAfter_s = retryAfter_s;
  }
}

/** A limit of so many a minute for each key. It counts in this process alone. */
export function perMinute(points: number): RateLimiterMemory {
  return new RateLimiterMemory({ points, duration: 60 });
}

/** Use one up. Throws TooManyRequests if none is left. */
export async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new TooManyRequests(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
  }
}

/** Whether nothing is left for a key, without using anything up. */
export async function isSpent(limiter: RateLimiterMemory, key: string): Promise<boolean> {
  const known = await limiter.get(key);
  return known !== null && known.consumedPoints >= limiter.points;
}
