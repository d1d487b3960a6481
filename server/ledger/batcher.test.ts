import { expect, test } from 'vitest';
import { createBatcher } from './batcher.ts';

interface Item {
  readonly key: string;
  readonly value: number;
}

/** A batcher whose batches the test answers by hand, in the order they were sent. */
function createManualBatcher(options: { lanes?: number; maxBatch?: number; queueLimit?: number } = {}) {
  const sent: { items: readonly Item[]; answer: () => void; fail: () => void }[] = [];
  let onSent: (() => void) | undefined;
  const batcher = createBatcher<Item, number>({
    send: (items) =>
      new Promise((resolve, reject) => {
        sent.push({
          items,
          answer: () => resolve(items.map((item) => item.value)),
          fail: () => reject(new Error('The batch failed')),
        });
        onSent?.();
      }),
    keyOf: (item) => item.key,
    lanes: 1,
    maxBatch: 100,
    queueLimit: 1000,
    ...options,
  });
  return {
    ...batcher,
    /** The nth batch, as soon as it was sent. */
    batch: async (n: number) => {
      for (;;) {
        const batch = sent[n];
        if (batch) return batch;
        await new Promise<void>((resolve) => {
          onSent = resolve;
        });
      }
    },
    sent,
  };
}

const item = (key: string, value = 0): Item => ({ key, value });

test('what comes in one turn leaves together, and what comes meanwhile leaves next', async () => {
  const { submit, batch, sent } = createManualBatcher();
  const answers = [submit(item('a', 1)), submit(item('b', 2))];
  const first = await batch(0);
  answers.push(submit(item('c', 3)), submit(item('d', 4)));
  expect(first.items).toHaveLength(2);
  first.answer();
  (await batch(1)).answer();
  expect(await Promise.all(answers)).toEqual([1, 2, 3, 4]);
  expect(sent).toHaveLength(2);
});

test('of one key one item is on its way at a time, in order', async () => {
  const { submit, batch } = createManualBatcher({ lanes: 2 });
  const answers = [submit(item('a', 1)), submit(item('a', 2)), submit(item('b', 3)), submit(item('a', 4))];
  expect((await batch(0)).items).toEqual([item('a', 1), item('b', 3)]);
  (await batch(0)).answer();
  expect((await batch(1)).items).toEqual([item('a', 2)]);
  (await batch(1)).answer();
  (await batch(2)).answer();
  expect(await Promise.all(answers)).toEqual([1, 2, 3, 4]);
});

test('a second batch leaves beside one on its way only when it is large enough', async () => {
  const { submit, batch, sent } = createManualBatcher({ lanes: 2 });
  const answers = [submit(item('first'))];
  await batch(0);
  answers.push(...Array.from({ length: 31 }, (_, n) => submit(item(`k${n}`))));
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(sent).toHaveLength(1);
  answers.push(submit(item('k31')));
  expect((await batch(1)).items).toHaveLength(32);
  (await batch(0)).answer();
  (await batch(1)).answer();
  await Promise.all(answers);
});

test('a batch that fails is sent again one by one, and fails alone', async () => {
  const { submit, batch } = createManualBatcher();
  const answers = Promise.allSettled([submit(item('a', 1)), submit(item('b', 2)), submit(item('c', 3))]);
  (await batch(0)).fail();
  (await batch(1)).answer();
  (await batch(2)).fail();
  (await batch(3)).answer();
  expect(await answers).toMatchObject([
    { status: 'fulfilled', value: 1 },
    { status: 'rejected' },
    { status: 'fulfilled', value: 3 },
  ]);
});

test('past the limit of the queue an item is refused, and the limit counts what is on its way', async () => {
  const { submit, batch, drained, size } = createManualBatcher({ queueLimit: 2 });
  const answers = [submit(item('a')), submit(item('a'))];
  await expect(submit(item('b'))).rejects.toMatchObject({ refusal: 'serviceUnavailable' });
  expect(size()).toBe(2);
  (await batch(0)).answer();
  (await batch(1)).answer();
  await Promise.all(answers);
  await drained();
  expect(size()).toBe(0);
});

test('a batch holds no more than it may', async () => {
  const { submit, batch } = createManualBatcher({ maxBatch: 2 });
  const answers = Array.from({ length: 5 }, (_, n) => submit(item(`k${n}`, n)));
  for (const [n, length] of [2, 2, 1].entries()) {
    const left = await batch(n);
    expect(left.items).toHaveLength(length);
    left.answer();
  }
  expect(await Promise.all(answers)).toEqual([0, 1, 2, 3, 4]);
});
