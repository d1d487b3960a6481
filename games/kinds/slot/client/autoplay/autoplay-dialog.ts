/** Where the player says how many rounds may follow by themselves, and when they stop. Nothing starts without a loss limit. */
import { button, element } from '../dom/element.ts';
import type { MoneyFormat } from '../../../../kit/client/words/money.ts';
import type { MessageId, Words } from '../words/words.ts';
import { type AutoplayChoice, roundCounts } from './plan.ts';

/** Limits offered, in bets. */
const lossLimits = [10, 25, 50, 100] as const;
const winLimits = [10, 50, 200] as const;

/** Builds the dialog; `onStart` hears the choice. */
export function createAutoplayDialog(
  words: Words,
  money: MoneyFormat,
  onStart: (choice: AutoplayChoice) => void,
): { element: HTMLDialogElement; open: (bet_minor: string) => void } {
  const form = element('form', { class: 'autoplay', method: 'dialog' });
  let startButton: HTMLButtonElement | null = null;
  let bet = 0n;
  const dialog = element(
    'dialog',
    { class: 'dialog dialog-autoplay', 'aria-labelledby': 'autoplay-title', closedby: 'any' },
    form,
  );

  function group(
    name: string,
    label: MessageId,
    options: readonly { value: string; text: string; isChecked?: boolean }[],
    isRequired: boolean,
  ): HTMLElement {
    return element(
      'fieldset',
      { class: 'autoplay-group' },
      element('legend', {}, words(label)),
      ...options.map(({ value, text, isChecked = false }) =>
        element(
          'label',
          { class: 'autoplay-option' },
          element('input', { type: 'radio', name, value, required: isRequired, checked: isChecked }),
          element('span', {}, text),
        ),
      ),
    );
  }

  function check(name: string, label: MessageId): HTMLElement {
    return element(
      'label',
      { class: 'autoplay-check' },
      element('input', { type: 'checkbox', name }),
      element('span', {}, words(label)),
    );
  }

  function build(bet_minor: bigint): void {
    const inMoney = (bets: number): string => money(BigInt(bets) * bet_minor);
    const start = element(
      'button',
      { type: 'submit', class: 'action action-main', disabled: true },
      words('autoplay.start'),
    );
    form.replaceChildren(
      element('h2', { id: 'autoplay-title' }, words('autoplay.title')),
      element('p', { class: 'autoplay-bet' }, words('say.bet', { bet: money(bet_minor) })),
      group(
        'rounds',
        'autoplay.rounds',
        roundCounts.map((count) => ({
          value: String(count),
          text: String(count),
          isChecked: count === roundCounts[0],
        })),
        true,
      ),
      group(
        'loss',
        'autoplay.loss',
        lossLimits.map((bets) => ({ value: String(bets), text: inMoney(bets) })),
        true,
      ),
      group(
        'win',
        'autoplay.single_win',
        [
          { value: '', text: words('autoplay.no_limit'), isChecked: true },
          ...winLimits.map((bets) => ({ value: String(bets), text: inMoney(bets) })),
        ],
        false,
      ),
      check('feature', 'autoplay.on_feature'),
      check('any', 'autoplay.on_win'),
      element('p', { class: 'autoplay-note' }, words('autoplay.note')),
      element(
        'div',
        { class: 'dialog-actions' },
        start,
        button({ class: 'action' }, () => dialog.close(), words('error.dismiss')),
      ),
    );
    startButton = start;
    bet = bet_minor;
  }

  const chosen = (name: string): string => {
    const value = new FormData(form).get(name);
    return typeof value === 'string' ? value : '';
  };
  const amount = (name: string): bigint => BigInt(chosen(name)) * bet;
  form.addEventListener('change', () => {
    if (startButton) startButton.disabled = chosen('loss') === '';
  });
  form.addEventListener('submit', () =>
    onStart({
      rounds: Number(chosen('rounds')),
      lossLimit_minor: amount('loss'),
      singleWinLimit_minor: chosen('win') === '' ? null : amount('win'),
      stopOnFeature: chosen('feature') !== '',
      stopOnWin: chosen('any') !== '',
    }),
  );

  return {
    element: dialog,
    open(bet_minor) {
      build(BigInt(bet_minor));
      dialog.showModal();
    },
  };
}
