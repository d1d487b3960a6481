/** Plays the beginning, the lengthening and the end of free spins. */
import type { BookEventOf } from '../../book.ts';
import { presentBigWin } from '../celebrate/big-win.ts';
import { isLarge, tierOf } from '../celebrate/win-tier.ts';
import { showFactor } from '../reels/tempo.ts';
import type { TableParts } from './parts.ts';
import type { RoundState } from './play-book.ts';

/** Shows the scatters, announces the spins, and changes the mood of the scene. */
export async function startFreeSpins(
  parts: TableParts,
  round: RoundState,
  event: BookEventOf<'free_spins_start'>,
): Promise<void> {
  const {
    highlights,
    winShow,
    sound,
    music,
    stage,
    words,
    notice,
    art,
    setMood,
    reels,
    shower,
    layout,
    announce,
    meter,
    paytable,
  } = parts;
  winShow.clear();
  // What was chosen has been led up to already.
  if (round.chosen === null) {
    highlights.lift(event.positions, false);
    sound.play('freeSpins.intro');
    await stage.timeline.wait(1300, { skippable: true });
    highlights.clear();
  }
  music.state('feature');
  announce(words('say.free_spins', { spins: event.spins }));
  const { viewport } = layout();
  shower.burst({ x: viewport.width / 2, y: viewport.height * 0.75, spread: viewport.width * 0.6 }, 30);
  const scatter = paytable.symbols.find(({ kind }) => kind === 'scatter');
  const hero = round.chosen ?? scatter?.id;
  const details = [
    event.special_symbol ? words('stage.special_symbol') : '',
    event.multiplier > 1 ? `×${event.multiplier}` : '',
  ].filter((detail) => detail !== '');
  // The scene changes behind the announcement.
  setMood('free', round.chosen);
  await notice.show({
    heading: words('stage.free_spins'),
    figure: String(event.spins),
    beneath: details.length > 0 ? details.join('  ·  ') : words('stage.tap'),
    ...(hero === undefined ? {} : { hero: art.symbols.still(hero) }),
    ...(event.special_symbol ? { picture: art.symbols.still(event.special_symbol) } : {}),
    stay_ms: 2600,
  });
  round.isInFeature = true;
  reels.useStrips('free');
  meter.set(event.multiplier);
}

/** Shows the scatters that add spins. */
export async function retriggerFreeSpins(
  parts: TableParts,
  event: BookEventOf<'free_spins_retrigger'>,
  factor: number,
): Promise<void> {
  const { highlights, winShow, sound, stage, words, message, announce } = parts;
  winShow.clear();
  highlights.lift(event.positions, false);
  sound.play('feature');
  const text = words('stage.more_free_spins', { added: event.added });
  message.say(text, 'large');
  announce(text);
  await stage.timeline.wait(1600 * factor, { skippable: true });
  highlights.clear();
}

/** Says what the free spins won together, which has been counted spin by spin, and goes back to the base game. */
export async function endFreeSpins(
  parts: TableParts,
  round: RoundState,
  event: BookEventOf<'free_spins_end'>,
): Promise<void> {
  const { winShow, sound, music, words, money, notice, setMood, reels, showWin, bigWin, transformer, meter } =
    parts;
  const factor = showFactor[parts.speed()];
  const amount = BigInt(event.amount_minor);
  const tier = tierOf(amount, round.bet_minor);
  winShow.clear();
  transformer.holdReels([]);
  music.state('base');
  if (isLarge(tier)) {
    await presentBigWin(bigWin, amount, round.bet_minor, factor, true);
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
  round.isInFeature = false;
  reels.useStrips('base');
  meter.hide();
  setMood('base');
}
