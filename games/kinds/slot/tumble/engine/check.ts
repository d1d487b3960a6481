/** What the definition of a tumbling slot must hold to be played: a game that breaks a rule is refused when it is compiled. */
import type { Growth, Pays, TumbleDefinition } from './definition.ts';

const isWhole = (value: number, least: number) => Number.isSafeInteger(value) && value >= least;
const isPays = (pays: Pays, least: number) =>
  Object.entries(pays).every(([count, value]) => isWhole(Number(count), least) && isWhole(value, 1));
/** More of them never pay less: a win is that of the highest listed number that is reached. */
const isRising = (pays: Pays) => {
  const ordered = Object.entries(pays).toSorted(([a], [b]) => Number(a) - Number(b));
  return ordered.every(([, value], index) => value >= (ordered[index - 1]?.[1] ?? 0));
};
const isGrowth = ({ start, step, max }: Growth) =>
  isWhole(start, 1) && isWhole(step, 0) && isWhole(max, start);

/** @throws Error that lists every rule the definition breaks. */
export function checkTumble(game: TumbleDefinition): void {
  const found: string[] = [];
  const must = (holds: boolean, rule: string) => {
    if (!holds) found.push(rule);
  };
  const kinds = new Map(game.symbols.map((symbol) => [symbol.id, symbol.kind]));
  const count = (kind: string) => game.symbols.filter((symbol) => symbol.kind === kind).length;
  const reels = game.heights.length;
  const strips = [...game.strips.base, ...(game.strips.free ?? [])].map((strip) => strip.split(' '));
  const isOn = (list: readonly string[], kind: string) => list.some((id) => kinds.get(id) === kind);
  const heights = game.heights.flat().map(({ height }) => height);
  const { evaluation, multipliers, freeSpins } = game;

  must(kinds.size === game.symbols.length, 'symbol ids are unique');
  must(game.symbols.length <= 31, 'at most 31 symbols');
  must(reels >= 3 && reels <= 8, '3 to 8 reels');
  must(
    game.heights.every((list) => list.length > 0 && list.every(({ weight }) => isWhole(weight, 1))),
    'every reel has a height, with whole weights',
  );
  must(
    heights.every((height) => isWhole(height, 2) && height <= 8),
    'reels are 2 to 8 high',
  );
  must(game.strips.base.length === reels, 'a base strip for each reel');
  must((game.strips.free ?? game.strips.base).length === reels, 'a free strip for each reel');
  for (const ids of strips) {
    must(ids.length >= Math.max(...heights), 'strips are at least as long as the reel is high');
    const unknown = ids.filter((id) => !kinds.has(id));
    must(unknown.length === 0, `strips hold known symbols only: ${unknown.join(' ')}`);
  }
  for (const kind of ['wild', 'scatter', 'multiplier']) must(count(kind) <= 1, `at most one ${kind}`);
  const least = evaluation.kind === 'ways' ? 2 : evaluation.least;
  must(isWhole(least, 2), 'wins count at least two symbols');
  for (const [id, kind] of kinds) {
    const pays = game.pays[id];
    const isPaid = kind === 'low' || kind === 'high';
    must(isPaid === (pays !== undefined && Object.keys(pays).length > 0), `${id} pays if it is ordinary`);
    if (!pays) continue;
    must(
      isPays(pays, least) && isRising(pays),
      `pays of ${id} are whole coins that rise, for ${least} and more`,
    );
    if (evaluation.kind === 'ways') {
      must(
        Object.keys(pays).every((number) => Number(number) <= reels),
        `pays of ${id} are for the reels there are`,
      );
    } else must(least in pays, `pays of ${id} begin with ${least}`);
  }
  must(
    Object.keys(game.pays).every((id) => kinds.has(id)),
    'pays are of known symbols',
  );
  must(
    isPays(game.scatterPays ?? {}, 1) && isRising(game.scatterPays ?? {}),
    'scatter pays are whole bets that rise',
  );
  if (evaluation.kind === 'cluster') must(new Set(heights).size === 1, 'clusters lie on reels of one height');
  if (evaluation.kind === 'anywhere') must(count('wild') === 0, 'symbols that pay anywhere have no wild');
  if (evaluation.kind === 'ways') {
    const first = [strips[0] ?? [], game.strips.free ? (strips[reels] ?? []) : []];
    must(!first.some((strip) => isOn(strip, 'wild')), 'with ways, no wild on the first reel');
  }
  must(
    isGrowth(game.growth.base) && isGrowth(game.growth.free),
    'multipliers grow in whole steps from 1 or more',
  );
  must(
    multipliers !== undefined || !strips.some((ids) => isOn(ids, 'multiplier')),
    'multipliers have numbers',
  );
  if (multipliers) {
    must(kinds.get(multipliers.symbol) === 'multiplier', 'the multiplier symbol is of that kind');
    must(
      multipliers.values.length > 0 &&
        multipliers.values.every(({ multiplier, weight }) => isWhole(multiplier, 1) && isWhole(weight, 1)),
      'multiplier symbols carry whole numbers by whole weights',
    );
  }
  if (freeSpins) {
    must(count('scatter') === 1, 'free spins need a scatter');
    must(isPays(freeSpins.awards, 1) && isPays(freeSpins.retriggers, 1), 'awards are whole numbers of spins');
    must(isWhole(freeSpins.maxSpins, 1), 'free spins have a limit');
  }
  must(isWhole(game.betCoins, 1), 'a bet buys whole coins');
  must(isWhole(game.maxWinBets, 1), 'the maximum win is a whole number of bets');
  must(isWhole(game.version, 1), 'versions begin with 1');
  if (found.length > 0) throw new Error(`${game.code} breaks the rules: ${found.join('; ')}`);
}
