import { expect, test } from 'vitest';
import type { AutoChoice } from '../../../../kit/client/auto/plan.ts';
import type { OwnBet } from '../../socket-api.ts';
import { decided, due, emptySeat, hasLostTrack, type Seat, sent, withRow } from './seat.ts';

const limits = { least_minor: 10_000n, most_minor: 100_00000n, step_minor: 1_000n };
const choice: AutoChoice = {
  rounds: 2,
  first_minor: 1_00000n,
  onWin: { kind: 'reset' },
  onLoss: { kind: 'raise', basisPoints: 10_000 },
  stopProfit_minor: null,
  stopLoss_minor: 10_00000n,
};
const bet = (bet_id: string, state: OwnBet['state'], win_minor: string | null = null): OwnBet => ({
  bet_id,
  place: 0,
  bet_minor: '100000',
  auto_cash_out: 150,
  ceiling: 150,
  state,
  cashed_out_on: null,
  win_minor,
});
const send = (seat: Seat, bet_id: string, draw: string): Seat => {
  const next = due(seat, draw);
  if (!next) throw new Error('nothing is due');
  return { ...sent(seat, { bet_id, draw, ...next }), pending: null };
};

test('a bet that waits is sent in the next draw, once', () => {
  const seat = { ...emptySeat, queued: { bet_minor: 5n, target: null } };
  expect(due(seat, '1.1')).toEqual({ ask: { bet_minor: 5n, target: null }, isAutomatic: false });
  expect(
    due(sent(seat, { bet_id: 'a', draw: '1.1', ask: seat.queued, isAutomatic: false }), '1.1'),
  ).toBeNull();
});

test('a row bets once in each draw, raises after a loss, and ends with its number', () => {
  let seat = send(withRow(emptySeat, choice, 150, limits), 'a', '1.1');
  expect(due(seat, '1.1')).toBeNull();
  // Until the bet is decided, no other follows.
  expect(due(seat, '1.2')).toBeNull();
  expect(hasLostTrack(seat, '1.2')).toBe(true);
  const lost = decided(seat, bet('a', 'lost'));
  expect(lost.stop).toBeNull();
  expect(due(lost.seat, '1.1')).toBeNull();
  expect(due(lost.seat, '1.2')?.ask.bet_minor).toBe(2_00000n);
  seat = send(lost.seat, 'b', '1.2');
  expect(decided(seat, bet('b', 'cashed_out', '150000')).stop).toBe('done');
});

test('a bet that was given back ends the row', () => {
  const seat = send(withRow(emptySeat, choice, 150, limits), 'a', '1.1');
  expect(decided(seat, bet('a', 'void')).stop).toBe('trouble');
});
