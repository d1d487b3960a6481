import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { ignoreMissingChunk } from '../shell/reload-guard.ts';
import { loadGameTitles } from './game-names.ts';
import { languages, type LanguageCode } from './languages.ts';

export const catalogueNames = [
  'interface',
  'validation',
  'errors',
  'general',
  'misc',
  'lobby',
  'gallery',
] as const;
export type CatalogueName = (typeof catalogueNames)[number];

const files = import.meta.glob<{ messages: Messages }>('../messages/*/*.json', { query: '?lingui' });

/** The source file of a catalogue, as the build's manifest names it. */
export function catalogueFile(language: LanguageCode, name: CatalogueName): string {
  return `app/messages/${language}/${name}.json?lingui`;
}

/** What a late file holds; undefined where it cannot be loaded. */
async function loadLate<Loaded>(load: () => Promise<Loaded>, name: string): Promise<Loaded | undefined> {
  try {
    return await load();
  } catch (error) {
    // A page without some of its words is better than no page, and than one that reloads under the visitor's hands.
    ignoreMissingChunk(error);
    console.error(`${name} could not be loaded.`, error);
    return undefined;
  }
}

/** The messages of a catalogue; undefined where its file cannot be loaded. */
async function loadCatalogue(language: LanguageCode, name: CatalogueName): Promise<Messages | undefined> {
  const load = files[`../messages/${language}/${name}.json`];
  if (!load) {
    console.warn(`There is no catalogue ${name} in ${language}.`);
    return {};
  }
  return (await loadLate(load, `The catalogue ${name} in ${language}`))?.messages;
}

/** The words of a language with the given catalogues and the titles of games, ready to render with. */
export async function createWords(language: LanguageCode, names: readonly CatalogueName[]): Promise<I18n> {
  const [loaded] = await Promise.all([
    Promise.all(names.map((name) => loadCatalogue(language, name))),
    // Where they cannot be loaded, games keep their English titles.
    loadLate(() => loadGameTitles(language), `The titles of games in ${language}`),
  ]);
  const i18n = setupI18n({ missing: (_, id) => (import.meta.env.DEV ? id : '') });
  i18n.loadAndActivate({
    locale: language,
    locales: [languages[language].locale],
    messages: Object.assign({}, ...loaded),
  });
  return i18n;
}

/** The words that the browser's page is rendered with, once it has begun. */
let current: { i18n: I18n; language: LanguageCode; loaded: Set<CatalogueName> } | undefined;

/** Load the words of the first screen in the browser. */
export async function beginWords(language: LanguageCode, names: readonly CatalogueName[]): Promise<I18n> {
  const i18n = await createWords(language, []);
  current = { i18n, language, loaded: new Set() };
  await addCatalogues(names);
  return i18n;
}

/** Add catalogues to the words of the browser's page; those that it has are passed over. */
export async function addCatalogues(names: readonly CatalogueName[]): Promise<void> {
  if (!current) return;
  const { i18n, language, loaded } = current;
  await Promise.all(
    names.map(async (name) => {
      if (loaded.has(name)) return;
      const messages = await loadCatalogue(language, name);
      if (!messages) return;
      loaded.add(name);
      i18n.load(language, messages);
    }),
  );
}

/** Route middleware for the browser: a route's catalogues are there before it is shown. */
export function withCatalogues(...names: CatalogueName[]): () => Promise<void> {
  return () => addCatalogues(names);
}
