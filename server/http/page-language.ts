import type { PageInput } from '@marquee/contract/page.ts';

type Language = PageInput['language'];

const prefixes: Readonly<Record<string, Language>> = { en: 'EN', php: 'PHP', cn: 'CN' };

/** The cookie in which a visitor's choice is kept. */
export const languageCookie = 'language';
const chosenLanguage = new RegExp(`(?:^|;\\s*)${languageCookie}=([A-Za-z]{2,3})`);

/**
 * The language of a page: that of its path (`/cn/slots`), else the visitor's choice, else the site's. Languages without
 * message files are shown in the site's language, or in English where that has none either.
 */
export function pageLanguage(path: string, cookies: string | undefined, siteLanguage: string): Language {
  const prefix = path.split('/')[1] ?? '';
  const chosen = chosenLanguage.exec(cookies ?? '')?.[1];
  return (
    prefixes[prefix] ?? prefixes[(chosen ?? '').toLowerCase()] ?? prefixes[siteLanguage.toLowerCase()] ?? 'EN'
  );
}
