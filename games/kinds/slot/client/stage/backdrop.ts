/**
 * The picture behind the reels. It is HTML under the transparent stage: the browser paints it once, where the stage would
 * have to draw the whole window again on every frame.
 */
import { element } from '../dom/element.ts';
import type { FormLight, Scene } from '../scene.ts';

export type Mood = 'base' | 'free';

export type Backdrop = {
  element: HTMLElement;
  /** Turns the scene into another hour and colour for a feature, or back. */
  setMood: (mood: Mood, light: FormLight) => void;
  /** Lights the scene up for a moment, as lightning or a firework does. */
  flash: () => void;
};

/** Makes the backdrop of a game; `folder` is where its art is. */
export function createBackdrop(folder: string, scene: Scene): Backdrop {
  // The same picture in other light, over the first: the browser fades one into the other without painting either anew.
  const picture = element('div', { class: 'mood-picture' });
  const { saturation, brightness } = scene.feature;
  const light = element('div', { class: 'mood-light' });
  const mood = element('div', { class: 'mood' }, picture, light);
  const lightning = element('div', { class: 'lightning' });
  lightning.style.backgroundColor = scene.title.glow;
  const backdrop = element('div', { class: 'backdrop', 'aria-hidden': 'true' }, mood, lightning);
  backdrop.style.setProperty('--wide', `url("${folder}/background.webp")`);
  backdrop.style.setProperty('--tall', `url("${folder}/background-portrait.webp")`);
  return {
    element: backdrop,
    setMood(next, { freeSpins, hue_deg }) {
      mood.classList.toggle('is-on', next === 'free');
      // On the way back the light of the feature fades as it was.
      if (next === 'base') return;
      picture.style.filter = `hue-rotate(${hue_deg}deg) saturate(${saturation}) brightness(${brightness})`;
      light.style.setProperty('--light', freeSpins);
    },
    flash() {
      lightning.animate(
        [{ opacity: 0 }, { opacity: 0.6, offset: 0.1 }, { opacity: 0.1 }, { opacity: 0.4 }, { opacity: 0 }],
        620,
      );
    },
  };
}
