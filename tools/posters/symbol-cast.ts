import { koi, lantern, plum } from './drawn.ts';
import type { RampName } from './material.ts';
import {
  banner,
  figureIn,
  glossy,
  letters,
  orb,
  outline,
  outlineGlossy,
  own,
  plainCoin,
  stone,
  sweet,
  swirl,
  type SymbolArt,
  together,
} from './symbol-art.ts';

type Cast = Record<string, SymbolArt>;

/** The five card ranks of a game, in its typeface and its metals. */
function ranks(
  font: string,
  casing: string,
  metals: readonly [RampName, RampName, RampName, RampName, RampName],
): Cast {
  return {
    ace: letters('A', font, metals[0], casing),
    king: letters('K', font, metals[1], casing),
    queen: letters('Q', font, metals[2], casing),
    jack: letters('J', font, metals[3], casing),
    ten: letters('10', font, metals[4], casing),
  };
}

const wild = (art: SymbolArt): SymbolArt => banner(art, 'WILD');
const scatter = (art: SymbolArt): SymbolArt => banner(art, 'SCATTER', ['#3a6af0', '#0a1a70']);

/** The symbols of the house games that are drawn here: game code, then symbol id. Those of the others are rendered by `art`. */
export const symbolCast: Record<string, Cast> = {
  'jungle-drums': {
    jaguar: figureIn('saber-toothed-cat-head', 'ember', '#1c0c02', 154),
    monkey: figureIn('mandrill-head', 'bronze', '#1c3a5a', 152),
    toucan: figureIn('toucan', 'obsidian', '#e8701a', 152, 0, 34),
    python: figureIn('snake', 'lime', '#123a06', 150),
    ...ranks('luckiest-guy', '#1c1004', ['ruby', 'gold', 'amethyst', 'jade', 'sapphire']),
    wild: wild(figureIn('totem-mask', 'jade', '#06301c', 150, 0, 16)),
    scatter: scatter(figureIn('djembe', 'bronze', '#7a1c0a', 150)),
  },
  'dusty-gulch': {
    wild: wild(outline('badge', 'bronze')),
    wild2: banner(outline('badge', 'silver'), 'x2'),
    wild3: banner(outline('badge', 'gold'), 'x3'),
    outlaw: figureIn('bandit', 'bone', '#3a1208', 152),
    sheriff: figureIn('western-hat', 'bronze', '#3a1404', 158),
    mustang: figureIn('horse-head', 'ember', '#2a0c02', 152),
    revolver: figureIn('revolver', 'steel', '#4a2206', 156),
    boots: figureIn('cowboy-boot', 'roseGold', '#3a1206', 150),
    ...ranks('rye', '#2a0c02', ['ruby', 'gold', 'amethyst', 'jade', 'bronze']),
    scatter: scatter(figureIn('dynamite', 'ruby', '#2a0a02', 146)),
  },
  'midnight-manor': {
    wild: wild(orb('#ffd0c8', '#e8283f', '#5a0418', '#ff1a3a', true)),
    count: figureIn('vampire-dracula', 'bone', '#4a0418', 156),
    bride: figureIn('female-vampire', 'rose', '#1c0a2a', 156),
    wolf: figureIn('wolf-head', 'steel', '#14102a', 152),
    bat: figureIn('evil-bat', 'amethyst', '#1c0638', 158),
    chalice: figureIn('jeweled-chalice', 'gold', '#8a0a1c', 150),
    ...ranks('metal-mania', '#14020c', ['ruby', 'gold', 'amethyst', 'jade', 'silver']),
    scatter: scatter(figureIn('skeleton-key', 'gold', '#2a0a3a', 150)),
  },
};
