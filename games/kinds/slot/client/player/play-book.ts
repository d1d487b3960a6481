/** Plays the book of a round, event by event. The compiler insists that every kind of event is played. */
import type { Book, BookEventOf } from '../../book.ts';
import type { CollectBook, CollectEvent, CollectEventOf } from '../../collect/book.ts';
import { presentBigWin } from '../celebrate/big-win.ts';
import type { BookedRound } from '../../play-api.ts';
import { presentPot } from '../celebrate/pot.ts';
import { isLarge, tierOf } from '../celebrate/win-tier.ts';
import { showFactor } from '../reels/tempo.ts';
import { boostShow } from './boost.ts';
import { endFreeSpins, retriggerFreeSpins, startFreeSpins } from './free-spins.ts';
import { playChosen, showChoice } from './choice.ts';
import { endHold, startHold, turnHold } from './hold.ts';
import type { TableParts } from './parts.ts';

/** What is known of the round while it is played. */
export type RoundState = {
  bet_minor: bigint;
  /** Won so far, as the book says. */
  win_minor: bigint;
  /** Whether the round is inside free spins or hold and respin, where a spin costs nothing. */
  isInFeature: boolean;
  /** A feature's own ending has already presented the win. */
  isPresented: boolean;
  /** The form of the free spins that the player has chosen; null before, and in games without a choice. */
  chosen: string | null;
};

export type BookPlayer = {
  /** Clears the last round away and sets the reels turning while the server decides; those of a bought round wait for its free spins. */
  start: (isBought: boolean) => void;
  /**
   * Plays a decided round, which must have been started, or as much of it as is decided.
   * @param from the event to begin with; what comes before has been played.
   */
  play: (book: Book | CollectBook, from?: number) => Promise<void>;
  /** Shows what a round has won of a progressive jackpot, after its book. */
  showJackpot: (round: Pick<BookedRound, 'jackpot' | 'win_minor'>) => Promise<void>;
  /** No round came: the reels stop where they are. */
  giveUp: () => Promise<void>;
};

/** Makes the player for a table. */
export function createBookPlayer(parts: TableParts): BookPlayer {
  const { reels, winShow, coinLabels, transformer, message, words, showWin, sound } = parts;

  function clear(): void {
    winShow.clear();
    coinLabels.clear();
    transformer.holdReels([]);
  }

  return {
    start(isBought) {
      clear();
      showWin(0n);
      parts.meter.hide();
      message.say(words('stage.good_luck'));
      if (isBought) return;
      sound.play('spin');
      reels.start(parts.speed(), []);
    },
    async play(book, from = 0) {
      const played = book.events.slice(0, from).findLast((event) => event.type === 'wins');
      const round: RoundState = {
        bet_minor: BigInt(book.bet_minor),
        win_minor: BigInt(played?.round_win_minor ?? 0),
        isInFeature: false,
        isPresented: false,
        chosen: null,
      };
      if (book.form === 'collect') {
        parts.kept?.show(book.meter.before);
        parts.kept?.useLevelAt(book.meter.before);
      }
      for (const [index, event] of book.events.entries()) {
        if (index >= from) await playEvent(parts, round, event, book.events[index + 1]);
      }
      if (book.form !== 'collect') return;
      parts.kept?.show(book.meter.after);
      parts.kept?.useLevelAt(book.meter.after);
    },
    async showJackpot({ jackpot, win_minor }) {
      const won = BigInt(jackpot?.won_minor ?? 0);
      if (won === 0n) return;
      winShow.clear();
      void parts.plates?.flash('grand');
      await presentPot(parts.bigWin, 'grand', won, showFactor[parts.speed()]);
      showWin(BigInt(win_minor));
      message.say(words('stage.total', { amount: parts.money(win_minor) }), 'large');
      parts.announce(`${words('stage.jackpot.grand')}: ${parts.money(won)}`);
    },
    async giveUp() {
      await reels.giveUp();
      clear();
      message.say('');
    },
  };
}

