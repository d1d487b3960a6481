/** The mathematics of a tumbling slot as the player is shown them, made from the same definition that decides the rounds. */
import type { Pays, TumbleDefinition } from './engine/definition.ts';
import type { TumblePaytable } from './play-api.ts';
import { tumbleRulesOf } from './rules/rules-of.ts';

const byCount = (pays: Pays) =>
  Object.entries(pays)
    .map(([count, value]) => ({ count: Number(count), value }))
    .toSorted((a, b) => b.count - a.count);

/** @param proof what was measured of it. */
export function tumblePaytableOf(game: TumbleDefinition, proof: TumblePaytable['proof']): TumblePaytable {
  const { evaluation, growth } = game;
  const { isKept, ...free } = growth.free;
  return {
    form: 'tumble',
    code: game.code,
    title: game.title,
    version: game.version,
    bet_coins: game.betCoins,
    heights: game.heights.map((list) => list.map(({ height }) => height).toSorted((a, b) => a - b)),
    symbols: game.symbols.map(({ id, name, kind }) => ({
      id,
      name,
      kind,
      pays: byCount(game.pays[id] ?? {}).map(({ count, value }) => ({ count, coins: value })),
    })),
    scatter_pays: byCount(game.scatterPays ?? {}).map(({ count, value }) => ({ count, bets: value })),
    evaluation:
      evaluation.kind === 'ways'
        ? {
            kind: 'ways',
            ways: game.heights.reduce(
              (ways, list) => ways * Math.max(...list.map(({ height }) => height)),
              1,
            ),
          }
        : { kind: evaluation.kind, least: evaluation.least },
    growth: { base: { ...growth.base }, free: { ...free, is_kept: isKept } },
    multiplier_symbol: game.multipliers?.symbol ?? null,
    has_free_spins: game.freeSpins !== undefined,
    rules: tumbleRulesOf(game),
    jackpot: null,
    buy: null,
    strips: { base: game.strips.base.map((strip) => strip.split(' ')) },
    proof,
  };
}
