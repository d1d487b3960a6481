/** Metre marks, from the surface to where the last category lies. */
const marks_m = [
  10, 20, 35, 50, 75, 100, 150, 200, 300, 450, 700, 1000, 1400, 1800, 2200, 2800, 3400, 4000, 5000, 6000,
];

/** The sea floor: as deep as the sea is anywhere. */
export const floor_m = 10_935;

/** What is played most lies right below the surface, wherever a menu names it. */
const shallow = 'hot';
const shallow_m = 5;

type Zone = 'sun' | 'twilight' | 'midnight' | 'abyss';

/** How deep each category lies, by its name: in the order of the menu, so that few of them reach as far down as many. */
export function depthsOf(ids: readonly string[]): ReadonlyMap<string, number> {
  const others = ids.filter((id) => id.toLowerCase() !== shallow);
  const step = marks_m.length / others.length;
  const depths = others.map((id, index): [string, number] => [
    id,
    marks_m[Math.round((index + 1) * step) - 1] ?? shallow_m,
  ]);
  return new Map([
    ...ids.filter((id) => !others.includes(id)).map((id): [string, number] => [id, shallow_m]),
    ...depths,
  ]);
}

/** What the sea is called at a depth. */
export function zoneAt(depth_m: number): Zone {
  if (depth_m < 200) return 'sun';
  if (depth_m < 1000) return 'twilight';
  return depth_m < 4000 ? 'midnight' : 'abyss';
}

/** A depth as gauges show it: with a comma from a thousand on. */
export function written(depth_m: number): string {
  return String(Math.round(depth_m)).replace(/\B(?=(\d{3})+$)/g, ',');
}
