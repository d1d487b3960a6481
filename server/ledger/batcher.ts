import { refuse } from '../kernel/errors.ts';

export interface Batcher<Item, Answer> {
  /** Queue an item; resolves with its answer. Throws RefusalError `serviceUnavailable` where the queue is full. */
  submit(item: Item): Promise<Answer>;
  /** How many items wait or are on their way. */
  size(): number;
  /** Resolves once nothing waits and nothing is on its way. */
  drained(): Promise<void>;
}

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly key: string;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** So many have to wait before a batch leaves beside one that is on its way: two small ones cost more than one. */
const extraLaneMinimum = 32;

/**
 * Natural batching: a batch leaves as soon as a lane is free, with all that has come in until then. There is no timer, so
 * that a lone item does not wait, and the batches grow by themselves under load.
 *
 * Of one key at most one item is on its way at a time, in the order of their coming. A batch that fails is sent again
 * one by one, so that an item at fault fails alone: `send` has to be safe to repeat. Where nobody answers at all, as
 * `isSilence` tells by the error, each one would only wait as long again: then the rest of the batch fails with it.
 */
export function createBatcher<Item, Answer>(options: {
  /** Sends a batch; answers in the order of its items. */
  send: (items: readonly Item[]) => Promise<readonly Answer[]>;
  keyOf: (item: Item) => string;
  /** How many batches may be on their way at once. */
  lanes: number;
  maxBatch: number;
  queueLimit: number;
  isSilence?: (error: unknown) => boolean;
}): Batcher<Item, Answer> {
  const { send, keyOf, lanes, maxBatch, queueLimit, isSilence = () => false } = options;
  /** What waits behind the item of its key that is ready or on its way. A key without an entry is idle. */
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

  /** After the requests that arrived in this turn of the event loop have all been read. */
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

  /** Answers the error of an item that failed. */
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
    if (answer === undefined)
      waiting.reject(new Error('The batch came back without an answer for this item'));
    else waiting.resolve(answer);
  }
}
