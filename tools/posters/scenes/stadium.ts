import { fill, glow, motes, screen, sky } from '../light.ts';
import { n, type Stage } from '../stage.ts';
import type { Scene } from './scene.ts';

/** Where the stands end and the grass begins. */
const LINE = 430;

/** Rows of people, smaller and darker with the height. */
function crowd(stage: Stage): string {
  const shirts = ['#ffc94d', '#ff6a5a', '#7fd6ff', '#f4f7ff', '#b78bff', '#67e0a0'];
  let body = '';
  for (let row = 0; row < 20; row++) {
    const y = LINE - 34 - row * 17;
    const size = 7.4 - row * 0.17;
    for (let x = (row % 2) * 8 - 6; x < stage.width + 8; x += 16) {
      const at = x + stage.random.between(-2.5, 2.5);
      const up = y + stage.random.between(-3, 3);
      const opacity = n(Math.max(0.12, 0.85 - row * 0.04));
      body += `<g opacity="${opacity}"><rect x="${n(at - size * 0.75)}" y="${n(up)}" width="${n(size * 1.5)}" height="15" rx="${n(size * 0.6)}" fill="${shirts[stage.random.index(shirts.length)]}"/><circle cx="${n(at)}" cy="${n(up - 3)}" r="${n(size * 0.52)}" fill="#d8a67e"/></g>`;
    }
  }
  return body;
}

/** A goal seen from the spot, with its net. */
function goal(stage: Stage): string {
  const w = stage.width;
  const half = Math.min(228, w * 0.47);
  const [left, right, top] = [w / 2 - half, w / 2 + half, 128];
  let net = '';
  for (let x = left; x <= right + 1; x += 17)
    net += `M${n(x)} ${top}L${n(w / 2 + (x - w / 2) * 0.9)} ${LINE - 18}`;
  for (let y = top; y < LINE - 10; y += 17) net += `M${n(left)} ${y}H${n(right)}`;
  const post = stage.linear(
    [
      [0, '#ffffff'],
      [1, '#b9c6dc'],
    ],
    0,
    0,
    1,
    0,
  );
  return `<path d="M${n(left)} ${LINE + 8}V${top}H${n(right)}V${LINE + 8}Z" fill="#06122890"/><path d="${net}" fill="none" stroke="#ffffff" stroke-opacity="0.34" stroke-width="1.4"/><path d="M${n(left)} ${LINE + 14}V${top}H${n(right)}V${LINE + 14}" fill="none" stroke="#00000066" stroke-width="13" stroke-linejoin="round" transform="translate(3 4)"/><path d="M${n(left)} ${LINE + 14}V${top}H${n(right)}V${LINE + 14}" fill="none" stroke="${post}" stroke-width="11" stroke-linejoin="round" stroke-linecap="round"/>`;
}

/** A football ground by night: stands full of people, lights, a goal and the grass before it. */
export const stadium: Scene = {
  dark: '#040a1a',
  back: (stage, light) => {
    const w = stage.width;
    let body = sky(stage, [
      [0, '#060b20'],
      [0.4, '#16224a'],
      [0.66, '#22346a'],
      [1, '#0a1228'],
    ]);
    body += crowd(stage);
    body += fill(
      stage,
      stage.linear([
        [0, '#050a1c', 0.94],
        [0.5, '#050a1c', 0.25],
        [1, '#050a1c', 0],
      ]),
    );
    for (const x of [0.06, 0.94]) {
      body += screen(glow(stage, { x: x * w, y: 30 }, 250, '#cfe6ff', 0.85));
      const paint = stage.linear([
        [0, '#e6f3ff', 0.5],
        [1, '#e6f3ff', 0],
      ]);
      body += screen(
        `<path d="M${n(x * w - 24)} 10L${n(light.x - 130)} 560H${n(light.x + 130)}L${n(x * w + 24)} 10Z" fill="${paint}" filter="${stage.soft(10)}"/>`,
      );
      for (let row = 0; row < 3; row++)
        for (let each = -2; each <= 2; each++)
          body += `<circle cx="${n(x * w + each * 15)}" cy="${22 + row * 15}" r="5.4" fill="#ffffff"/>`;
    }
    const boards = ['#1d3f8f', '#c8402a', '#d99a24'];
    for (let i = 0, x = -20; x < w; i++, x += 96)
      body += `<rect x="${n(x)}" y="${LINE - 24}" width="96" height="26" fill="${boards[i % 3]}"/>`;
    body += `<rect y="${LINE}" width="${n(w)}" height="${stage.height - LINE}" fill="#1f8a40"/>`;
    for (let i = 0; i < 6; i += 2)
      body += `<rect y="${LINE + i * i * 4 + i * 18}" width="${n(w)}" height="${16 + i * 9}" fill="#2aa04e"/>`;
    body += `<rect y="${LINE}" width="${n(w)}" height="4" fill="#ffffff" opacity="0.85"/>`;
    body += screen(glow(stage, { x: light.x, y: LINE + 40 }, 300, '#c9ffd6', 0.4));
    body += goal(stage);
    body += screen(glow(stage, light, 230, '#ffe6c2', 0.5));
    return body + motes(stage, Math.round(w / 14), '#ffffff', { halo: true, largest: 1.8 });
  },
  front: () => '',
};
