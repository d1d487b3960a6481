import { readFile } from 'node:fs/promises';
import { currencies } from '@marquee/contract/currencies.ts';
import { expect, test } from 'vitest';
import { brandSchema } from './brand.ts';

const file: unknown = JSON.parse(
  await readFile(new URL('../../brands/aurum/brand.json', import.meta.url), 'utf8'),
);
const inCurrency = (currency: string) => brandSchema.safeParse({ ...Object(file), currency });

test('a brand keeps a currency of the table; any other is refused by name', () => {
  for (const code of currencies.keys()) expect(inCurrency(code).success).toBe(true);
  for (const code of ['QQQ', 'XXX', 'php', '']) {
    const refused = inCurrency(code);
    expect(refused.success).toBe(false);
    expect(refused.error?.issues).toMatchObject([{ path: ['currency'] }]);
    expect(refused.error?.issues[0]?.message).toContain('a currency of contract/currencies.ts: AED');
  }
});
