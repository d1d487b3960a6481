/** Plays the book of a tumbling round, event by event. The compiler insists that every kind of event is played. */
import type { Texture } from 'pixi.js';
import type { Position } from '../../book.ts';
import type { TumbleBook, TumbleEvent, TumbleEventOf } from '../../tumble/book.ts';
import { presentBigWin } from '../celebrate/big-win.ts';
import { isLarge, tierOf } from '../celebrate/win-tier.ts';
import type { BookPlayer } from '../player/play-book.ts';
import type { TableParts } from '../player/parts.ts';
import { showFactor } from '../reels/tempo.ts';
import type { TumbleBoard } from './board.ts';
import type { WaysPlate } from './ways-plate.ts';

/** What a tumbling round is played on: the parts of every slot's table, and the board in the place of the reels. */
export type TumbleParts = Pick<
  TableParts,
  | 'announce'
  | 'bigWin'
  | 'cheer'
  | 'message'
  | 'meter'
  | 'money'
  | 'music'
  | 'notice'
  | 'setMood'
  | 'showWin'
  | 'showFreeSpin'
  | 'sound'
  | 'speed'
  | 'stage'
  | 'words'
> & {
  board: TumbleBoard;
  /** The scatter's id and picture; the id is empty in a game without. */
  scatter: { id: string; picture: Texture } | null;
  /** What the meter stands at: the multiplier that grows with the tumbles, or the sum that multiplier symbols have added up. */
  meterShows: 'growth' | 'sum';
  /** Lets the numbers in some cells fly to where they are added up, and tells of each when it is there. */
  gather: (
    positions: readonly Position[],
    to: 'meter' | 'message',
    onArrive: (multiplier: number) => void,
  ) => Promise<void>;
  /** Where the multiplier grows; where it does not, no meter is shown for it. */
  grows: Readonly<Record<'base' | 'free', boolean>>;
  /** Says how many ways the spin has; null where that does not change. */
  plate: WaysPlate | null;
};

type Round = {
  bet_minor: bigint;
  /** Won so far, as the book says. */
  win_minor: bigint;
  /** Of the spin that is shown: what it has won so far. */
  spin_minor: bigint;
  /** How many times the board has tumbled in this spin, for sounds that rise. */
  tumbles: number;
  isFree: boolean;
  /** The end of the free spins has presented the win already. */
  isPresented: boolean;
};

/** Makes the player of a table. */
export function createTumblePlayer(parts: TumbleParts): Omit<BookPlayer, 'play' | 'showJackpot'> & {
  play: (book: TumbleBook) => Promise<void>;
} {
  const { board, message, words, sound, showWin, meter } = parts;
  let before = { grid: board.grid(), numbers: board.numbers() };
  let clearing: Promise<void> = Promise.resolve();
  return {
    start() {
      before = { grid: board.grid(), numbers: board.numbers() };
      showWin(0n);
      meter.hide();
      message.say(words('stage.good_luck'));
      sound.play('spin');
      clearing = board.clear(parts.speed());
    },
    async play(book) {
      await clearing;
      const round: Round = {
        bet_minor: BigInt(book.bet_minor),
        win_minor: 0n,
        spin_minor: 0n,
        tumbles: 0,
        isFree: false,
        isPresented: false,
      };
      for (const event of book.events) await playEvent(parts, round, event);
    },
    async giveUp() {
      await clearing;
      board.show(before.grid, before.numbers);
      parts.plate?.set(before.grid.map((column) => column.length));
      message.say('');
    },
  };
}

async function playEvent(parts: TumbleParts, round: Round, event: TumbleEvent): Promise<void> {
  const factor = showFactor[parts.speed()];
  switch (event.type) {
    case 'spin':
      return playSpin(parts, round, event);
    case 'wins':
      return playWins(parts, round, event);
    case 'tumble':
      return playTumble(parts, round, event);
    case 'multiply':
      return playMultiply(parts, round, event);
    case 'scatter_win':
      round.win_minor = BigInt(event.round_win_minor);
      parts.message.say(parts.words('stage.scatter', { amount: parts.money(event.amount_minor) }), 'large');
      await parts.board.light([{ positions: event.positions }], parts.speed());
      parts.board.unlight();
      return parts.showWin(round.win_minor);
    case 'free_spins_start':
      return startFreeSpins(parts, round, event);
    case 'free_spins_retrigger': {
      const text = parts.words('stage.more_free_spins', { added: event.added });
      parts.sound.play('feature');
      parts.announce(text);
      parts.message.say(text, 'large');
      await parts.board.light([{ positions: event.positions }], parts.speed());
      await parts.stage.timeline.wait(800 * factor, { skippable: true });
      return parts.board.unlight();
    }
    case 'free_spins_end':
      return endFreeSpins(parts, round, event, factor);
    case 'max_win': {
      const reached = parts.words('stage.max_win', { amount: parts.money(event.amount_minor) });
      parts.sound.play('feature');
      parts.announce(reached);
      parts.message.say(reached, 'large');
      return parts.stage.timeline.wait(1800 * factor, { skippable: true });
    }
    case 'end':
      return playEnd(parts, round, event, factor);
  }
}

