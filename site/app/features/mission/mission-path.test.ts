import { expect, test } from 'vitest';
import { missionPath } from './mission-path.ts';

const any = { category: null, provider_code: null, game_code: null };
const categories = [{ category: 'fishing_game', href: '/fishing' }];

test('a mission leads to where it is worked on', () => {
  expect(missionPath({ ...any, metric: 'deposit_amount' }, categories)).toBe('/deposit');
  expect(missionPath({ ...any, metric: 'bank_accounts' }, categories)).toBe('/add-bank');
  expect(missionPath({ ...any, metric: 'wins' }, categories)).toBe('/slots');
  expect(missionPath({ ...any, metric: 'bets', category: 'fishing_game' }, categories)).toBe('/fishing');
  expect(missionPath({ ...any, metric: 'sign_in_days' }, categories)).toBe('');
});

test('a mission of one game leads into it', () => {
  const path = missionPath({ ...any, metric: 'bets', provider_code: 'MARQUEE', game_code: 'one' }, []);
  expect(path).toContain('provider_code=MARQUEE');
  expect(path).toContain('game_code=one');
});
