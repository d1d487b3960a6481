import { expect, test } from 'vitest';
import type { Flight } from '../../socket-api.ts';
import { momentOfFlight } from '../room/moment.ts';
import { emptySeat } from '../room/seat.ts';
import { asOwnBet, flightOf, followFlight, soloOf, type SoloState } from './flights.ts';

const id = '018f0000-0000-7000-8000-000000000001';
const flying: Flight = {
  bet_id: id,
  nonce: 3,
  bet_minor: '100000',
  auto_cash_out: null,
  ceiling: 150,
  state: 'flying',
  began_at: 1_000,
  ended_on: null,
  cashed_out_on: null,
  win_minor: null,
};
const lost: Flight = { ...flying, state: 'lost', ended_on: 130, win_minor: '0' };
const fairness = {
  server_seed_hash: '0'.repeat(64),
  client_seed: 'mine',
  client_seed_by: 'player' as const,
  nonce: 3,
  next_server_seed_hash: '0'.repeat(64),
};
const before: SoloState = { flights: [], shown: null, heardAt_ms: 0, fairness, seat: emptySeat };
const told = (flight: Flight, now = 1_100) => ({ type: 'flight', now, flight }) as const;

test('a flight is shown once it flies, and one that is decided stays so', () => {
  const shown = followFlight(before, { ...told(flying), fairness: { ...fairness, nonce: 4 } });
  expect(flightOf(shown)).toEqual(flying);
  expect(shown.fairness.nonce).toBe(4);
  const over = followFlight(shown, told(lost));
  expect(flightOf(followFlight(over, told(flying)))).toEqual(lost);
  expect(over.flights).toHaveLength(1);
});

test('one that was flown elsewhere is not shown, unless it was asked for here', () => {
  expect(followFlight(before, told(lost)).shown).toBeNull();
  const pending = { bet_id: id, draw: '', ask: { bet_minor: 100_000n, target: null }, isAutomatic: false };
  expect(followFlight({ ...before, seat: { ...emptySeat, pending } }, told(lost)).shown).toBe(id);
});

test('after a lost connection that is shown which flies, else what was asked for here, else what was there', () => {
  const snapshot = (...flights: Flight[]) => ({ flights, fairness, now: 2_000 });
  const other: Flight = { ...lost, bet_id: '018f0000-0000-7000-8000-000000000002' };
  const pending = { bet_id: id, draw: '', ask: { bet_minor: 100_000n, target: null }, isAutomatic: false };
  const waiting = { ...before, shown: other.bet_id, seat: { ...emptySeat, pending } };
  const givenBack: Flight = { ...flying, state: 'void', began_at: null };
  expect(flightOf(soloOf(snapshot(givenBack, other), waiting))).toEqual(givenBack);
  expect(flightOf(soloOf(snapshot(lost, other), waiting))).toEqual(lost);
  expect(soloOf(snapshot(other), waiting).shown).toBe(other.bet_id);
  expect(soloOf(snapshot(flying, other), { ...before, shown: other.bet_id }).shown).toBe(id);
  expect(soloOf(snapshot(lost, other), { ...before, shown: other.bet_id }).shown).toBe(other.bet_id);
  expect(soloOf(snapshot(lost)).shown).toBeNull();
});

test('the multiplier rises no further than what is known, the last word and the ceiling allow', () => {
  const at = (known_ms: number, heardAt_ms: number) =>
    momentOfFlight(flying, heardAt_ms, { server_ms: known_ms, known_ms });
  expect(at(2_000, 1_900)).toMatchObject({ phase: 'running', elapsed_ms: 1_000 });
  expect(at(9_000, 1_900)).toMatchObject({ elapsed_ms: 1_275 });
  expect(at(90_000, 90_000)).toMatchObject({ hundredths: 150 });
  expect(momentOfFlight(lost, 0, { server_ms: 20_000, known_ms: 20_000 })).toMatchObject({
    phase: 'ended',
    hundredths: 130,
  });
  const out: Flight = { ...lost, state: 'cashed_out', cashed_out_on: 120, win_minor: '120000' };
  expect(momentOfFlight(out, 0, { server_ms: 0, known_ms: 0 })).toMatchObject({
    phase: 'landed',
    hundredths: 120,
  });
  expect(momentOfFlight(undefined, 0, { server_ms: 0, known_ms: 0 })).toEqual({ phase: 'ready' });
  expect(asOwnBet({ ...flying, state: 'ended' }).state).toBe('standing');
});
