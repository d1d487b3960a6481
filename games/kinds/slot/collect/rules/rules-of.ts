/** Writes the rules of a slot whose meter is kept, in the order in which a player reads them. */
import { rulesOf } from '../../rules/rules-of.ts';
import type { Statement } from '../../rules/statement.ts';
import { compileCollect, harvestOf } from '../engine/compile.ts';
import type { CollectDefinition } from '../engine/definition.ts';

/** How its harvest is played by the engine of turning reels is nothing that a player meets. */
const ofTheEngine: ReadonlySet<Statement['rule']> = new Set(['free_spins', 'feature_buy']);

/** Every rule that decides what a round of this game pays, and what becomes of its meter. */
export function collectRulesOf(game: CollectDefinition): Statement[] {
  const symbol = game.symbols.find(({ kind }) => kind === 'scatter')?.id ?? '';
  const { begins, full } = compileCollect(game);
  const told = rulesOf(harvestOf(game)).filter(({ rule }) => !ofTheEngine.has(rule));
  const isOfHarvest = ({ rule }: Statement) => rule === 'expanding_wilds';
  return [
    ...told.filter((statement) => !isOfHarvest(statement)),
    {
      rule: 'kept_meter',
      symbol,
      full,
      levels: game.levels.map(({ turns }, level) => ({
        begins: begins[level] ?? 0,
        turns: turns && { from: turns.from, into: turns.into },
      })),
    },
    {
      rule: 'harvest',
      symbol,
      spins: game.harvest.spins,
      multiplier: game.harvest.multiplier,
    },
    ...told.filter(isOfHarvest),
  ];
}
