/**
 * The rules of a live table beyond those of its spots. A draw takes bets for a time; then its link of the chain is revealed, which
 * decides what comes for everybody, and after the time in which that is shown every bet is paid by it.
 *
 * The numbers of a draw are those of the salted link, as a round's are those of its seeds (`kit/fairness/draw.ts`): block i is
 * HMAC-SHA256(key = the salted link's 32 bytes, message = "<game code>:<number of the draw>:<i>"). The wheel takes one number below 37;
 * baccarat shuffles a fresh shoe of eight decks after Fisher and Yates, from the front, for each draw, and deals from its front; a digit
 * game takes one number below ten for each of its drums. What is public of a draw before it takes bets, the field of a race, is read in
 * the same way from the salted end of its chain, under `<game code>:field`.
 */
import { z } from 'zod';
import { unitsSchema } from '../table/table.ts';
import type { LiveGame } from './games.ts';

/** Most bets of a player in one draw. Each is a bet of its own at the operator. */
export const MOST_BETS = 10;
/** Most bets that a player has open at a time, in all the draws of a game that take bets. */
export function mostOpenBets({ schedule }: Pick<LiveGame, 'schedule'>): number {
  return MOST_BETS * (schedule?.sells ?? 1);
}

/** Most spots of one bet; who wants chips on more places a further bet. */
export const MOST_SPOTS = 40;

/** Units by spot; which spots there are, the game says. A bet's amount divided by all of its units is what a unit is worth. */
export const wagerSchema = z.strictObject({
  spots: z.record(z.string().min(1).max(24), unitsSchema).refine(
    (spots) => {
      const count = Object.keys(spots).length;
      return count >= 1 && count <= MOST_SPOTS;
    },
    { error: `between 1 and ${MOST_SPOTS} spots need chips` },
  ),
});
export type LiveWager = z.infer<typeof wagerSchema>;

/** What names the numbers of a draw in the place of a round's seeds. */
export function drawSeeds(gameCode: string, number: number): { clientSeed: string; nonce: number } {
  return { clientSeed: gameCode, nonce: number };
}

/** What names the numbers of a draw that are public before it takes bets: their key is the salted end of its chain. */
export function fieldSeeds(gameCode: string, number: number): { clientSeed: string; nonce: number } {
  return { clientSeed: `${gameCode}:field`, nonce: number };
}

/** The first draw of the shoe that a draw belongs to, by their numbers on the chain. */
export function firstOfShoe(number: number, shoeDraws: number): number {
  return number - ((number - 1) % shoeDraws);
}
