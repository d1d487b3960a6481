/** Plays what leads to a choice between forms of the free spins, and what was chosen. */
import type { BookEventOf } from '../../book.ts';
import type { TableParts } from './parts.ts';
import type { RoundState } from './play-book.ts';

/** Shows the scatters that have won the choice. */
export async function showChoice(
  { winShow, highlights, sound, music, stage, announce, words, paytable }: TableParts,
  event: BookEventOf<'feature_choice'>,
): Promise<void> {
  winShow.clear();
  highlights.lift(event.positions, false);
  sound.play('freeSpins.intro');
  music.state('feature');
  announce(words('choice.say', { count: paytable.choice?.options.length ?? 0 }));
  await stage.timeline.wait(1300, { skippable: true });
  highlights.clear();
}

/** Says what was chosen; its picture stands over the announcement of the free spins. */
export async function playChosen(
  { announce, words, message, sound, stage, paytable }: TableParts,
  round: RoundState,
  chosen: string,
): Promise<void> {
  round.chosen = chosen;
  const name = paytable.choice?.options.find(({ id }) => id === chosen)?.name ?? chosen;
  const said = words('choice.made', { name });
  sound.play('feature');
  announce(said);
  message.say(said, 'large');
  await stage.timeline.wait(600, { skippable: true });
}
