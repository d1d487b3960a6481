/** The house's games, in the order of the lobby. */
import amberMammoth from './amber-mammoth/definition.ts';
import candyCarnival from './candy-carnival/definition.ts';
import clockworkOrchard from './clockwork-orchard/definition.ts';
import corsairGold from './corsair-gold/definition.ts';
import crystalGems from './crystal-gems/definition.ts';
import dragonFortune from './dragon-fortune/definition.ts';
import dustyGulch from './dusty-gulch/definition.ts';
import fourElixirs from './four-elixirs/definition.ts';
import fruitParty from './fruit-party/definition.ts';
import goldenCarabao from './golden-carabao/definition.ts';
import goldenPharaoh from './golden-pharaoh/definition.ts';
import islaDelFuego from './isla-del-fuego/definition.ts';
import jungleDrums from './jungle-drums/definition.ts';
import type { ReelDefinition } from './kinds/slot/choice/definition.ts';
import type { CollectDefinition } from './kinds/slot/collect/engine/definition.ts';
import type { TumbleDefinition } from './kinds/slot/tumble/engine/definition.ts';
import koiPond from './koi-pond/definition.ts';
import lanternFestival from './lantern-festival/definition.ts';
import luckySevens from './lucky-sevens/definition.ts';
import midnightManor from './midnight-manor/definition.ts';
import oceanKing from './ocean-king/definition.ts';
import samuraiMoon from './samurai-moon/definition.ts';
import starVoyager from './star-voyager/definition.ts';
import superJoker from './super-joker/definition.ts';
import thunderHall from './thunder-hall/definition.ts';
import tigerJackpot from './tiger-jackpot/definition.ts';
import twelveBells from './twelve-bells/definition.ts';

export const games: readonly ReelDefinition[] = [
  goldenCarabao,
  dragonFortune,
  luckySevens,
  crystalGems,
  oceanKing,
  goldenPharaoh,
  tigerJackpot,
  superJoker,
  fruitParty,
  jungleDrums,
  thunderHall,
  samuraiMoon,
  candyCarnival,
  dustyGulch,
  midnightManor,
  corsairGold,
  starVoyager,
  koiPond,
  lanternFestival,
  fourElixirs,
];

/** The tumbling slots, after the others in the lobby. Each is offered once its return has been measured over a thousand million rounds. */
export const tumbleGames: readonly TumbleDefinition[] = [twelveBells, amberMammoth, islaDelFuego];

/** The slots whose meter is kept from round to round, after the tumbling ones. */
export const collectGames: readonly CollectDefinition[] = [clockworkOrchard];

/** Those of them that players are offered: the ones that are finished, with pictures and music, and have been played in a browser. */
export const finishedCollects: readonly CollectDefinition[] = [clockworkOrchard];

/** The definition of a game, if the house has it. */
export function findGame(code: string): ReelDefinition | undefined {
  return games.find((game) => game.code === code);
}

/** The definition of a tumbling slot, if the house has it. */
export function findTumble(code: string): TumbleDefinition | undefined {
  return tumbleGames.find((game) => game.code === code);
}

/** The definition of a slot whose meter is kept, if the house has it. */
export function findCollect(code: string): CollectDefinition | undefined {
  return collectGames.find((game) => game.code === code);
}

/** Every slot, whatever its form. */
export const allSlots: readonly (ReelDefinition | TumbleDefinition | CollectDefinition)[] = [
  ...games,
  ...tumbleGames,
  ...collectGames,
];
