/** What is known of the makers of games before any of them is connected: their codes. */

/**
 * A provider's slug, as addresses and files spell it, and its code, as calls and logos do. Some have more than one
 * spelling.
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

/** The code of a slug, for logos. One that is not listed is its own code, in capitals and without its hyphens. */
export function providerCodeOf(slug: string): string {
  const known = slug.toLowerCase();
  return Object.hasOwn(providerCodes, known)
    ? (providerCodes[known] ?? '')
    : slug.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}
