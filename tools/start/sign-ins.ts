import { brandCodes } from '../../database/seed.ts';
import type { App } from '../../server/compose.ts';
import { consoleHost } from '../../server/http/console-host.ts';
import { ensureDemoOwner } from '../../server/operators/demo-owner.ts';
import { ensureDemoPlayer } from '../../server/players/demo-players.ts';
import { BrandError } from '../../server/sites/brand-error.ts';
import { hostOf } from '../demo-brands.ts';
import { readBrand, type Brand } from '../../server/sites/brand.ts';

/** One line per demo brand: its address, and who can sign in there. */
export async function demoSignIns(brandsDirectory: string, port: number): Promise<string[]> {
  const codes = await brandCodes(brandsDirectory);
  const brands = await readableBrands(brandsDirectory, codes);
  const lines = brands.flatMap(({ file }) => {
    if (!file.demo_player) return [];
    const url = `http://${hostOf(file)}:${port}`;
    const signIn = `${file.demo_player.account_id} / ${file.demo_player.password}`;
    return [`  ${file.site_name.padEnd(16)} ${url.padEnd(32)} ${signIn}`];
  });
  return lines.length === 0 ? [] : ['Demo sign-ins (play money):', ...lines];
}

/** How to sign in to the console of a demo as its owner, who is created if missing. */
export async function demoOwnerSignIn(app: App, port: number): Promise<string[]> {
  const owner = await ensureDemoOwner(app);
  if (!owner) return [];
  return [
    `Console: http://${consoleHost(app.config) ?? ''}:${port}  ${owner.email} / ${owner.password}`,
    `  Second factor for an authenticator app: ${owner.totpSecret} (shown because this is a demo)`,
  ];
}

/** Create the missing demo players. */
export async function ensureDemoPlayers(app: App, brandsDirectory: string): Promise<void> {
  for (const brand of await readableBrands(brandsDirectory, await brandCodes(brandsDirectory))) {
    await ensureDemoPlayer(app, brand);
  }
}

/** Brands with invalid files are left out; the import has reported them. */
async function readableBrands(brandsDirectory: string, codes: readonly string[]): Promise<Brand[]> {
  const brands: Brand[] = [];
  for (const code of codes) {
    try {
      brands.push(await readBrand(brandsDirectory, code));
    } catch (error) {
      if (!(error instanceof BrandError)) throw error;
    }
  }
  return brands;
}
