/** Why the chips on the table cannot be staked. Amounts are minor units. */
import type { Stakes } from '../../../../kit/play-api/rounds.ts';
import type { Layout } from '../../../table/client/table-view.ts';
import type { LiveGame } from '../../games.ts';
import { MOST_BETS, MOST_SPOTS } from '../../rules.ts';
import type { RaceField } from '../../races.ts';
import type { OwnBet } from '../../socket-api.ts';

export type WhyNot = 'too_low' | 'too_high' | 'wins_too_much' | 'too_many_bets' | 'too_many_spots';

type Standing = {
  game: LiveGame;
  /** What all that is laid costs. */
  bet_minor: bigint;
  stakes: Stakes;
  /** The bets that are in the draw already. */
  bets: readonly OwnBet[];
  /** Of a race. */
  field?: RaceField | null;
};

/** Null for chips that the house takes as one more bet of the draw. There is at least one. */
export function whyNot(layout: Layout, { game, bet_minor, stakes, bets, field }: Standing): WhyNot | null {
  if (bets.length >= MOST_BETS) return 'too_many_bets';
  if (Object.keys(layout).length > MOST_SPOTS) return 'too_many_spots';
  if (bet_minor < BigInt(stakes.least_minor)) return 'too_low';
  const staked_minor = bets.reduce((sum, bet) => sum + BigInt(bet.bet_minor), bet_minor);
  if (staked_minor > BigInt(stakes.most_minor)) return 'too_high';
  // What a pool pays is not the house's: no ticket can win too much.
  if (game.pool) return null;
  // All bets of the draw win by the same result: the most is the largest sum, and not the sum of the largest.
  const wins = [
    game.winsOf(bet_minor, { spots: layout }, field),
    ...bets.map((bet) => game.winsOf(BigInt(bet.bet_minor), bet.wager, field)),
  ];
  const most_minor = wins[0]?.reduce((most, _, index) => {
    const sum = wins.reduce((all, each) => all + (each[index] ?? 0n), 0n);
    return sum > most ? sum : most;
  }, 0n);
  return (most_minor ?? 0n) > BigInt(stakes.most_win_minor) ? 'wins_too_much' : null;
}
