import type { GameFeature } from '@marquee/contract/game-traits.ts';
import type { CollectDefinition } from './kinds/slot/collect/engine/definition.ts';
import type { SlotDefinition } from './kinds/slot/engine/definition.ts';
import type { TumbleDefinition } from './kinds/slot/tumble/engine/definition.ts';

/** What a slot whose reels turn does, read from its rules. */
export function featuresOf({ evaluation, features, symbols }: SlotDefinition): GameFeature[] {
  const { freeSpins, holdAndRespin, expandingWilds, boost, mystery, strike } = features;
  const multiplies =
    boost !== undefined ||
    (freeSpins !== undefined && freeSpins.multiplier.max > 1) ||
    symbols.some(({ multiplier = 1 }) => multiplier > 1);
  const held: readonly (readonly [GameFeature, boolean])[] = [
    ['free_spins', freeSpins !== undefined],
    ['hold_and_win', holdAndRespin !== undefined],
    ['jackpot', holdAndRespin?.values.some(({ jackpot }) => jackpot !== undefined) ?? false],
    ['respins', holdAndRespin !== undefined || expandingWilds?.respin === true],
    ['expanding_wilds', expandingWilds !== undefined],
    ['multiplier', multiplies],
    ['mystery', mystery !== undefined],
    ['random_wilds', strike !== undefined],
    ['ways', evaluation.kind === 'ways'],
    ['both_ways', evaluation.kind === 'lines' && evaluation.direction === 'both'],
  ];
  return held.filter(([, has]) => has).map(([feature]) => feature);
}

/** What a tumbling slot does, read from its rules. */
export function tumbleFeaturesOf({
  evaluation,
  freeSpins,
  growth,
  hasTumbles,
  multipliers,
}: TumbleDefinition): GameFeature[] {
  const held: readonly (readonly [GameFeature, boolean])[] = [
    ['free_spins', freeSpins !== undefined],
    ['multiplier', multipliers !== undefined || growth.base.max > 1 || growth.free.max > 1],
    ['ways', evaluation.kind === 'ways'],
    ['tumbles', hasTumbles],
    ['clusters', evaluation.kind === 'cluster'],
    ['pays_anywhere', evaluation.kind === 'anywhere'],
  ];
  return held.filter(([, has]) => has).map(([feature]) => feature);
}

/** What a slot whose meter is kept does, read from its rules. */
export function collectFeaturesOf({ evaluation, harvest }: CollectDefinition): GameFeature[] {
  const held: readonly (readonly [GameFeature, boolean])[] = [
    ['free_spins', true],
    ['expanding_wilds', harvest.expands.length > 0],
    ['multiplier', harvest.multiplier > 1],
    ['ways', evaluation.kind === 'ways'],
    ['both_ways', evaluation.kind === 'lines' && evaluation.direction === 'both'],
    ['kept_meter', true],
  ];
  return held.filter(([, has]) => has).map(([feature]) => feature);
}
