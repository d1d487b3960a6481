/** Where rounds of wager and actions stand, computed from what they follow from. */
import type { z } from 'zod';
import { createFairRandom } from '../kit/fairness/stream.ts';
import { courseSchema } from '../kit/play-api/rounds.ts';
import type { RoundInPlay, Standing } from '../kit/round/round-game.ts';
import type { RoundHouseGame } from './house.ts';
import { type Round, seedsOf } from './rounds/round.ts';

/** Where a round stands, as its row keeps it: only what the player may know. */
export function bookOf({ state, multiplier, canCashOut, seen }: Standing): z.infer<typeof courseSchema> {
  return courseSchema.parse({ state, multiplier, can_cash_out: canCashOut, seen });
}

/** What becomes of a round in play whose player does not return, as its operator is told: `take_back`, or what is done first. */
export function awayNameOf({ whenAway }: Standing): string | null {
  if (whenAway === null || whenAway === 'take_back') return whenAway;
  const { type } = whenAway;
  return typeof type === 'string' ? type : 'play_on';
}

/**
 * A round as the version of its game plays it.
 * @throws if the house no longer has that version.
 */
export function replay(game: RoundHouseGame, round: Round): RoundInPlay {
  const rules = game.versions.get(round.gameVersion);
  if (!rules) throw new Error(`The house has no version ${round.gameVersion} of ${round.gameCode}.`);
  return rules.begin(round.bet, round.wager, createFairRandom(seedsOf(round)));
}
