/** The picture of a bet in a draw of crash: the curve to where the draw ended, and where the bet was cashed out. */
import { element } from '../kinds/slot/client/dom/element.ts';

const SVG = 'http://www.w3.org/2000/svg';
const [WIDTH, HEIGHT, EDGE] = [300, 130, 12];
const POINTS = 48;

function shape(name: string, attributes: Record<string, string>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/**
 * Multipliers are in hundredths.
 * @param cashedOutOn null for a bet that was lost.
 */
export function crashPicture(endedOn: number, cashedOutOn: number | null): HTMLElement {
  // Time is the logarithm of the multiplier. A draw that ends at once is a curve of no length.
  const length = Math.max(Math.log(endedOn / 100), 0.02);
  const height = Math.max(endedOn / 100 - 1, 0.02);
  const placeOf = (time: number): [x: number, y: number] => [
    EDGE + (time / length) * (WIDTH - 2 * EDGE),
    HEIGHT - EDGE - ((Math.exp(time) - 1) / height) * (HEIGHT - 3 * EDGE),
  ];
  const line = Array.from({ length: POINTS + 1 }, (_, index) =>
    placeOf((Math.log(endedOn / 100) * index) / POINTS)
      .map((at) => at.toFixed(1))
      .join(' '),
  ).join(' L ');
  const picture = shape('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: 'crash-picture' });
  const mark = (hundredths: number, state: string): SVGElement => {
    const [x, y] = placeOf(Math.log(hundredths / 100));
    return shape('circle', { cx: x.toFixed(1), cy: y.toFixed(1), r: '6', class: state });
  };
  picture.append(
    shape('path', { d: `M ${line}`, class: 'crash-curve' }),
    mark(endedOn, 'is-end'),
    ...(cashedOutOn === null ? [] : [mark(Math.min(cashedOutOn, endedOn), 'is-out')]),
  );
  return element('div', { class: 'round-scene', 'aria-hidden': 'true' }, picture);
}
