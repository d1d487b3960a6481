import type { MetaDescriptor } from 'react-router';
import type { SeoRecord } from './seo-record.ts';
import { languageCodes, languageOfPrefix, languages } from '../words/languages.ts';
import type { SentShell } from './shell-data.ts';

/**
 * What the head of a page says to search engines and to those who share it: title, description, canonical address, the
 * same page in each language, and the share picture.
 */
export function pageMeta({
  shell,
  record,
  title,
  description,
  pathname,
}: {
  shell: Pick<SentShell, 'site' | 'origin' | 'languages'> | undefined;
  record?: SeoRecord | undefined;
  /** Used where the site has no record of the page. */
  title: string;
  description?: string | undefined;
  pathname: string;
}): MetaDescriptor[] {
  const site = shell?.site;
  if (!shell || !site) return [{ title }];
  const shownTitle = record?.meta_title || `${title} · ${site.site_name}`;
  const shownDescription = record?.meta_desc || description || '';
  const segments = pathname.split('/').slice(1).filter(Boolean);
  const prefixed = languageOfPrefix(segments[0] ?? '') !== undefined;
  const rest = prefixed ? segments.slice(1) : segments;
  const address = (prefix: string): string =>
    `${shell.origin}/${[prefix, ...rest].filter(Boolean).join('/')}`;
  const canonical = record?.meta_canonical || address(prefixed ? (segments[0] ?? '') : '');
  const image = new URL(record?.meta_image_url || site.share_image, shell.origin).href;
  return [
    { title: shownTitle },
    ...(shownDescription ? [{ name: 'description', content: shownDescription }] : []),
    ...(record?.meta_keywords ? [{ name: 'keywords', content: record.meta_keywords }] : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('') },
    ...languageCodes
      .filter((code) => shell.languages.some((language) => language.code === code))
      .map((code) => ({
        tagName: 'link',
        rel: 'alternate',
        hrefLang: languages[code].locale,
        href: address(languages[code].prefix),
      })),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.site_name },
    { property: 'og:title', content: shownTitle },
    ...(shownDescription ? [{ property: 'og:description', content: shownDescription }] : []),
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: image },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
