/** The client's words in the player's language. Each language is a file of its own, loaded when it is spoken. */
import { setupI18n, type Messages } from '@lingui/core';
import type english from '../messages/en.json';

export type MessageId = keyof typeof english;
export type Language = 'en' | 'fil' | 'zh';

/** Finds the words for an id, with values in their places. */
export type Words = (id: MessageId, values?: Record<string, string | number>) => string;

const catalogues: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import('../messages/en.json?lingui'),
  fil: () => import('../messages/fil.json?lingui'),
  zh: () => import('../messages/zh.json?lingui'),
};

/** The language to speak for the operator's code, which may be a language (`zh-CN`) or a market (`PHP`, `CN`). */
export function languageOf(code: string): Language {
  const lower = code.toLowerCase();
  if (/^(zh|cn|hans)/.test(lower)) return 'zh';
  if (/^(fil|tl|ph)/.test(lower)) return 'fil';
  return 'en';
}

/** Loads a language. */
export async function loadWords(language: Language): Promise<Words> {
  const { messages } = await catalogues[language]();
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  return (id, values) => i18n._(id, values);
}
