import { doWithout } from '../shell/reload-guard.ts';
import { keepImages } from './image-keeper.ts';

/** Look after what a page shows, whoever has drawn it: its pictures, and the cards of games whose draws are held at their times. */
export function keepPage(): () => void {
  const stopImages = keepImages();
  let stopTags: (() => void) | undefined;
  let isOver = false;
  async function startTags(): Promise<void> {
    const { keepDrawTags } = await import('../features/lobby/draw-tags.ts');
    if (!isOver) stopTags = keepDrawTags();
  }
  startTags().catch(doWithout);
  return () => {
    isOver = true;
    stopImages();
    stopTags?.();
  };
}
