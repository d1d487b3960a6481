/**
 * The durable queue of what is owed to the operator: wins and rollbacks that were not acknowledged.
 * It lies in the rounds themselves, so that a crash loses nothing.
 */
import { setInterval } from 'node:timers/promises';
import { forgetOldChat } from './chat/kept.ts';
import { forgetDemoPlay } from './forget-demo.ts';
import { adoptOrphans } from './instance.ts';
import type { House } from './house.ts';
import { takeDueRounds } from './rounds/round.ts';
import { resumeRound } from './settle.ts';

/** How often old demo play is looked for. */
const forgetEvery_ms = 3_600_000;

export type Queue = { close: () => Promise<void> };

/** Works off everything that is due now. */
export async function workOffQueue(house: House): Promise<void> {
  await adoptOrphans(house);
  await house.exposure.tidy();
  for (;;) {
    const due = await takeDueRounds(house, 20);
    if (due.length === 0) return;
    await Promise.all(
      due.map((round) =>
        resumeRound(house, round).catch((error: unknown) =>
          house.log.error({ err: error, round: round.publicId }, 'could not carry a round on'),
        ),
      ),
    );
  }
}

/**
 * Works the queue off now and then at every interval, one pass at a time. Nobody waits for the first
 * pass: the operator may start after the provider.
 */
export function startQueue(house: House, interval_ms: number): Queue {
  const closing = new AbortController();
  let forgotAt_ms = 0;
  const pass = async () => {
    await workOffQueue(house).catch((error: unknown) =>
      house.log.error({ err: error }, 'the queue stumbled'),
    );
    if (performance.now() - forgotAt_ms < forgetEvery_ms && forgotAt_ms > 0) return;
    forgotAt_ms = performance.now();
    await forgetDemoPlay(house).catch((error: unknown) =>
      house.log.error({ err: error }, 'old demo play could not be forgotten'),
    );
    await forgetOldChat(house).catch((error: unknown) =>
      house.log.error({ err: error }, 'old lines of chats could not be forgotten'),
    );
  };
  const run = async () => {
    await pass();
    for await (const _ of setInterval(interval_ms, undefined, { signal: closing.signal })) await pass();
  };
  const running = run().catch((error: unknown) => {
    if (!closing.signal.aborted) throw error;
  });
  return {
    close: async () => {
      closing.abort();
      await running;
    },
  };
}
