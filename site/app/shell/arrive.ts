/** How long a page's heading is waited for while its data loads, in milliseconds. */
const patience_ms = 5000;

let region: HTMLElement | undefined;

/**
 * Put the focus on the page's heading and say the page's title to screen readers, as soon as both are there; until `left`
 * ends it. A page that has put the focus somewhere itself, an open dialog, and whoever has gone on from where the focus was when
 * the page came, keep it.
 */
export function arrive(focused: Element | null, left: AbortSignal): void {
  if (left.aborted || comeToHeading(focused)) return;
  const watch = new MutationObserver(() => {
    if (comeToHeading(focused)) stop();
  });
  const timer = setTimeout(stop, patience_ms);
  function stop(): void {
    watch.disconnect();
    clearTimeout(timer);
  }
  watch.observe(document.body, { childList: true, subtree: true });
  left.addEventListener('abort', stop);
}

/** Returns false while the page has no heading yet. */
function comeToHeading(focused: Element | null): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  say(document.title);
  const { activeElement, body } = document;
  const hasGoneOn = activeElement !== focused && activeElement !== body;
  if (hasGoneOn || document.querySelector('dialog[open]') || activeElement?.closest('main')) return true;
  // It takes the focus only from here: by the keyboard there is nothing to do on it.
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
  return true;
}

function say(title: string): void {
  if (!region) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.style.cssText = 'position:fixed;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
    document.body.append(region);
  }
  region.textContent = title;
}
