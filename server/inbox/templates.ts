import { compileMessage } from '@lingui/message-utils/compileMessage';
import { setupI18n } from '@lingui/core';
import type { Words } from '../sites/words.ts';
import cn from './words/CN.json' with { type: 'json' };
import en from './words/EN.json' with { type: 'json' };
import php from './words/PHP.json' with { type: 'json' };

const languages = { EN: en, PHP: php, CN: cn };

type Key = keyof typeof en;
/** A message whose text is in `words/`, as `<template>.title` and `<template>.body`. */
export type InboxTemplate = Key extends infer K ? (K extends `${infer Name}.title` ? Name : never) : never;

/** Values for a template's placeholders. A value with several languages is used in the matching language. */
export type TemplateValues = Readonly<Record<string, string | number | Words>>;

export function fromTemplate(template: InboxTemplate, values: TemplateValues): { title: Words; body: Words } {
  const render = (part: 'title' | 'body'): Words => ({
    EN: translate('EN', `${template}.${part}`, values),
    PHP: translate('PHP', `${template}.${part}`, values),
    CN: translate('CN', `${template}.${part}`, values),
  });
  return { title: render('title'), body: render('body') };
}

const i18n = setupI18n();
i18n.setMessagesCompiler(compileMessage);
i18n.load(languages);

function translate(language: keyof Words, key: string, values: TemplateValues): string {
  i18n.activate(language);
  const own = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? value[language] : value,
  ]);
  return i18n._(key, Object.fromEntries(own));
}
