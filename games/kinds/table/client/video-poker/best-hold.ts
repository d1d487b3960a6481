/** Asks for the best way to hold five cards. What finds it is loaded with the first question. */
export type AskedHold = { id: number; code: string; cards: readonly number[] };
export type FoundHold = { id: number; best: readonly number[] };

let worker: Worker | null = null;
let asked = 0;

/** @param found called with the places to hold; never if the browser cannot find them, for then there is no hint. */
export function askBestHold(
  code: string,
  cards: readonly number[],
  found: (best: readonly number[]) => void,
): () => void {
  worker ??= new Worker(new URL('./best-hold.worker.ts', import.meta.url), { type: 'module' });
  const asking = worker;
  asked += 1;
  const id = asked;
  const hear = ({ data }: MessageEvent<FoundHold>): void => {
    if (data.id === id) found(data.best);
  };
  asking.addEventListener('message', hear);
  const question: AskedHold = { id, code, cards };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin.
  asking.postMessage(question);
  return () => asking.removeEventListener('message', hear);
}