async function playSpin(parts: TumbleParts, round: Round, event: TumbleEventOf<'spin'>): Promise<void> {
  const { board, message, words, sound, meter, scatter, plate } = parts;
  const speed = parts.speed();
  round.spin_minor = 0n;
  round.tumbles = 0;
  if (event.free_spin) {
    const { index, total } = event.free_spin;
    parts.showFreeSpin(event.free_spin);
    sound.play('spin');
    await board.clear(speed);
    message.say(words('stage.free_spin', { index, total }), 'large');
  }
  if (isGrowthShown(parts, round)) meter.set(event.multiplier);
  let scatters = 0;
  plate?.set([]);
  await board.land(event.grid, event.numbers, speed, (reel) => {
    sound.play('stop', reel);
    plate?.set(event.grid.slice(0, reel + 1).map((column) => column.length));
    const here = (event.grid[reel] ?? []).filter((symbol) => symbol === scatter?.id).length;
    if (here > 0) sound.play('scatter', scatters);
    scatters += here;
  });
}

/** Winners are lit, and what they pay is named. The amounts are not counted up here: the whole is, once, at the end. */
async function playWins(parts: TumbleParts, round: Round, event: TumbleEventOf<'wins'>): Promise<void> {
  const { board, message, words, money, sound, showWin } = parts;
  round.win_minor = BigInt(event.round_win_minor);
  round.spin_minor += BigInt(event.amount_minor);
  const multiplier = event.wins[0]?.multiplier ?? 1;
  const amount = waysAnd(parts, event, money(event.amount_minor));
  // What has come back is no more than the stake: lit, not celebrated.
  if (round.win_minor > round.bet_minor) sound.play('win.small', Math.min(6, round.tumbles + 1));
  message.say(multiplier > 1 ? words('stage.tumble', { multiplier, amount }) : amount, 'large');
  await board.light(
    event.wins.map(({ positions, amount_minor }) => ({ positions, text: money(amount_minor) })),
    parts.speed(),
  );
  showWin(round.win_minor);
}

/** What has been won, with the ways that paid it in a game of changing ways. */
function waysAnd({ plate, words }: TumbleParts, { wins }: TumbleEventOf<'wins'>, amount: string): string {
  if (!plate) return amount;
  const ways = wins.reduce((sum, win) => sum + (win.kind === 'ways' ? win.ways : 0), 0);
  return words('stage.ways', { ways, amount });
}

async function playTumble(parts: TumbleParts, round: Round, event: TumbleEventOf<'tumble'>): Promise<void> {
  const { board, sound, meter, scatter } = parts;
  round.tumbles += 1;
  sound.play('coin', Math.min(6, round.tumbles));
  await board.tumble(event, parts.speed(), (reel) => {
    const isScatter = (event.fresh[reel] ?? []).some((symbol) => symbol === scatter?.id);
    sound.play(isScatter ? 'scatter' : 'stop', isScatter ? 0 : reel);
  });
  if (isGrowthShown(parts, round)) meter.set(event.multiplier);
}

function isGrowthShown({ meterShows, grows }: TumbleParts, { isFree }: Round): boolean {
  return meterShows === 'growth' && grows[isFree ? 'free' : 'base'];
}

/**
 * Multiplier symbols are lit, their numbers are added up one by one, and what the spin has won is multiplied before the player's eyes.
 * In free spins that keep their sums the numbers go to the meter, which already has those of the spins before.
 */
