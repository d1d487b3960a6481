import { fill, glow, motes, rays, screen, sky, smoke } from '../light.ts';
import { gameIcon } from '../icons.ts';
import { n, type Stage } from '../stage.ts';
import type { Scene } from './scene.ts';

/** One rank of waves with curling crests. */
function waves(stage: Stage, y: number, size: number, paint: string, foam: string): string {
  const { width, random } = stage;
  let d = `M-60 660V${n(y)}`;
  let crest = '';
  let x = -60 + random.between(-40, 0);
  while (x < width + 60) {
    const l = size * random.between(0.85, 1.2);
    const h = l * 0.26;
    d += `C${n(x + l * 0.35)} ${n(y)} ${n(x + l * 0.45)} ${n(y - h)} ${n(x + l * 0.72)} ${n(y - h)}C${n(x + l * 0.6)} ${n(y - h * 0.6)} ${n(x + l * 0.7)} ${n(y)} ${n(x + l)} ${n(y)}`;
    crest += `M${n(x + l * 0.3)} ${n(y - h * 0.35)}C${n(x + l * 0.42)} ${n(y - h * 0.9)} ${n(x + l * 0.55)} ${n(y - h)} ${n(x + l * 0.74)} ${n(y - h)}`;
    x += l;
  }
  return `<path d="${d}V660Z" fill="${paint}"/><path d="${crest}" fill="none" stroke="${foam}" stroke-width="${n(size * 0.035)}" stroke-linecap="round"/>`;
}

/** A three-master under sail. */
function galleon(stage: Stage, x: number, foot: number, size: number): string {
  const sail = stage.linear(
    [
      [0, '#fff0cf'],
      [0.6, '#d9a870'],
      [1, '#8a4a30'],
    ],
    0,
    0,
    1,
    0.4,
  );
  let body = '';
  for (const [mx, h, w] of [
    [-62, 150, 50],
    [4, 190, 64],
    [66, 140, 46],
  ] as const) {
    body += `<rect x="${mx - 3}" y="${-h - 30}" width="6" height="${h + 14}" fill="#3a1a10"/>`;
    for (const [top, wide] of [
      [-h, 0.72],
      [-h * 0.66, 0.9],
      [-h * 0.34, 1],
    ] as const) {
      body += `<path d="M${n(mx - w * wide * 0.5)} ${n(top - 18)}H${n(mx + w * wide * 0.5)}Q${n(mx + w * wide * 0.78)} ${n(top + h * 0.08)} ${n(mx + w * wide * 0.56)} ${n(top + h * 0.22)}Q${n(mx)} ${n(top + h * 0.15)} ${n(mx - w * wide * 0.44)} ${n(top + h * 0.22)}Q${n(mx - w * wide * 0.22)} ${n(top)} ${n(mx - w * wide * 0.5)} ${n(top - 18)}Z" fill="${sail}"/>`;
    }
    body += `<path d="M${mx} ${-h - 28}l30 7l-30 9Z" fill="#14080a"/>`;
  }
  return `<g transform="translate(${n(x)} ${n(foot)}) scale(${size})">${body}<path d="M-120 -36L-104 -14H86L128 -46L132 -30Q112 26 72 32H-74Q-108 22 -120 -36Z" fill="${stage.linear(
    [
      [0, '#7a3f1c'],
      [1, '#200c08'],
    ],
  )}"/><path d="M-108 -8H104M-100 6H98" stroke="#e0a04a" stroke-width="2.5"/><path d="M110 -40L176 -70" stroke="#3a1a10" stroke-width="5"/></g>`;
}

/** High seas at sunset, a galleon on the horizon. */
export const sea: Scene = {
  dark: '#02101a',
  back: (stage, light) => {
    const w = stage.width;
    let body = sky(stage, [
      [0, '#0b3a52'],
      [0.3, '#1f8a94'],
      [0.55, '#ffc86a'],
      [0.68, '#ff8a3a'],
      [1, '#04202e'],
    ]);
    body +=
      screen(rays(stage, { x: light.x, y: light.y + 50 }, 24, '#fff0b0', 0.45)) +
      glow(stage, { x: light.x, y: light.y + 50 }, 320, '#fff2b0', 0.95);
    body += smoke(stage, '#0a3a4c', { size: 110, stretch: 2.4, opacity: 0.7, threshold: 0.55 });
    body += screen(smoke(stage, '#ffc890', { size: 80, stretch: 3.4, opacity: 0.5, threshold: 0.55 }));
    body += waves(
      stage,
      440,
      60,
      stage.linear([
        [0, '#f2a85a'],
        [0.15, '#2a8a94'],
        [1, '#04303e'],
      ]),
      '#ffe2a8',
    );
    body += galleon(stage, w * 0.17, 462, 0.74);
    if (w > 800) body += galleon(stage, w * 0.86, 456, 0.6);
    body += waves(
      stage,
      486,
      100,
      stage.linear([
        [0, '#2fa0a0'],
        [0.5, '#0a5a6c'],
        [1, '#03202c'],
      ]),
      '#d8fff0',
    );
    body += waves(
      stage,
      536,
      150,
      stage.linear([
        [0, '#158088'],
        [0.5, '#064a5a'],
        [1, '#021a24'],
      ]),
      '#e8fff6',
    );
    let gulls = '';
    for (const [x, y, s] of [
      [0.66, 90, 22],
      [0.78, 62, 15],
      [0.88, 118, 18],
      [0.3, 76, 13],
    ] as const)
      gulls += `<path d="M${n(x * w - s)} ${y - 5}Q${n(x * w - s * 0.4)} ${y - 12} ${n(x * w)} ${y}Q${n(x * w + s * 0.4)} ${y - 12} ${n(x * w + s)} ${y - 4}" fill="none" stroke="#fff6e0" stroke-width="2.6" stroke-linecap="round"/>`;
    return body + gulls + motes(stage, Math.round(w / 14), '#fff0c0', { halo: true, largest: 1.8, top: 300 });
  },
  front: (stage) => {
    const w = stage.width;
    const wheel = stage.linear([
      [0, '#c98a4a'],
      [1, '#4a2008'],
    ]);
    return `<g filter="${stage.soft(1)}"><g transform="translate(${n(w - 20)} 520) scale(.44) rotate(12) translate(-256 -256)">${gameIcon('ship-wheel', wheel)}</g></g>${fill(
      stage,
      stage.linear([
        [0, '#02101a', 0.4],
        [0.22, '#02101a', 0],
      ]),
    )}`;
  },
};
