import type { GameFeature, GameTheme } from '@marquee/contract/game-traits.ts';
import type { SlotDefinition } from './kinds/slot/engine/definition.ts';

/** What each game is about. */
const themes: Readonly<Record<string, GameTheme>> = {
  'candy-carnival': 'candy',
  'corsair-gold': 'adventure',
  'crystal-gems': 'gems',
  'dragon-fortune': 'asia',
  'dusty-gulch': 'western',
  'fruit-party': 'fruit',
  'golden-pharaoh': 'egypt',
  'jungle-drums': 'adventure',
  'koi-pond': 'asia',
  'lantern-festival': 'asia',
  'lucky-sevens': 'classic',
  'midnight-manor': 'horror',
  'ocean-king': 'ocean',
  'samurai-moon': 'asia',
  'star-voyager': 'space',
  'super-joker': 'classic',
  'thunder-hall': 'myth',
  'tiger-jackpot': 'asia',
};

/** What a game is about; undefined for a game that has not been described. */
export function themeOf({ code }: Pick<SlotDefinition, 'code'>): GameTheme | undefined {
  return themes[code];
}

/** What a game does, read from its rules. */
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
