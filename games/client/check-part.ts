/** The check of a round on its page, and the round as a verifier takes it. */
import { button, element } from '../kinds/slot/client/dom/element.ts';
import type { Words } from '../kinds/slot/client/words/words.ts';

/** Checks when it is asked to, and copies. */
export function checkPart(words: Words, copy: object, verdictOf: () => Promise<HTMLElement>): HTMLElement {
  const verdict = element('div', { role: 'status', 'aria-live': 'polite' });
  const copied = element('span', { class: 'round-copied', role: 'status' });
  const check = async (): Promise<void> => {
    // A draw late in its chain has a million hashes before it: some seconds' work.
    verdict.replaceChildren(element('p', {}, words('check.under_way')));
    verdict.replaceChildren(await verdictOf());
  };
  const put = async (): Promise<void> => {
    await navigator.clipboard.writeText(JSON.stringify(copy, null, 2)).then(
      () => (copied.textContent = words('round.copied')),
      () => (copied.textContent = words('round.copy_failed')),
    );
  };
  return element(
    'div',
    { class: 'round-check' },
    button({ class: 'action action-main' }, () => void check(), words('round.check')),
    button({ class: 'action' }, () => void put(), words('round.copy')),
    copied,
    verdict,
  );
}
