/** Opens a game and plays rounds until the player leaves: the one place that knows both the server and the stage. */
import type { BookedRound } from '../play-api.ts';
import { showTrouble, type ErrorAction, type Trouble } from './dialog/error-dialog.ts';
import { createInfoDialog } from './dialog/info-dialog.ts';
import { createPanel } from './panel/panel.ts';
import { createBookPlayer } from './player/play-book.ts';
import { finalGrid } from './reels/final-grid.ts';
import type { Scene } from './scene.ts';
import { call, CallError, type Answer } from './session/call.ts';
import { isFramed, onParentMessage, tellParent } from './session/parent.ts';
import { readPreferences, rememberPreferences } from './session/preferences.ts';
import { isUnseen, noteRoundBegun, noteRoundSeen } from './session/resume.ts';
import { createSound } from './sound/sound.ts';
import { loadArt } from './stage/art.ts';
import { loadTitleFont } from './stage/fonts.ts';
import { openStage, type Stage } from './stage/stage.ts';
import { createTable } from './table.ts';
import { createMoneyFormat } from './words/money.ts';
import { languageOf, type Words } from './words/words.ts';

export type GameRequest = {
  host: HTMLElement;
  session: string;
  opened: Answer<'open'>;
  scene: Scene;
  words: Words;
  /** How to open the whole game again. */
  reload: () => void;
  /** Called when the game can be seen. */
  onReady: () => void;
};

/** Times that a lost spin is asked for again, under the same id, before the player is told. */
const SPIN_TRIES = 3;
const BETWEEN_TRIES_MS = 1200;
/** Holding the space bar plays round after round; it must be held this long before the next begins. */
const HOLD_MS = 350;

