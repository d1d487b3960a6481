import { n, type Point, type Stage } from './stage.ts';

/** A range of hills or mountains from edge to edge, down to the foot of the stage; `rough` from 0 (dunes) to 1 (crags). */
export function ridge(
  stage: Stage,
  top: number,
  rise: number,
  rough: number,
  paint: string,
  step = 14,
): string {
  const { random, width, height } = stage;
  const phase = [random.between(0, 6), random.between(0, 6), random.between(0, 6)];
  let d = `M-10 ${height}`;
  for (let x = -10; x <= width + step; x += step) {
    const slow = Math.sin(x * 0.009 + (phase[0] ?? 0)) * 0.6 + Math.sin(x * 0.021 + (phase[1] ?? 0)) * 0.4;
    const jag = (Math.abs(((x * 0.031 + (phase[2] ?? 0)) % 2) - 1) - 0.5) * 1.4 + random.between(-0.35, 0.35);
    d += `L${n(x)} ${n(top - rise * (slow * (1 - rough) + jag * rough))}`;
  }
  return `<path d="${d}V${height}Z" fill="${paint}"/>`;
}

/** A leaf with a rib, rooted at a point. */
export function leaf(
  at: Point,
  length: number,
  turn: number,
  width: number,
  paint: string,
  rib: string,
): string {
  const w = width;
  const l = length;
  let veins = '';
  for (let i = 1; i < 5; i++) {
    const y = -l * i * 0.18;
    veins += `M0 ${n(y)}L${n(w * 0.55)} ${n(y - l * 0.13)}M0 ${n(y)}L${n(-w * 0.55)} ${n(y - l * 0.13)}`;
  }
  return `<g transform="translate(${n(at.x)} ${n(at.y)}) rotate(${n(turn)})"><path d="M0 0C${n(w)} ${n(-l * 0.3)} ${n(w * 0.8)} ${n(-l * 0.75)} 0 ${n(-l)}C${n(-w * 0.8)} ${n(-l * 0.75)} ${n(-w)} ${n(-l * 0.3)} 0 0Z" fill="${paint}"/><path d="M0 0V${n(-l * 0.92)}${veins}" stroke="${rib}" stroke-width="${n(Math.max(1, l * 0.014))}" fill="none" opacity=".55"/></g>`;
}

/** A palm frond: narrow leaflets on both sides of a drooping stem. */
export function frond(at: Point, length: number, turn: number, paint: string): string {
  let d = '';
  const count = 17;
  for (let i = 1; i <= count; i++) {
    const t = i / count;
    const x = length * t;
    const y = length * 0.3 * t * t;
    const droop = Math.atan2(0.6 * t, 1);
    const reach = length * (0.16 + 0.3 * Math.sin(Math.PI * Math.min(1, 0.2 + 0.75 * t)));
    for (const side of [-1, 1]) {
      const angle = droop + side * (1.15 - 0.62 * t);
      const tip = { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) + reach * 0.1 };
      const across = { x: -Math.sin(angle) * length * 0.02, y: Math.cos(angle) * length * 0.02 };
      const middle = { x: (x + tip.x) / 2, y: (y + tip.y) / 2 - reach * 0.05 };
      d += `M${n(x)} ${n(y)}Q${n(middle.x + across.x)} ${n(middle.y + across.y)} ${n(tip.x)} ${n(tip.y)}Q${n(middle.x - across.x)} ${n(middle.y - across.y)} ${n(x)} ${n(y)}Z`;
    }
  }
  return `<g transform="translate(${n(at.x)} ${n(at.y)}) rotate(${n(turn)})"><path d="M0 -2.5Q${n(length * 0.5)} 0 ${n(length)} ${n(length * 0.3)}Q${n(length * 0.5)} ${n(length * 0.05)} 0 2.5Z${d}" fill="${paint}"/></g>`;
}

