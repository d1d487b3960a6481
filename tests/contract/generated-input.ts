import fc from 'fast-check';
import { zocker } from 'zocker';
import { z } from 'zod';
import type { Call } from '@marquee/contract/call.ts';

/** A body of a call: fields by name. */
export type Body = Readonly<Record<string, unknown>>;

const bodySchema = z.record(z.string(), z.unknown());

/** Values that make a generated body meet the demo brands; a schema alone would only ever ask for what is not there. */
const known: Readonly<Record<string, readonly string[]>> = {
  domain_name: ['localhost', 'tropico.localhost'],
  provider_code: ['MARQUEE'],
  game_code: ['dragon-fortune', 'koi-pond'],
  method_code: ['sandbox'],
  full_name: ['Maria Santos'],
  account_name: ['Maria Santos'],
  page_name: ['home', 'slots'],
  // A picture of one pixel.
  file: ['iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg=='],
  day_from: ['2026-11-01'],
  day_to: ['2026-11-26'],
};

/** A body that the call's own schema accepts, made from a seed: the same seed makes the same body. */
export function acceptableBody(call: Pick<Call, 'request'>, seed: number): Body {
  const body = bodySchema.parse(zocker(call.request).setSeed(seed).generate());
  const fields = Object.entries(body).map(([name, value]) => {
    const values = known[name];
    return [name, values ? values[seed % values.length] : value] as const;
  });
  return Object.fromEntries(fields);
}

/** What people send who mean harm, or whose software is broken. */
const hostileValues: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  2 ** 53,
  0.1,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  "' OR '1'='1",
  "'; DROP TABLE players.player; --",
  '%',
  '\\',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '../../../../etc/passwd',
  'javascript:alert(1)',
  'http://169.254.169.254/latest/meta-data',
  '-1',
  '1e5',
  'NaN',
  '0.000001',
  '99999999999999999999.99',
  '١٢٣',
  '\u202egnp.exe',
  '9999-12-31T23:59:59Z',
  '0000-01-01T00:00:00Z',
  '2026-02-30T00:00:00Z',
  'x'.repeat(5000),
  [],
  [[[[[[]]]]]],
  {},
  { $gt: '' },
  { toString: 'x' },
];

/** Bodies that are wrong somewhere: an acceptable one of which one or two fields are hostile, missing, or new. */
export function hostileBody(call: Pick<Call, 'request'>): fc.Arbitrary<Body> {
  const value = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...hostileValues) },
    { weight: 1, arbitrary: fc.jsonValue() },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  );
  return fc.nat(1_000_000).chain((seed) => {
    const body = acceptableBody(call, seed);
    const names = [...Object.keys(body), '__proto__', 'constructor', 'site_id', 'player_id'];
    const changes = fc.array(fc.tuple(fc.constantFrom(...names), value), { minLength: 1, maxLength: 2 });
    return fc.tuple(changes, fc.constantFrom(undefined, ...Object.keys(body))).map(([changed, dropped]) => {
      const entries = [...Object.entries(body), ...changed].filter(([name]) => name !== dropped);
      return Object.fromEntries(entries);
    });
  });
}
