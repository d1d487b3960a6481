/**
 * The picture behind the reels. It is HTML under the transparent stage: the browser paints it once, where the stage would
 * have to draw the whole window again on every frame.
 */
import { element } from '../dom/element.ts';
import type { Scene } from '../scene.ts';

export type Mood = 'base' | 'free';

export type Backdrop = {
  element: HTMLElement;
  /** Colours the scene for free spins, or takes the colour away. */
  setMood: (mood: Mood) => void;
};

/** Makes the backdrop of a game; `folder` is where its art is. */
export function createBackdrop(folder: string, scene: Scene): Backdrop {
  const mood = element('div', { class: 'mood' });
  mood.style.backgroundColor = scene.palette.freeSpins;
  const backdrop = element('div', { class: 'backdrop', 'aria-hidden': 'true' }, mood);
  backdrop.style.setProperty('--wide', `url("${folder}/background.webp")`);
  backdrop.style.setProperty('--tall', `url("${folder}/background-portrait.webp")`);
  return {
    element: backdrop,
    setMood: (next) => mood.classList.toggle('is-on', next === 'free'),
  };
}
