import { expect, test } from 'vitest';
import type { OwnBet, SeenBet, SeenDraw } from '../../socket-api.ts';
import { follow, ownBetAt, type RoomState } from './state.ts';

const draw = (number: number, state: SeenDraw['state'], end?: number): SeenDraw => ({
  chain: 1,
  number,
  state,
  opens_at: 0,
  closes_at: 6_000,
  began_at: state === 'open' || state === 'closed' ? null : 6_000,
  ended_at: end === undefined ? null : 12_000,
  ended_on: end ?? null,
  link: end === undefined ? null : 'ab'.repeat(32),
});
const own = (bet_id: string, state: OwnBet['state'], place: OwnBet['place'] = 0): OwnBet => ({
  bet_id,
  place,
  bet_minor: '100000',
  auto_cash_out: null,
  ceiling: 100_000,
  state,
  cashed_out_on: state === 'cashed_out' ? 150 : null,
  win_minor: state === 'cashed_out' ? '150000' : null,
});
const seen = (bet_id: string, weight: number, state: SeenBet['state'] = 'standing'): SeenBet => ({
  bet_id,
  player: 'ABCDE',
  currency: 'EUR',
  bet_minor: '100000',
  weight,
  state,
  cashed_out_on: null,
  win_minor: null,
});
const empty: RoomState = {
  player: 'ABCDE',
  stakes: { least_minor: '1', usual_minor: '1', most_minor: '1', step_minor: '1', most_win_minor: '1' },
  mayAutomate: true,
  balance_minor: 0n,
  chain: null,
  draw: null,
  bets: [],
  totals: { players: 0, bets: 0, cashed_out: 0, amounts: [] },
  own: [],
  results: [],
  beatAt_ms: null,
};

test('a new draw begins with no bets; the one before it stands among the results once', () => {
  let state = follow(empty, { type: 'draw', now: 1, draw: draw(1, 'running') });
  expect(state.beatAt_ms).toBe(1);
  state = follow(state, { type: 'own', bet: own('a', 'standing') });
  state = follow(state, { type: 'beat', now: 2, is_running: true, bets: [seen('a', 5)] });
  for (const name of ['ended', 'settled'] as const)
    state = follow(state, { type: 'draw', now: 3, draw: draw(1, name, 150) });
  expect(state.own).toHaveLength(1);
  state = follow(state, { type: 'draw', now: 4, draw: draw(2, 'open') });
  expect(state).toMatchObject({ own: [], bets: [], beatAt_ms: null });
  expect(state.results.map(({ number, ended_on }) => [number, ended_on])).toEqual([[1, 150]]);
});

test('a late word of an earlier draw changes the results only', () => {
  const now = follow(empty, { type: 'draw', now: 1, draw: draw(3, 'open') });
  const late = follow(now, { type: 'draw', now: 2, draw: draw(2, 'settled', 300) });
  expect(late.draw?.number).toBe(3);
  expect(late.results).toHaveLength(1);
  expect(follow(late, { type: 'own', bet: own('old', 'lost') }).own).toEqual([]);
});

test('messages about a bet may cross: one that is decided stays so', () => {
  let state = follow(empty, { type: 'draw', now: 1, draw: draw(1, 'running') });
  state = follow(state, { type: 'own', bet: own('a', 'standing') });
  state = follow(state, { type: 'own', bet: own('a', 'cashed_out') });
  state = follow(state, {
    type: 'answer',
    to: 'bet',
    bet_id: 'a',
    bet: own('a', 'standing'),
    balance_minor: '7',
  });
  expect(ownBetAt(state, 0)?.state).toBe('cashed_out');
  expect(state.balance_minor).toBe(7n);
});

test('the largest bets stand first, each once', () => {
  let state = follow(empty, { type: 'beat', now: 1, is_running: false, bets: [seen('a', 1), seen('b', 9)] });
  state = follow(state, { type: 'beat', now: 2, is_running: false, bets: [seen('a', 1, 'cashed_out')] });
  expect(state.bets.map(({ bet_id, state: its }) => [bet_id, its])).toEqual([
    ['b', 'standing'],
    ['a', 'cashed_out'],
  ]);
});
