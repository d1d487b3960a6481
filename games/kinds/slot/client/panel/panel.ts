/** The bet panel: ordinary HTML, so that keyboards, screen readers and zoom work as everywhere. */
import { button, element, icon, type IconName } from '../dom/element.ts';
import { nextSpeed, type Speed } from '../reels/tempo.ts';
import type { MoneyFormat } from '../../../../kit/client/words/money.ts';
import type { Words } from '../words/words.ts';
import type { FeatureBuyView } from '../buy/feature-buy.ts';
import { createBetDialog } from './bet-dialog.ts';

export type PanelActions = {
  onSpin: () => void;
  onBet: (bet_minor: string) => void;
  onSpeed: (speed: Speed) => void;
  onSound: (isOn: boolean) => void;
  onMusic: (isOn: boolean) => void;
  onInfo: () => void;
  /** Null where rounds may not follow by themselves. */
  onAutoplay: (() => void) | null;
  onStopAutoplay: () => void;
  /** What is sold beside spins; null where nothing is. */
  buy: Pick<FeatureBuyView, 'button' | 'dialog' | 'update'> | null;
  /** Null where there is nowhere to go. */
  onClose: (() => void) | null;
  /** Any press, before it acts: sound may begin from here on. */
  onPress: () => void;
};

export type PanelState = {
  balance_minor: string;
  bet_minor: string;
  betLadder: readonly string[];
  speed: Speed;
  isSoundOn: boolean;
  isMusicOn: boolean;
  isDemo: boolean;
  freeBets: number;
  /** Whether the reels may be set to turn faster, and stopped by a press. */
  mayHurry: { speed: boolean; stop: boolean };
};

/** One of the free spins of a round. */
type FreeSpin = { index: number; total: number };

export type Panel = {
  element: HTMLElement;
  topBar: HTMLElement;
  setBalance: (amount_minor: string) => void;
  setWin: (amount_minor: bigint) => void;
  setBet: (amount_minor: string) => void;
  setFreeBets: (left: number) => void;
  /** Which of the free spins turns, as long as they do; null otherwise. */
  setFreeSpin: (counted: FreeSpin | null) => void;
  /** While a round is played the bet cannot change and the button stops the reels. */
  setPlaying: (isPlaying: boolean) => void;
  /** Rounds that still follow by themselves; null while none do. The button stops them. */
  setAutoplay: (left: number | null) => void;
  announce: (text: string) => void;
  /** Silences everything, or brings sound and music back. */
  toggleMute: () => void;
  /** The page around the game has a way out, or a balance, of its own. */
  hideExit: () => void;
  hideBalance: () => void;
};

/** Between the parts of what is written above the reels. */
const SEPARATOR = '  ·  ';

