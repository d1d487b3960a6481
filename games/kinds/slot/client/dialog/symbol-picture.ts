/** A game's symbol as an HTML picture, cut from the same sheet that the stage draws from. */
import { element } from '../dom/element.ts';
import type { Art } from '../stage/art.ts';

/** Makes a square picture of a symbol, `size` pixels wide; `name` is what a screen reader says. */
export function symbolPicture(art: Art, id: string, name: string, size: number): HTMLElement {
  const { frame, sheet, url } = art.cut(id);
  const scale = size / Math.max(frame.width, frame.height);
  const picture = element('span', { class: 'symbol-picture', role: 'img', 'aria-label': name });
  const { style } = picture;
  style.width = `${frame.width * scale}px`;
  style.height = `${frame.height * scale}px`;
  style.backgroundImage = `url("${url}")`;
  style.backgroundSize = `${sheet.width * scale}px ${sheet.height * scale}px`;
  style.backgroundPosition = `${-frame.x * scale}px ${-frame.y * scale}px`;
  return picture;
}
