import { readdirSync, readFileSync } from 'node:fs';
import { setupI18n, type Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { languages, type LanguageCode } from '../languages.ts';

/** What the site says under an id. */
export type Say = (id: string, values?: Record<string, unknown>) => string;

const folder = new URL('../../messages/', import.meta.url);

/**
 * The site's words in a language, all five catalogues, for tests that look for them on a page.
 * @throws when an id has no message.
 */
export function wordsOf(language: LanguageCode): Say {
  const messages: Messages = {};
  for (const file of readdirSync(new URL(`${language}/`, folder))) {
    const catalogue: Record<string, string> = JSON.parse(
      readFileSync(new URL(`${language}/${file}`, folder), 'utf8'),
    );
    for (const [id, message] of Object.entries(catalogue)) messages[id] = compileMessage(message);
  }
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale: language, locales: [languages[language].locale], messages });
  return (id, values) => {
    if (!Object.hasOwn(messages, id)) throw new Error(`${language} has no message ${id}.`);
    return i18n._(id, values);
  };
}
