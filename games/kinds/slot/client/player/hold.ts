/** Plays hold and respin: coins lock, the rest turns, and in the end every coin is paid. */
import type { BookEventOf } from '../../book.ts';
import { presentBigWin } from '../celebrate/big-win.ts';
import { presentPot } from '../celebrate/pot.ts';
import { isLarge, tierOf } from '../celebrate/win-tier.ts';
import { potLabel } from '../features/pot-bets.ts';
import type { TableParts } from './parts.ts';
import type { RoundState } from './play-book.ts';

/** Locks the coins in view and opens the board. */
export async function startHold(
  parts: TableParts,
  round: RoundState,
  event: BookEventOf<'hold_start'>,
): Promise<void> {
  const { winShow, sound, music, words, notice, board, coinLabels, message, announce, setMood } = parts;
  setMood('free');
  winShow.clear();
  sound.play('freeSpins.intro');
  music.state('feature');
  announce(words('say.hold', { respins: event.respins }));
  await notice.show({
    heading: words('stage.hold'),
    figure: String(event.coins.length),
    beneath: words('stage.tap'),
    hero: parts.art.symbols.still(coinSymbolOf(parts)),
    stay_ms: 1900,
  });
  round.isInFeature = true;
  coinLabels.clear();
  message.say(words('stage.respins', { respins: event.respins }));
  await board?.begin(event.coins);
}

/** One respin of the empty cells. */
export async function turnHold(
  parts: TableParts,
  event: BookEventOf<'hold_spin'>,
  factor: number,
): Promise<void> {
  const { board, sound, message, words, plates, stage } = parts;
  sound.play('spin');
  await board?.turn(event.coins, 1100 * factor, (coin, index) => {
    sound.play('coin', index);
    if (coin.jackpot) void plates?.flash(coin.jackpot);
  });
  message.say(
    words('stage.respins', { respins: event.respins_left }),
    event.coins.length > 0 ? 'large' : 'small',
  );
  await stage.timeline.wait(350 * factor, { skippable: true });
}

/**
 * Pays coin after coin, each with the value that is written on it, every pot in its own moment, and the grand pot if the board
 * is full. The total is counted once, at the end.
 */
export async function endHold(
  parts: TableParts,
  round: RoundState,
  event: BookEventOf<'hold_end'>,
  factor: number,
): Promise<void> {
  const {
    board,
    sound,
    music,
    message,
    words,
    money,
    plates,
    showWin,
    bigWin,
    stage,
    paytable,
    setMood,
    cheer,
  } = parts;
  const amount = BigInt(event.amount_minor);
  const tier = tierOf(amount, round.bet_minor);
  await board?.pay(260 * factor, async (coin, index) => {
    sound.play('coin', index);
    message.say(`+ ${money(coin.amount_minor)}`, 'large');
    if (!coin.jackpot || tier === 'returned') return;
    void plates?.flash(coin.jackpot);
    await presentPot(bigWin, coin.jackpot, BigInt(coin.amount_minor), factor);
  });
  if (event.grand) {
    if (!paytable.jackpot) void plates?.flash('grand');
    const grandBets = BigInt(paytable.features.hold_and_respin?.grand_bets ?? 0);
    await presentPot(bigWin, 'grand', grandBets * round.bet_minor, factor, potLabel(paytable, 'grand'));
  }
  music.state('base');
  round.win_minor = BigInt(event.round_win_minor);
  const write = (shown: bigint): string => words('stage.total', { amount: money(shown) });
  if (isLarge(tier)) {
    await presentBigWin(bigWin, amount, round.bet_minor, factor);
    round.isPresented = true;
    message.say(write(amount), 'large');
  } else if (tier === 'win') {
    sound.play('freeSpins.outro');
    cheer(1);
    await message.count(0n, amount, 900 * factor, write);
    await stage.timeline.wait(900 * factor, { skippable: true });
  } else {
    message.say(write(amount));
    await stage.timeline.wait(900 * factor, { skippable: true });
  }
  showWin(round.win_minor);
  await board?.end();
  round.isInFeature = false;
  setMood('base');
}

/** The symbol that carries prizes. */
export function coinSymbolOf({ paytable }: Pick<TableParts, 'paytable'>): string {
  return paytable.features.hold_and_respin?.symbol ?? '';
}
