import { brandCodes } from '../../database/seed.ts';
import type { App } from '../../server/kernel/app.ts';
import { ensureDemoPlayer } from '../../server/players/demo-players.ts';
import { readBrand } from '../../server/sites/brand.ts';

/** One line a demo brand: where it is and who can sign in there. */
export async function demoSignIns(brandsDirectory: string, port: number): Promise<string[]> {
  const codes = await brandCodes(brandsDirectory);
  const brands = await Promise.all(codes.map((code) => readBrand(brandsDirectory, code)));
  const lines = brands.flatMap(({ file }) => {
    if (!file.demo_player) return [];
    const host = file.domains.includes('localhost') ? 'localhost' : (file.domains[0] ?? 'localhost');
    const url = `http://${host}:${port}`;
    const signIn = `${file.demo_player.account_id} / ${file.demo_player.password}`;
    return [`  ${file.site_name.padEnd(16)} ${url.padEnd(32)} ${signIn}`];
  });
  return lines.length === 0 ? [] : ['Demo sign-ins (play money):', ...lines];
}

/** Makes the demo players that are not there yet. */
export async function ensureDemoPlayers(app: App, brandsDirectory: string): Promise<void> {
  for (const code of await brandCodes(brandsDirectory)) {
    await ensureDemoPlayer(app, await readBrand(brandsDirectory, code));
  }
}
