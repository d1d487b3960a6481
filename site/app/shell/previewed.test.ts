import { themeFacts } from '@marquee/themes/registry.ts';
import { expect, test } from 'vitest';
import { previewedArrangements } from './previewed.ts';

const { pages } = themeFacts.casino1;

test('an address chooses other arrangements, and nothing that is none', () => {
  expect(previewedArrangements(pages, null)).toEqual(pages);
  expect(previewedArrangements(pages, 'lobby:list,vip:path')).toEqual({
    ...pages,
    lobby: 'list',
    vip: 'path',
  });
  for (const wrong of ['lobby:ladder', 'lobby', 'toString:list', ':', 'lobby:', 'lobby:__proto__'])
    expect(previewedArrangements(pages, wrong), wrong).toEqual(pages);
});
