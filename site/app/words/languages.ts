/** The languages that have words, with what each needs to be served well. */
export const languages = {
  EN: { prefix: 'en', locale: 'en', name: 'English' },
  PHP: { prefix: 'php', locale: 'fil', name: 'Filipino' },
  CN: { prefix: 'cn', locale: 'zh', name: '中文' },
} as const;

export type LanguageCode = keyof typeof languages;

export const languageCodes = ['EN', 'PHP', 'CN'] as const satisfies readonly LanguageCode[];

export function isLanguageCode(code: string): code is LanguageCode {
  return Object.hasOwn(languages, code);
}

/** The language behind the first segment of a path, e.g. "cn" in /cn/slots. */
export function languageOfPrefix(prefix: string): LanguageCode | undefined {
  return languageCodes.find((code) => languages[code].prefix === prefix);
}

/** The locale in which dates are written: EN → en, CN → zh, all others → en. */
export function dateLocaleOf(code: string): string {
  return code === 'CN' ? 'zh' : 'en';
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
