import type { PageInput } from '@marquee/contract/page.ts';

type Language = PageInput['language'];

const byPrefix: ReadonlyMap<string, Language> = new Map([
  ['en', 'EN'],
  ['php', 'PHP'],
  ['cn', 'CN'],
]);
const firstPart = /^\/([^/?]*)/;

const choices = new Map<string, RegExp>();

/** What a cookie of this name says. */
function choiceIn(name: string): RegExp {
  const known = choices.get(name) ?? new RegExp(`(?:^|;\\s*)${name}=([A-Za-z]{2,3})`);
  choices.set(name, known);
  return known;
}

/**
 * The language that a visitor chose: from the path (`/cn/slots`), else from the cookie of the given name. Undefined if neither names one.
 */
export function chosenLanguage(
  path: string,
  cookies: string | undefined,
  cookieName: string,
): Language | undefined {
  const ofPath = byPrefix.get(firstPart.exec(path)?.[1] ?? '');
  if (ofPath || !cookies) return ofPath;
  return byPrefix.get(choiceIn(cookieName).exec(cookies)?.[1]?.toLowerCase() ?? '');
}

/**
 * The language of a page: the visitor's choice, else the site's language, else English. Languages without message files
 * are skipped.
 */
export function pageLanguage(
  path: string,
  cookies: string | undefined,
  siteLanguage: string,
  cookieName: string,
): Language {
  return chosenLanguage(path, cookies, cookieName) ?? byPrefix.get(siteLanguage.toLowerCase()) ?? 'EN';
}
