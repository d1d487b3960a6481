/** Everything a player may want to know of a game, in tabs. Pages are built when they are opened. */
import { titleIn } from '../../../../kit/client/words/title.ts';
import type { Pot } from '../../play-api.ts';
import type { CollectPaytable, Paytable, SlotPaytable } from '../../shown-paytable.ts';
import type { Build, Fairness } from '../../../../kit/play-api/common.ts';
import { button, element, icon } from '../dom/element.ts';
import type { Art } from '../stage/art.ts';
import type { MoneyFormat } from '../../../../kit/client/words/money.ts';
import type { Language } from '../../../../kit/client/words/language.ts';
import type { MessageId, Words } from '../words/words.ts';
import { fairnessPage } from './fairness-page.ts';
import type { FormPages } from './form-pages.ts';
import { historyPage } from './history-page.ts';

/** What the pages of a slot are built from; those of one form know its paytable. */
export type InfoOptions<Shown extends SlotPaytable = SlotPaytable> = {
  words: Words;
  money: MoneyFormat;
  language: Language;
  paytable: Shown;
  art: Art;
  session: string;
  bet: () => string;
  /** The pot of a progressive jackpot, as it was last heard of. */
  pot: () => Pot | null;
  fairness: () => Fairness;
  build: Build;
  onFairness: (fairness: Fairness) => void;
};

/** What the pages of turning reels are built from. */
export type ReelInfo = InfoOptions<Paytable | CollectPaytable>;

export type InfoTab = 'pays' | 'lines' | 'rules' | 'odds' | 'fairness' | 'history';
type Tab = { id: InfoTab; label: MessageId; build: () => HTMLElement };

/** Builds the dialog, closed, with the pages of the slot's form. */
export function createInfoDialog(
  options: InfoOptions,
  pages: FormPages,
): {
  element: HTMLDialogElement;
  open: (tab?: InfoTab) => void;
} {
  const { words, paytable } = options;
  const tabs: Tab[] = [
    { id: 'pays', label: 'info.tab.pays', build: pages.pays },
    { id: 'lines', ...pages.wins },
    { id: 'rules', label: 'info.tab.features', build: pages.rules },
    { id: 'odds', label: 'info.tab.rules', build: pages.odds },
    { id: 'fairness', label: 'info.tab.fairness', build: () => fairnessPage(options) },
    { id: 'history', label: 'info.tab.history', build: () => historyPage(options) },
  ];
  const page = element('div', { class: 'info-page', role: 'tabpanel', id: 'info-page', tabindex: '0' });
  const buttons = tabs.map((tab, index) =>
    button(
      { class: 'tab', role: 'tab', id: `info-tab-${tab.id}`, 'aria-controls': 'info-page' },
      () => select(index),
      words(tab.label),
    ),
  );
  const list = element(
    'div',
    { class: 'tabs', role: 'tablist', 'aria-label': words('info.title') },
    ...buttons,
  );
  list.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (selected + step + tabs.length) % tabs.length;
    select(next);
    buttons[next]?.focus();
  });
  let selected = 0;

  function select(index: number): void {
    const tab = tabs[index];
    if (!tab) return;
    selected = index;
    buttons.forEach((each, place) => {
      const isSelected = place === index;
      each.setAttribute('aria-selected', String(isSelected));
      each.tabIndex = isSelected ? 0 : -1;
    });
    page.setAttribute('aria-labelledby', `info-tab-${tab.id}`);
    page.replaceChildren(tab.build());
    page.scrollTop = 0;
    buttons[index]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  const dialog = element(
    'dialog',
    { class: 'dialog dialog-info', 'aria-labelledby': 'info-title', closedby: 'any' },
    element(
      'header',
      { class: 'dialog-head' },
      element('h2', { id: 'info-title' }, titleIn(options.language, paytable.code, paytable.title)),
      button({ class: 'tool', 'aria-label': words('info.close') }, () => dialog.close(), icon('close')),
    ),
    list,
    page,
  );
  return {
    element: dialog,
    open(tab) {
      dialog.showModal();
      select(tab === undefined ? selected : tabs.findIndex(({ id }) => id === tab));
      buttons[selected]?.focus();
    },
  };
}
