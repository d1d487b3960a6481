import { bokeh, fill, glow, motes, screen, sky } from '../light.ts';
import { suit } from '../objects.ts';
import { n, type Stage } from '../stage.ts';
import type { Scene } from './scene.ts';

/** The colours of a table and of the room round it. */
type TableColours = {
  /** Cloth under the lamp, and away from it. */
  cloth: readonly [string, string];
  /** What is printed on the cloth. */
  print: string;
  /** The padded rail: its lit side, its dark side, and the metal along it. */
  rail: readonly [string, string, string];
  /** The room: its top, its glow. */
  room: readonly [string, string];
  lamps: readonly string[];
  dark: string;
};

/** The horizon of the cloth, where the far rail stands. */
const FAR = 214;

/** The far rail, bowed towards us, with its stitches. */
function rail(stage: Stage, { rail: [lit, deep, metal] }: TableColours): string {
  const w = stage.width;
  const bow = (y: number, down: number): string => `M-20 ${y}Q${n(w / 2)} ${y + down} ${n(w + 20)} ${y}`;
  const pad = stage.linear([
    [0, deep],
    [0.35, lit],
    [1, deep],
  ]);
  const band = `${bow(FAR - 26, -48)}V${FAR + 22}Q${n(w / 2)} ${FAR - 30} -20 ${FAR + 22}Z`;
  return (
    `<path d="${band}" fill="#000" opacity=".55" transform="translate(0 16)" filter="${stage.soft(9)}"/>` +
    `<path d="${band}" fill="${pad}"/>` +
    `<path d="${bow(FAR + 17, -50)}" fill="none" stroke="${metal}" stroke-width="3.5"/>` +
    `<path d="${bow(FAR - 16, -49)}" fill="none" stroke="${metal}" stroke-opacity=".45" stroke-width="1.4" stroke-dasharray="7 5"/>` +
    `<path d="${bow(FAR - 8, -49)}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="5" filter="${stage.soft(2)}"/>`
  );
}

/** Lines and suits as they are printed on the cloth, seen at a slant. */
function layout(stage: Stage, colours: TableColours): string {
  const [w, middle] = [stage.width, stage.width / 2];
  let body = '';
  for (const [y, rx, ry] of [
    [292, 0.62, 34],
    [352, 0.76, 60],
    [470, 1.0, 96],
  ] as const)
    body += `<ellipse cx="${n(middle)}" cy="${y}" rx="${n(w * rx)}" ry="${ry}"/>`;
  for (let i = -6; i <= 6; i++)
    body += `<path d="M${n(middle + i * 58)} ${FAR + 40}L${n(middle + i * 170)} 660"/>`;
  const names = ['spades', 'hearts', 'clubs', 'diamonds'] as const;
  let suits = '';
  for (let i = -3; i <= 3; i++) {
    const name = names[(i + 4) % 4] ?? 'spades';
    suits += `<g transform="translate(${n(middle + i * 78)} ${n(284 - Math.abs(i) * 4)}) scale(1 .45)">${suit(name, { x: 0, y: 0 }, 34, colours.print)}</g>`;
  }
  return `<g fill="none" stroke="${colours.print}" stroke-width="2" opacity=".34">${body}</g><g opacity=".4">${suits}</g>`;
}

/** A gaming table under its lamp, with the lights of the room behind the far rail. */
export function table(colours: TableColours): Scene {
  return {
    dark: colours.dark,
    back: (stage, light) => {
      const w = stage.width;
      const { cloth, room, lamps } = colours;
      let body = sky(stage, [
        [0, room[0]],
        [0.3, room[1]],
        [1, room[0]],
      ]);
      body += bokeh(stage, Math.round(w / 12), lamps, 30, 0.62, 0, FAR - 20);
      const lamp = lamps[0] ?? '#ffffff';
      body += screen(glow(stage, { x: light.x, y: 40 }, 300, lamp, 0.7));
      const nap = stage.define(
        (id) =>
          `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".9 1.3" numOctaves="2" seed="${stage.random.index(999)}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .9 0 0 0 -.36"/></filter>`,
      );
      const ground = `M-20 ${FAR + 10}Q${n(w / 2)} ${FAR - 42} ${n(w + 20)} ${FAR + 10}V660H-20Z`;
      body += `<path d="${ground}" fill="${stage.radialAt(
        [
          [0, cloth[0]],
          [0.5, cloth[0]],
          [1, cloth[1]],
        ],
        { x: light.x, y: 400 },
        Math.max(400, w * 0.5),
      )}"/>`;
      body += `<g clip-path="${stage.clip(`<path d="${ground}"/>`)}">${layout(stage, colours)}<rect width="${n(w)}" height="640" filter="${nap}" opacity=".5"/></g>`;
      body += rail(stage, colours);
      body += screen(
        `<ellipse cx="${n(light.x)}" cy="400" rx="300" ry="150" fill="${stage.radial([
          [0, lamp, 0.34],
          [1, lamp, 0],
        ])}"/>`,
      );
      return body + motes(stage, Math.round(w / 18), lamp, { halo: true, largest: 1.5, bottom: 420 });
    },
    front: (stage) =>
      fill(
        stage,
        stage.linear([
          [0, colours.dark, 0.55],
          [0.22, colours.dark, 0],
        ]),
      ),
  };
}

export const greenTable = table({
  cloth: ['#139455', '#04321f'],
  print: '#ffe9ac',
  rail: ['#7a3d1c', '#1c0903', '#e7b64d'],
  room: ['#07120e', '#3a2a12'],
  lamps: ['#ffd98a', '#ffb35a', '#fff2cf'],
  dark: '#02100a',
});

export const wineTable = table({
  cloth: ['#a3193c', '#34040f'],
  print: '#ffd9a0',
  rail: ['#3a2a22', '#0c0705', '#dba84a'],
  room: ['#12030a', '#5a1430'],
  lamps: ['#ffc58a', '#ff7a9a', '#fff0d8'],
  dark: '#140208',
});

export const blueTable = table({
  cloth: ['#1b57b8', '#061a4a'],
  print: '#dbe9ff',
  rail: ['#5a3a22', '#120a06', '#e8c67a'],
  room: ['#030818', '#153a80'],
  lamps: ['#bfe0ff', '#7fb4ff', '#ffffff'],
  dark: '#020718',
});

export const blackTable = table({
  cloth: ['#3a3a44', '#0b0b10'],
  print: '#f0c052',
  rail: ['#6a0f1e', '#1c0308', '#f0c052'],
  room: ['#08070a', '#3a2c10'],
  lamps: ['#ffd36a', '#ffab3a', '#fff4d0'],
  dark: '#050407',
});

export const violetTable = table({
  cloth: ['#6a2bb4', '#1c0840'],
  print: '#ffd7ff',
  rail: ['#2a2438', '#08060e', '#d8b4ff'],
  room: ['#0c0420', '#57209a'],
  lamps: ['#ff9ae8', '#9a7bff', '#7fe4ff'],
  dark: '#0a0320',
});

export const tealTable = table({
  cloth: ['#0f8f96', '#02333c'],
  print: '#e6fff6',
  rail: ['#8a5a2c', '#24130a', '#f2cf86'],
  room: ['#02181c', '#0e6a70'],
  lamps: ['#a8fff0', '#ffe1a0', '#ffffff'],
  dark: '#01161a',
});
