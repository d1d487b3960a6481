import { expect, test } from 'vitest';
import type { OwnBet, SeenDraw, SeenPlayer, ServerMessage } from '../../socket-api.ts';
import { betsIn, follow, type LiveState, stateOf } from './state.ts';

const link = 'a1'.repeat(32);
const draw = (number: number, state: SeenDraw['state']): SeenDraw => {
  const isDrawn = state === 'drawing' || state === 'settled';
  return {
    chain: 1,
    number,
    state,
    opens_at: 1_000,
    closes_at: 19_000,
    drawn_at: isDrawn ? 20_000 : null,
    settles_at: isDrawn ? 28_000 : null,
    next_at: isDrawn ? 30_000 : null,
    link: isDrawn ? link : null,
    outcome: isDrawn ? { pocket: 17 } : null,
  };
};
const bet = (bet_id: string, state: OwnBet['state'], win_minor: string | null = null): OwnBet => ({
  bet_id,
  bet_minor: '100000',
  wager: { spots: { red: 1 } },
  state,
  win_minor,
});
const other = (player: string, weight: number, win_minor: string | null = null): SeenPlayer => ({
  player,
  currency: 'EUR',
  bet_minor: String(weight * 100),
  weight,
  win_minor,
});
const snapshot = (part: Partial<Extract<ServerMessage, { type: 'snapshot' }>> = {}) => ({
  type: 'snapshot' as const,
  v: 1 as const,
  now: 2_000,
  game_code: 'auto-roulette',
  is_demo: false,
  currency: 'EUR',
  language: 'en',
  player: 'ME',
  balance_minor: '500000',
  stakes: {
    least_minor: '20000',
    usual_minor: '100000',
    most_minor: '10000000',
    step_minor: '1000',
    most_win_minor: '900000000',
  },
  may_automate: true,
  min_cycle_ms: 0,
  lobby_url: null,
  deposit_url: null,
  chain: null,
  draw: draw(5, 'open'),
  own: [],
  players: [],
  totals: { players: 0, bets: 0, amounts: [] },
  spots: {},
  results: [],
  ...part,
});
const after = (state: LiveState, ...messages: ServerMessage[]): LiveState => messages.reduce(follow, state);
const told = (told: SeenDraw): ServerMessage => ({ type: 'draw', now: 3_000, draw: told });

test('a draw that is drawn stands among the results once, and an older one changes nothing else', () => {
  const state = after(
    stateOf(snapshot()),
    told(draw(5, 'drawing')),
    told(draw(5, 'settled')),
    told(draw(6, 'open')),
  );
  expect(state.results.map(({ number }) => number)).toEqual([5]);
  const late = after(state, told(draw(4, 'settled')));
  expect(late.draw?.number).toBe(6);
  expect(late.results.map(({ number }) => number)).toEqual([5, 4]);
});

test('how a draw was shared out stands with its result once it is settled', () => {
  const shared = { EUR: { staked: '200', lines: ['0', '0', '0', '1'], prizes: ['0', '0', '0', '20'] } };
  const drawn = after(stateOf(snapshot()), told(draw(5, 'drawing')));
  expect(drawn.results[0]?.shared).toBeUndefined();
  const settled = after(drawn, told({ ...draw(5, 'settled'), shared }));
  expect(settled.results).toMatchObject([{ number: 5, shared }]);
});

test('with a new draw bets, players and spots start again, and the last bets are known', () => {
  const state = after(
    stateOf(snapshot({ own: [bet('a', 'standing')], spots: { red: { players: 2, weight: 9 } } })),
    { type: 'own', bet: bet('a', 'won', '200000') },
    told(draw(6, 'open')),
  );
  expect(state).toMatchObject({ own: [], players: [], spots: {}, before: [{ bet_id: 'a', state: 'won' }] });
  expect(after(state, told(draw(7, 'open'))).before).toHaveLength(1);
});

test('a bet that is decided stays so, whatever crosses it; one that is given back does not count', () => {
  const state = after(
    stateOf(snapshot()),
    { type: 'own', bet: bet('a', 'asked') },
    { type: 'own', bet: bet('a', 'void') },
    {
      type: 'answer',
      to: 'live_bet',
      bet_id: 'a',
      bet: bet('a', 'standing'),
      draw: { chain: 1, number: 5 },
      balance_minor: '400000',
    },
  );
  expect(state.own).toEqual([bet('a', 'void')]);
  expect(betsIn(state.own)).toEqual([]);
  expect(state.balance_minor).toBe(400_000n);
});

test('the largest stakes stand first, and once they are settled the largest wins', () => {
  const state = after(stateOf(snapshot()), {
    type: 'beat',
    now: 1,
    players: [other('A', 1_000), other('B', 9_000)],
  });
  expect(state.players.map(({ player }) => player)).toEqual(['B', 'A']);
  const settled = after(state, {
    type: 'beat',
    now: 2,
    players: [other('A', 1_000, '3600000'), other('B', 9_000, '0')],
  });
  expect(settled.players.map(({ player }) => player)).toEqual(['A', 'B']);
});

test('a bet in a draw that follows waits there, and is the player’s own once its turn has come', () => {
  const answer = (bet_id: string, number: number) => ({
    type: 'answer' as const,
    to: 'live_bet' as const,
    bet_id,
    bet: bet(bet_id, 'standing'),
    draw: { chain: 1, number },
    balance_minor: '100000',
  });
  let state = stateOf(snapshot());
  for (const message of [answer('third', 7), answer('first', 5), answer('second', 6), answer('second', 6)])
    state = follow(state, message);
  expect(state.own.map(({ bet_id }) => bet_id)).toEqual(['first']);
  expect(state.ahead.map(({ bet_id, draw: { number } }) => [bet_id, number])).toEqual([
    ['second', 6],
    ['third', 7],
  ]);
  state = follow(state, { type: 'draw', now: 3_000, draw: draw(6, 'open') });
  expect(state.own.map(({ bet_id }) => bet_id)).toEqual(['second']);
  expect(state.before.map(({ bet_id }) => bet_id)).toEqual(['first']);
  expect(state.ahead.map(({ bet_id }) => bet_id)).toEqual(['third']);
});
