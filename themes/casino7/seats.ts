/** How many boxes the tier has. */
export const boxCount = 5;

/** Who sits in each box, from left to right, by the key of the win. */
export type Seats = readonly (string | undefined)[];

export const emptySeats: Seats = Array.from({ length: boxCount }, () => undefined);

/** The boxes in the order in which they are taken: from the middle outwards. */
const takenFirst = [2, 1, 3, 0, 4] as const;

/** Those of these wins that have a box keep it, and the others are shown to boxes that are free. */
export function seat(seats: Seats, keys: readonly string[]): Seats {
  const next = seats.map((key) => (key !== undefined && keys.includes(key) ? key : undefined));
  const waiting = keys.filter((key) => !next.includes(key));
  for (const place of takenFirst) next[place] ??= waiting.shift();
  return next;
}
