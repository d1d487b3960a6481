/** Makes a new template: refuses a name that is taken or is none, writes its folder, and lists it. */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { isThemeName, themeFacts, type ThemeName } from '../../themes/registry.ts';
import { UsageError } from '../command/command.ts';
import { format, writeRegistries } from './write.ts';

const nameShape = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const longest = 32;

/**
 * Makes a template in the tree at `root`, as a copy of a built one under its own name and number.
 * @param name its code, e.g. `night-market`: the folder, the class of its styles, and what a site is set to.
 * @param from the code of the template to begin with.
 * @returns what is said of it.
 * @throws UsageError for a name that is none or a template that is not built; Error for a name that is taken. Nothing is
 * written then.
 */
export async function makeTheme(root: URL, name: string, from: string): Promise<string[]> {
  if (!nameShape.test(name) || name.length > longest)
    throw new UsageError(
      `“${name}” is no name of a template: small letters, digits and hyphens, at most ${longest}, a letter first.`,
    );
  const built = Object.keys(themeFacts).filter((code) =>
    existsSync(new URL(`themes/${code}/parts.ts`, root)),
  );
  if (!isThemeName(from) || !built.includes(from))
    throw new UsageError(`There is no template “${from}” to begin with: choose ${built.join(', ')}.`);
  const folder = new URL(`themes/${name}/`, root);
  if (existsSync(folder)) throw new Error(`themes/${name} is already there.`);
  const source = new URL(`themes/${from}/`, root);
  const files = await readdir(source);
  await mkdir(folder);
  const scoped = async (file: URL): Promise<string> =>
    (await readFile(file, 'utf8')).replaceAll(`.template-${from}`, `.template-${name}`);
  for (const file of files) {
    if (file === 'template.ts') await writeFile(new URL(file, folder), manifestText(name, from));
    else if (file.endsWith('.css'))
      await writeFile(new URL(file, folder), await scoped(new URL(file, source)));
    else await copyFile(new URL(file, source), new URL(file, folder));
  }
  const listed = await writeRegistries(root);
  await format(root, [`themes/${name}`]);
  return [
    `${titleOf(name)} (${name}) is a new template.\n`,
    ...files.map((file) => `  made     themes/${name}/${file}`),
    ...listed.map((file) => `  changed  ${file}`),
    '\nNext:\n',
    `  1. themes/${name}/template.ts: its mood and character, breakpoint, way to sign in, and its own paint with what it stands on.`,
    `  2. palettes.css and tokens.css: five palettes, type and shape. npm test says where text does not stand out.`,
    `  3. layout.tsx, home.tsx, card.tsx: it looks like ${from} until they differ.`,
    `  4. pages in template.ts: which arrangement each shared section has. No two templates should have the same ones.`,
    `  5. A site wears it with "theme_code": "${name}" in its brand.json.`,
    '\ndocs/templates.md explains each step.',
  ];
}

/** The manifest of a new template: the next number, and what it takes over. */
function manifestText(name: string, from: ThemeName): string {
  const { kind, characters, login, breakpoint_px, palettes, cards, preloadedFonts, pages, paint } =
    themeFacts[from];
  const number = Math.max(...Object.values(themeFacts).map((manifest) => manifest.number)) + 1;
  return `import type { Manifest } from '../manifest.ts';

export const manifest = {
  number: ${number},
  name: '${titleOf(name)}',
  mood: 'Not described yet.',
  kind: '${kind}',
  characters: ${JSON.stringify(characters)},
  login: '${login}',
  breakpoint_px: ${breakpoint_px},
  palettes: ${JSON.stringify(palettes)},
  cards: '${cards}',
  preloadedFonts: ${JSON.stringify(preloadedFonts)},
  pages: ${JSON.stringify(pages)},
  paint: ${JSON.stringify(paint)},
} as const satisfies Manifest;
`;
}

function titleOf(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
