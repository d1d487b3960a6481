import { fill, glow, motes, rays, screen, sky, smoke } from '../light.ts';
import { n, type Stage } from '../stage.ts';
import type { Scene } from './scene.ts';

/** A table mountain of layered rock. */
function butte(stage: Stage, x: number, foot: number, w: number, h: number): string {
  const top = foot - h;
  const shape = `M${n(x - w * 0.5)} ${n(foot)}L${n(x - w * 0.34)} ${n(foot - h * 0.42)}L${n(x - w * 0.3)} ${n(top + 8)}L${n(x - w * 0.2)} ${n(top)}L${n(x + w * 0.1)} ${n(top + 5)}L${n(x + w * 0.27)} ${n(top)}L${n(x + w * 0.3)} ${n(foot - h * 0.45)}L${n(x + w * 0.5)} ${n(foot)}Z`;
  const clip = stage.clip(`<path d="${shape}"/>`);
  let layers = '';
  for (let i = 0; i < 9; i++)
    layers += `<path d="M${n(x - w)} ${n(top + (i * h) / 9)}q${n(w)} ${n(stage.random.between(-9, 9))} ${n(w * 2)} 0v${n(h / 26)}h${n(-w * 2)}Z" fill="#3a0d0a" opacity=".28"/>`;
  return `<path d="${shape}" fill="${stage.linear(
    [
      [0, '#ffab5a'],
      [0.35, '#d1582e'],
      [1, '#5a1712'],
    ],
    0,
    0,
    0.75,
    1,
  )}"/><g clip-path="${clip}">${layers}<path d="M${n(x + w * 0.08)} ${n(top - 5)}H${n(x + w)}V${n(foot)}H${n(x + w * 0.2)}Z" fill="#2a0608" opacity=".42"/></g>`;
}

function saguaro(stage: Stage, x: number, foot: number, size: number, dark: string, lit: string): string {
  const paint = stage.linear(
    [
      [0, lit],
      [0.45, dark],
      [1, '#0c0c06'],
    ],
    0,
    0,
    1,
    0,
  );
  return `<g transform="translate(${n(x)} ${n(foot)}) scale(${size})" fill="none" stroke-linecap="round"><g stroke="${paint}" stroke-width="27"><path d="M0.1 10L0 -150"/></g><g stroke="${dark}" stroke-width="18"><path d="M0 -62H-34Q-46 -62 -46 -76V-112"/><path d="M0 -38H32Q44 -38 44 -54V-92"/></g><g stroke="#f7c27a" stroke-opacity=".4" stroke-width="2"><path d="M-6 6V-148M3 6V-150M-50 -80V-112M40 -58V-92"/></g></g>`;
}

/** Old-West country at sundown. */
export const mesa: Scene = {
  dark: '#1c0604',
  back: (stage, light) => {
    const w = stage.width;
    let body = sky(stage, [
      [0, '#2a2a6a'],
      [0.28, '#a83a62'],
      [0.52, '#ff7a3a'],
      [0.72, '#ffd06a'],
      [1, '#5a1c0e'],
    ]);
    body += screen(rays(stage, light, 24, '#ffe9a0', 0.42)) + glow(stage, light, 330, '#fff0a8', 0.95);
    body += `<circle cx="${n(light.x)}" cy="${n(light.y + 40)}" r="166" fill="${stage.linear([
      [0, '#fffbd8'],
      [0.5, '#ffd45a'],
      [1, '#ff8a2a'],
    ])}"/>`;
    body += screen(smoke(stage, '#ffb06a', { size: 55, stretch: 6, opacity: 0.55, threshold: 0.52 }));
    for (let x = w * 0.08; x < w + 160; x += w < 900 ? w * 0.84 : 330)
      body += butte(stage, x, 512, stage.random.between(190, 250), stage.random.between(190, 260));
    body += butte(stage, w * 0.36, 508, 110, 84) + butte(stage, w * 0.66, 508, 84, 60);
    body += `<path d="M-10 660V500Q${n(w * 0.3)} 488 ${n(w * 0.6)} 502T${n(w + 10)} 494V660Z" fill="${stage.linear(
      [
        [0, '#e8823a'],
        [0.35, '#8a3416'],
        [1, '#220806'],
      ],
    )}"/>`;
    body += `<path d="M${n(light.x - 8)} 500L${n(w * 0.2)} 660H${n(w * 0.75)}L${n(light.x + 10)} 500Z" fill="#ffcf8a" opacity=".3"/>`;
    body +=
      saguaro(stage, w * 0.91, 540, 1.0, '#1f3a1c', '#6a8a3a') +
      saguaro(stage, w * 0.22, 520, 0.45, '#3a2a1c', '#8a6a3a');
    body += fill(
      stage,
      stage.linear([
        [0.68, '#ffb060', 0],
        [0.79, '#ffb060', 0.35],
        [0.88, '#ffb060', 0],
      ]),
    );
    return body + motes(stage, Math.round(w / 10), '#ffdf9a', { halo: true, largest: 1.8 });
  },
  front: (stage) => {
    const w = stage.width;
    let fence = '';
    for (let x = -20; x < w * 0.36; x += 62)
      fence += `<path d="M${x} 640L${x + 3} 452L${x + 12} 440L${x + 20} 452L${x + 22} 640Z" fill="${stage.linear(
        [
          [0, '#7a3d1a'],
          [1, '#2a0f06'],
        ],
      )}"/>`;
    fence += `<path d="M-20 486L${n(w * 0.36)} 500V515L-20 503ZM-20 552L${n(w * 0.36)} 560V575L-20 569Z" fill="#54270f"/>`;
    return `<g filter="${stage.soft(0.8)}" opacity=".95">${fence}</g>`;
  },
};
