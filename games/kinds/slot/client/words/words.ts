/** The client's words in the player's language. Each language is a file of its own, loaded when it is spoken. */
import { setupI18n, type Messages } from '@lingui/core';
import type { FailureMessageId } from '../../../../kit/client/failures/explanations.ts';
import type { Language } from '../../../../kit/client/words/language.ts';
import type english from '../messages/en.json';

export type MessageId = keyof typeof english | FailureMessageId;

/** Finds the words for an id, with values in their places. */
export type Words = (id: MessageId, values?: Record<string, string | number>) => string;

const catalogues: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import('../messages/en.json?lingui'),
  fil: () => import('../messages/fil.json?lingui'),
  zh: () => import('../messages/zh.json?lingui'),
};
const failures: typeof catalogues = {
  en: () => import('../../../../kit/client/failures/messages/en.json?lingui'),
  fil: () => import('../../../../kit/client/failures/messages/fil.json?lingui'),
  zh: () => import('../../../../kit/client/failures/messages/zh.json?lingui'),
};

/** Loads a language. */
export async function loadWords(language: Language): Promise<Words> {
  const [own, shared] = await Promise.all([catalogues[language](), failures[language]()]);
  const messages = { ...shared.messages, ...own.messages };
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  return (id, values) => i18n._(id, values);
}
