/** Writes the rules of a game from its definition, in the order in which a player reads them. */
import { hoursToReturn } from '../../../kit/play-api/hours-to-return.ts';
import { type ChoiceDefinition, hasChoices, type ReelDefinition } from '../choice/definition.ts';
import type { Pays, SlotDefinition, SymbolKind } from '../engine/definition.ts';
import type { Statement } from './statement.ts';

type Weights = Readonly<Record<string, number>>;

const counts = (pays: Pays) =>
  Object.entries(pays)
    .map(([count, value]) => ({ count: Number(count), value }))
    .toSorted((a, b) => a.count - b.count);

const weighted = (weights: Weights) =>
  Object.entries(weights).map(([symbol, weight]) => ({ symbol, weight }));

const awards = (pays: Pays) => counts(pays).map(({ count, value }) => ({ scatters: count, spins: value }));

/** Every rule that decides what a round of this game pays. */
export function rulesOf(game: ReelDefinition): Statement[] {
  const rules = [...spinRules(game), ...symbolRules(game), ...featureRules(game)];
  if (!hasChoices(game)) return rules;
  return rules.map((statement) => (statement.rule === 'free_spins' ? choiceRule(game) : statement));
}

function choiceRule(game: ChoiceDefinition): Statement {
  const [symbol = ''] = idsOf(game, 'scatter');
  return {
    rule: 'free_spin_choice',
    symbol,
    options: game.choices.map(({ id, freeSpins }) => ({
      id,
      awards: awards(freeSpins.awards),
      multiplier: { ...freeSpins.multiplier },
    })),
    when_away: game.chosenWhenAway,
    hours_to_return: hoursToReturn,
  };
}

function idsOf(game: SlotDefinition, ...kinds: SymbolKind[]): string[] {
  return game.symbols.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
}

function spinRules(game: SlotDefinition): Statement[] {
  const { reels, rows, betCoins, evaluation } = game;
  const pays = Object.entries(game.pays).map(([symbol, byCount]) => ({
    symbol,
    pays: counts(byCount).map(({ count, value }) => ({ count, coins: value })),
  }));
  const wins: Statement =
    evaluation.kind === 'lines'
      ? {
          rule: 'line_wins',
          lines: evaluation.lines.map((line) => [...line]),
          begins: evaluation.direction,
          wins_per_side: 'highest',
          sides: 'both_paid',
          full_line_pays_once: true,
          pays,
        }
      : { rule: 'way_wins', ways: rows ** reels, wins_per_symbol: 'longest', pays };
  return [
    {
      rule: 'reels',
      reels,
      rows,
      bet_coins: betCoins,
      stops: 'equally_likely',
      has_free_strips: game.strips.free !== undefined,
    },
    wins,
  ];
}

function symbolRules(game: SlotDefinition): Statement[] {
  const found: Statement[] = [];
  const wilds = game.symbols.filter(({ kind }) => kind === 'wild');
  const [firstWild] = wilds;
  if (firstWild) {
    found.push({
      rule: 'wild',
      wilds: wilds.map(({ id, multiplier }) => ({ symbol: id, multiplier: multiplier ?? 1 })),
      stands_for: idsOf(game, 'low', 'high'),
      not_for: idsOf(game, 'scatter', 'coin', 'mystery'),
      alone_pays_as: game.pays[firstWild.id] ? firstWild.id : null,
    });
  }
  const [scatter] = idsOf(game, 'scatter');
  if (scatter !== undefined && game.scatterPays) {
    found.push({
      rule: 'scatter_wins',
      symbol: scatter,
      pays: counts(game.scatterPays).map(({ count, value }) => ({ count, bets: value })),
      is_multiplied: true,
    });
  }
  const countedSymbols = idsOf(game, 'scatter', 'coin');
  if (countedSymbols.length > 0) {
    found.push({ rule: 'counted_as_landed', symbols: countedSymbols, under_wild_reels: true });
  }
  return found;
}

function featureRules(game: SlotDefinition): Statement[] {
  const { expandingWilds, mystery, strike, boost, freeSpins, holdAndRespin } = game.features;
  const found: Statement[] = [];
  const [wild = ''] = idsOf(game, 'wild');
  const [scatter = ''] = idsOf(game, 'scatter');
  if (mystery) found.push({ rule: 'mystery', symbol: mystery.symbol, becomes: weighted(mystery.weights) });
  if (expandingWilds) {
    found.push({
      rule: 'expanding_wilds',
      symbol: wild,
      reels: [...expandingWilds.reels],
      phases: [...expandingWilds.phases],
      respin: expandingWilds.respin,
      sticky: expandingWilds.sticky,
    });
  }
  if (strike) {
    const { base, free } = strike.chance;
    found.push({
      rule: 'wild_strike',
      symbol: wild,
      base_chance: base ? [base[0], base[1]] : null,
      free_chance: free ? [free[0], free[1]] : null,
      outcomes: strike.outcomes.map(({ reels, weight }) => ({ reels: [...reels], weight })),
    });
  }
  if (boost) {
    found.push({
      rule: 'boost',
      phases: [...boost.phases],
      outcomes: boost.outcomes.map(({ multiplier, weight }) => ({ multiplier, weight })),
    });
  }
  if (holdAndRespin) {
    found.push({
      rule: 'hold_and_respin',
      symbol: holdAndRespin.symbol,
      trigger: holdAndRespin.trigger,
      respins: holdAndRespin.respins,
      cells: game.reels * game.rows,
      land_chance: [holdAndRespin.landChance[0], holdAndRespin.landChance[1]],
      values: holdAndRespin.values.map(({ bets, weight, jackpot }) => ({
        bets,
        weight,
        jackpot: jackpot ?? null,
      })),
      grand_bets: holdAndRespin.grandBets,
      is_before_free_spins: freeSpins !== undefined,
    });
  }
  if (freeSpins) {
    found.push({
      rule: 'free_spins',
      symbol: scatter,
      awards: awards(freeSpins.awards),
      retriggers: awards(freeSpins.retriggers),
      max_spins: freeSpins.maxSpins,
      multiplier: { ...freeSpins.multiplier },
    });
  }
  if (freeSpins?.special && game.evaluation.kind === 'lines') {
    found.push({
      rule: 'special_symbol',
      symbols: weighted(freeSpins.special),
      lines: game.evaluation.lines.length,
      do_wilds_count: false,
    });
  }
  if (game.buy) {
    found.push({ rule: 'feature_buy', spins: game.buy.spins, price_coins: game.buy.priceCoins });
  }
  if (game.jackpot) {
    const { contribution, saved } = game.jackpot;
    found.push({ rule: 'progressive_jackpot', contribution: [...contribution], saved: [...saved] });
  }
  if (game.maxWin) found.push({ rule: 'max_win', bets: game.maxWin.bets });
  return found;
}