async function playMultiply(
  parts: TumbleParts,
  round: Round,
  event: TumbleEventOf<'multiply'>,
): Promise<void> {
  const { board, sound, message, words, money, meter, stage, showWin } = parts;
  const factor = showFactor[parts.speed()];
  const won = money(round.spin_minor);
  const isCelebrated = BigInt(event.round_win_minor) > round.bet_minor;
  const isMetered = parts.meterShows === 'sum' && round.isFree;
  round.win_minor = BigInt(event.round_win_minor);
  round.spin_minor += BigInt(event.amount_minor);
  await board.light([{ positions: event.positions }], parts.speed());
  let [sum, arrived] = [event.multiplier - event.sum, 0];
  await parts.gather(event.positions, isMetered ? 'meter' : 'message', (multiplier) => {
    sum += multiplier;
    arrived += 1;
    sound.play('coin', Math.min(6, arrived));
    if (isMetered) meter.set(sum);
    message.say(words('stage.multiplying', { amount: won, multiplier: sum }), 'large');
  });
  if (isCelebrated) sound.play('feature');
  message.say(
    words('stage.multiplied', {
      amount: won,
      multiplier: event.multiplier,
      total: money(round.spin_minor),
    }),
    'large',
  );
  await stage.timeline.wait(900 * factor, { skippable: true });
  board.unlight();
  showWin(round.win_minor);
}

async function startFreeSpins(
  parts: TumbleParts,
  round: Round,
  event: TumbleEventOf<'free_spins_start'>,
): Promise<void> {
  const { board, sound, music, words, announce, setMood, notice, meter, scatter } = parts;
  sound.play('freeSpins.intro');
  music.state('feature');
  round.isFree = true;
  await board.light([{ positions: event.positions }], 'normal');
  board.unlight();
  announce(words('say.free_spins', { spins: event.spins }));
  // The scene changes behind the announcement.
  setMood('free');
  await notice.show({
    heading: words('stage.free_spins'),
    figure: String(event.spins),
    beneath: event.multiplier > 1 ? `×${event.multiplier}` : words('stage.tap'),
    ...(scatter ? { hero: scatter.picture } : {}),
    stay_ms: 2600,
  });
  if (isGrowthShown(parts, round)) meter.set(event.multiplier);
}

async function endFreeSpins(
  parts: TumbleParts,
  round: Round,
  event: TumbleEventOf<'free_spins_end'>,
  factor: number,
): Promise<void> {
  const { sound, music, words, money, notice, setMood, showWin, bigWin, meter } = parts;
  const amount = BigInt(event.amount_minor);
  const tier = tierOf(amount, round.bet_minor);
  music.state('base');
  if (isLarge(tier)) {
    await presentBigWin(bigWin, amount, round.bet_minor, factor);
    round.isPresented = true;
  } else {
    if (tier === 'win') sound.play('freeSpins.outro');
    await notice.show({
      heading: words(tier === 'win' ? 'stage.you_won' : 'stage.free_spins'),
      figure: money(amount),
      beneath: words('stage.tap'),
      stay_ms: 2200,
    });
  }
  showWin(round.win_minor);
  parts.showFreeSpin(null);
  round.isFree = false;
  meter.hide();
  setMood('base');
}

async function playEnd(
  parts: TumbleParts,
  round: Round,
  event: TumbleEventOf<'end'>,
  factor: number,
): Promise<void> {
  const { words, money, message, announce, showWin, bigWin, sound, cheer } = parts;
  const win = BigInt(event.win_minor);
  const tier = tierOf(win, round.bet_minor);
  switch (tier) {
    case 'none':
      message.say('');
      return announce(words('say.nothing'));
    case 'returned':
      showWin(win);
      message.say(words('stage.returned', { amount: money(win) }));
      return announce(words('say.returned', { amount: money(win) }));
    case 'win': {
      showWin(win);
      announce(words('say.win', { amount: money(win) }));
      cheer(0.5);
      const count_ms = win >= round.bet_minor * 5n ? 1300 : 650;
      const write = (shown: bigint): string => words('stage.win', { amount: money(shown) });
      let steps = 0;
      return message.count(0n, win, count_ms * factor, write, () => sound.play('count.tick', (steps += 1)));
    }
    case 'big':
    case 'mega':
    case 'epic':
      announce(words('say.win', { amount: money(win) }));
      if (!round.isPresented) await presentBigWin(bigWin, win, round.bet_minor, factor);
      showWin(win);
      message.say(words('stage.win', { amount: money(win) }), 'large');
  }
}
