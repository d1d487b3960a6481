import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Manifest } from '../../themes/manifest.ts';

/** A template as its folder says it. */
interface Found {
  readonly code: string;
  readonly manifest: Manifest;
  /** It has parts to show; a template without them is only known. */
  readonly isBuilt: boolean;
}

const written = 'Written by `npm run themes:registries`.';

/**
 * The files that list every template, by their path below the repository, generated from the manifests in the folders of
 * `themes`. Throws if two templates have one number.
 */
export async function themeRegistries(root: URL): Promise<ReadonlyMap<string, string>> {
  const found = await templatesBelow(root);
  const built = found.filter(({ isBuilt }) => isBuilt);
  return new Map([
    ['contract/themes.ts', paletteTable(found)],
    ['contract/palette-colours.ts', await colourTable(root, built)],
    ['themes/manifests.ts', manifestTable(found)],
    ['themes/templates.ts', loaderTable(built)],
  ]);
}

async function templatesBelow(root: URL): Promise<Found[]> {
  const folder = new URL('themes/', root);
  const files = globSync('*/template.ts', { cwd: fileURLToPath(folder) });
  const found = await Promise.all(
    files.map(async (file): Promise<Found> => {
      const code = file.replaceAll('\\', '/').split('/')[0] ?? '';
      const module: { manifest: Manifest } = await import(new URL(`${code}/template.ts`, folder).href);
      const isBuilt = globSync(`${code}/parts.ts`, { cwd: fileURLToPath(folder) }).length > 0;
      return { code, manifest: module.manifest, isBuilt };
    }),
  );
  const ordered = found.toSorted((a, b) => a.manifest.number - b.manifest.number);
  ordered.forEach(({ code, manifest }, index) => {
    const before = ordered[index - 1];
    if (before?.manifest.number === manifest.number)
      throw new Error(`themes/${before.code} and themes/${code} both have the number ${manifest.number}`);
  });
  return ordered;
}

function paletteTable(found: readonly Found[]): string {
  return `/**
 * The templates by name, in the order that numbers them (casino1 is template1, sportsbook1 is template17), each with
 * its permitted palettes. The first palette is the default. ${written}
 */
export const themes: Readonly<Record<string, readonly string[]>> = {
${found.map(({ code, manifest }) => `  ${keyOf(code)}: ${JSON.stringify(manifest.palettes)},`).join('\n')}
};
`;
}

/** What a palette's colours are called where they are listed, and the custom properties that hold them. */
const listedColours = {
  canvas: '--color-canvas',
  text: '--color-text',
  accent: '--color-accent',
  onAccent: '--color-on-accent',
} as const;

/** The chief colours of each palette, read from the template's palettes.css. Throws where one is missing. */
async function colourTable(root: URL, built: readonly Found[]): Promise<string> {
  const templates = await Promise.all(
    built.map(async ({ code, manifest }) => {
      const css = await readFile(new URL(`themes/${code}/palettes.css`, root), 'utf8');
      const palettes = manifest.palettes.map((palette) => {
        const colours = Object.entries(listedColours).map(
          ([name, property]) => `${name}: '${colourOf(css, code, palette, property)}'`,
        );
        return `    ${keyOf(palette)}: { ${colours.join(', ')} },`;
      });
      return `  ${keyOf(code)}: {\n${palettes.join('\n')}\n  },`;
    }),
  );
  const names = built.map(({ code, manifest }) => `  ${keyOf(code)}: ${JSON.stringify(manifest.name)},`);
  return `/** The templates that are built, by code, with what they are called. ${written} */
export const templateNames: Readonly<Record<string, string>> = {
${names.join('\n')}
};

export interface PaletteColours {
  readonly canvas: string;
  readonly text: string;
  readonly accent: string;
  readonly onAccent: string;
}

/** The chief colours of each palette, for samples of it and for marks that are made. ${written} */
export const paletteColours: Readonly<Record<string, Readonly<Record<string, PaletteColours>>>> = {
${templates.join('\n')}
};
`;
}

/** A colour of a palette, or the one that all palettes of the template share. */
function colourOf(css: string, code: string, palette: string, property: string): string {
  const of = (selector: string) => {
    const blocks = css.split(`${selector} {`).slice(1);
    const found = blocks.flatMap((block) => {
      const [inside = ''] = block.split('}');
      return new RegExp(`${property}: (#[0-9a-f]{3,8});`, 'i').exec(inside)?.[1] ?? [];
    });
    return found.at(-1);
  };
  const colour = of(`.template-${code}.theme-${palette}`) ?? of(`.template-${code}`);
  if (colour === undefined) throw new Error(`themes/${code}/palettes.css: ${palette} has no ${property}`);
  return colour;
}

function manifestTable(found: readonly Found[]): string {
  return `${found.map(({ code }) => `import { manifest as ${identifierOf(code)} } from './${code}/template.ts';`).join('\n')}
import type { Manifest } from './manifest.ts';

/** What is known of each template, in the order that numbers them. ${written} */
export const manifests = {
${found.map(({ code }) => (code.includes('-') ? `  '${code}': ${identifierOf(code)},` : `  ${code},`)).join('\n')}
} as const satisfies Record<string, Manifest>;
`;
}

function loaderTable(built: readonly Found[]): string {
  return `import type { Template } from './template.ts';

/** The templates that exist, each a module of its own that is loaded only where a site wears it. ${written} */
const loaders = {
${built.map(({ code }) => `  ${keyOf(code)}: () => import('./${code}/parts.ts'),`).join('\n')}
} as const satisfies Record<string, () => Promise<{ template: Template }>>;

export type BuiltTemplate = keyof typeof loaders;
export const builtTemplates = [${built.map(({ code }) => `'${code}'`).join(', ')}] as const satisfies readonly BuiltTemplate[];
/** What is worn where a site's template is not known. */
export const fallbackTemplate = '${built[0]?.code ?? ''}' satisfies BuiltTemplate;

/** Whether a template of this code can be shown. */
export function isBuilt(themeCode: string): themeCode is BuiltTemplate {
  return Object.hasOwn(loaders, themeCode);
}

export async function loadTemplate(themeCode: BuiltTemplate): Promise<Template> {
  const { template } = await loaders[themeCode]();
  return template;
}

/** The files that the build's manifest knows a template's parts and its home page by. */
export function filesOf(themeCode: BuiltTemplate): { readonly parts: string; readonly home: string } {
  return { parts: \`\${themeCode}/parts.ts\`, home: \`\${themeCode}/home.tsx\` };
}
`;
}

/** A code as a key of an object. */
function keyOf(code: string): string {
  return code.includes('-') ? `'${code}'` : code;
}

/** A code as the name of a variable: night-market is nightMarket. */
function identifierOf(code: string): string {
  return code.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
