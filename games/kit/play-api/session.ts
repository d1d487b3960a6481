/** Calls that the session of any game can make, whatever the kind of game. */
import { z } from 'zod';
import { amountSchema, answer, clientSeed, fairnessSchema, hex32, sessionField } from './common.ts';

export const sessionApi = {
  balance: {
    path: '/play-api/balance',
    request: z.strictObject({ ...sessionField }),
    answer: answer({ currency: z.string(), balance_minor: amountSchema }),
  },
  /**
   * Ends the server seed in force, reveals it, and puts the one into force whose hash was shown as the next, with the
   * player's client seed. Refused with `spin_in_flight` while the bet of a round that uses the seed is undecided.
   */
  rotateSeed: {
    path: '/play-api/rotate-seed',
    request: z.strictObject({ ...sessionField, client_seed: clientSeed }),
    answer: answer({
      revealed: z.object({
        server_seed: hex32,
        server_seed_hash: hex32,
        client_seed: clientSeed,
        /** Rounds played with it: nonces 0 to rounds − 1. */
        rounds: z.int(),
      }),
      fairness: fairnessSchema,
    }),
  },
  close: {
    path: '/play-api/close',
    request: z.strictObject({ ...sessionField }),
    answer: answer({}),
  },
} as const;
