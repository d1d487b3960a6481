import { refuse } from '../kernel/errors.ts';

export interface Batcher<Item, Answer> {
  /** Queue an item and resolve with its answer. Throws RefusalError `serviceUnavailable` if the queue is full. */
  submit(item: Item): Promise<Answer>;
  /** How many items are queued or in flight. */
  size(): number;
  /** Resolves when no item is queued or in flight. */
  drained(): Promise<void>;
}

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly key: string;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** A second batch leaves only if this many items are ready, because two small batches cost more than one. */
const extraLaneMinimum = 32;

/**
 * Natural batching: as soon as a lane is free, a batch leaves with everything that is ready. There is no timer, so a
 * single item does not wait, and batches grow by themselves under load.
 *
 * At most one item per key is in flight, in the order of arrival. If a batch fails, its items are sent again one by
 * one, so that only the faulty item fails; `send` must therefore be safe to repeat. If `isSilence` says that nobody
 * answers, sending the rest one by one would only wait for each of them, so the rest of the batch fails too.
 */
export function createBatcher<Item, Answer>(options: {
  /** Sends a batch and returns the answers in the order of its items. */
  send: (items: readonly Item[]) => Promise<readonly Answer[]>;
  keyOf: (item: Item) => string;
  /** How many batches may be in flight at once. */
  lanes: number;
  maxBatch: number;
  queueLimit: number;
  isSilence?: (error: unknown) => boolean;
}): Batcher<Item, Answer> {
  const { send, keyOf, lanes, maxBatch, queueLimit, isSilence = () => false } = options;
  /** Items that wait for an earlier item of their key that is ready or in flight. A key without an entry is idle. */
  const behind = new Map<string, Waiting<Item, Answer>[]>();
  let ready: Waiting<Item, Answer>[] = [];
  let size = 0;
  let lanesTaken = 0;
  let flushScheduled = false;
  let onDrained: (() => void)[] = [];

  function submit(item: Item): Promise<Answer> {
    if (size >= queueLimit) return Promise.reject(refuse('serviceUnavailable'));
    return new Promise((resolve, reject) => {
      const waiting: Waiting<Item, Answer> = { item, key: keyOf(item), resolve, reject };
      size += 1;
      const queue = behind.get(waiting.key);
      if (queue) queue.push(waiting);
      else {
        behind.set(waiting.key, []);
        ready.push(waiting);
        scheduleFlush();
      }
    });
  }

  /** Flush after the event loop has read all requests that arrived in this turn. */
  function scheduleFlush(): void {
    if (flushScheduled || lanesTaken >= lanes) return;
    flushScheduled = true;
    setImmediate(() => {
      flushScheduled = false;
      flush();
    });
  }

  function flush(): void {
    while (lanesTaken < lanes && ready.length >= (lanesTaken === 0 ? 1 : extraLaneMinimum)) {
      const batch = ready.slice(0, maxBatch);
      ready = ready.slice(maxBatch);
      lanesTaken += 1;
      void deliver(batch).finally(() => {
        lanesTaken -= 1;
        for (const { key } of batch) release(key);
        size -= batch.length;
        flush();
        if (size === 0) {
          for (const drained of onDrained) drained();
          onDrained = [];
        }
      });
    }
  }

  function release(key: string): void {
    const next = behind.get(key)?.shift();
    if (next) ready.push(next);
    else behind.delete(key);
  }

  async function deliver(batch: readonly Waiting<Item, Answer>[]): Promise<void> {
    try {
      settle(batch, await send(batch.map((waiting) => waiting.item)));
    } catch (error) {
      let cause = error;
      for (const waiting of batch) {
        if (isSilence(cause)) waiting.reject(cause);
        else cause = await deliverAlone(waiting);
      }
    }
  }

  /** Returns the error if the item failed. */
  async function deliverAlone(waiting: Waiting<Item, Answer>): Promise<unknown> {
    try {
      settle([waiting], await send([waiting.item]));
      return undefined;
    } catch (error) {
      waiting.reject(error);
      return error;
    }
  }

  return {
    submit,
    size: () => size,
    drained: () => (size === 0 ? Promise.resolve() : new Promise((resolve) => onDrained.push(resolve))),
  };
}

function settle<Item, Answer>(batch: readonly Waiting<Item, Answer>[], answers: readonly Answer[]): void {
  for (const [index, waiting] of batch.entries()) {
    const answer = answers[index];
    if (answer === undefined) waiting.reject(new Error('The batch returned no answer for this item'));
    else waiting.resolve(answer);
  }
}
