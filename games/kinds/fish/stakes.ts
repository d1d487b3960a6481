/** The six stakes of a room, and how many shots a packet may have at one of them. Amounts are minor units. */
import { MOST_PRIZE, MOST_SHOTS, packetOf, type Weapon, WEAPONS } from '../instant/fishing.ts';
import type { Stakes } from '../../kit/play-api/rounds.ts';

export const MOST_STAKES = 6;
const steps = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n, 1000n];

/** What a shot of the cheapest weapon may cost, ascending: six of the round amounts that leave room for the strongest weapon. */
export function unitsOf(stakes: Stakes): bigint[] {
  const [least, most, mostWin] = [stakes.least_minor, stakes.most_minor, stakes.most_win_minor].map(BigInt);
  if (least === undefined || most === undefined || mostWin === undefined) return [];
  const strongest = BigInt(Math.max(...Object.values(WEAPONS).map(({ cost }) => cost)));
  const allowed = steps
    .map((step) => step * least)
    .filter((unit) => unit <= most && unit * BigInt(MOST_PRIZE) <= mostWin);
  const roomy = allowed.filter((unit) => unit * strongest <= most);
  // Where the rules leave little, the strongest weapon is what is given up, not the game.
  const found = roomy.length > 0 ? roomy : allowed.slice(0, 1);
  if (found.length <= MOST_STAKES) return found;
  return Array.from(
    { length: MOST_STAKES },
    (_, index) => found[Math.round((index * (found.length - 1)) / (MOST_STAKES - 1))],
  ).filter((unit) => unit !== undefined);
}

/**
 * The most shots of a packet, which is one bet and one game cycle to the operator's rules; 0 where the weapon is too dear for them.
 * @param min_cycle_ms where rounds have to lie apart a packet is one shot, so that no shot is played within that time either.
 */
export function mostShots(stakes: Stakes, unit_minor: bigint, weapon: Weapon, min_cycle_ms: number): number {
  const cost = unit_minor * BigInt(WEAPONS[weapon].cost);
  const byStake = BigInt(stakes.most_minor) / cost;
  const prize = unit_minor * BigInt(MOST_PRIZE * WEAPONS[weapon].targets);
  const byWin = BigInt(stakes.most_win_minor) / prize;
  const most = byStake < byWin ? byStake : byWin;
  const shots = most > BigInt(MOST_SHOTS) ? MOST_SHOTS : Number(most);
  return packetOf(min_cycle_ms > 0 ? Math.min(1, shots) : shots);
}
