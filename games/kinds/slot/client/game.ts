/** Opens a game and plays rounds until the player leaves: the one place that knows both the server and the stage. */
import type { BookedRound } from '../play-api.ts';
import { createAutoplayDialog } from './autoplay/autoplay-dialog.ts';
import { createAutoplayRun } from './autoplay/run.ts';
import { showTrouble, type Trouble } from './dialog/error-dialog.ts';
import { createInfoDialog, type InfoOptions, type InfoTab } from './dialog/info-dialog.ts';
import { createFeatureBuy } from './buy/feature-buy.ts';
import { createChooser, isWaiting } from './choice/chooser.ts';
import { createPanel } from './panel/panel.ts';
import { listenToKeys } from './panel/keys.ts';
import { openTable } from './open-table.ts';
import type { GameRequest } from './game-request.ts';
import { type AskedSpin, askedSpin, askForSpin } from './session/ask-for-spin.ts';
import { CallError } from '../../../kit/client/session/call.ts';
import { call, type Answer } from './session/call.ts';
import { shareInDraw } from '../../../kit/client/session/client-seed.ts';
import { tellParent } from '../../../kit/client/session/parent.ts';
import { readPreferences, rememberPreferences } from './session/preferences.ts';
import { createKeptMeters } from './session/kept-meters.ts';
import { listenOutside } from './session/listen-outside.ts';
import { tellSeen } from './session/resume.ts';
import { watchPot } from './session/watch-pot.ts';
import { actionsOf, depositAction, leaveAction } from './session/ways-out.ts';
import { createGameAudio } from './sound/sound.ts';
import { openSet } from './stage/open-set.ts';
import { createMoneyFormat } from '../../../kit/client/words/money.ts';
import { languageOf } from '../../../kit/client/words/language.ts';

