import { expect, test } from 'vitest';
import { allSlots } from '../../../../catalogue.ts';
import { loadSymbolNames } from './symbol-names.ts';

test('every symbol of every game has a Chinese name, and the list has no other', async () => {
  const chinese = await loadSymbolNames('zh');
  const names = new Set(allSlots.flatMap(({ symbols }) => symbols.map(({ name }) => name)));
  const untranslated = [...names].filter((name) => chinese(name) === name);
  expect(untranslated).toEqual([]);
  const { default: list } = await import('./symbol-names.zh.json', { with: { type: 'json' } });
  expect(Object.keys(list).filter((name) => !names.has(name))).toEqual([]);
});

test('two symbols of one game never share a name', async () => {
  const chinese = await loadSymbolNames('zh');
  for (const { code, symbols } of allSlots) {
    const names = symbols.map(({ name }) => chinese(name));
    expect(new Set(names).size, code).toBe(names.length);
  }
});

test('in English and in Filipino a symbol keeps the name of its definition', async () => {
  expect((await loadSymbolNames('en'))('Golden Koi')).toBe('Golden Koi');
  expect((await loadSymbolNames('fil'))('Golden Koi')).toBe('Golden Koi');
});
