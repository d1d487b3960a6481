/** Where each fish lies in the picture that has them all, and how large it is in the water. */
import { type FishName, fishNames, mostPrize, prizesOf } from '../../instant/fishing.ts';

export const CELL = 192;
export const COLUMNS = 6;
export const ROWS = Math.ceil(fishNames.length / COLUMNS);

export function cellOf(fish: FishName): { column: number; row: number } {
  const index = fishNames.indexOf(fish);
  return { column: index % COLUMNS, row: Math.floor(index / COLUMNS) };
}

/** What a fish pays, in units; of a boss the least and the most. */
export function paysText(fish: FishName): string {
  const [least, most] = [prizesOf(fish)[0]?.[0] ?? 0, mostPrize(fish)];
  return least === most ? String(most) : `${least}–${most}`;
}

/** Its width in the measure of the water. */
export const sizes: Readonly<Record<FishName, number>> = {
  shrimp: 66,
  sardine: 72,
  clownfish: 78,
  tang: 82,
  shell: 72,
  crab: 92,
  pufferfish: 96,
  oyster: 92,
  squid: 104,
  jellyfish: 108,
  penguin: 112,
  otter: 124,
  turtle: 132,
  seal: 136,
  lobster: 132,
  octopus: 146,
  dolphin: 158,
  crocodile: 168,
  shark: 184,
  whale: 208,
  'golden-whale': 268,
  'sea-dragon': 320,
};

/** Those that do not swim on one side: they are never turned. */
export const upright: ReadonlySet<FishName> = new Set([
  'crab',
  'squid',
  'jellyfish',
  'penguin',
  'lobster',
  'octopus',
  'oyster',
]);