/** Builds the game into its host and lets the player play. */
export async function playGame(request: GameRequest): Promise<void> {
  const { host, session, opened, scene, words, reload, onReady } = request;
  const { paytable, currency, play_rules: rules } = opened;
  const money = createMoneyFormat(languageOf(opened.language), currency);
  let preferences = readPreferences();
  const leave = leaveAction(opened.lobby_url);
  let fairness = await shareInDraw(session, opened.fairness);

  const waysOut = {
    no_graphics: leave ? [{ label: 'error.lobby', act: leave } as const] : [],
    no_art: [{ label: 'error.retry', act: reload } as const],
  };
  const set = await openSet(host, paytable, scene);
  if (typeof set === 'string') {
    onReady();
    return showTrouble(host, words, set, waysOut[set]);
  }
  const { stage, art } = set;

  const audio = createGameAudio({
    gameCode: paytable.code,
    isSoundOn: preferences.isSoundOn,
    isMusicOn: preferences.isMusicOn,
  });
  const { sound, music } = audio;
  let balance = opened.balance_minor;
  let bet = opened.free_bets?.bet_minor ?? opened.default_bet_minor;
  let freeBets = opened.free_bets;
  let lastRound: BookedRound | null = opened.last_round;
  let isPlaying = false;
  let isSpaceHeld = false;
  /** A spin whose answer was lost: asked for again under the same id, so that it is never paid twice. */
  let pendingSpin: AskedSpin | null = null;
  const autoplay = createAutoplayRun({
    isPlaying: () => isPlaying,
    cost: () => (freeBets ? 0n : BigInt(bet)),
    play: () => playRound(),
    wait: (ms) => stage.timeline.wait(ms),
    show: (left) => panel.setAutoplay(left),
    onStopped(reason) {
      panel.announce(words(`autoplay.stopped.${reason}`));
      table.message.say(words(`autoplay.stopped.${reason}`));
    },
  });
  const buy = createFeatureBuy({
    words,
    money,
    paytable,
    bets: opened.buyable_bets_minor,
    isReady: () => !isPlaying && !autoplay.isRunning() && !freeBets,
    onPress: () => sound.play('button'),
    onBuy: (price_minor) => void playRound(price_minor),
  });

  const panel = createPanel(
    words,
    money,
    {
      balance_minor: balance,
      bet_minor: bet,
      betLadder: opened.bet_ladder_minor,
      speed: preferences.speed,
      isSoundOn: preferences.isSoundOn,
      isMusicOn: preferences.isMusicOn,
      isDemo: opened.is_demo,
      freeBets: freeBets?.left ?? 0,
      mayHurry: { speed: rules.fast_play, stop: rules.quick_stop },
    },
    {
      onSpin: () => void press(),
      onBet(next) {
        changeBet(next);
        sound.play('button');
      },
      onSpeed(speed) {
        prefer({ speed });
        sound.play('button');
      },
      onSound(isSoundOn) {
        prefer({ isSoundOn });
        sound.setOn(isSoundOn);
      },
      onMusic(isMusicOn) {
        prefer({ isMusicOn });
        music.setOn(isMusicOn);
      },
      onInfo: () => openInfo(),
      onAutoplay: rules.autoplay ? () => openAutoplay() : null,
      onStopAutoplay: () => autoplay.stop('player'),
      buy,
      onClose: leave,
      onPress: audio.awaken,
    },
  );

  const { table, pagesOf } = await openTable(
    {
      scene,
      art,
      stage,
      sound,
      music,
      words,
      money,
      lastBook: (opened.waiting_round ?? lastRound)?.book ?? null,
      speed: () => (rules.fast_play ? preferences.speed : 'normal'),
      announce: panel.announce,
      showWin: panel.setWin,
      showFreeSpin: panel.setFreeSpin,
      onPots: () => openInfo('odds'),
    },
    paytable,
  );
  const { player, message } = table;
  const pot = watchPot(session, opened.pot, {
    show: table.setPot,
    tell: (amount) => `${words('stage.jackpot.grand')}: ${money(amount)}`,
  });
  const known: InfoOptions = {
    words,
    money,
    language: languageOf(opened.language),
    paytable,
    art,
    session,
    bet: () => bet,
    pot: () => pot.current(),
    fairness: () => fairness,
    build: opened.build,
    onFairness: (next) => (fairness = next),
  };
  const meters = createKeptMeters(session, opened.meters, { paytable, words, setMeter: table.setMeter });
  const info = createInfoDialog(known, pagesOf(known));

  const chooser = await createChooser({
    words,
    language: languageOf(opened.language),
    paytable,
    session,
    font: scene.title.font,
    onMove: () => sound.play('button'),
    onChosen: () => sound.play('transform'),
    reload,
  });
  const autoplayDialog = rules.autoplay ? createAutoplayDialog(words, money, autoplay.start) : null;

  host.append(panel.topBar, pot.element, meters.element, panel.element, info.element);
  if (autoplayDialog) host.append(autoplayDialog.element);
  if (chooser) host.append(chooser.element);
  table.setBet(bet);
  showMeter();
  const place = (): void => {
    stage.app.resize();
    table.place(panel.element.offsetHeight, panel.topBar.offsetHeight);
  };
  place();
  new ResizeObserver(place).observe(host);
  new ResizeObserver(place).observe(panel.element);
  message.say(words('stage.press_spin'));
  onReady();

  function setPlaying(is: boolean): void {
    isPlaying = is;
    panel.setPlaying(is);
  }

  function prefer(change: Partial<typeof preferences>): void {
    preferences = { ...preferences, ...change };
    rememberPreferences(preferences);
  }

  /** The meter of the bet that is chosen; free bets have one of their own. */
  function showMeter(): void {
    meters.show(bet, freeBets !== null);
  }

  function showBalance(amount_minor: string): void {
    panel.setBalance(amount_minor);
    tellParent({ type: 'marquee:balance', balance_minor: amount_minor });
  }

  function openAutoplay(): void {
    if (isPlaying || autoplay.isRunning()) return;
    sound.play('button');
    autoplayDialog?.open(bet);
  }

  function openInfo(tab?: InfoTab): void {
    if (isPlaying || autoplay.isRunning()) return;
    sound.play('button');
    info.open(tab);
  }

  async function press(): Promise<void> {
    audio.awaken();
    if (autoplay.isRunning()) return autoplay.stop('player');
    if (isPlaying) return hurry();
    await playRound();
  }

  /** What turns or falls is stopped only where that is allowed; what follows may always be shortened. */
  function hurry(): void {
    if (rules.quick_stop || !table.isTurning()) stage.timeline.hurry();
  }

  /** @param price_minor what the player pays for the free spins, if that is what they have bought. */
  async function playRound(price_minor: string | null = null): Promise<void> {
    const asked = pendingSpin ?? askedSpin(bet, price_minor);
    const isFree = freeBets !== null && !asked.bought;
    if (!isFree && BigInt(balance) < BigInt(asked.bet_minor)) {
      sound.play('refused');
      autoplay.stop('trouble');
      return explain('not_enough_money');
    }
    setPlaying(true);
    panel.announce(words(isFree ? 'say.free_bet' : 'say.bet', { bet: money(asked.bet_minor) }));
    player.start(asked.bought !== undefined);
    music.state('base');
    pendingSpin = asked;
    if (!asked.bought) bet = asked.bet_minor;
    panel.setBet(bet);
    // The stake leaves the balance at the press; the server's own figure follows with its answer.
    if (!isFree) showBalance((BigInt(balance) - BigInt(asked.bet_minor)).toString());
    try {
      const answer = await askForSpin(session, asked, autoplay.isRunning());
      const answered_ms = performance.now();
      pendingSpin = null;
      audio.begin();
      showBalance(answer.balance_after_bet_minor);
      lastRound = answer.round;
      meters.hear(answer.round);
      fairness = answer.fairness;
      await player.play(answer.round.book);
      const ended = isWaiting(answer.round) ? await playChoice(answer.round) : answer;
      await player.showJackpot(ended.round);
      void pot.look();
      const wait_ms = answer.next_round_in_ms - (performance.now() - answered_ms);
      await stage.timeline.wait(Math.max(0, wait_ms));
      settle(ended);
    } catch (error) {
      await player.giveUp();
      setPlaying(false);
      autoplay.stop('trouble');
      showBalance(balance);
      if (!(error instanceof CallError)) throw error;
      if (error.failure !== 'network_lost') pendingSpin = null;
      sound.play('refused');
      return explain(error.failure);
    }
  }

  /** Asks for the choice that a round waits for, and plays what follows from it. */
  async function playChoice(waiting: BookedRound): Promise<Answer<'choose'>> {
    if (!chooser) throw new Error(`${paytable.code} has no choice, and its round waits for one`);
    autoplay.stop('choice');
    const answer = await chooser.choose(waiting);
    fairness = answer.fairness;
    lastRound = answer.round;
    await player.play(answer.round.book, waiting.book.events.length - 1);
    return answer;
  }

  function changeBet(next: string): void {
    bet = next;
    panel.setBet(next);
    table.setBet(next);
    showMeter();
  }

  function settle(answer: Pick<Answer<'spin'>, 'balance_minor' | 'free_bets' | 'round'>): void {
    balance = answer.balance_minor;
    // What was staked for the player does not become what the player stakes.
    if (freeBets && !answer.free_bets) changeBet(opened.default_bet_minor);
    freeBets = answer.free_bets;
    showBalance(balance);
    panel.setFreeBets(freeBets?.left ?? 0);
    if (freeBets) changeBet(freeBets.bet_minor);
    showMeter();
    tellSeen(session, answer.round);
    setPlaying(false);
    const { round_id, win_minor, is_free_bet } = answer.round;
    const bet_minor = is_free_bet ? '0' : answer.round.bet_minor;
    tellParent({ type: 'marquee:round', round_id, bet_minor, win_minor });
    if (autoplay.isRunning()) autoplay.follow(answer.round);
    // A held key asks for rounds that follow by themselves, and gets them by the same rule: with limits, or not at all.
    else if (isSpaceHeld) openAutoplay();
  }

  async function explain(trouble: Trouble): Promise<void> {
    tellParent({ type: 'marquee:error', error: trouble });
    const actions = actionsOf(trouble, {
      deposit: depositAction(opened.deposit_url),
      leave,
      reload,
      retry: () => void playRound(),
    });
    await showTrouble(host, words, trouble, actions);
  }

  listenToKeys({
    onSpace: () => void press(),
    onHeld(isHeld) {
      isSpaceHeld = isHeld;
    },
    onMute: panel.toggleMute,
    onInfo: () => openInfo(),
  });
  stage.app.canvas.addEventListener('pointerdown', () => {
    audio.awaken();
    if (isPlaying) hurry();
  });

  // Money may have come or gone elsewhere: a deposit in another tab, a win in another game.
  async function refreshBalance(): Promise<void> {
    if (isPlaying || document.hidden) return;
    try {
      const answer = await call('balance', { session });
      if (isPlaying) return;
      balance = answer.balance_minor;
      showBalance(balance);
      await meters.look();
      if (!isPlaying) showMeter();
    } catch {
      // The next spin tells what is wrong.
    }
  }
  listenOutside({ onStop: autoplay.stop, onRefresh: () => void refreshBalance(), panel });

  tellParent({ type: 'marquee:ready', game_code: paytable.code });
  if (opened.waiting_round) await resume(opened.waiting_round);
  else if (lastRound && opened.is_last_round_unseen) await replay(lastRound);
  else tellParent({ type: 'marquee:balance', balance_minor: balance });

  /** Goes on with a round that waits for the player's choice, whatever device it began on. */
  async function resume(waiting: BookedRound): Promise<void> {
    setPlaying(true);
    changeBet(waiting.bet_minor);
    showBalance(balance);
    try {
      settle(await playChoice(waiting));
      // What was staked for the player does not become what the player stakes.
      if (waiting.is_free_bet && !freeBets) changeBet(opened.default_bet_minor);
    } catch (error) {
      setPlaying(false);
      if (!(error instanceof CallError)) throw error;
      await explain(error.failure);
    }
  }

  /** Plays a round that the player has not seen to its end. Its money has moved already, so its win is held back from the balance shown. */
  async function replay(round: BookedRound): Promise<void> {
    const after = BigInt(balance);
    const before = after - BigInt(round.win_minor);
    setPlaying(true);
    showBalance((before < 0n ? 0n : before).toString());
    player.start(round.bought !== null);
    panel.announce(words('say.last_round'));
    await player.play(round.book);
    await player.showJackpot(round);
    showBalance(balance);
    showMeter();
    tellSeen(session, round);
    setPlaying(false);
  }
}
