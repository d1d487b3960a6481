import {
  isSpoken,
  languages,
  spokenLanguages,
  type SpokenLanguage,
  isLanguage,
} from '@marquee/contract/languages.ts';

export { languages, spokenLanguages as languageCodes, isSpoken as isLanguageCode };
export type LanguageCode = SpokenLanguage;

/** The language behind the first segment of a path, e.g. "cn" in /cn/slots. */
export function languageOfPrefix(prefix: string): LanguageCode | undefined {
  return spokenLanguages.find((code) => languages[code].prefix === prefix);
}

/** The locale in which dates are written: EN → en, CN → zh, all others → en. */
export function dateLocaleOf(code: string): string {
  return isLanguage(code) ? languages[code].dateLocale : 'en';
}

/** How long the choice of a language is remembered, in days. */
export const languageCookieDays = 365;

/**
 * The cookie, as text for `document.cookie`, that remembers the choice of a language. `secure` on sites served over TLS; a
 * browser drops such a cookie on others.
 */
export function languageCookie(name: string, code: LanguageCode, secure: boolean): string {
  return `${name}=${code}; path=/; max-age=${languageCookieDays * 86_400}; samesite=lax${secure ? '; secure' : ''}`;
}
