/**
 * What the game tells the page that frames it. The page is of another origin, which the operator chose, so messages carry
 * nothing secret and are addressed to the page that really embeds the game.
 */
export type ParentMessage =
  | { type: 'marquee:ready'; game_code: string }
  | { type: 'marquee:round'; round_id: string; bet_minor: string; win_minor: string }
  /** What the game shows as the balance: never ahead of what it has presented. */
  | { type: 'marquee:balance'; balance_minor: string }
  | { type: 'marquee:close' }
  | { type: 'marquee:deposit' }
  | { type: 'marquee:error'; error: string };

/** Whether the game is shown inside another page. */
export function isFramed(): boolean {
  return window.parent !== window;
}

/** Tells the framing page; does nothing in a window of its own. */
export function tellParent(message: ParentMessage): void {
  if (!isFramed()) return;
  window.parent.postMessage(message, parentOrigin());
}

/**
 * Hears one kind of message from the framing page, and from nobody else. `marquee:pause` stops autoplay, `marquee:bar` says that the
 * page has a way out of its own, `marquee:balance-shown` that it shows the balance, so that the game does not show them a second time.
 */
export function onParentMessage(
  type: 'marquee:refresh' | 'marquee:pause' | 'marquee:bar' | 'marquee:balance-shown',
  listener: () => void,
  signal?: AbortSignal,
): void {
  const hear = (event: MessageEvent<unknown>): void => {
    const { data } = event;
    if (event.source !== window.parent || typeof data !== 'object' || data === null) return;
    if ('type' in data && data.type === type) listener();
  };
  window.addEventListener('message', hear, signal ? { signal } : {});
}

function parentOrigin(): string {
  const ancestor = window.location.ancestorOrigins?.[0];
  if (ancestor) return ancestor;
  return document.referrer ? new URL(document.referrer).origin : '*';
}
