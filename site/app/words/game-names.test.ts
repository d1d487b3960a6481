import { chineseTitles } from '@marquee/contract/game-titles.ts';
import { expect, test } from 'vitest';
import { gameNameIn, loadGameTitles } from './game-names.ts';

const house = { provider_code: 'MARQUEE', game_code: 'fruit-party', game_name: 'Fruit Party' };

test('house games are called by their Chinese titles in Chinese, and by their English ones elsewhere', async () => {
  await loadGameTitles('CN');
  expect(gameNameIn('CN', house)).toBe(chineseTitles['fruit-party']);
  expect(gameNameIn('EN', house)).toBe('Fruit Party');
  expect(gameNameIn('PHP', house)).toBe('Fruit Party');
});

test('other providers’ games, and house games without a Chinese title, keep their name', async () => {
  await loadGameTitles('CN');
  expect(gameNameIn('CN', { ...house, provider_code: 'JILI' })).toBe('Fruit Party');
  expect(gameNameIn('CN', { ...house, game_code: 'toString' })).toBe('Fruit Party');
});
