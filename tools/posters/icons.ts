import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';

type IconSet = { icons: Record<string, { body: string }>; aliases?: Record<string, { parent: string }> };

const resolve = createRequire(import.meta.url).resolve;
const sets = new Map<string, IconSet>();

function iconBody(set: 'game-icons' | 'fluent-emoji', name: string): string {
  let icons = sets.get(set);
  if (!icons) {
    const parsed: IconSet = JSON.parse(readFileSync(resolve(`@iconify-json/${set}/icons.json`), 'utf8'));
    icons = parsed;
    sets.set(set, parsed);
  }
  const body = icons.icons[icons.aliases?.[name]?.parent ?? name]?.body;
  if (body === undefined) throw new Error(`${set} has no icon named ${name}`);
  return body;
}

/** A one-colour picture of the `game-icons` set (CC BY 3.0), in a 512 × 512 box, filled with `fill`. */
export function gameIcon(name: string, fill: string): string {
  return `<g fill="${fill}">${iconBody('game-icons', name).replaceAll('fill="currentColor"', '')}</g>`;
}

let prefixes = 0;

/** A coloured vector picture of the `fluent-emoji` set (MIT), in a 32 × 32 box. Ids are made unique for this document. */
export function emoji(name: string): string {
  const prefix = `e${prefixes++}`;
  return iconBody('fluent-emoji', name)
    .replaceAll(/id="([^"]+)"/g, `id="${prefix}$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
}

/** The file of a three-dimensional emoji picture (MIT, 256 px WebP). */
export function emoji3dFile(character: string): string {
  const code = [...character].map((c) => c.codePointAt(0)?.toString(16) ?? '').join('-');
  return path.join(path.dirname(resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets', `${code}.webp`);
}

const pictures = new Map<string, string>();

/** A three-dimensional emoji picture as a PNG data URI. */
export async function emoji3d(character: string): Promise<string> {
  const known = pictures.get(character);
  if (known !== undefined) return known;
  const png = await sharp(emoji3dFile(character)).png().toBuffer();
  const uri = `data:image/png;base64,${png.toString('base64')}`;
  pictures.set(character, uri);
  return uri;
}
