import type { PageInput } from '@marquee/contract/page.ts';

type Language = PageInput['language'];

const byPrefix: ReadonlyMap<string, Language> = new Map([
  ['en', 'EN'],
  ['php', 'PHP'],
  ['cn', 'CN'],
]);
const firstPart = /^\/([^/?]*)/;

/** The cookie in which a visitor's choice is kept. */
export const languageCookie = 'language';
const languageChoice = new RegExp(`(?:^|;\\s*)${languageCookie}=([A-Za-z]{2,3})`);

/**
 * The language that a visitor has chosen for a page: that of its path (`/cn/slots`, with or without a query), else that of
 * the cookie; undefined where there is neither.
 */
export function chosenLanguage(path: string, cookies: string | undefined): Language | undefined {
  const ofPath = byPrefix.get(firstPart.exec(path)?.[1] ?? '');
  if (ofPath || !cookies) return ofPath;
  return byPrefix.get(languageChoice.exec(cookies)?.[1]?.toLowerCase() ?? '');
}

/**
 * The language of a page: the visitor's, else the site's. Languages without message files are shown in the site's language,
 * or in English where that has none either.
 */
export function pageLanguage(path: string, cookies: string | undefined, siteLanguage: string): Language {
  return chosenLanguage(path, cookies) ?? byPrefix.get(siteLanguage.toLowerCase()) ?? 'EN';
}
