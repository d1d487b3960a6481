/** Says what went wrong and offers the way on. */
import { button, element } from '../dom/element.ts';
import { explanations as failureExplanations } from '../../../../kit/client/failures/explanations.ts';
import type { MessageId, Words } from '../words/words.ts';

export type ErrorAction = { label: MessageId; act: () => void };

/** What can go wrong in the browser itself, beside what the server refuses. */
const ownExplanations = {
  no_graphics: { title: 'error.title.graphics', text: 'error.graphics' },
  no_art: { title: 'error.network.title', text: 'error.art' },
} as const;
const explanations = { ...failureExplanations, ...ownExplanations };
export type Trouble = keyof typeof explanations;

/** Shows the trouble over the game and resolves when the player has chosen a way on or closed the dialog. */
export function showTrouble(
  host: HTMLElement,
  words: Words,
  trouble: Trouble,
  actions: readonly ErrorAction[],
): Promise<void> {
  const { title, text } = explanations[trouble];
  return new Promise((resolve) => {
    const dialog = element(
      'dialog',
      {
        class: 'dialog dialog-error',
        role: 'alertdialog',
        'aria-labelledby': 'error-title',
        'aria-describedby': 'error-text',
      },
      element('h2', { id: 'error-title' }, words(title)),
      element('p', { id: 'error-text' }, words(text)),
      element(
        'div',
        { class: 'dialog-actions' },
        ...actions.map(({ label, act }, index) =>
          button(
            { class: index === 0 ? 'action action-main' : 'action' },
            () => {
              dialog.close();
              act();
            },
            words(label),
          ),
        ),
      ),
    );
    dialog.dataset.trouble = trouble;
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve();
    });
    host.append(dialog);
    dialog.showModal();
  });
}
