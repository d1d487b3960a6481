import { readFile } from 'node:fs/promises';
import { currencies } from '@marquee/contract/currencies.ts';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { brandSchema, readBrand } from './brand.ts';

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

test('a brand is in a time zone by any of its names; what is none is refused', () => {
  const inZone = (zone: string) => brandSchema.safeParse({ ...Object(file), time_zone: zone });
  for (const zone of ['Asia/Kolkata', 'Asia/Calcutta', 'UTC']) expect(inZone(zone).success, zone).toBe(true);
  for (const zone of ['Asia/Nowhere', '+05:30', ''])
    expect(inZone(zone).error?.issues, zone).toMatchObject([{ path: ['time_zone'] }]);
});

test('what brand.json leaves out of the menus and search records is that of all brands, under its own name', async () => {
  const directory = fileURLToPath(new URL('../../brands', import.meta.url));
  const belmare = await readBrand(directory, 'belmare');
  const own = await readBrand(directory, 'meridian');
  expect(belmare.file.menu).toEqual(own.file.menu);
  expect(belmare.file.seo['home']?.title['EN']).toBe('Belmare: slots with fair odds you can check');
  expect(own.file.seo['home']?.title['EN']).toContain('Meridian Club');
});

test('minigames that a brand leaves out are those of its currency, where there are some', async () => {
  const directory = fileURLToPath(new URL('../../brands', import.meta.url));
  const [euros, pesos] = [await readBrand(directory, 'belmare'), await readBrand(directory, 'aurum')];
  expect(JSON.stringify(euros.topics['minigames'])).toContain('for each 6 EUR that you stake');
  expect(JSON.stringify(pesos.topics['minigames'])).toContain('for each 300 that you stake');
});
