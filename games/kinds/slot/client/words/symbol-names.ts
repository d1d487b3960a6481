/** The names of symbols in the player's language. A game's definition, which is published and hashed, has English ones. */
import type { Language } from '../../../../kit/client/words/language.ts';

/** Gives a symbol's English name in the player's language; the English name itself where there is no other. */
export type NameSymbol = (name: string) => string;

/** Players of Filipino sites call symbols by their English names, so only Chinese has a list. */
const lists: Partial<Record<Language, () => Promise<{ default: Readonly<Record<string, string>> }>>> = {
  zh: () => import('./symbol-names.zh.json'),
};

/** Loads the names of a language. */
export async function loadSymbolNames(language: Language): Promise<NameSymbol> {
  const list = (await lists[language]?.())?.default ?? {};
  return (name) => list[name] ?? name;
}
