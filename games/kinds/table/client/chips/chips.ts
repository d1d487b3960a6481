/** The chips that a player lays: what is pressed goes in, and what lies on the table comes out. */
import type { LayFor, Layout } from '../table-view.ts';

export type Chips = {
  layout: Layout;
  /** What lay on the table before each change since the last bet, the oldest first. */
  before: readonly Layout[];
  /** What the last bet was. */
  last: Layout | null;
};

export type ChipsMove =
  /** `layFor`: left out where the units are added to those on the spot. */
  | { type: 'place'; spot: string; units: number; layFor?: LayFor | undefined }
  /** Lays a whole layout beside what lies there. */
  | { type: 'lay'; layout: Layout }
  | { type: 'take'; spot: string }
  | { type: 'undo' }
  | { type: 'clear' }
  | { type: 'double' }
  | { type: 'rebet' }
  /** A bet was made with what lay there; it stays for the eye and is no longer the next bet once the player lays a chip. */
  | { type: 'played' };

export function noChips(last: Layout | null): Chips {
  return { layout: {}, before: [], last };
}

/** What a move makes of the chips; one that changes nothing cannot be undone. */
export function moveChips(chips: Chips, move: ChipsMove): Chips {
  if (move.type === 'played') return { layout: {}, before: [], last: chips.layout };
  if (move.type === 'undo') {
    const layout = chips.before.at(-1);
    return layout ? { ...chips, layout, before: chips.before.slice(0, -1) } : chips;
  }
  const layout = laidBy(chips, move);
  return layout === chips.layout ? chips : { ...chips, layout, before: [...chips.before, chips.layout] };
}

function laidBy(
  { layout, last }: Chips,
  move: Exclude<ChipsMove, { type: 'undo' } | { type: 'played' }>,
): Layout {
  switch (move.type) {
    case 'place':
      return (move.layFor ?? addUnits)(layout, move.spot, move.units);
    case 'lay':
      return Object.entries(move.layout).reduce<Layout>(
        (laid, [spot, units]) => addUnits(laid, spot, units),
        layout,
      );
    case 'take':
      return move.spot in layout
        ? Object.fromEntries(Object.entries(layout).filter(([spot]) => spot !== move.spot))
        : layout;
    case 'clear':
      return isEmpty(layout) ? layout : {};
    case 'double':
      return isEmpty(layout)
        ? layout
        : Object.fromEntries(Object.entries(layout).map(([spot, units]) => [spot, 2 * units]));
    case 'rebet':
      return last ?? layout;
  }
}

const addUnits: LayFor = (layout, spot, units) => ({ ...layout, [spot]: (layout[spot] ?? 0) + units });

export function isEmpty(layout: Layout): boolean {
  return Object.keys(layout).length === 0;
}

/** All units on the table. */
export function unitsIn(layout: Layout): number {
  return Object.values(layout).reduce((sum, units) => sum + units, 0);
}
