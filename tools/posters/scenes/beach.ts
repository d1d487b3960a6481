import { glow, motes, rays, screen, sky, smoke } from '../light.ts';
import { palm, ridge } from '../nature.ts';
import { n } from '../stage.ts';
import type { Scene } from './scene.ts';

/** Where the sea meets the sky, and where it meets the sand. */
const [FAR, SHORE] = [392, 470];

/** A beach in late light: a still sea, palms at both sides, and sand that runs to the foot. */
export const beach: Scene = {
  dark: '#06222a',
  back: (stage, light) => {
    const w = stage.width;
    let body = sky(stage, [
      [0, '#0a4a66'],
      [0.34, '#1fa0aa'],
      [0.56, '#ffe2a0'],
      [0.64, '#ffb56a'],
      [1, '#0b5a68'],
    ]);
    body += screen(rays(stage, { x: light.x, y: light.y + 30 }, 26, '#fff3c0', 0.5));
    body += glow(stage, { x: light.x, y: light.y + 40 }, 330, '#fff2b8', 0.95);
    body += screen(smoke(stage, '#ffd8a8', { size: 80, stretch: 4, opacity: 0.5, threshold: 0.55 }));
    body += ridge(stage, FAR - 12, 26, 0.25, '#1d7c84', 18);
    body += `<rect y="${FAR}" width="${n(w)}" height="200" fill="${stage.linear([
      [0, '#7fe0d2'],
      [0.3, '#1f98a0'],
      [1, '#0a5a68'],
    ])}"/>`;
    let ripples = '';
    for (let row = 0; row < 6; row += 1)
      for (let x = stage.random.between(-40, 10); x < w; x += stage.random.between(70, 150)) {
        const y = FAR + 8 + row * 12;
        ripples += `M${n(x)} ${n(y)}h${n(stage.random.between(16, 60))}`;
      }
    body += screen(
      `<path d="${ripples}" stroke="#fff6d0" stroke-width="2" stroke-opacity=".55" stroke-linecap="round"/>`,
    );
    body += `<path d="M-10 ${SHORE + 18}Q${n(w * 0.3)} ${SHORE - 16} ${n(w * 0.6)} ${SHORE + 6}T${n(w + 10)} ${SHORE - 6}V660H-10Z" fill="#fff4d8"/><path d="M-10 ${SHORE + 28}Q${n(w * 0.3)} ${SHORE - 6} ${n(w * 0.6)} ${SHORE + 16}T${n(w + 10)} ${SHORE + 4}V660H-10Z" fill="${stage.linear(
      [
        [0, '#f2c983'],
        [0.4, '#d99a4e'],
        [1, '#7a4718'],
      ],
    )}"/>`;
    const [bark, green] = ['#3c2413', '#0f4a38'];
    const near = { bark: '#24140b', green: '#08302a' };
    body +=
      palm(w * 0.14, SHORE + 12, 1.02, -24, { bark, green }) +
      palm(w * 0.88, SHORE + 4, 0.94, 22, { bark, green });
    body += palm(-6, SHORE + 60, 1.72, 34, near) + palm(w + 6, SHORE + 52, 1.64, -36, near);
    if (w > 800)
      body +=
        palm(w * 0.3, SHORE + 2, 0.7, 20, { bark, green }) +
        palm(w * 0.74, SHORE, 0.62, -16, { bark, green });
    body += screen(glow(stage, { x: light.x, y: SHORE + 70 }, 260, '#fff0c0', 0.45));
    return body + motes(stage, Math.round(w / 15), '#fff3cf', { halo: true, largest: 1.8 });
  },
  front: () => '',
};
