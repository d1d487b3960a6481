import {
  isSpoken,
  languageOfPrefix,
  languages,
  spokenLanguages,
  type SpokenLanguage,
} from '@marquee/contract/languages.ts';
import { LRUCache } from 'lru-cache';

/** The languages in which a site's pages can be read, and the one for visitors who prefer none of them. */
export interface SiteLanguages {
  readonly offered: readonly SpokenLanguage[];
  readonly usual: SpokenLanguage;
}

/** Languages without message files are skipped. A site that has no other speaks English. */
export function siteLanguages(codes: readonly string[], usual: string): SiteLanguages {
  const offered = codes.filter(isSpoken);
  if (offered.length === 0) return { offered: ['EN'], usual: 'EN' };
  const known = offered.find((code) => code === usual);
  return { offered, usual: known ?? offered.find((code) => code === 'EN') ?? offered[0] ?? 'EN' };
}

/** What a host without a site, or whose site cannot be read now, speaks. */
export const everyLanguage: SiteLanguages = { offered: spokenLanguages, usual: 'EN' };

const firstPart = /^\/([^/?]*)/;

/** The language that the path itself names, as in `/cn/slots`. Such a page is the same for every visitor. */
export function languageOfPath(path: string, { offered }: SiteLanguages): SpokenLanguage | undefined {
  const named = languageOfPrefix(firstPart.exec(path)?.[1] ?? '');
  return offered.find((code) => code === named);
}

/**
 * The language of a page: that of the path, else the visitor's choice in the cookie, else the one that the browser
 * prefers, else the site's usual one. Only languages that the site offers count.
 */
export function pageLanguage(
  path: string,
  headers: { readonly cookie?: string | undefined; readonly 'accept-language'?: string | undefined },
  site: SiteLanguages,
  cookieName: string,
): SpokenLanguage {
  const ofPath = languageOfPath(path, site);
  if (ofPath) return ofPath;
  const chosen = headers.cookie && choiceIn(cookieName).exec(headers.cookie)?.[1]?.toUpperCase();
  return (
    site.offered.find((code) => code === chosen) ??
    preferencesOf(headers['accept-language']).find((code) => site.offered.includes(code)) ??
    site.usual
  );
}

const choices = new Map<string, RegExp>();

/** What a cookie of this name says. */
function choiceIn(name: string): RegExp {
  const known = choices.get(name) ?? new RegExp(`(?:^|;\\s*)${name}=([A-Za-z]{2,3})(?:;|$)`);
  choices.set(name, known);
  return known;
}

/** By header, because most visitors send one of a few. */
const preferences = new LRUCache<string, readonly SpokenLanguage[]>({ max: 500 });
/** A longer header than browsers send is not read. */
const maxHeaderLength = 200;

/** The languages of an Accept-Language header that have message files, the most preferred first. */
export function preferencesOf(header: string | undefined): readonly SpokenLanguage[] {
  if (!header || header.length > maxHeaderLength) return [];
  const known = preferences.get(header);
  if (known) return known;
  const wanted = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { primary: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  const codes = wanted.flatMap(({ primary }) =>
    spokenLanguages.filter((code) => languages[code].locale === primary || languages[code].iso === primary),
  );
  const each = [...new Set(codes)];
  preferences.set(header, each);
  return each;
}
