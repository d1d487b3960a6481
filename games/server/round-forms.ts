/** In which forms rounds of a game are played: what a certification tells apart, and plays each of. */
import type { HouseGame, SlotHouseGame } from './house.ts';

/** Names as in the protocol's list of games; none where there is nothing to tell apart. */
export function roundFormsOf(game: HouseGame): readonly string[] {
  if (game.kind === 'slot') return [slotForm(game)];
  if (game.kind === 'crash') return ['shared', 'solo'];
  return game.kind === 'live' ? ['shared'] : [];
}

/** Slots of one category whose rounds go differently: a choice waits, a meter moves, symbols tumble by one rule or another. */
function slotForm(game: SlotHouseGame): string {
  switch (game.form) {
    case 'reels':
      return game.choices.has(game.version) ? 'choice' : 'reels';
    case 'tumble':
      return game.slot.definition.evaluation.kind;
    case 'collect':
      return 'collect';
  }
}
