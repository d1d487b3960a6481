import { expect, test } from 'vitest';
import type { SeenDraw } from '../../socket-api.ts';
import { momentOf } from './moment.ts';

const open: SeenDraw = {
  chain: 1,
  number: 3,
  state: 'open',
  opens_at: 10_000,
  closes_at: 28_000,
  drawn_at: null,
  settles_at: null,
  next_at: null,
  link: null,
  outcome: null,
};
const drawn: SeenDraw = {
  ...open,
  state: 'drawing',
  drawn_at: 29_000,
  settles_at: 37_000,
  next_at: 39_000,
  link: 'a1'.repeat(32),
  outcome: { pocket: 8 },
};

test('bets are open until the clock has run out, whether the server has said so yet or not', () => {
  expect(momentOf(open, 15_000)).toEqual({ phase: 'open', left_ms: 13_000, whole_ms: 18_000 });
  // A clock that is behind promises no more time than there is.
  expect(momentOf(open, 9_000)).toEqual({ phase: 'open', left_ms: 18_000, whole_ms: 18_000 });
  expect(momentOf(open, 28_000)).toEqual({ phase: 'closed' });
  expect(momentOf({ ...open, is_stopped: true }, 15_000)).toEqual({ phase: 'stopped' });
  expect(momentOf({ ...open, state: 'closed' }, 12_000)).toEqual({ phase: 'closed' });
});

test('who comes late to a draw sees it where it is', () => {
  expect(momentOf(drawn, 33_500)).toEqual({
    phase: 'drawing',
    passed_ms: 4_500,
    whole_ms: 8_000,
    outcome: { pocket: 8 },
  });
  expect(momentOf({ ...drawn, state: 'settled' }, 37_500)).toEqual({
    phase: 'settled',
    outcome: { pocket: 8 },
    next_in_ms: 1_500,
  });
});

test('before the first draw and after one that was called off there is nothing to wait for', () => {
  expect(momentOf(null, 0)).toEqual({ phase: 'empty' });
  expect(momentOf({ ...open, state: 'cancelled' }, 15_000)).toEqual({ phase: 'cancelled' });
});
