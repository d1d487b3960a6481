/** Asks for the pot of a progressive jackpot while the game is looked at. */
import type { Pot } from '../../play-api.ts';
import { element } from '../dom/element.ts';
import { call } from './call.ts';

const interval_ms = 3000;

export type PotWatch = {
  /** What the pot holds, for who does not see the stage. It is read when it is come to, not whenever it grows. */
  element: HTMLElement;
  /** The pot as it was last heard of; null for a game without one. */
  current: () => Pot | null;
  /** Asks at once: a round may have changed it. */
  look: () => Promise<void>;
};

/**
 * @param show is told of every new figure, and of the first at once.
 * @param tell writes a figure in words.
 */
export function watchPot(
  session: string,
  first: Pot | null,
  { show, tell }: { show: (amount_minor: string) => void; tell: (amount_minor: string) => string },
): PotWatch {
  const text = element('p', { class: 'visually-hidden', hidden: first === null });
  let pot = first;
  function hear(next: Pot): void {
    pot = next;
    show(next.amount_minor);
    text.textContent = tell(next.amount_minor);
  }
  async function look(): Promise<void> {
    if (!pot || document.hidden) return;
    const answer = await call('pot', { session }).catch(() => null);
    if (answer?.pot) hear(answer.pot);
  }
  if (first) {
    hear(first);
    setInterval(() => void look(), interval_ms);
  }
  return { element: text, current: () => pot, look };
}
