import { gameSchema } from '@marquee/contract/entities.ts';
import { expect, test } from 'vitest';
import { cardOf } from './games.ts';

const game = gameSchema.parse({
  provider_code: 'MARQUEE',
  provider_name: 'Marquee Originals',
  game_code: 'koi-pond',
  game_name: 'Koi Pond',
  game_type: 'SLOTS',
  game_image: '/art/koi-pond/poster.avif',
  game_image_2x: '/art/koi-pond/poster@2x.avif',
  game_image_wide: '/art/koi-pond/wide.avif',
  category: 'slot_game',
  rtp_percent: '96.5964',
  volatility: 'low',
  features: [],
  theme: null,
  is_new: false,
  is_hot: false,
  is_featured: true,
  opens_in: 'frame',
});

test('a game is sent with the picture that the cards of the template show, and with no other', () => {
  expect(cardOf(game, 'landscape')).toMatchObject({
    game_image: '',
    game_image_2x: '',
    game_image_wide: '/art/koi-pond/wide.avif',
  });
  expect(cardOf(game, 'poster')).toMatchObject({
    game_image: '/art/koi-pond/poster.avif',
    game_image_2x: '/art/koi-pond/poster@2x.avif',
    game_image_wide: '',
  });
  expect(cardOf(game, 'poster')).not.toHaveProperty('is_featured');
});

test('a game without a landscape is sent with its poster', () => {
  expect(cardOf({ ...game, game_image_wide: '' }, 'landscape')).toMatchObject({
    game_image: '/art/koi-pond/poster.avif',
    game_image_2x: '/art/koi-pond/poster@2x.avif',
  });
});
