/** Writes the rules of a tumbling slot from its definition, in the order in which a player reads them. */
import type { Growth, Pays, TumbleDefinition, TumbleSymbolKind } from '../engine/definition.ts';
import type { TumbleStatement } from './statement.ts';

const byCount = (pays: Pays) =>
  Object.entries(pays)
    .map(([count, value]) => ({ count: Number(count), value }))
    .toSorted((a, b) => a.count - b.count);

const awards = (spins: Pays) => byCount(spins).map(({ count, value }) => ({ scatters: count, spins: value }));

/** Every rule that decides what a round of this game pays. */
export function tumbleRulesOf(game: TumbleDefinition): TumbleStatement[] {
  const { growth, multipliers, freeSpins, scatterPays } = game;
  const [wild] = idsOf(game, 'wild');
  const [scatter = ''] = idsOf(game, 'scatter');
  const rules: TumbleStatement[] = [
    {
      rule: 'grid',
      bet_coins: game.betCoins,
      heights: game.heights.map((list) => list.map(({ height, weight }) => ({ height, weight }))),
      stops: 'equally_likely',
      has_free_strips: game.strips.free !== undefined,
    },
    wins(game),
  ];
  if (wild !== undefined) {
    rules.push({ rule: 'wild', symbol: wild, stands_for: idsOf(game, 'low', 'high'), pays_alone: false });
  }
  if (game.hasTumbles) {
    rules.push({
      rule: 'tumbles',
      leave: 'all_of_a_win',
      stay: idsOf(game, 'scatter', 'multiplier'),
      fill: 'from_strip_above',
      until: 'nothing_wins',
    });
  }
  if (grows(growth.base)) rules.push(growing('base', growth.base, false));
  if (freeSpins && grows(growth.free)) rules.push(growing('free', growth.free, growth.free.isKept));
  if (multipliers) {
    rules.push({
      rule: 'multiplier_symbols',
      symbol: multipliers.symbol,
      values: multipliers.values.map(({ multiplier, weight }) => ({ multiplier, weight })),
      combine: 'added',
      are_kept: multipliers.isKept,
    });
  }
  if (scatterPays) {
    rules.push({
      rule: 'scatter_wins',
      symbol: scatter,
      pays: byCount(scatterPays).map(({ count, value }) => ({ count, bets: value })),
      counted: 'when_the_spin_ends',
      is_multiplied: false,
    });
  }
  if (freeSpins) {
    rules.push({
      rule: 'free_spins',
      symbol: scatter,
      awards: awards(freeSpins.awards),
      retriggers: awards(freeSpins.retriggers),
      max_spins: freeSpins.maxSpins,
      counted: 'when_the_spin_ends',
    });
  }
  rules.push({ rule: 'max_win', bets: game.maxWinBets });
  return rules;
}

/** Without the rule wins are multiplied by 1. */
const grows = ({ start, max }: Growth) => start > 1 || max > 1;

function growing(phase: 'base' | 'free', { start, step, max }: Growth, isKept: boolean): TumbleStatement {
  const counts = isKept ? 'tumbles_of_all_free_spins' : 'tumbles_of_the_spin';
  return { rule: 'growing_multiplier', phase, start, step, max, counts };
}

function idsOf(game: TumbleDefinition, ...kinds: TumbleSymbolKind[]): string[] {
  return game.symbols.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
}

function wins(game: TumbleDefinition): TumbleStatement {
  const { evaluation } = game;
  const pays = Object.entries(game.pays).map(([symbol, list]) => ({
    symbol,
    pays: byCount(list).map(({ count, value }) => ({ count, coins: value })),
  }));
  switch (evaluation.kind) {
    case 'cluster':
      return {
        rule: 'cluster_wins',
        least: evaluation.least,
        touching: 'sides',
        do_groups_share_wilds: true,
        pays,
      };
    case 'anywhere':
      return { rule: 'anywhere_wins', least: evaluation.least, pays };
    case 'ways':
      return {
        rule: 'changing_way_wins',
        most_ways: game.heights.reduce(
          (ways, list) => ways * Math.max(...list.map(({ height }) => height)),
          1,
        ),
        wins_per_symbol: 'longest',
        pays,
      };
  }
}
