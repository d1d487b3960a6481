/**
 * Rounds with a split, simulated: how the hands of one split go together is out of reach of counting. Each pair and card of the
 * dealer has its share of the rounds by its chance. How rounds are
 * played shares nothing with the game's own rules or with the solver but the tables of basic strategy, so that it holds both. `node games/kinds/table/prove/blackjack-simulation.ts 1000000000` prints what
 * `blackjack-split-counts.ts` records.
 */
import { createSimulationRandom, type RandomSource } from '../../../kit/fairness/random.ts';
import { basicStrategy, type StrategyTable } from '../blackjack/strategy.ts';
import { basicChances, tableRules } from './blackjack-edge.ts';
import { columnsOf } from './blackjack-strategy.ts';

export type SplitStart = { pair: number; up: number; rounds: number };

/** Rounds by what they staked and paid, in first bets: {@link countPlace} says where. */
export type SplitCounts = Float64Array;
const MOST_STAKED = 8;
const PLACES = 2 * MOST_STAKED + 1;
export const countPlace = (staked: number, pays: number): number => staked * PLACES + pays;
export const stakedAt = (place: number): number => Math.floor(place / PLACES);
export const paysAt = (place: number): number => place % PLACES;
export const noCounts = (): SplitCounts => new Float64Array((MOST_STAKED + 1) * PLACES);

const [HIT, STAND, DOUBLE] = [0, 1, 2];

/** What to do with a total: twos and threes of cards, hard and soft, in one list. */
function movesOf(tables: StrategyTable, up: number): Uint8Array {
  const column = (up + 9) % 10;
  const moves = new Uint8Array(2 * 2 * 32).fill(STAND);
  const state = (rows: readonly string[], least: number, isSoft: number): void => {
    for (const [row, letters] of rows.entries()) {
      const letter = letters[column] ?? 'S';
      const otherwise = 'Sdr'.includes(letter) ? STAND : HIT;
      moves[(row + least) * 4 + isSoft * 2] = otherwise;
      moves[(row + least) * 4 + isSoft * 2 + 1] = letter.toUpperCase() === 'D' ? DOUBLE : otherwise;
    }
  };
  state(tables.hard, 4, 0);
  state(tables.soft, 12, 1);
  return moves;
}

/** Plays rounds that begin with this pair, the dealer having no blackjack, and adds them to `counts`. */
export function simulateSplit(
  { pair, up, rounds }: SplitStart,
  tables: StrategyTable,
  random: RandomSource,
  counts: SplitCounts,
): void {
  const shoe = new Uint8Array(416);
  let size = 0;
  for (let value = 0; value < 10; value += 1) {
    const dealt = (value === pair ? 2 : 0) + (value === up ? 1 : 0);
    for (let copy = (value === 9 ? 128 : 32) - dealt; copy > 0; copy -= 1) shoe[size++] = value + 1;
  }
  const moves = movesOf(tables, up);
  const mostHands = pair === 0 ? 2 : 4;
  // Split aces stand on the card that they get.
  const playsBelow = pair === 0 ? 0 : 21;
  const totals = new Uint8Array(4);
  const stakes = new Uint8Array(4);
  const barred = up === 0 ? 10 : up === 9 ? 1 : 0;
  let left = size;
  // The cards that are left stay in front; where they lie does not matter, since each is drawn from all of them.
  const draw = (): number => {
    const at = random.below(left);
    left -= 1;
    const card = shoe[at] ?? 0;
    shoe[at] = shoe[left] ?? 0;
    shoe[left] = card;
    return card;
  };
  for (let round = 0; round < rounds; round += 1) {
    left = size;
    let hole = draw();
    while (hole === barred) {
      left = size;
      hole = draw();
    }
    let hands = 2;
    let isAnyStanding = false;
    for (let hand = 0; hand < hands; hand += 1) {
      let second = draw();
      while (second === pair + 1 && hands < mostHands) {
        hands += 1;
        second = draw();
      }
      let hard = pair + 1 + second;
      let hasAce = pair === 0 || second === 1;
      let isFirst = 1;
      let stake = 1;
      let total = hasAce && hard <= 11 ? hard + 10 : hard;
      while (total < playsBelow) {
        const move = moves[total * 4 + (total === hard ? 0 : 2) + isFirst];
        if (move === STAND) break;
        const card = draw();
        hard += card;
        hasAce ||= card === 1;
        total = hasAce && hard <= 11 ? hard + 10 : hard;
        isFirst = 0;
        if (move !== DOUBLE) continue;
        stake = 2;
        break;
      }
      totals[hand] = total;
      stakes[hand] = stake;
      isAnyStanding ||= total <= 21;
    }
    let hard = up + 1 + hole;
    let hasAce = up === 0 || hole === 1;
    let dealers = hasAce && hard <= 11 ? hard + 10 : hard;
    const drawsBelow = isAnyStanding ? 17 : 0;
    while (dealers < drawsBelow) {
      const card = draw();
      hard += card;
      hasAce ||= card === 1;
      dealers = hasAce && hard <= 11 ? hard + 10 : hard;
    }
    let [staked, pays] = [0, 0];
    for (let hand = 0; hand < hands; hand += 1) {
      const [total = 0, stake = 0] = [totals[hand], stakes[hand]];
      staked += stake;
      if (total > 21) continue;
      if (dealers > 21 || total > dealers) pays += 2 * stake;
      else if (total === dealers) pays += stake;
    }
    const place = staked * PLACES + pays;
    counts[place] = (counts[place] ?? 0) + 1;
  }
}

/** Shares rounds out among these starts by their chances, the largest remainders first. */
export function shareRounds(
  starts: readonly { pair: number; up: number; chance: number }[],
  rounds: number,
): SplitStart[] {
  const all = starts.reduce((sum, { chance }) => sum + chance, 0);
  const shares = starts.map(({ pair, up, chance }) => {
    const exact = (chance / all) * rounds;
    return { pair, up, rounds: Math.floor(exact), remainder: exact % 1 };
  });
  const short = rounds - shares.reduce((sum, share) => sum + share.rounds, 0);
  for (const share of shares.toSorted((a, b) => b.remainder - a.remainder).slice(0, short)) share.rounds += 1;
  return shares.map(({ pair, up, rounds: share }) => ({ pair, up, rounds: share }));
}

/** Every start, one after the other, from one seed. */
export function simulateSplits(
  starts: readonly SplitStart[],
  tables: StrategyTable,
  seed: number,
): SplitCounts[] {
  const random = createSimulationRandom(seed);
  return starts.map((start) => {
    const counts = noCounts();
    simulateSplit(start, tables, random, counts);
    return counts;
  });
}

/** The seed of the recorded run. */
const SEED = 20_261_125;

/** All starts together. */
export function sumOfCounts(all: readonly SplitCounts[]): SplitCounts {
  const sum = noCounts();
  for (const counts of all)
    for (const [place, count] of counts.entries()) sum[place] = (sum[place] ?? 0) + count;
  return sum;
}

if (import.meta.main) {
  const rounds = Number(process.argv[2] ?? 1_000_000);
  const { splitStarts } = basicChances(tableRules, columnsOf(tableRules.decks), basicStrategy);
  const counts = sumOfCounts(simulateSplits(shareRounds(splitStarts, rounds), basicStrategy, SEED));
  for (const [place, count] of counts.entries())
    if (count > 0) console.log(`  [${stakedAt(place)}, ${paysAt(place)}, ${count}],`);
}
