import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { languages, type LanguageCode } from './languages.ts';

export const catalogueNames = ['interface', 'errors', 'validation'] as const;

const files = import.meta.glob<{ messages: Messages }>('../messages/*/*.json', { query: '?lingui' });

/** The console's words. One object for as long as the page lives; its language changes. */
export const i18n: I18n = setupI18n({ missing: (_, id) => (import.meta.env.DEV ? id : '') });

/** Loads the words of a language and speaks it from then on. */
export async function speak(language: LanguageCode): Promise<void> {
  const loaded = await Promise.all(
    catalogueNames.map(async (name) => {
      const load = files[`../messages/${language}/${name}.json`];
      if (!load) throw new Error(`There is no catalogue ${name} in ${language}.`);
      return (await load()).messages;
    }),
  );
  i18n.loadAndActivate({
    locale: language,
    locales: [languages[language].locale],
    messages: Object.assign({}, ...loaded),
  });
  document.documentElement.lang = languages[language].tag;
}
