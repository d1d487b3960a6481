/**
 * Which fish swim through a room, and where: all of it follows from the room's public seed, so that every seat sees the same and anybody
 * can look it up later. Nothing here decides a catch, and a fish is worth a shot as much as any other: knowing what comes is no advantage.
 */
import { BOSSES, bosses, type FishName, type PRIZES, smallFish } from '../instant/fishing.ts';

/** The water, in its own measure, as it is seen on a wide screen; on a tall one it is turned. */
export const WATER = { width: 1600, height: 900 } as const;

/** A fish comes so often. */
export const EVERY_MS = 550;
/** One of so many is a boss, in turn. */
const BOSS_EVERY = 90;
/** How long the longest stays. */
export const LONGEST_MS = 26_000;
/** So long before a room opens its first fish have come, so that nobody sees an empty sea. */
export const BEFORE_MS = 20_000;

type Point = readonly [x: number, y: number];
export type Swimmer = {
  id: number;
  fish: FishName;
  /** After the room has opened; before that for the first. */
  from_ms: number;
  lasts_ms: number;
  path: readonly [Point, Point, Point, Point];
};

/** How often each comes, of all that are no boss. */
const often: Readonly<Record<keyof typeof PRIZES, number>> = {
  shrimp: 13,
  sardine: 13,
  clownfish: 12,
  tang: 11,
  shell: 9,
  crab: 8,
  pufferfish: 7,
  oyster: 6,
  squid: 6,
  jellyfish: 6,
  penguin: 4,
  otter: 4,
  turtle: 4,
  seal: 3,
  lobster: 3,
  octopus: 3,
  dolphin: 2,
  crocodile: 2,
  shark: 2,
  whale: 1,
};
const allOften = Object.values(often).reduce((sum, each) => sum + each, 0);

/** Numbers from a room's seed and a fish: quick, repeatable, and for nothing that money hangs on. */
function numbersOf(seed: string, id: number): (below: number) => number {
  let state =
    (Number.parseInt(seed.slice(0, 8), 16) ^
      Math.imul(Number.parseInt(seed.slice(8, 16), 16), 0x85ebca6b) ^
      Math.imul(id + 1, 0x9e3779b1)) |
    0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function fishOf(id: number, below: (limit: number) => number): FishName {
  if (id % BOSS_EVERY === BOSS_EVERY - 1)
    return bosses[Math.floor(id / BOSS_EVERY) % bosses.length] ?? 'golden-whale';
  let number = below(allOften);
  for (const fish of smallFish) {
    if (number < often[fish]) return fish;
    number -= often[fish];
  }
  return 'shrimp';
}

/** How long a fish stays: the dearer, the quicker; a boss takes its time. */
function stayOf(fish: FishName, below: (limit: number) => number): number {
  if (fish in BOSSES) return LONGEST_MS;
  const spread = below(4_000);
  const hurry = smallFish.findIndex((each) => each === fish) * 180;
  return 16_000 - hurry + spread;
}

/** The fish of this number in a room. */
export function swimmerOf(seed: string, id: number): Swimmer {
  const below = numbersOf(seed, id);
  const fish = fishOf(id, below);
  const isFromRight = below(2) === 1;
  const height = (): number => 80 + below(690);
  const ends = [height(), height(), height(), height()] as const;
  const columns = [-200, 300 + below(420), 880 + below(420), WATER.width + 200] as const;
  const at = (index: 0 | 1 | 2 | 3): Point => [
    isFromRight ? WATER.width - columns[index] : columns[index],
    ends[index],
  ];
  return {
    id,
    fish,
    from_ms: id * EVERY_MS - BEFORE_MS,
    lasts_ms: stayOf(fish, below),
    path: [at(0), at(1), at(2), at(3)],
  };
}

/** Those that are in the water at a time after the room has opened, the eldest first. */
export function swimmersAt(seed: string, at_ms: number): Swimmer[] {
  const first = Math.max(0, Math.ceil((at_ms - LONGEST_MS + BEFORE_MS) / EVERY_MS));
  const last = Math.floor((at_ms + BEFORE_MS) / EVERY_MS);
  const found: Swimmer[] = [];
  for (let id = first; id <= last; id += 1) {
    const swimmer = swimmerOf(seed, id);
    if (at_ms < swimmer.from_ms + swimmer.lasts_ms) found.push(swimmer);
  }
  return found;
}

/** The boss that came last, for as long as it stays; null between bosses. */
export function bossAt(seed: string, at_ms: number): Swimmer | null {
  const last = Math.floor((at_ms + BEFORE_MS) / EVERY_MS);
  const id = last - ((last + 1) % BOSS_EVERY);
  if (id < 0) return null;
  const boss = swimmerOf(seed, id);
  return at_ms < boss.from_ms + boss.lasts_ms ? boss : null;
}

/** Where a fish is, and which way it looks. */
export function placeOf(
  { path, from_ms, lasts_ms }: Swimmer,
  at_ms: number,
): { x: number; y: number; isFacingLeft: boolean } {
  const t = Math.min(1, Math.max(0, (at_ms - from_ms) / lasts_ms));
  const u = 1 - t;
  const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  const along = (axis: 0 | 1): number =>
    a * path[0][axis] + b * path[1][axis] + c * path[2][axis] + d * path[3][axis];
  return { x: along(0), y: along(1), isFacingLeft: path[0][0] > path[3][0] };
}
