import { expect, test } from 'vitest';
import { readFrameMessage, shownBalance } from './frame-message.ts';

const gameUrl = 'https://games.example/play?token=x';
const round = { type: 'marquee:round', round_id: '1', bet_minor: '100000', win_minor: '250000' };

test('a round of the game tells what it won or lost', () => {
  expect(readFrameMessage({ origin: 'https://games.example', data: round }, gameUrl)).toEqual({
    type: 'round',
    net_minor: 150_000n,
  });
});

test('a game tells what it shows as the balance', () => {
  const data = { type: 'marquee:balance', balance_minor: '123450000' };
  expect(readFrameMessage({ origin: 'https://games.example', data }, gameUrl)).toEqual({
    type: 'balance',
    balance_minor: 123_450_000n,
  });
  const bad = { type: 'marquee:balance', balance_minor: '-1' };
  expect(readFrameMessage({ origin: 'https://games.example', data: bad }, gameUrl)).toBeUndefined();
});

test('another origin, another shape and another type are not heard', () => {
  expect(readFrameMessage({ origin: 'https://evil.example', data: round }, gameUrl)).toBeUndefined();
  expect(readFrameMessage({ origin: 'null', data: round }, 'no address')).toBeUndefined();
  for (const data of [
    null,
    'marquee:close',
    { type: 'close' },
    { ...round, win_minor: -5 },
    { ...round, bet_minor: 'x' },
  ]) {
    expect(readFrameMessage({ origin: 'https://games.example', data }, gameUrl)).toBeUndefined();
  }
});

test('a balance does not give a running round away', () => {
  expect(shownBalance('100.00', '99.00', true)).toBe('99.00');
  expect(shownBalance('99.00', '140.00', true)).toBe('99.00');
  expect(shownBalance('99.00', '140.00', false)).toBe('140.00');
});