/** Builds the game into its host and lets the player play. */
export async function playGame(request: GameRequest): Promise<void> {
  const { host, session, opened, scene, words, reload, onReady } = request;
  const { paytable, currency } = opened;
  const money = createMoneyFormat(languageOf(opened.language), currency);
  let preferences = readPreferences();
  const leave = leaveAction(opened.lobby_url);

  let stage: Stage;
  try {
    stage = await openStage(host);
  } catch {
    onReady();
    return showTrouble(host, words, 'no_graphics', leave ? [{ label: 'error.lobby', act: leave }] : []);
  }
  const loaded = await Promise.all([
    loadArt(
      paytable.code,
      paytable.symbols.map(({ id }) => id),
      stage.app.renderer,
    ),
    loadTitleFont(scene.title.font),
  ]).catch(() => null);
  if (!loaded) {
    onReady();
    return showTrouble(host, words, 'no_art', [{ label: 'error.retry', act: reload }]);
  }
  const [art] = loaded;

  const sound = createSound(scene.sounds, preferences.isMuted);
  let balance = opened.balance_minor;
  let bet = opened.free_bets?.bet_minor ?? opened.default_bet_minor;
  let freeBets = opened.free_bets;
  let lastRound: BookedRound | null = opened.last_round;
  let fairness = opened.fairness;
  let isPlaying = false;
  let isSpaceHeld = false;
  /** A spin whose answer was lost: asked for again under the same id, so that it is never paid twice. */
  let pendingSpin: { spin_id: string; bet_minor: string } | null = null;

  const panel = createPanel(
    words,
    money,
    {
      balance_minor: balance,
      bet_minor: bet,
      betLadder: opened.bet_ladder_minor,
      speed: preferences.speed,
      isMuted: preferences.isMuted,
      isDemo: opened.is_demo,
      freeBets: freeBets?.left ?? 0,
    },
    {
      onSpin: () => void press(),
      onBet(next) {
        bet = next;
        table.setBet(next);
        sound.play('button');
      },
      onSpeed(speed) {
        preferences = { ...preferences, speed };
        rememberPreferences(preferences);
        sound.play('button');
      },
      onMute(isMuted) {
        preferences = { ...preferences, isMuted };
        rememberPreferences(preferences);
        sound.setMuted(isMuted);
      },
      onInfo: () => openInfo(),
      onClose: leave,
      onPress: sound.awaken,
    },
  );

  const table = createTable({
    paytable,
    scene,
    art,
    stage,
    sound,
    words,
    money,
    firstGrid: lastRound ? finalGrid(lastRound.book) : null,
    speed: () => preferences.speed,
    announce: panel.announce,
    showWin: panel.setWin,
  });
  const player = createBookPlayer(table.parts);
  const info = createInfoDialog({
    words,
    money,
    language: languageOf(opened.language),
    paytable,
    art,
    session,
    bet: () => bet,
    fairness: () => fairness,
    lastRound: () => lastRound,
    onFairness: (next) => (fairness = next),
  });

  host.append(panel.topBar, panel.element, info.element);
  table.setBet(bet);
  const place = (): void => {
    stage.app.resize();
    table.place(panel.element.offsetHeight, panel.topBar.offsetHeight);
  };
  place();
  new ResizeObserver(place).observe(host);
  new ResizeObserver(place).observe(panel.element);
  table.parts.message.say(words('stage.press_spin'));
  onReady();

  function showBalance(amount_minor: string): void {
    panel.setBalance(amount_minor);
    tellParent({ type: 'marquee:balance', balance_minor: amount_minor });
  }

  function openInfo(): void {
    if (isPlaying) return;
    sound.play('button');
    info.open();
  }

  async function press(): Promise<void> {
    sound.awaken();
    if (isPlaying) {
      stage.timeline.hurry();
      return;
    }
    await playRound();
  }

  async function playRound(): Promise<void> {
    if (!freeBets && BigInt(balance) < BigInt(bet)) {
      sound.play('refused');
      return explain('not_enough_money');
    }
    isPlaying = true;
    panel.setPlaying(true);
    panel.announce(words('say.bet', { bet: money(bet) }));
    player.start();
    pendingSpin ??= { spin_id: crypto.randomUUID(), bet_minor: bet };
    bet = pendingSpin.bet_minor;
    panel.setBet(bet);
    noteRoundBegun(paytable.code, lastRound?.round_id ?? null);
    // The stake leaves the balance at the press; the server's own figure follows with its answer.
    if (!freeBets) showBalance((BigInt(balance) - BigInt(bet)).toString());
    try {
      const answer = await askForSpin(session, pendingSpin);
      pendingSpin = null;
      showBalance(answer.balance_after_bet_minor);
      lastRound = answer.round;
      fairness = answer.fairness;
      await player.play(answer.round.book);
      settle(answer);
    } catch (error) {
      await player.giveUp();
      isPlaying = false;
      panel.setPlaying(false);
      showBalance(balance);
      if (!(error instanceof CallError)) throw error;
      if (error.failure !== 'network_lost') {
        pendingSpin = null;
        noteRoundSeen(paytable.code);
      }
      sound.play('refused');
      return explain(error.failure);
    }
  }

  function settle(answer: Answer<'spin'>): void {
    balance = answer.balance_minor;
    freeBets = answer.free_bets;
    showBalance(balance);
    panel.setFreeBets(freeBets?.left ?? 0);
    if (freeBets) panel.setBet(freeBets.bet_minor);
    noteRoundSeen(paytable.code);
    isPlaying = false;
    panel.setPlaying(false);
    const { round_id, bet_minor, win_minor } = answer.round;
    tellParent({ type: 'marquee:round', round_id, bet_minor, win_minor, balance_minor: balance });
    if (isSpaceHeld)
      void stage.timeline.wait(HOLD_MS).then(() => (isSpaceHeld && !isPlaying ? playRound() : undefined));
  }

  async function explain(trouble: Trouble): Promise<void> {
    tellParent({ type: 'marquee:error', error: trouble });
    const deposit = depositAction(opened.deposit_url);
    const actions: ErrorAction[] = [];
    if (trouble === 'not_enough_money' && deposit) actions.push({ label: 'error.deposit', act: deposit });
    if (trouble === 'network_lost') actions.push({ label: 'error.retry', act: () => void playRound() });
    if (trouble.startsWith('session_') && leave) actions.push({ label: 'error.lobby', act: leave });
    else actions.push({ label: 'error.dismiss', act: () => {} });
    await showTrouble(host, words, trouble, actions);
  }

  document.addEventListener('keydown', (event) => {
    const isInDialog = document.querySelector('dialog[open]') !== null;
    const isTyping = event.target instanceof HTMLInputElement;
    if (isInDialog || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.code === 'Space' && !isOtherButton(event.target)) {
      event.preventDefault();
      if (event.repeat) isSpaceHeld = true;
      else void press();
    }
    if (event.key === 'm') panel.toggleMute();
    if (event.key === 'i') openInfo();
  });
  document.addEventListener('keyup', (event) => {
    // The space bar would otherwise also press the button that has the focus.
    if (event.code !== 'Space' || isOtherButton(event.target)) return;
    isSpaceHeld = false;
    if (document.querySelector('dialog[open]') === null) event.preventDefault();
  });
  stage.app.canvas.addEventListener('pointerdown', () => {
    sound.awaken();
    if (isPlaying) stage.timeline.hurry();
  });

  // Money may have come or gone elsewhere: a deposit in another tab, a win in another game.
  async function refreshBalance(): Promise<void> {
    if (isPlaying || document.hidden) return;
    try {
      const answer = await call('balance', { session });
      if (isPlaying) return;
      balance = answer.balance_minor;
      showBalance(balance);
    } catch {
      // The next spin tells what is wrong.
    }
  }
  document.addEventListener('visibilitychange', () => void refreshBalance());
  onParentMessage('marquee:refresh', () => void refreshBalance());
  onParentMessage('marquee:bar', panel.hideExit);
  onParentMessage('marquee:balance-shown', panel.hideBalance);

  tellParent({ type: 'marquee:ready', game_code: paytable.code });
  tellParent({ type: 'marquee:balance', balance_minor: balance });
  if (lastRound && isUnseen(paytable.code, lastRound.round_id)) await replay(lastRound);
  noteRoundSeen(paytable.code);

  /** Plays a round that was decided while the player was away. Its money has moved already. */
  async function replay(round: BookedRound): Promise<void> {
    isPlaying = true;
    panel.setPlaying(true);
    player.start();
    await player.play(round.book);
    isPlaying = false;
    panel.setPlaying(false);
  }
}

/** Asks for a spin, and again while the network fails: the id makes it one bet, however often it arrives. */
async function askForSpin(
  session: string,
  spin: { spin_id: string; bet_minor: string },
): Promise<Answer<'spin'>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call('spin', { session, ...spin });
    } catch (error) {
      const isLost = error instanceof CallError && error.failure === 'network_lost';
      if (!isLost || attempt >= SPIN_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES_MS));
    }
  }
}

/** Whether the space bar belongs to a button that has the focus, other than the one that spins. */
function isOtherButton(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && !target.classList.contains('spin');
}

function leaveAction(lobbyUrl: string | null): (() => void) | null {
  if (isFramed()) return () => tellParent({ type: 'marquee:close' });
  if (lobbyUrl) return () => window.location.assign(lobbyUrl);
  return null;
}

function depositAction(depositUrl: string | null): (() => void) | null {
  if (isFramed()) return () => tellParent({ type: 'marquee:deposit' });
  if (depositUrl) return () => window.location.assign(depositUrl);
  return null;
}
