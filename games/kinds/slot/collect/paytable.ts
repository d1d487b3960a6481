/** The mathematics of a slot whose meter is kept as the player is shown them, made from the same definition that decides the rounds. */
import { reelTableOf } from '../paytable.ts';
import type { CollectPaytable } from '../shown-paytable.ts';
import { compileCollect, harvestOf, stripsAt } from './engine/compile.ts';
import type { CollectDefinition } from './engine/definition.ts';
import type { CollectProof } from './proof-schema.ts';
import { collectRulesOf } from './rules/rules-of.ts';

/** @throws Error if the proof is of another version of the game. */
export function collectPaytableOf(game: CollectDefinition, kept: CollectProof): CollectPaytable {
  const { game_code, version, ...proof } = kept;
  if (game_code !== game.code || version !== game.version)
    throw new Error(`The proof of ${game.code} is of another game or version: run games:prove.`);
  const { begins, full } = compileCollect(game);
  const split = (strips: readonly string[]) => strips.map((strip) => strip.split(' '));
  const reels = reelTableOf(harvestOf(game));
  return {
    ...reels,
    form: 'collect',
    rules: collectRulesOf(game),
    strips: { base: split(game.strips.base), free: split(game.strips.free) },
    collects: game.symbols.find(({ kind }) => kind === 'scatter')?.id ?? '',
    full,
    levels: game.levels.map(({ turns }, level) => ({
      begins: begins[level] ?? 0,
      turns: turns && { from: turns.from, into: turns.into },
      strips: split(stripsAt(game, level)),
    })),
    harvest: { spins: game.harvest.spins, multiplier: game.harvest.multiplier },
    proof,
  };
}
