/** The ladder of bets to choose from. */
import { button, element } from '../dom/element.ts';
import type { MoneyFormat } from '../../../../kit/client/words/money.ts';
import type { Words } from '../words/words.ts';

/** Builds the dialog; `onChoose` hears the bet. */
export function createBetDialog(
  words: Words,
  money: MoneyFormat,
  ladder: readonly string[],
  onChoose: (bet_minor: string) => void,
): { element: HTMLDialogElement; open: (current: string) => void } {
  const list = element('div', { class: 'bet-ladder' });
  const dialog = element(
    'dialog',
    { class: 'dialog dialog-bet', 'aria-labelledby': 'bet-title', closedby: 'any' },
    element('h2', { id: 'bet-title' }, words('bet.title')),
    list,
  );
  return {
    element: dialog,
    open(current) {
      list.replaceChildren(
        ...ladder.map((bet) =>
          button(
            {
              class: 'ladder-step',
              'aria-pressed': bet === current ? 'true' : 'false',
              autofocus: bet === current,
            },
            () => {
              dialog.close();
              onChoose(bet);
            },
            money(bet),
          ),
        ),
      );
      dialog.showModal();
    },
  };
}
