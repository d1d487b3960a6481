import { onParentMessage } from '../../../../kit/client/session/parent.ts';
import type { AutoplayStop } from '../autoplay/plan.ts';

/** Listens to what happens around the game: to its window, the network, and the page that frames it. */
export function listenOutside({
  onStop,
  onRefresh,
  panel,
}: {
  onStop: (reason: AutoplayStop) => void;
  /** The balance may have changed. */
  onRefresh: () => void;
  panel: { hideExit: () => void; hideBalance: () => void };
}): void {
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) onStop('hidden');
    onRefresh();
  });
  window.addEventListener('offline', () => onStop('trouble'));
  onParentMessage('marquee:pause', () => onStop('pause'));
  onParentMessage('marquee:refresh', onRefresh);
  onParentMessage('marquee:bar', panel.hideExit);
  onParentMessage('marquee:balance-shown', panel.hideBalance);
}