/** A coconut palm that leans to one side. */
export function palm(
  x: number,
  foot: number,
  size: number,
  lean: number,
  { bark = '#2a1220', green = '#16261c' }: { bark?: string; green?: string } = {},
): string {
  const top = { x: x + lean * size, y: foot - 205 * size };
  const trunk = `<path d="M${n(x)} ${n(foot)}Q${n(x + lean * size * 0.2)} ${n(foot - 110 * size)} ${n(top.x)} ${n(top.y)}" fill="none" stroke="${bark}" stroke-width="${n(13 * size)}" stroke-linecap="round"/>`;
  const leaves = [-168, -140, -108, -72, -40, -12, 14, 166]
    .map((turn) => frond(top, 92 * size, turn, green))
    .join('');
  return trunk + leaves;
}

/** A heap of round cloud, flat beneath. */
export function cloud(stage: Stage, at: Point, width: number, paint: string): string {
  const { random } = stage;
  let body = `<ellipse cx="0" cy="0" rx="${n(width / 2)}" ry="${n(width * 0.09)}"/>`;
  for (let i = 0; i < 7; i++) {
    const t = (i + 0.5) / 7 - 0.5;
    const r = width * (0.19 - Math.abs(t) * 0.2) * random.between(0.75, 1.2);
    body += `<circle cx="${n(t * width * 0.84)}" cy="${n(-r * 0.55)}" r="${n(r)}"/>`;
  }
  return `<g transform="translate(${n(at.x)} ${n(at.y)})" fill="${paint}">${body}</g>`;
}

/** A curled cloud of the East Asian kind: nested scrolls over a long tail. */
export function scrollCloud(at: Point, size: number, paint: string, line: string, mirrored = false): string {
  const curl = (x: number, y: number, r: number): string =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${paint}" stroke="${line}" stroke-width="2.4"/><path d="M${x - r * 0.62} ${y + r * 0.1}A${r * 0.62} ${r * 0.62} 0 1 1 ${x + r * 0.2} ${y + r * 0.55}A${r * 0.36} ${r * 0.36} 0 1 1 ${x - r * 0.1} ${y - r * 0.12}" fill="none" stroke="${line}" stroke-width="2.4" stroke-linecap="round"/>`;
  return `<g transform="translate(${n(at.x)} ${n(at.y)}) scale(${(mirrored ? -size : size).toFixed(2)} ${size.toFixed(2)})">${curl(-52, -4, 30)}${curl(44, -2, 27)}${curl(-4, -24, 40)}${curl(20, 10, 24)}<path d="M-92 22Q-40 2 0 20T96 20Q60 38 0 36T-92 22Z" fill="${paint}" stroke="${line}" stroke-width="2.4"/></g>`;
}

/** A bare, forked tree or branch, drawn from its foot. */
export function bough(
  stage: Stage,
  at: Point,
  length: number,
  turn: number,
  thickness: number,
  paint: string,
  depth = 5,
): string {
  const { random } = stage;
  const limbs: string[] = [];
  const tips: Point[] = [];
  const grow = (x: number, y: number, angle: number, l: number, w: number, level: number): void => {
    const x2 = x + Math.cos(angle) * l;
    const y2 = y + Math.sin(angle) * l;
    const bow = random.between(-0.25, 0.25) * l;
    limbs.push(
      `<path d="M${n(x)} ${n(y)}Q${n((x + x2) / 2 - Math.sin(angle) * bow)} ${n((y + y2) / 2 + Math.cos(angle) * bow)} ${n(x2)} ${n(y2)}" stroke-width="${n(w)}"/>`,
    );
    if (level === 0) {
      tips.push({ x: x2, y: y2 });
      return;
    }
    const forks = random.unit() > 0.5 ? 3 : 2;
    for (let i = 0; i < forks; i++)
      grow(x2, y2, angle + random.between(-0.75, 0.75), l * random.between(0.6, 0.85), w * 0.62, level - 1);
  };
  grow(at.x, at.y, (turn * Math.PI) / 180, length, thickness, depth);
  return `<g fill="none" stroke="${paint}" stroke-linecap="round">${limbs.join('')}</g>`;
}
