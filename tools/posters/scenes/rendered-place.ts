import path from 'node:path';
import sharp from 'sharp';
import { n, type Stage } from '../stage.ts';
import type { Scene } from './scene.ts';

/** The place of a game's poster that `art/posters.ts` has rendered, under the game's code; it covers the stage from its middle outwards. */
export function renderedPlace(code: string, dark: string): Scene {
  return {
    dark,
    back: async (stage: Stage) => {
      const file = sharp(path.join(import.meta.dirname, '../rendered', `${code}-place.webp`));
      const { width, height } = await file.metadata();
      const uri = `data:image/png;base64,${(await file.png().toBuffer()).toString('base64')}`;
      const scale = Math.max(stage.width / width, stage.height / height);
      const [w, h] = [width * scale, height * scale];
      return `<image x="${n((stage.width - w) / 2)}" y="${n((stage.height - h) / 2)}" width="${n(w)}" height="${n(h)}" preserveAspectRatio="none" xlink:href="${uri}"/>`;
    },
    front: () => '',
  };
}
