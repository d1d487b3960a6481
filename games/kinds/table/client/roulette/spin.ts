/** How rotor and ball move. Pure; times are milliseconds, angles degrees clockwise. */
import type { Pace } from '../../../../kit/client/game-view.ts';

/** From the press to the ball at rest in its pocket. */
export function durationOf_ms(pace: Pace): number {
  if (pace === 'still') return 0;
  return pace === 'turbo' ? 1_400 : 4_200;
}

/** The rotor turns evenly, a round in twelve seconds. */
export function rotorAt(passed_ms: number): number {
  return (passed_ms * 0.03) % 360;
}

/** Where the ball runs and where it lies, as shares of the bowl's radius: by the picture of the bowl. */
export const RIM = 146 / 184;
export const POCKET = 82 / 184;
/** Against the rotor, before it falls. */
const ROUNDS = 5;
/** The share of the time after which the ball leaves the rim. */
export const DROPS = 0.72;

/**
 * Where the ball is, beside the rotor: it slows on the rim, falls, leaps twice, and rests at the pocket's angle.
 * @param pocket angle of the pocket on the rotor.
 */
export function ballAt(
  passed_ms: number,
  duration_ms: number,
  pocket: number,
): { angle: number; radius: number } {
  const share = duration_ms === 0 ? 1 : Math.min(1, passed_ms / duration_ms);
  const left = (1 - share) ** 2;
  const angle = pocket + 360 * ROUNDS * left;
  if (share <= DROPS) return { angle, radius: RIM };
  const falling = (share - DROPS) / (1 - DROPS);
  const leap = Math.abs(Math.cos(falling * Math.PI * 2.5)) * (1 - falling) ** 2;
  return { angle, radius: POCKET + (RIM - POCKET) * leap };
}
