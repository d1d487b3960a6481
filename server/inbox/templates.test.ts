import { expect, test } from 'vitest';
import { fromTemplate } from './templates.ts';
import cn from './words/CN.json' with { type: 'json' };
import en from './words/EN.json' with { type: 'json' };
import php from './words/PHP.json' with { type: 'json' };

test('every template has its title and body in every language, with the same braces', () => {
  const bracesOf = (text: string) => [...new Set(text.match(/\{\w+/g))].toSorted();
  for (const words of [php, cn]) {
    expect(Object.keys(words).toSorted()).toEqual(Object.keys(en).toSorted());
    for (const [key, text] of Object.entries(words)) {
      expect([key, bracesOf(text)]).toEqual([
        key,
        bracesOf(Object.entries(en).find(([name]) => name === key)?.[1] ?? ''),
      ]);
    }
  }
});

test('ranks are written as each language writes them, and words of several languages in each of them', () => {
  const { title, body } = fromTemplate('leaderboard.prize', {
    rank: 22,
    board: { EN: 'the race', PHP: 'karera', CN: '竞赛' },
    amount: '5.00',
    unit: 'PHP',
  });
  expect(title).toEqual({
    EN: 'You came 22nd in the race',
    PHP: 'Nasa ika-22 puwesto ka sa karera',
    CN: '您在竞赛中获得第 22 名',
  });
  expect(body.PHP).toContain('5.00 PHP');
});