async function playEvent(
  parts: TableParts,
  round: RoundState,
  event: CollectEvent,
  next: CollectEvent | undefined,
): Promise<void> {
  const { transformer, sound } = parts;
  const factor = showFactor[parts.speed()];
  switch (event.type) {
    case 'bought':
      return;
    case 'spin':
      return playSpin(parts, event);
    case 'mystery_reveal':
      sound.play('transform');
      return transformer.turnCells(event.positions, event.symbol, factor);
    case 'wild_reels':
      sound.play('transform');
      return transformer.fillReels(event.reels, event.symbol, event.cause === 'strike', factor);
    case 'special_expand':
      sound.play('transform');
      return transformer.fillReels(event.reels, event.symbol, false, factor);
    case 'boost':
      return playBoost(parts, event, boostShow(next, round.bet_minor), factor);
    case 'wins':
      return playWins(parts, round, event, next, factor);
    case 'wild_respin':
      parts.winShow.clear();
      transformer.holdReels(event.held_reels);
      parts.message.say(parts.words('stage.wild_respin'), 'large');
      sound.play('feature');
      return parts.stage.timeline.wait(700 * factor, { skippable: true });
    case 'feature_choice':
      return event.chosen === null ? showChoice(parts, event) : playChosen(parts, round, event.chosen);
    case 'free_spins_start':
      return startFreeSpins(parts, round, event);
    case 'free_spins_retrigger':
      return retriggerFreeSpins(parts, event, factor);
    case 'free_spins_end':
      return endFreeSpins(parts, round, event);
    case 'hold_start':
      return startHold(parts, round, event);
    case 'hold_spin':
      return turnHold(parts, event, factor);
    case 'hold_end':
      return endHold(parts, round, event, factor);
    case 'collect':
      return playCollect(parts, event, factor);
    case 'level':
      return playLevel(parts, event, factor);
    case 'harvest':
      return playHarvest(parts, factor);
    case 'max_win':
      return playMaxWin(parts, event, factor);
    case 'end':
      return playEnd(parts, round, event, factor);
  }
}

async function playSpin(parts: TableParts, event: BookEventOf<'spin'>): Promise<void> {
  const { reels, message, words, sound, transformer, winShow, coinLabels, paytable } = parts;
  const speed = parts.speed();
  if (event.phase !== 'base') {
    winShow.clear();
    coinLabels.clear();
    transformer.holdReels(event.held_reels);
    sound.play('spin');
    reels.start(speed, event.held_reels);
  }
  if (event.phase === 'free') parts.meter.set(event.multiplier);
  if (event.free_spin) {
    const { index, total } = event.free_spin;
    parts.showFreeSpin(event.free_spin);
    const counted = words('stage.free_spin', { index, total });
    message.say(event.multiplier > 1 ? `${counted}  ·  ×${event.multiplier}` : counted, 'large');
  }
  const kinds = new Map(paytable.symbols.map(({ id, kind }) => [id, kind]));
  let scatters = 0;
  let waited = 0;
  await reels.land(event, speed, {
    onAnticipation() {
      sound.play('anticipation.start', waited);
      waited += 1;
    },
    onTouch(reel) {
      const column = event.grid[reel] ?? [];
      const found = column.filter((symbol) => kinds.get(symbol) === 'scatter').length;
      sound.play('stop', reel);
      coinLabels.show(event.coins.filter((coin) => coin.reel === reel));
      if (found === 0) return;
      sound.play('scatter', scatters);
      scatters += found;
    },
  });
  if (waited > 0) sound.play('anticipation.stop');
}

async function playBoost(
  parts: TableParts,
  event: BookEventOf<'boost'>,
  show: ReturnType<typeof boostShow>,
  factor: number,
): Promise<void> {
  if (show === 'hidden') return;
  const { message, sound, shower, stage, layout, meter } = parts;
  meter.set(event.multiplier);
  const { frame } = layout();
  message.say(`×${event.multiplier}`, 'large');
  if (show === 'quiet') return stage.timeline.wait(450 * factor, { skippable: true });
  sound.play('feature');
  shower.burst({ x: frame.x + frame.width / 2, y: frame.y + frame.height, spread: frame.width * 0.4 }, 14);
  await stage.timeline.wait(750 * factor, { skippable: true });
}

