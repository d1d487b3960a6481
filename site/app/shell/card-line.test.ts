import { expect, test } from 'vitest';
import { cardLine, cardOfLine } from './card-line.ts';

const game = {
  provider_code: 'MARQUEE',
  provider_name: 'Marquee Originals',
  game_code: 'koi-pond',
  game_name: 'Koi Pond',
  game_type: 'SLOTS',
  game_image: '/art/koi-pond/poster.avif',
  game_image_2x: '/art/koi-pond/poster@2x.avif',
  game_image_wide: '',
  rtp_percent: '96.5964',
  volatility: 'low',
  is_new: true,
  is_hot: false,
} as const;

test('a line says all that a card shows of a game', () => {
  expect(cardOfLine(cardLine(game))).toEqual(game);
  const other = { ...game, rtp_percent: null, volatility: null, is_new: false, is_hot: true };
  expect(cardOfLine(cardLine(other))).toEqual(other);
});

test('the addresses of pictures are those of the game, whatever its code', () => {
  for (const game_code of ['k', '.', 'koi pond', '$&', '']) {
    expect(cardOfLine(cardLine({ ...game, game_code }))).toEqual({ ...game, game_code });
  }
  const spaced = { ...game, game_image: '/art/koi pond.avif' };
  expect(cardOfLine(cardLine(spaced)).game_image).toBe('/art/koi%20pond.avif');
});

test.for(['low', 'medium', 'high'] as const)('%s volatility is read', (volatility) => {
  expect(cardOfLine(cardLine({ ...game, volatility }))).toMatchObject({ volatility });
});

test('a tab in a name moves nothing', () => {
  expect(cardOfLine(cardLine({ ...game, game_name: 'Koi\tPond' }))).toEqual(game);
});
