import { n, type Point, type Stage, type Stop } from './stage.ts';

/** Fills the whole stage. */
export function fill(stage: Stage, paint: string, opacity = 1): string {
  return `<rect width="${n(stage.width)}" height="${stage.height}" fill="${paint}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

/** A sky or wall: colours from the top of the stage to the bottom. */
export function sky(stage: Stage, stops: readonly Stop[]): string {
  return fill(stage, stage.linear(stops));
}

/** Adds light: what is drawn brightens what lies below it. */
export function screen(body: string): string {
  return `<g style="mix-blend-mode:screen">${body}</g>`;
}

/** A round glow. */
export function glow(stage: Stage, at: Point, radius: number, colour: string, strength = 0.8): string {
  const paint = stage.radialAt(
    [
      [0, colour, strength],
      [0.35, colour, strength * 0.5],
      [0.7, colour, strength * 0.13],
      [1, colour, 0],
    ],
    at,
    radius,
  );
  return `<circle cx="${n(at.x)}" cy="${n(at.y)}" r="${n(radius)}" fill="${paint}"/>`;
}

/** Wedges of light round a point. */
export function rays(
  stage: Stage,
  at: Point,
  count: number,
  colour: string,
  strength: number,
  reach = 620,
): string {
  const turn = stage.random.between(0, 6.28);
  let path = '';
  for (let i = 0; i < count; i++) {
    const a = turn + (i / count) * 6.2832;
    const b = a + (6.2832 / count) * stage.random.between(0.22, 0.55);
    const far = reach * 1.6;
    path += `M${n(at.x)} ${n(at.y)}L${n(at.x + far * Math.cos(a))} ${n(at.y + far * Math.sin(a))}L${n(at.x + far * Math.cos(b))} ${n(at.y + far * Math.sin(b))}Z`;
  }
  return `<path d="${path}" fill="${stage.radialAt(
    [
      [0, colour, strength],
      [0.5, colour, strength * 0.45],
      [1, colour, 0],
    ],
    at,
    reach,
  )}"/>`;
}

/** Shafts of light that fall from above the stage. */
export function shafts(stage: Stage, from: Point, count: number, colour: string, strength: number): string {
  let body = '';
  for (let i = 0; i < count; i++) {
    const x = stage.random.between(-0.1, 1.1) * stage.width;
    const spread = stage.random.between(16, 60);
    const paint = stage.linear([
      [0, colour, strength * stage.random.between(0.5, 1)],
      [0.75, colour, strength * 0.15],
      [1, colour, 0],
    ]);
    body += `<path d="M${n(from.x + (x - from.x) * 0.25)} ${n(from.y)}L${n(x - spread)} ${n(stage.height * 0.92)}H${n(x + spread)}Z" fill="${paint}"/>`;
  }
  return `<g filter="${stage.soft(7)}">${body}</g>`;
}

/** Drifting cloud or smoke: fractal noise in one colour. `threshold` between 0 (everywhere) and 1 (nowhere). */
export function smoke(
  stage: Stage,
  colour: string,
  options: { size?: number; stretch?: number; opacity?: number; threshold?: number } = {},
): string {
  const { size = 130, stretch = 1.6, opacity = 0.5, threshold = 0.45 } = options;
  const noise = stage.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${(1 / size / stretch).toFixed(5)} ${(1 / size).toFixed(5)}" numOctaves="4" seed="${stage.random.index(999)}" result="t"/><feColorMatrix in="t" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 3.4 0 0 0 ${(-3.4 * threshold).toFixed(2)}" result="a"/><feFlood flood-color="${colour}"/><feComposite in2="a" operator="in"/></filter>`,
  );
  return `<rect width="${n(stage.width)}" height="${stage.height}" filter="${noise}" opacity="${opacity}"/>`;
}

/** A four-pointed glint. */
export function glint(stage: Stage, at: Point, size: number, colour = '#ffffff'): string {
  const k = size * 0.09;
  return `<g transform="translate(${n(at.x)} ${n(at.y)})"><circle r="${n(size * 0.8)}" fill="${stage.radial([
    [0, colour, 0.6],
    [1, colour, 0],
  ])}"/><path d="M0 ${n(-size)}Q${k} ${-k} ${n(size)} 0Q${k} ${k} 0 ${n(size)}Q${-k} ${k} ${n(-size)} 0Q${-k} ${-k} 0 ${n(-size)}Z" fill="${colour}"/></g>`;
}

/** Glints scattered over a band of the stage; small ones are common, large ones rare. */
export function glints(
  stage: Stage,
  count: number,
  colour: string,
  top = 20,
  bottom = 480,
  largest = 18,
): string {
  let body = '';
  for (let i = 0; i < count; i++) {
    const at = { x: stage.random.between(0.02, 0.98) * stage.width, y: stage.random.between(top, bottom) };
    body += glint(stage, at, 3 + stage.random.unit() ** 3 * largest, colour);
  }
  return body;
}

/** Out-of-focus lights. */
export function bokeh(
  stage: Stage,
  count: number,
  colours: readonly string[],
  largest = 34,
  strength = 0.3,
  top = 0,
  bottom = 640,
): string {
  let body = '';
  for (let i = 0; i < count; i++) {
    const colour = colours[stage.random.index(colours.length)] ?? '#ffffff';
    const r = stage.random.between(4, largest);
    body += `<circle cx="${n(stage.random.between(0, stage.width))}" cy="${n(stage.random.between(top, bottom))}" r="${n(r)}" fill="${colour}" opacity="${n(stage.random.between(0.1, strength) * 10) === '0' ? 0.1 : stage.random.between(0.1, strength).toFixed(2)}"/>`;
  }
  return screen(`<g filter="${stage.soft(2)}">${body}</g>`);
}

/** Fine bright points: sparks, fireflies, snow, dust. */
export function motes(
  stage: Stage,
  count: number,
  colour: string,
  options: { top?: number; bottom?: number; largest?: number; halo?: boolean } = {},
): string {
  const { top = 0, bottom = 640, largest = 3, halo = false } = options;
  let body = '';
  for (let i = 0; i < count; i++) {
    const x = stage.random.between(0, stage.width);
    const y = stage.random.between(top, bottom);
    const r = 0.6 + stage.random.unit() ** 2 * largest;
    if (halo)
      body += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 4)}" fill="${stage.radial([
        [0, colour, 0.55],
        [1, colour, 0],
      ])}"/>`;
    body += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${colour}" opacity="${stage.random.between(0.4, 1).toFixed(2)}"/>`;
  }
  return body;
}

/** Darkens the edges, and the foot of the stage more, so that a title is readable there. */
export function vignette(stage: Stage, colour: string, strength = 0.75, foot = strength): string {
  const round = stage.radial(
    [
      [0.5, colour, 0],
      [1, colour, strength],
    ],
    0.5,
    0.42,
    0.78,
  );
  const low = stage.linear([
    [0, colour, 0],
    [1, colour, foot],
  ]);
  return `${fill(stage, round)}<rect y="370" width="${n(stage.width)}" height="270" fill="${low}"/>`;
}
