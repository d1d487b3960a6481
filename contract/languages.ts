/**
 * Every language that a site can offer. `locale` is what pages and browsers call it, `iso` its ISO 639-1 code, which
 * providers take, `dateLocale` the one in which dates are written, and `prefix` stands before the path of a page.
 */
export const languages = {
  EN: { name: 'English', prefix: 'en', locale: 'en', iso: 'en', dateLocale: 'en' },
  PHP: { name: 'Filipino', prefix: 'php', locale: 'fil', iso: 'tl', dateLocale: 'en' },
  CN: { name: '中文', prefix: 'cn', locale: 'zh', iso: 'zh', dateLocale: 'zh' },
  MMK: { name: 'မြန်မာ', prefix: 'mmk', locale: 'my', iso: 'my', dateLocale: 'en' },
  MNT: { name: 'Монгол', prefix: 'mnt', locale: 'mn', iso: 'mn', dateLocale: 'en' },
  IDR: { name: 'Bahasa Indonesia', prefix: 'idr', locale: 'id', iso: 'id', dateLocale: 'en' },
} as const;

type Language = keyof typeof languages;

export const languageCodes = ['EN', 'PHP', 'CN', 'MMK', 'MNT', 'IDR'] as const satisfies readonly Language[];

/** The languages that have message files. Pages are in one of them; whoever asks for another gets the site's own. */
export const spokenLanguages = ['EN', 'PHP', 'CN'] as const satisfies readonly Language[];
export type SpokenLanguage = (typeof spokenLanguages)[number];

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(languages, code);
}

export function isSpoken(code: string): code is SpokenLanguage {
  return spokenLanguages.some((spoken) => spoken === code);
}

/** The language whose prefix this is, in small or capital letters. */
export function languageOfPrefix(prefix: string): Language | undefined {
  const code = prefix.toUpperCase();
  return isLanguage(code) ? code : undefined;
}
