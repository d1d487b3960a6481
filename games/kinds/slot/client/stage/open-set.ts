import type { Scene } from '../scene.ts';
import { loadArt, type Art, type Pictured } from './art.ts';
import { loadTitleFont } from './fonts.ts';
import { openStage, type Stage } from './stage.ts';

/** Opens the stage and loads what stands on it; or says what is missing: a browser's graphics, or the pictures. */
export async function openSet(
  host: HTMLElement,
  paytable: Pictured,
  scene: Scene,
): Promise<{ stage: Stage; art: Art } | 'no_graphics' | 'no_art'> {
  const stage = await openStage(host).catch(() => null);
  if (!stage) return 'no_graphics';
  const loaded = await Promise.all([
    loadArt(paytable, scene.life, stage.app.renderer),
    loadTitleFont(scene.title.font),
  ]).catch(() => null);
  return loaded ? { stage, art: loaded[0] } : 'no_art';
}
