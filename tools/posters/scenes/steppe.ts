import { ridge } from '../nature.ts';
import { n, type Stage } from '../stage.ts';
import type { Scene } from './scene.ts';
import { sky } from '../light.ts';

/** A standing stone with a slanted head and a band round it, as far away as it is small. */
function stone(x: number, foot: number, tall: number, lean: number, paint: string, band: string): string {
  const w = tall * 0.27;
  return `<g transform="translate(${n(x)} ${n(foot)}) rotate(${lean})"><path d="M${n(-w / 2)} 12V${n(-tall * 0.9)}L${n(w / 2)} ${n(-tall)}V12Z" fill="${paint}"/><path d="M${n(w * 0.1)} 12V${n(-tall * 0.95)}L${n(w / 2)} ${n(-tall)}V12Z" fill="#000" opacity=".35"/><path d="M${n(-w / 2)} ${n(-tall * 0.46)}H${n(w / 2)}" stroke="${band}" stroke-width="${n(Math.max(1.5, tall * 0.016))}"/></g>`;
}

function grass(stage: Stage, top: number, count: number, paint: string): string {
  const { random, width } = stage;
  let d = '';
  for (let i = 0; i < count; i++) {
    const [x, tall] = [random.between(-10, width + 10), random.between(14, 58)];
    const bend = random.between(-14, 14);
    d += `M${n(x)} 650Q${n(x + bend * 0.2)} ${n(top + 60 - tall * 0.4)} ${n(x + bend)} ${n(top + 62 - tall)}`;
  }
  return `<path d="${d}" stroke="${paint}" stroke-width="2.2" fill="none" stroke-linecap="round"/>`;
}

/** Standing stones on bare hills before one large red sun. */
export const steppe: Scene = {
  dark: '#14120f',
  back: (stage, light) => {
    const w = stage.width;
    let body = sky(stage, [
      [0, '#b9b2a4'],
      [0.42, '#ece6d9'],
      [0.72, '#fbf7ee'],
      [1, '#d8d0c0'],
    ]);
    body += `<circle cx="${n(light.x)}" cy="258" r="236" fill="${stage.linear([
      [0, '#f0281b'],
      [1, '#c4120a'],
    ])}"/>`;
    body += ridge(stage, 428, 30, 0.25, '#a8a092', 10);
    body +=
      stone(w * 0.1, 452, 108, -3, '#5f594f', '#a8a092') + stone(w * 0.2, 462, 78, 4, '#5f594f', '#a8a092');
    body += ridge(stage, 470, 24, 0.12, '#6a645a', 10);
    body +=
      stone(w * 0.31, 500, 168, 2, '#2e2a25', '#6a645a') +
      stone(w * 0.03, 506, 210, -2, '#2e2a25', '#6a645a') +
      stone(w * 0.95, 500, 190, 3, '#2e2a25', '#6a645a');
    return body + ridge(stage, 520, 18, 0.05, '#1c1915', 10);
  },
  front: (stage) => grass(stage, 566, Math.round(stage.width / 5), '#0b0a08'),
};