async function playWins(
  parts: TableParts,
  round: RoundState,
  event: BookEventOf<'wins'>,
  next: CollectEvent | undefined,
  factor: number,
): Promise<void> {
  const { winShow, message, words, money, sound, showWin, stage, bigWin, cheer } = parts;
  const amount = BigInt(event.amount_minor);
  round.win_minor = BigInt(event.round_win_minor);
  // What has come back is no more than the stake: shown, not celebrated.
  const isQuiet = round.win_minor <= round.bet_minor;
  const isLast = next?.type === 'end';
  const largest = isLast ? round.win_minor : amount;
  if (isLarge(tierOf(largest, round.bet_minor))) {
    // The spectacle counts this win; counting it under the reels as well would show it twice.
    sound.play('win.small', 6);
    message.say('');
    await winShow.showAll(event.wins, false, factor);
    await stage.timeline.wait(700 * factor, { skippable: true });
    await presentBigWin(bigWin, largest, round.bet_minor, factor);
    round.isPresented = isLast;
    showWin(round.win_minor);
    message.say(words('stage.win', { amount: money(largest) }), 'large');
  } else {
    if (!isQuiet) {
      sound.play('win.small', Math.min(6, event.wins.length));
      cheer(0.5);
    }
    const write = (shown: bigint): string =>
      words(isQuiet ? 'stage.returned' : 'stage.win', { amount: money(shown) });
    const shown = winShow.showAll(event.wins, isQuiet, factor);
    if (isQuiet) message.say(write(amount), 'small');
    else {
      const count_ms = amount >= round.bet_minor * 5n ? 1300 : 650;
      let steps = 0;
      await message.count(0n, amount, count_ms * factor, write, () => sound.play('count.tick', (steps += 1)));
    }
    await shown;
    showWin(round.win_minor);
  }
  await stage.timeline.wait((isLast ? 250 : 900) * factor, { skippable: true });
  if (isLast) winShow.cycle(event.wins, isQuiet);
}

/** What was collected goes into the meter. */
async function playCollect(
  { kept, highlights, sound, words, announce, paytable }: TableParts,
  event: CollectEventOf<'collect'>,
  factor: number,
): Promise<void> {
  highlights.lift(event.positions, false);
  sound.play('transform');
  const symbol = paytable.symbols.find(({ kind }) => kind === 'scatter')?.name ?? '';
  announce(words('say.collected', { count: event.count, symbol, meter: event.meter }));
  await kept?.gather(event.positions, factor);
  await kept?.fill(event.meter, factor);
  highlights.clear();
}

/** A level is reached: the reels of the next spin are the new ones. */
async function playLevel(
  { kept, sound, words, announce, message, paytable, stage }: TableParts,
  { level, from, into }: CollectEventOf<'level'>,
  factor: number,
): Promise<void> {
  const nameOf = (id: string): string => paytable.symbols.find((symbol) => symbol.id === id)?.name ?? id;
  const text = words('stage.level', { level, from: nameOf(from), into: nameOf(into) });
  sound.play('feature');
  message.say(text, 'large');
  announce(text);
  // No coins fly: a level is no win, and the spin that reaches it may have paid nothing.
  await kept?.turn(level, { from, into }, factor);
  await stage.timeline.wait(400 * factor, { skippable: true });
}

/** The meter is full: the harvest follows, and the reels begin again with those of the first level. */
async function playHarvest(
  { kept, sound, words, announce, message, stage }: TableParts,
  factor: number,
): Promise<void> {
  sound.play('feature');
  message.say(words('stage.harvest'), 'large');
  announce(words('stage.harvest'));
  await kept?.cheer();
  kept?.useLevelAt(0);
  await stage.timeline.wait(700 * factor, { skippable: true });
}

async function playMaxWin(parts: TableParts, event: BookEventOf<'max_win'>, factor: number): Promise<void> {
  const { words, money, message, announce, sound, stage } = parts;
  const reached = words('stage.max_win', { amount: money(event.amount_minor) });
  sound.play('feature');
  announce(reached);
  message.say(reached, 'large');
  await stage.timeline.wait(1800 * factor, { skippable: true });
}

async function playEnd(
  parts: TableParts,
  round: RoundState,
  event: BookEventOf<'end'>,
  factor: number,
): Promise<void> {
  const { words, money, message, announce, showWin, bigWin } = parts;
  const win = BigInt(event.win_minor);
  const tier = tierOf(win, round.bet_minor);
  if (!isLarge(tier)) showWin(win);
  switch (tier) {
    case 'none':
      message.say('');
      announce(words('say.nothing'));
      return;
    case 'returned':
      announce(words('say.returned', { amount: money(win) }));
      return;
    case 'win':
      announce(words('say.win', { amount: money(win) }));
      return;
    case 'big':
    case 'mega':
    case 'epic':
      announce(words('say.win', { amount: money(win) }));
      if (!round.isPresented) await presentBigWin(bigWin, win, round.bet_minor, factor);
      showWin(win);
      message.say(words('stage.win', { amount: money(win) }), 'large');
  }
}
