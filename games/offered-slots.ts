/** The slots that players find in the lobby: of those that tumble only the ones whose return has been measured. */
import { finishedCollects, games, tumbleGames } from './catalogue.ts';
import type { CollectDefinition } from './kinds/slot/collect/engine/definition.ts';
import type { SlotDefinition } from './kinds/slot/engine/definition.ts';
import type { TumbleDefinition } from './kinds/slot/tumble/engine/definition.ts';
import { isMeasuredEnough, measuredFigures } from './kinds/slot/tumble/prove/figures.ts';
import { readBlocks } from './kinds/slot/tumble/prove/store.ts';

/** Every slot that is offered, in the lobby's order. */
export async function offeredSlots(): Promise<(SlotDefinition | TumbleDefinition | CollectDefinition)[]> {
  const measured = await Promise.all(
    tumbleGames.map(async (game) =>
      isMeasuredEnough(measuredFigures(game, await readBlocks(game))) ? game : null,
    ),
  );
  return [...games, ...measured.filter((game) => game !== null), ...finishedCollects];
}
