import type { Words } from '../../words/use-words.ts';

/** The menus' names of the categories that are not called there as in the terms. */
const menuNames: Readonly<Record<string, string>> = {
  slot_game: 'slots',
  hash_game: 'hash-game',
  horse_racing: 'horse-racing',
  sportsbook: 'sports',
};

/** A category of games as the menus call it, and what the terms call `other`. */
export function categoryWords(t: Words, category: string): string {
  if (category === 'other') return t('promotion.otherGames');
  const id = `menu.${menuNames[category] ?? category}`;
  return t.has(id) ? t(id) : category;
}
