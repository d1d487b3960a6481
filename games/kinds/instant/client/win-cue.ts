import type { Cue } from '../../../kit/client/game-view.ts';
import { UNIT } from '../multiplier.ts';

/** From here a win sounds bigger: ten times the bet. */
const BIG = 10 * UNIT;

/** How a win of so many ten-thousandths of the bet sounds. Null where no more than the bet came back: that is celebrated by nothing. */
export function winCue(multiplier: number): Cue | null {
  if (multiplier <= UNIT) return null;
  return multiplier >= BIG ? 'bigWin' : 'win';
}
