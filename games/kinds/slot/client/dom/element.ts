/** Makes HTML and SVG elements without ever parsing markup, so that no text can become markup. */

type Child = Node | string | null;
type Attributes = Record<string, string | boolean | undefined>;

/** Makes an element. An attribute that is `true` is present without a value; `false` and undefined are absent. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  setAttributes(made, attributes);
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** Makes a button that does something. Its accessible name is its text or its `aria-label`. */
export function button(attributes: Attributes, onPress: () => void, ...children: Child[]): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, ...children);
  made.addEventListener('click', onPress);
  return made;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Shapes of the icons, on a field of 24 by 24, drawn with strokes. */
const iconPaths = {
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5.5M12 7.6v.1',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 8.8a4.5 4.5 0 0 1 0 6.4M18 6.2a8.2 8.2 0 0 1 0 11.6',
  muted: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  music:
    'M9 17.5v-12l10-2v12M9 17.5a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0M19 15.5a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0',
  noMusic: 'M9 17.5V11M9 6V5.5l10-2V12M9 17.5a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0M3.5 3.5l17 17',
  less: 'M5.5 12h13',
  more: 'M5.5 12h13M12 5.5v13',
  close: 'M6 6l12 12M18 6L6 18',
  spin: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4M17.8 2.8v4.4h-4.4',
  stop: 'M7 7h10v10H7z',
  normal: 'M9 6l6.5 6L9 18',
  fast: 'M5 6l6.5 6L5 18M12.5 6l6.5 6-6.5 6',
  auto: 'M4.5 12a7.5 7.5 0 0 1 13-5.1M19.5 12a7.5 7.5 0 0 1-13 5.1M17.8 2.8v4.4h-4.4M6.2 21.2v-4.4h4.4M10.5 9.2v5.6l4.5-2.8z',
  turbo: 'M13.5 2.8L5 13.6h6L9.8 21.2 19 9.8h-6.2z',
} as const;
export type IconName = keyof typeof iconPaths;

/** Draws an icon in the colour of the text around it; it has no name for a screen reader. */
export function icon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  setAttributes(svg, {
    viewBox: '0 0 24 24',
    class: `icon icon-${name}`,
    'aria-hidden': 'true',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '2.2',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', iconPaths[name]);
  svg.append(path);
  return svg;
}

function setAttributes(target: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    target.setAttribute(name, value === true ? '' : value);
  }
}
