import { expect, test } from 'vitest';
import type { Mission } from './mission-card.tsx';
import { missionGroups } from './mission-groups.ts';

const now = '2026-11-21T12:00:00.000Z';
const later = '2026-11-21T16:00:00.000Z';
const before = '2026-11-20T16:00:00.000Z';

function mission(id: string, differing: Partial<Mission>): Mission {
  return {
    mission_id: id,
    title: id,
    description: '',
    period: 'daily',
    metric: 'bets',
    category: null,
    provider_code: null,
    game_code: null,
    minimum_stake: '0.00',
    progress: '0',
    target: '10',
    progress_percent: 0,
    state: 'active',
    reward: { kind: 'token', amount: '1.00', currency: 'PHP' },
    period_start: before,
    ends_at: later,
    claim_until: null,
    completed_at: null,
    claimed_at: null,
    ...differing,
  };
}

test('what can be claimed comes first, of whatever period, then each period', () => {
  const groups = missionGroups(
    [
      mission('once', { period: 'once', ends_at: null }),
      mission('done', { state: 'claimed' }),
      mission('open', {}),
      mission('ready', { state: 'claimable' }),
      mission('yesterday', { state: 'claimable', ends_at: before }),
    ],
    Date.parse(now),
  );
  expect(groups.map(({ group, missions }) => [group, missions.map((one) => one.mission_id)])).toEqual([
    ['waiting', ['ready', 'yesterday']],
    ['daily', ['open', 'done']],
    ['once', ['once']],
  ]);
});
