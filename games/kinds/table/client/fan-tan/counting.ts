/** How beads lie in the heap and in their groups of four, and how they are counted off. Pure; lengths are hundredths of the stage's width. */
import type { DealStep } from '../cards/timeline.ts';

export const GROUP = 4;
/** Groups in a row of them. */
const ROW = 10;

type Place = { x: number; y: number };
/** `group` is the one a bead is counted off with, from 0. */
export type Bead = { heap: Place; counted: Place; group: number };

/** The middle of the heap, under the cup. */
export const heapMiddle: Place = { x: 21, y: 29 };
const HEAP = { width: 17, height: 12.5 };
/** The angle at which seeds lie in a sunflower: no two beads hide one another. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/** The first bead of a group. */
export function placeOfGroup(group: number): Place {
  return { x: 46.5 + (group % ROW) * 5.3, y: 6 + Math.floor(group / ROW) * 23 };
}

/** Every bead, in the order in which they are counted off: from the side of the heap where the groups are laid. */
export function beadsOf(count: number): Bead[] {
  return Array.from({ length: count }, (_, index): Place => {
    const radius = Math.sqrt((index + 0.5) / count);
    const angle = index * GOLDEN;
    return {
      x: heapMiddle.x + HEAP.width * radius * Math.cos(angle),
      y: heapMiddle.y + HEAP.height * radius * Math.sin(angle),
    };
  })
    .toSorted((a, b) => b.x - a.x)
    .map((heap, index) => {
      const group = Math.floor(index / GROUP);
      const first = placeOfGroup(group);
      return { heap, group, counted: { x: first.x, y: first.y + (index % GROUP) * 4.7 } };
    });
}

export function groupsIn(count: number): number {
  return Math.ceil(count / GROUP);
}

/** All groups but the last take this long together, however many there are. */
const COUNTED_MS = 2_600;

/** The cup is lifted, the groups are counted off, and the last one is waited for. */
export function stepsOf(count: number): DealStep[] {
  const before = groupsIn(count) - 1;
  return [
    { after_ms: 500, cue: 'turn' },
    ...Array.from({ length: before }, (_, index): DealStep => ({
      after_ms: index === 0 ? 550 : COUNTED_MS / before,
      cue: 'tick',
    })),
    { after_ms: 750, cue: 'drop' },
  ];
}
