/**
 * A game presents a round after the platform knows how it ends. What it shows as the balance is told to the player's other tabs,
 * and they show that and no more until the game has caught up.
 */

import { useSyncExternalStore } from 'react';

/** How long what was told holds: a tab that is closed or put to sleep tells nothing any more. */
const hold_ms = 15_000;

interface Told {
  readonly accountId: string;
  /** Null when no game is open any more. */
  readonly amount: string | null;
}

const listeners = new Set<() => void>();
let tabs: BroadcastChannel | undefined;
let held: Told | undefined;
let over: ReturnType<typeof setTimeout> | undefined;

function channel(): BroadcastChannel {
  if (!tabs) {
    tabs = new BroadcastChannel('marquee.presented');
    tabs.addEventListener('message', ({ data }: MessageEvent<Told>) => hold(data));
  }
  return tabs;
}

function hold(told: Told | undefined): void {
  clearTimeout(over);
  held = told?.amount ? told : undefined;
  if (held) over = setTimeout(() => hold(undefined), hold_ms);
  for (const listener of listeners) listener();
}

/** Tell the other tabs what the game in this one shows as the balance; null when it is closed. */
export function tellPresented(accountId: string, amount: string | null): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A BroadcastChannel has none.
  channel().postMessage({ accountId, amount } satisfies Told);
}

function subscribe(listener: () => void): () => void {
  channel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The balance as a game in another tab shows it; undefined where none is open. */
export function usePresentedElsewhere(accountId: string | undefined): string | undefined {
  const told = useSyncExternalStore(
    subscribe,
    () => held,
    () => undefined,
  );
  return told && told.accountId === accountId ? (told.amount ?? undefined) : undefined;
}
