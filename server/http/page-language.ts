import type { PageInput } from '@marquee/contract/page.ts';

type Language = PageInput['language'];

const byPrefix: ReadonlyMap<string, Language> = new Map([
  ['en', 'EN'],
  ['php', 'PHP'],
  ['cn', 'CN'],
]);
const firstPart = /^\/([^/?]*)/;

/** The cookie that stores a visitor's choice. */
export const languageCookie = 'language';
const languageChoice = new RegExp(`(?:^|;\\s*)${languageCookie}=([A-Za-z]{2,3})`);

/**
 * The language that a visitor chose: from the path (`/cn/slots`), else from the cookie. Undefined if neither names one.
 */
export function chosenLanguage(path: string, cookies: string | undefined): Language | undefined {
  const ofPath = byPrefix.get(firstPart.exec(path)?.[1] ?? '');
  if (ofPath || !cookies) return ofPath;
  return byPrefix.get(languageChoice.exec(cookies)?.[1]?.toLowerCase() ?? '');
}

/**
 * The language of a page: the visitor's choice, else the site's language, else English. Languages without message files
 * are skipped.
 */
export function pageLanguage(path: string, cookies: string | undefined, siteLanguage: string): Language {
  return chosenLanguage(path, cookies) ?? byPrefix.get(siteLanguage.toLowerCase()) ?? 'EN';
}
