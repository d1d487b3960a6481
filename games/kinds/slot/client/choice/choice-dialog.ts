/** Asks which form of the free spins a player wants. It stays until they have chosen: the round waits, here and on the server. */
import type { Paytable } from '../../shown-paytable.ts';
import { familiesOf, type TitleFont } from '../stage/fonts.ts';
import { button, element } from '../dom/element.ts';
import type { DrawSymbol } from '../round/symbol-sheet.ts';
import type { Words } from '../words/words.ts';

type Choice = NonNullable<Paytable['choice']>;
type Option = Choice['options'][number];

export type ChoiceDialogOptions = {
  words: Words;
  language: string;
  choice: Choice;
  /** Return of a round, whatever is chosen. */
  rtp_percent: string;
  draw: DrawSymbol;
  /** The game's display face. */
  font: TitleFont;
  /** The focus has gone to another option. */
  onMove: () => void;
};

export type ChoiceDialog = {
  element: HTMLDialogElement;
  /** Shows the options for so many scatters; resolves with what is chosen. The dialog stays open. */
  ask: (scatters: number, ends_at: string) => Promise<string>;
  /** Says that a choice is on its way, or why it has to be made once more. */
  say: (text: string) => void;
  close: () => void;
};

/** A press that was meant to hurry the reels comes when the choice is there already; it chooses nothing. */
const DEAF_MS = 450;

/** Filled marks of each volatility, of four. */
const marks = { low: 1, medium: 2, high: 3, 'very-high': 4 } as const;

/** Builds the dialog. */
export function createChoiceDialog(options: ChoiceDialogOptions): ChoiceDialog {
  const { words, language, choice, rtp_percent, draw, font } = options;
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' });
  const status = element('p', { class: 'choice-status', role: 'status', 'aria-live': 'assertive' });
  const about = element('p', { id: 'choice-about' });
  const away = element('p', { class: 'choice-away' });
  const list = element('div', { class: 'choice-options', role: 'group', 'aria-labelledby': 'choice-title' });
  const heading = element('h2', { id: 'choice-title', tabindex: '-1' }, words('choice.title'));
  const face = familiesOf(font)
    .map((family) => `'${family}'`)
    .join(', ');
  const dialog = element(
    'dialog',
    {
      class: 'dialog dialog-choice',
      role: 'alertdialog',
      'aria-labelledby': 'choice-title',
      'aria-describedby': 'choice-about',
    },
    heading,
    about,
    list,
    status,
    element('p', { class: 'choice-away' }, words('choice.note')),
    away,
  );
  dialog.style.setProperty('--choice-face', face);
  let cards: HTMLButtonElement[] = [];

  // The way out is a choice: closing would leave the round where it is, and the player without their free spins.
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  dialog.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') return event.preventDefault();
    const digit = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : -1;
    const card = cards[digit];
    if (card) {
      event.preventDefault();
      card.focus();
      if (!event.repeat) card.click();
      return;
    }
    const step = stepOf(event.key);
    if (step === null) return;
    event.preventDefault();
    const at = cards.findIndex((each) => each === document.activeElement);
    const next = step === 'first' ? 0 : step === 'last' || (at === -1 && step === -1) ? -1 : at + step;
    cards.at(next % cards.length)?.focus();
    options.onMove();
  });

  function card(option: Option, index: number, scatters: number, choose: (id: string) => void) {
    const proof = option.proof.free_spins.find((each) => each.scatters === scatters);
    const { multiplier } = option.free_spins;
    const spins = proof?.spins ?? 0;
    const times =
      multiplier.step > 0
        ? words('choice.rising', { start: multiplier.start, step: multiplier.step, max: multiplier.max })
        : words('choice.times', { start: multiplier.start });
    const fact = (term: string, value: string): HTMLElement =>
      element('div', {}, element('dt', {}, term), element('dd', {}, value));
    const volatility = proof?.volatility ?? 'medium';
    const made = button(
      {
        class: `choice-card choice-${option.id}`,
        'data-choice': option.id,
        'aria-keyshortcuts': String(index + 1),
      },
      () => choose(option.id),
      element('span', { class: 'choice-picture', 'aria-hidden': 'true' }, draw(option.id, '') ?? null),
      element('b', { class: 'choice-name' }, option.name),
      element('span', { class: 'choice-spins' }, words('choice.spins', { spins })),
      element('span', { class: 'choice-times' }, times),
      element(
        'span',
        { class: 'choice-volatility' },
        element(
          'span',
          { class: 'choice-marks', 'aria-hidden': 'true' },
          ...[1, 2, 3, 4].map((mark) =>
            element('i', { class: mark <= marks[volatility] ? 'is-on' : undefined }),
          ),
        ),
        words(`choice.volatility.${volatility}`),
      ),
      element(
        'dl',
        { class: 'choice-facts' },
        fact(words('choice.below'), `${proof?.below_percent ?? ''} %`),
        fact(words('choice.beyond'), `${proof?.beyond_percent ?? ''} %`),
        fact(words('choice.most'), `×${numbers.format(Number(proof?.max_win_bets))}`),
      ),
      element('kbd', { class: 'choice-key', 'aria-hidden': 'true' }, String(index + 1)),
    );
    // A key that is held does not choose by its repetition.
    made.addEventListener('keydown', (event) => {
      if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
    });
    return made;
  }

  return {
    element: dialog,
    ask(scatters, ends_at) {
      const standing = choice.options.find(({ id }) => id === choice.when_away);
      about.textContent = words('choice.about', { scatters, rtp: rtp_percent });
      away.textContent = words('choice.away', {
        hours: choice.hours_to_return,
        time: time.format(new Date(ends_at)),
        name: standing?.name ?? '',
      });
      return new Promise((resolve) => {
        cards = choice.options.map((option, index) =>
          card(option, index, scatters, (id) => {
            for (const each of cards) {
              each.disabled = true;
              each.classList.toggle('is-chosen', each.dataset['choice'] === id);
            }
            resolve(id);
          }),
        );
        list.replaceChildren(...cards);
        if (!dialog.open) dialog.showModal();
        // Nothing is chosen yet, so that no option has the focus.
        heading.focus();
        for (const each of cards) each.disabled = true;
        setTimeout(() => {
          for (const each of cards) each.disabled = false;
        }, DEAF_MS);
      });
    },
    say: (text) => (status.textContent = text),
    close: () => dialog.close(),
  };
}

/** Where an arrow key leads. */
function stepOf(key: string): 1 | -1 | 'first' | 'last' | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return 1;
    case 'ArrowLeft':
    case 'ArrowUp':
      return -1;
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    default:
      return null;
  }
}
