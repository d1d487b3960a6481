import type { Mission } from './mission-card.tsx';

export type MissionGroup = 'waiting' | Mission['period'];

const groups = ['waiting', 'daily', 'weekly', 'once'] as const;
const stateOrder: Readonly<Record<Mission['state'], number>> = { claimable: 0, active: 1, claimed: 2 };

/**
 * The missions as their page shows them: what can be claimed first, with what is left of a period that has ended, then by
 * period, and in each what is under way before what is done. Groups without missions are left out.
 */
export function missionGroups(
  missions: readonly Mission[],
  now_ms: number,
): { group: MissionGroup; missions: readonly Mission[] }[] {
  const groupOf = ({ state, period, ends_at }: Mission): MissionGroup =>
    state === 'claimable' || (ends_at !== null && Date.parse(ends_at) <= now_ms) ? 'waiting' : period;
  return groups
    .map((group) => ({
      group,
      missions: missions
        .filter((mission) => groupOf(mission) === group)
        .toSorted((a, b) => stateOrder[a.state] - stateOrder[b.state]),
    }))
    .filter((each) => each.missions.length > 0);
}
