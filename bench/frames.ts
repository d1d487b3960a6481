/** Frames that a page draws, by its own clock. */
import type { CDPSession, Page } from 'playwright-core';
import { z } from 'zod';

const spanSchema = z.object({ rate: z.number(), frames: z.int(), longest_ms: z.number() });
export type Span = z.infer<typeof spanSchema>;

/**
 * Counts what the page's main thread works, in the thread's own time: what other programs take of the machine is not in it, what a
 * slowed processor adds is.
 */
export async function beginWork(client: CDPSession): Promise<() => Promise<number>> {
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked_ms = async (): Promise<number> => {
    const { metrics } = await client.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before_ms = await worked_ms();
  return async () => (await worked_ms()) - before_ms;
}

/** How many frames a second the page draws within a span from now on, and how long the longest of them stood. */
export async function framesIn(page: Page, length_ms: number): Promise<Span> {
  const script = `new Promise((done) => {
    let frames = -1;
    let [begin, last, longest_ms] = [0, 0, 0];
    const count = (now) => {
      frames += 1;
      if (frames === 0) begin = now;
      else longest_ms = Math.max(longest_ms, now - last);
      last = now;
      if (now - begin < ${length_ms}) requestAnimationFrame(count);
      else done({ rate: (frames * 1000) / (now - begin), frames, longest_ms });
    };
    requestAnimationFrame(count);
  })`;
  return spanSchema.parse(await page.evaluate(script));
}
