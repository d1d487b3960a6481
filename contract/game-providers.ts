/** The codes of game providers, known before any of them is connected. */

/**
 * A provider's slug, as addresses and files spell it, and its code, as calls and logos spell it. Some have more than
 * one slug.
 */
export const providerCodes: Readonly<Record<string, string>> = {
  epicwin: 'EPW',
  epw: 'EPW',
  evoplay: 'EVOPLAY',
  fachai: 'FACHAI',
  'fa-chai': 'FACHAI',
  jdb: 'JDB',
  jili: 'JILI',
  marquee: 'MARQUEE',
  pgsoft: 'PGSOFT',
  'pg-soft': 'PGSOFT',
  'pocket-games-soft': 'PGSOFT',
  pplay: 'PPLAY',
  'pragmatic-play': 'PPLAY',
  ybat: 'YBAT',
  'yellow-bat': 'YBAT',
};

/** The code of a slug, for logos. The code of a slug that is not listed is the slug in capitals, without hyphens. */
export function providerCodeOf(slug: string): string {
  const known = slug.toLowerCase();
  return Object.hasOwn(providerCodes, known)
    ? (providerCodes[known] ?? '')
    : slug.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}