/** Builds the panel. */
export function createPanel(
  words: Words,
  money: MoneyFormat,
  first: PanelState,
  actions: PanelActions,
): Panel {
  let { bet_minor: bet, speed, isSoundOn, isMusicOn } = first;
  let isPlaying = false;
  let freeBets = first.freeBets;
  let automaticLeft: number | null = null;
  let freeSpin: FreeSpin | null = null;

  const balance = element(
    'output',
    { class: 'figure-value', 'data-figure': 'balance' },
    money(first.balance_minor),
  );
  const win = element('output', { class: 'figure-value', 'data-figure': 'win' }, money(0n));
  const live = element('p', { class: 'visually-hidden', role: 'status', 'aria-live': 'polite' });
  const badge = element('p', { class: 'badge', hidden: true });

  const betDialog = createBetDialog(words, money, first.betLadder, chooseBet);
  const betValue = button({ class: 'bet-value', 'aria-haspopup': 'dialog' }, () => betDialog.open(bet));
  const less = iconButton('less', words('panel.less'), () => step(-1));
  const more = iconButton('more', words('panel.more'), () => step(1));
  const spin = button({ class: 'spin', 'data-action': 'spin' }, () =>
    automaticLeft === null ? actions.onSpin() : actions.onStopAutoplay(),
  );
  const speedButton = iconButton('normal', '', () => {
    speed = nextSpeed(speed);
    writeSpeed();
    actions.onSpeed(speed);
  });
  const soundButton = iconButton('sound', '', () => switchSound(!isSoundOn));
  const musicButton = iconButton('music', '', () => switchMusic(!isMusicOn));
  const infoButton = iconButton('info', words('panel.info'), actions.onInfo);
  infoButton.setAttribute('aria-haspopup', 'dialog');
  const autoButton = actions.onAutoplay
    ? iconButton('auto', words('autoplay.title'), actions.onAutoplay)
    : null;
  autoButton?.setAttribute('aria-haspopup', 'dialog');
  speedButton.hidden = !first.mayHurry.speed;
  infoButton.setAttribute('aria-keyshortcuts', 'i');
  spin.setAttribute('aria-keyshortcuts', 'Space');

  function chooseBet(next: string): void {
    bet = next;
    writeBet();
    actions.onBet(next);
  }

  function step(direction: -1 | 1): void {
    const next = first.betLadder[first.betLadder.indexOf(bet) + direction];
    if (next !== undefined) chooseBet(next);
  }

  function switchSound(isOn: boolean): void {
    isSoundOn = isOn;
    writeSwitches();
    actions.onSound(isOn);
  }

  function switchMusic(isOn: boolean): void {
    isMusicOn = isOn;
    writeSwitches();
    actions.onMusic(isOn);
  }

  function toggleMute(): void {
    const isOn = !isSoundOn && !isMusicOn;
    switchSound(isOn);
    switchMusic(isOn);
  }

  function writeBet(): void {
    betValue.replaceChildren(
      element('span', { class: 'figure-label' }, words(freeBets > 0 ? 'panel.free_bet' : 'panel.bet')),
      element('span', { class: 'figure-value', 'data-figure': 'bet' }, money(bet)),
      element('span', { class: 'visually-hidden' }, words('panel.choose')),
    );
    const place = first.betLadder.indexOf(bet);
    const isFixed = isPlaying || automaticLeft !== null || freeBets > 0;
    if (autoButton) autoButton.disabled = isPlaying || automaticLeft !== null;
    less.disabled = isFixed || place <= 0;
    more.disabled = isFixed || place === first.betLadder.length - 1;
    betValue.disabled = isFixed;
    actions.buy?.update(bet, isFixed);
  }

  function writeSpeed(): void {
    speedButton.replaceChildren(icon(speed));
    speedButton.setAttribute('aria-label', words('panel.speed', { speed: words(`panel.speed.${speed}`) }));
  }

  function writeSwitches(): void {
    soundButton.replaceChildren(icon(isSoundOn ? 'sound' : 'muted'));
    soundButton.setAttribute('aria-label', words(isSoundOn ? 'panel.mute' : 'panel.unmute'));
    musicButton.replaceChildren(icon(isMusicOn ? 'music' : 'noMusic'));
    musicButton.setAttribute('aria-label', words(isMusicOn ? 'panel.music_off' : 'panel.music_on'));
  }

  function writeSpin(): void {
    const isAutomatic = automaticLeft !== null;
    // Where a press may not stop the reels, the button waits with them instead of promising to.
    spin.disabled = isPlaying && !isAutomatic && !first.mayHurry.stop;
    spin.replaceChildren(icon(isAutomatic || (isPlaying && first.mayHurry.stop) ? 'stop' : 'spin'));
    if (automaticLeft !== null) spin.append(element('span', { class: 'spin-count' }, String(automaticLeft)));
    spin.setAttribute(
      'aria-label',
      automaticLeft === null
        ? words(isPlaying && first.mayHurry.stop ? 'panel.stop' : 'panel.spin')
        : words('autoplay.stop', { left: automaticLeft }),
    );
    spin.classList.toggle('is-playing', isPlaying);
    spin.classList.toggle('is-automatic', isAutomatic);
  }

  function setFreeSpin(counted: FreeSpin | null): void {
    freeSpin = counted;
    writeBadge();
  }

  function writeBadge(): void {
    const demo = first.isDemo ? words('demo') : '';
    const counted = [
      freeSpin ? words('stage.free_spin', freeSpin) : '',
      freeBets > 0 ? words('panel.free_bets', { left: freeBets }) : '',
    ].filter((part) => part !== '');
    const between = demo !== '' && counted.length > 0 ? SEPARATOR : '';
    badge.replaceChildren(
      element('span', {}, demo),
      element('span', { class: 'badge-between' }, between),
      element('span', {}, counted.join(SEPARATOR)),
    );
    badge.hidden = badge.textContent === '';
    badge.classList.toggle('is-counting', freeSpin !== null);
  }

  writeBet();
  writeSpeed();
  writeSwitches();
  writeSpin();
  writeBadge();

  const exit = actions.onClose ? iconButton('close', words('panel.close'), actions.onClose) : null;
  const topBar = element('div', { class: 'top-bar' }, exit, badge);
  const panel = element(
    'section',
    { class: actions.buy ? 'panel has-buy' : 'panel', 'aria-label': words('panel.label') },
    element('div', { class: 'panel-tools' }, infoButton, soundButton, musicButton, speedButton, autoButton),
    actions.buy?.button ?? null,
    element(
      'div',
      { class: 'figure figure-balance' },
      element('span', { class: 'figure-label' }, words('panel.balance')),
      balance,
    ),
    element('div', { class: 'bet' }, less, betValue, more),
    element(
      'div',
      { class: 'figure figure-win' },
      element('span', { class: 'figure-label' }, words('panel.win')),
      win,
    ),
    spin,
    live,
    betDialog.element,
    actions.buy?.dialog ?? null,
  );
  for (const part of [panel, topBar]) part.addEventListener('pointerdown', actions.onPress);
  // Who plays by mouse expects the space bar to spin, not to press the last button again.
  panel.addEventListener('click', ({ detail, target }) => {
    if (detail > 0 && target instanceof Element) target.closest('button')?.blur();
  });

  return {
    element: panel,
    topBar,
    setBalance: (amount) => (balance.textContent = money(amount)),
    setWin(amount) {
      win.textContent = money(amount);
      win.classList.toggle('has-win', amount > 0n);
    },
    setBet(next) {
      bet = next;
      writeBet();
    },
    setFreeBets(left) {
      freeBets = left;
      writeBadge();
      writeBet();
    },
    setFreeSpin,
    setPlaying(next) {
      isPlaying = next;
      if (!next) setFreeSpin(null);
      writeSpin();
      writeBet();
    },
    setAutoplay(left) {
      automaticLeft = left;
      writeSpin();
      writeBet();
    },
    announce(text) {
      // A status that says the same twice is read only once, unless it is emptied between.
      live.textContent = '';
      live.textContent = text;
    },
    toggleMute,
    hideExit: () => exit?.remove(),
    hideBalance: () => panel.classList.add('is-without-balance'),
  };
}

function iconButton(name: IconName, label: string, onPress: () => void): HTMLButtonElement {
  return button({ class: 'tool', 'aria-label': label }, onPress, icon(name));
}

/** Whether the space bar belongs to a button that has the focus, other than the one that spins. */
export function isOtherButton(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && !target.classList.contains('spin');
}
