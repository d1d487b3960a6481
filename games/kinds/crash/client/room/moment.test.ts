import { expect, test } from 'vitest';
import { multiplierAt, timeOf } from '../../rules.ts';
import type { SeenDraw } from '../../socket-api.ts';
import { momentOf } from './moment.ts';

const draw: SeenDraw = {
  chain: 1,
  number: 7,
  state: 'running',
  opens_at: 0,
  closes_at: 6_000,
  began_at: 6_000,
  ended_at: null,
  ended_on: null,
  link: null,
};
const at = (known_ms: number) => ({ server_ms: known_ms + 40, known_ms });

test('the multiplier rises with what is known, and no further than a beat and a half beyond the last word', () => {
  expect(momentOf({ draw, beatAt_ms: 9_000 }, at(9_100))).toEqual({
    phase: 'running',
    elapsed_ms: 3_100,
    hundredths: multiplierAt(3_100),
  });
  const stopped = momentOf({ draw, beatAt_ms: 9_000 }, at(20_000));
  expect(stopped).toEqual({ phase: 'running', elapsed_ms: 3_375, hundredths: multiplierAt(3_375) });
});

test('a draw that has ended stands where it ended, whatever the clock says', () => {
  const ended: SeenDraw = { ...draw, state: 'ended', ended_at: 12_758, ended_on: 150, link: 'ab'.repeat(32) };
  expect(momentOf({ draw: ended, beatAt_ms: null }, at(99_000))).toMatchObject({
    phase: 'ended',
    hundredths: 150,
    elapsed_ms: timeOf(150),
  });
});

test('before the start the time that is left counts down, and never below nothing', () => {
  const open: SeenDraw = { ...draw, state: 'open', began_at: null };
  expect(momentOf({ draw: open, beatAt_ms: null }, { server_ms: 2_000, known_ms: 1_960 })).toEqual({
    phase: 'open',
    left_ms: 4_000,
    whole_ms: 6_000,
  });
  expect(momentOf({ draw: open, beatAt_ms: null }, at(9_000))).toMatchObject({ left_ms: 0 });
});
