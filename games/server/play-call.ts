/** How the calls of game clients are added, whatever the kind of game. */
import type { z } from 'zod';
import type { House } from './house.ts';

/** Adds a call; one address is answered so often a minute. */
export type AddPlayCall = <Schema extends z.ZodType>(
  call: { path: string; request: Schema },
  handle: (house: House, request: z.infer<Schema>) => Promise<unknown>,
  perMinute?: number,
) => void;
