import { themes } from '../contract/themes.ts';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BrandError, faultsOf } from '../server/sites/brand-error.ts';
import { readBrand, type Brand } from '../server/sites/brand.ts';
import { cashierFileSchema } from '../server/cashier/import-cashier.ts';
import { topics } from './brand-topics.ts';

const THEMES = fileURLToPath(new URL('../themes/', import.meta.url));

/**
 * Read a brand's folder and check all of its files, without a database. For production this also rejects everything
 * that makes a brand a demo. Throws a BrandError with all faults.
 */
export async function readCheckedBrand(
  brandsDirectory: string,
  siteCode: string,
  isProduction: boolean,
): Promise<Brand> {
  const brand = await readBrand(brandsDirectory, siteCode);
  const faults = [...siteFaults(brand), ...topicFaults(brand), ...(isProduction ? demoFaults(brand) : [])];
  if (faults.length > 0) throw new BrandError(faults);
  return brand;
}

function siteFaults({ file }: Brand): string[] {
  const built = Object.keys(themes).filter((code) => existsSync(`${THEMES}${code}/parts.ts`));
  const palettes = Object.hasOwn(themes, file.theme_code) ? (themes[file.theme_code] ?? []) : [];
  const faults: string[] = [];
  if (!built.includes(file.theme_code)) {
    faults.push(`theme_code: ${file.theme_code} is no built template; there are ${built.join(', ')}`);
  } else if (!palettes.includes(file.theme_color)) {
    faults.push(
      `theme_color: ${file.theme_color} is no palette of ${file.theme_code}; there are ${palettes.join(', ')}`,
    );
  }
  return faults.map((fault) => `brand.json: ${fault}`);
}

function topicFaults(brand: Brand): string[] {
  return Object.entries(brand.topics).flatMap(([name, given]) => {
    if (given === undefined) return [];
    if (!Object.hasOwn(topics, name)) {
      return [`${name}.json: no file of a brand; there are ${Object.keys(topics).join(', ')}`];
    }
    const parsed = topics[name]?.schema.safeParse(given);
    return parsed?.success === false ? faultsOf(`${name}.json`, parsed.error) : [];
  });
}

function demoFaults({ file, topics: given }: Brand): string[] {
  const cashier = cashierFileSchema.safeParse(given['cashier']);
  const methods = cashier.success ? cashier.data.methods : [];
  return [
    ...(file.play_money ? ['brand.json: play_money: a brand of production plays for real money'] : []),
    ...(file.demo_player ? ['brand.json: demo_player: leave it out, its password would be published'] : []),
    ...(cashier.success && cashier.data.payout_gateway === 'sandbox'
      ? ['cashier.json: payout_gateway: the sandbox is no gateway of production']
      : []),
    ...methods.flatMap(({ gateway }, index) =>
      gateway === 'sandbox'
        ? [`cashier.json: methods.${index}.gateway: the sandbox is no gateway of production`]
        : [],
    ),
  ];
}
