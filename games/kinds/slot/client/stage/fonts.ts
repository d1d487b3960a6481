/** The display faces of titles and win amounts. A game loads the one it uses. */
import alfaSlab from '@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff2?url';
import bangers from '@fontsource/bangers/files/bangers-latin-400-normal.woff2?url';
import blackOps from '@fontsource/black-ops-one/files/black-ops-one-latin-400-normal.woff2?url';
import bungee from '@fontsource/bungee/files/bungee-latin-400-normal.woff2?url';
import chango from '@fontsource/chango/files/chango-latin-400-normal.woff2?url';
import cinzel from '@fontsource/cinzel-decorative/files/cinzel-decorative-latin-900-normal.woff2?url';
import luckiestGuy from '@fontsource/luckiest-guy/files/luckiest-guy-latin-400-normal.woff2?url';
import metalMania from '@fontsource/metal-mania/files/metal-mania-latin-400-normal.woff2?url';
import passion from '@fontsource/passion-one/files/passion-one-latin-700-normal.woff2?url';
import russo from '@fontsource/russo-one/files/russo-one-latin-400-normal.woff2?url';
import rye from '@fontsource/rye/files/rye-latin-400-normal.woff2?url';
import titan from '@fontsource/titan-one/files/titan-one-latin-400-normal.woff2?url';

const faces = {
  'Alfa Slab One': alfaSlab,
  Bangers: bangers,
  'Black Ops One': blackOps,
  Bungee: bungee,
  Chango: chango,
  'Cinzel Decorative': cinzel,
  'Luckiest Guy': luckiestGuy,
  'Metal Mania': metalMania,
  'Passion One': passion,
  'Russo One': russo,
  Rye: rye,
  'Titan One': titan,
} as const;

export type TitleFont = keyof typeof faces;

/** The families to name for text in a title font; the fallbacks have the scripts that it lacks. */
export function familiesOf(font: TitleFont): string[] {
  return [
    font,
    'PingFang SC',
    'Microsoft YaHei',
    'Noto Sans CJK SC',
    'Noto Sans SC',
    'system-ui',
    'sans-serif',
  ];
}

/** Loads a face. A face that does not arrive leaves the fallbacks. */
export async function loadTitleFont(font: TitleFont): Promise<void> {
  try {
    const face = await new FontFace(font, `url(${faces[font]})`).load();
    document.fonts.add(face);
  } catch {
    // The title is then set in a system face, which is no reason to stop the game.
  }
}
