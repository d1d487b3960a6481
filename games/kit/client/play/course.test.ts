import { expect, test } from 'vitest';
import type { RoundView } from '../../play-api/rounds.ts';
import { beginCourse, follow, type Ask, type Happening } from './course.ts';

const roundId = '0195f1c0-0000-7000-8000-000000000001';

function roundWith(state: 'in_play' | 'ended', win_minor = '0'): RoundView {
  return {
    round_id: roundId,
    created_at: '2026-01-01T00:00:00Z',
    game_version: 1,
    build: null,
    bet_minor: '100000',
    raised_minor: '0',
    win_minor,
    fairness: { server_seed_hash: '0'.repeat(64), client_seed: 'a', client_seed_by: 'player', nonce: 0 },
    state: state === 'in_play' ? 'in_play' : 'settled',
    wager: {},
    actions: [],
    course: { state, multiplier: 0, can_cash_out: false, seen: {} },
    ends_at: null,
  };
}
const begin: Ask = { kind: 'begin', round_id: roundId, bet_minor: 100_000n, wager: {}, is_automatic: false };
const act: Ask = { kind: 'act', round_id: roundId, action_id: roundId, step: 0, action: { type: 'reveal' } };
const through = (from: ReturnType<typeof beginCourse>, ...happenings: Happening[]) =>
  happenings.reduce(follow, from);
const idle = beginCourse(null, 1_000_000n);
const asked = through(idle, { type: 'asked', ask: begin });
const answer = {
  type: 'began',
  round: roundWith('ended', '200000'),
  balance_after_bet_minor: 900_000n,
  balance_minor: 1_100_000n,
} as const;

test('the stake leaves the balance at the press, and the win arrives once it was shown', () => {
  expect(asked).toMatchObject({ phase: 'asking', balance_minor: 900_000n });
  const showing = through(asked, answer);
  expect(showing).toMatchObject({ phase: 'showing', balance_minor: 900_000n });
  expect(through(showing, { type: 'shown' })).toMatchObject({ phase: 'idle', balance_minor: 1_100_000n });
});

test('a press while a round is under way asks for nothing', () => {
  const second: Ask = { ...begin, round_id: '0195f1c0-0000-7000-8000-000000000002' };
  for (const course of [asked, through(asked, answer)])
    expect(through(course, { type: 'asked', ask: second })).toBe(course);
});

test('a refused bet comes back', () => {
  expect(through(asked, { type: 'refused' })).toMatchObject({
    phase: 'idle',
    ask: null,
    balance_minor: 1_000_000n,
  });
});

test('a lost bet stays asked under the same id until its answer comes, and is taken once', () => {
  const lost = through(asked, { type: 'lost' });
  expect(lost).toMatchObject({ phase: 'asking', isLost: true, ask: begin, balance_minor: 900_000n });
  const again = through(lost, { type: 'again' });
  expect(again).toMatchObject({ isLost: false, ask: begin, balance_minor: 900_000n });
  expect(through(again, answer, { type: 'shown' })).toMatchObject({ balance_minor: 1_100_000n });
});

test('a round that waits is gone on with, and a refused action leaves it waiting', () => {
  const waiting = beginCourse(roundWith('in_play'), 900_000n);
  expect(waiting.phase).toBe('in_play');
  expect(through(waiting, { type: 'asked', ask: begin })).toBe(waiting);
  const acting = through(waiting, { type: 'asked', ask: act });
  expect(acting).toMatchObject({ phase: 'asking', balance_minor: 900_000n });
  expect(through(acting, { type: 'refused' })).toMatchObject({ phase: 'in_play', balance_minor: 900_000n });
});

test('an action that ends the round pays what it won once that was shown', () => {
  const acting = through(beginCourse(roundWith('in_play'), 900_000n), { type: 'asked', ask: act });
  const acted: Happening = {
    type: 'acted',
    round: roundWith('ended', '150000'),
    balance_after_bet_minor: 900_000n,
    balance_minor: 1_050_000n,
  };
  expect(through(acting, acted)).toMatchObject({ phase: 'showing', balance_minor: 900_000n });
  expect(through(acting, acted, { type: 'shown' })).toMatchObject({
    phase: 'idle',
    balance_minor: 1_050_000n,
  });
});

test('a win that is on its way is not shown before it has arrived', () => {
  const showing = through(asked, { ...answer, balance_minor: null }, { type: 'shown' });
  expect(showing).toMatchObject({ phase: 'idle', balance_minor: 900_000n });
  expect(through(showing, { type: 'balance', balance_minor: 1_100_000n }).balance_minor).toBe(1_100_000n);
});

test('a balance of elsewhere gives no result away while it is shown', () => {
  const showing = through(asked, answer);
  expect(through(showing, { type: 'balance', balance_minor: 1_100_000n })).toBe(showing);
});

test('what the server says of the round replaces what was asked', () => {
  const entered: Happening = { type: 'entered', round: roundWith('in_play'), balance_minor: 900_000n };
  expect(through(asked, { type: 'lost' }, entered)).toMatchObject({
    phase: 'in_play',
    ask: null,
    isLost: false,
  });
});
