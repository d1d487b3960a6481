/** Sells the free spins: a button with their price, and a question before anything is taken. */
import type { MoneyFormat } from '../../../../kit/client/words/money.ts';
import type { Paytable } from '../../shown-paytable.ts';
import { button, element } from '../dom/element.ts';
import type { Words } from '../words/words.ts';

export type FeatureBuyOptions = {
  words: Words;
  money: MoneyFormat;
  paytable: Pick<Paytable, 'buy' | 'bet_coins' | 'title'>;
  /** Bets at which it may be bought. */
  bets: readonly string[];
  /** Whether a round may begin now. */
  isReady: () => boolean;
  onPress: () => void;
  /** The player has said yes to this price. */
  onBuy: (price_minor: string) => void;
};

export type FeatureBuyView = {
  button: HTMLButtonElement;
  dialog: HTMLDialogElement;
  /** The bet has changed, or may change no longer. */
  update: (bet_minor: string, isBusy: boolean) => void;
};

/** A key that is held must not say yes a second time by itself. */
function refuseRepeats(target: HTMLElement): void {
  target.addEventListener('keydown', (event) => {
    if (event.repeat) event.preventDefault();
  });
}

/** Null where nothing may be bought. */
export function createFeatureBuy(options: FeatureBuyOptions): FeatureBuyView | null {
  const { words, money, paytable, bets } = options;
  const { buy, bet_coins } = paytable;
  if (!buy || bets.length === 0) return null;
  const priceAt = (bet_minor: string): string =>
    ((BigInt(bet_minor) / BigInt(bet_coins)) * BigInt(buy.price_coins)).toString();
  let bet = bets[0] ?? '0';

  const price = element('b', { 'data-figure': 'buy-price' });
  const open = button(
    { class: 'buy', 'data-action': 'buy', 'aria-haspopup': 'dialog' },
    ask,
    element('span', {}, words('buy.button')),
    price,
  );
  const facts = element('dl', { class: 'buy-facts' });
  const dialog = element('dialog', {
    class: 'dialog dialog-buy',
    role: 'alertdialog',
    'aria-labelledby': 'buy-title',
    'aria-describedby': 'buy-about',
  });
  const confirm = button({ class: 'action action-main', 'data-action': 'buy-confirm' }, () => {
    dialog.close();
    if (options.isReady()) options.onBuy(priceAt(bet));
  });
  const cancel = button({ class: 'action', autofocus: true }, () => dialog.close(), words('buy.cancel'));
  dialog.append(
    element('h2', { id: 'buy-title' }, words('buy.title', { spins: buy.spins })),
    element('p', { id: 'buy-about' }, words('buy.about', { spins: buy.spins })),
    facts,
    element('div', { class: 'dialog-actions' }, cancel, confirm),
  );
  refuseRepeats(open);
  refuseRepeats(confirm);

  function ask(): void {
    if (!options.isReady()) return;
    options.onPress();
    const fact = (term: string, value: string): HTMLElement =>
      element('div', {}, element('dt', {}, term), element('dd', {}, value));
    facts.replaceChildren(
      fact(words('buy.price'), money(priceAt(bet))),
      fact(words('panel.bet'), money(bet)),
      fact(words('info.rules.rtp'), `${buy?.proof.rtp_percent ?? ''} %`),
    );
    confirm.textContent = words('buy.confirm', { price: money(priceAt(bet)) });
    dialog.showModal();
  }

  return {
    button: open,
    dialog,
    update(bet_minor, isBusy) {
      bet = bet_minor;
      open.disabled = isBusy || !bets.includes(bet_minor);
      price.textContent = money(priceAt(bet_minor));
    },
  };
}
