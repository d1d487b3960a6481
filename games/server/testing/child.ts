/** A provider in a process of its own, for tests that kill it. Takes its settings as its first message. */
import { once } from 'node:events';
import { pino } from 'pino';
import { z } from 'zod';
import { createHouseProvider } from '../provider.ts';

const settingsSchema = z.object({
  databaseUrl: z.string(),
  publicUrl: z.string(),
  operatorWalletUrl: z.string(),
  keys: z.object({ privateKey: z.string(), operatorPublicKey: z.string(), seedSecret: z.string() }),
  allowedFrameAncestors: z.array(z.string()),
  rateLimits: z.boolean(),
  /** Where it listens; a free port if left out. */
  port: z.int().optional(),
  // A message between processes is JSON, which has no bigint.
  exposureLimits: z.record(z.string(), z.string().transform(BigInt)).optional(),
  draws: z
    .object({
      games: z.array(z.string()),
      /** Of crash. */
      timing: z
        .object({
          betting_ms: z.number(),
          answers_ms: z.number(),
          lastCashOuts_ms: z.number(),
          pause_ms: z.number(),
          beat_ms: z.number(),
          stale_ms: z.number(),
        })
        .optional(),
      liveTiming: z
        .object({
          betting_ms: z.number(),
          answers_ms: z.number(),
          drawing_ms: z.number(),
          pause_ms: z.number(),
          beat_ms: z.number(),
          stale_ms: z.number(),
          ball_ms: z.number(),
          announces_ms: z.number(),
          schedule: z.object({
            every_ms: z.number(),
            offset_ms: z.number(),
            sells: z.number(),
            announces_ms: z.number(),
          }),
        })
        .partial()
        .optional(),
    })
    .optional(),
  timing: z.object({
    walletTimeout_ms: z.number(),
    walletRetryPause_ms: z.number(),
    queueInterval_ms: z.number(),
  }),
});
export type ChildSettings = z.input<typeof settingsSchema>;

if (process.send) {
  // Whoever started it is gone, and with them its database.
  process.once('disconnect', () => process.exit());
  const [settings]: unknown[] = await once(process, 'message');
  const { allowedFrameAncestors, port = 0, ...parsed } = settingsSchema.parse(settings);
  const provider = await createHouseProvider({
    ...parsed,
    allowedFrameAncestors: async () => allowedFrameAncestors,
    offersInstantGames: true,
    offersTableGames: true,
    logger: pino({ level: 'silent' }),
  });
  process.send(await provider.listen({ port, host: '127.0.0.1' }));
}
