import { keep, readKept } from '../shell/kept-state.ts';

/** What brought a visitor: kept from their first address until they open an account. */
const names = ['referrer_code', 'ch', 'cm', 'pp', 'affiliate_code', 'visitor_id'] as const;

type Attribution = Record<(typeof names)[number] | 'fbp' | 'appsflyer_id', string>;

/** Keep what the address says about where the visitor comes from; an `appsflyer_id` only where none is kept. */
export function keepAttribution(search: string): void {
  const query = new URLSearchParams(search);
  const given = names.flatMap((name) => {
    const value =
      query.get(name) ?? (name === 'referrer_code' ? (query.get('ref') ?? query.get('referrer')) : null);
    return value ? [[name, value.slice(0, 128)] as const] : [];
  });
  if (given.length > 0) keep('attribution', JSON.stringify(Object.fromEntries(given)));
  const appsflyerId = query.get('appsflyer_id');
  if (appsflyerId && !readKept('appsflyer_id')) {
    keep('appsflyer_id', appsflyerId.slice(0, 128));
  }
}

/** What is known about where the visitor comes from; empty text where nothing is. */
export function readAttribution(): Attribution {
  const kept = new Map(parse(readKept('attribution')));
  const of = (name: string): string => kept.get(name) ?? '';
  return {
    referrer_code: of('referrer_code'),
    ch: of('ch'),
    cm: of('cm'),
    pp: of('pp'),
    affiliate_code: of('affiliate_code'),
    visitor_id: of('visitor_id'),
    fbp: /(?:^|;\s*)_fbp=([^;]{1,128})/.exec(document.cookie)?.[1] ?? '',
    appsflyer_id: readKept('appsflyer_id') ?? '',
  };
}

function parse(text: string | null): [string, string][] {
  if (!text) return [];
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, entry]) =>
      typeof entry === 'string' ? [[name, entry]] : [],
    );
  } catch {
    return [];
  }
}
