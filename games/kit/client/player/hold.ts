/** Plays hold and respin: coins lock, the rest turns, and in the end every coin is paid. */
import type { BookEventOf } from '../../book.ts';
import { presentBigWin } from '../celebrate/big-win.ts';
import { isLarge, tierOf } from '../celebrate/win-tier.ts';
import type { TableParts } from './parts.ts';
import type { RoundState } from './play-book.ts';

/** Locks the coins in view and opens the board. */
export async function startHold(
  parts: TableParts,
  round: RoundState,
  event: BookEventOf<'hold_start'>,
): Promise<void> {
  const { winShow, sound, words, notice, board, coinLabels, message, announce } = parts;
  winShow.clear();
  sound.play('freeSpins.intro');
  announce(words('say.hold', { respins: event.respins }));
  await notice.show({
    heading: words('stage.hold'),
    figure: String(event.coins.length),
    beneath: words('stage.tap'),
    picture: parts.art.symbols.still(coinSymbolOf(parts)),
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
    if (!coin.jackpot) return;
    sound.play(`pot.${coin.jackpot}`);
    void plates?.flash(coin.jackpot);
  });
  message.say(
    words('stage.respins', { respins: event.respins_left }),
    event.coins.length > 0 ? 'large' : 'small',
  );
  await stage.timeline.wait(350 * factor, { skippable: true });
}

/** Pays coin after coin, then the grand jackpot if the board is full. */
export async function endHold(
  parts: TableParts,
  round: RoundState,
  event: BookEventOf<'hold_end'>,
  factor: number,
): Promise<void> {
  const { board, sound, message, words, money, plates, showWin, bigWin, stage } = parts;
  let paid = 0n;
  await board?.pay(260 * factor, (coin, index) => {
    paid += BigInt(coin.amount_minor);
    sound.play('coin', index);
    message.say(words('stage.total', { amount: money(paid) }), 'large');
  });
  if (event.grand) {
    sound.play('pot.grand');
    await plates?.flash('grand');
  }
  const amount = BigInt(event.amount_minor);
  const tier = tierOf(amount, round.bet_minor);
  round.win_minor = BigInt(event.round_win_minor);
  message.say(words('stage.total', { amount: money(amount) }), 'large');
  if (isLarge(tier)) {
    await presentBigWin(bigWin, amount, round.bet_minor, factor);
    round.isPresented = true;
  } else {
    if (tier === 'win') sound.play('freeSpins.outro');
    await stage.timeline.wait(900 * factor, { skippable: true });
  }
  showWin(round.win_minor);
  await board?.end();
  round.isInFeature = false;
}

/** The symbol that carries prizes. */
export function coinSymbolOf({ paytable }: Pick<TableParts, 'paytable'>): string {
  return paytable.features.hold_and_respin?.symbol ?? '';
}
