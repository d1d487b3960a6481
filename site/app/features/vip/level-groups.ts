import type { useLevelParts } from './vip-parts.tsx';
import type { VipLevel } from './vip-steps.ts';

/** A group of figures that all levels have, as the rows of a table. */
interface LevelGroup {
  readonly heading: string;
  /** The names of its figures; as many rows as the level with the most of them needs. */
  readonly labels: readonly string[];
}

/** The rows of a table whose columns are the levels. */
export function levelGroupsOf(
  levels: readonly VipLevel[],
  partsOf: ReturnType<typeof useLevelParts>,
): readonly LevelGroup[] {
  const all = levels.map(partsOf);
  return (all[0] ?? []).map(({ heading }, at) => {
    const figures = all.map((parts) => parts[at]?.figures ?? []);
    const most = figures.toSorted((one, other) => other.length - one.length)[0] ?? [];
    return { heading, labels: most.map(({ label }) => label) };
  });
}
