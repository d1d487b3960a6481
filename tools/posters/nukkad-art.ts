import type { Banner } from './brand-banners.ts';
import type { BrandLogo } from './brand-marks.ts';
import { small } from './figure-materials.ts';
import { textPath } from './lettering.ts';
import { lacquer } from './material.ts';
import type { Actor } from './poster.ts';
import type { Drawing } from './relief.ts';
import { n } from './stage.ts';

/** The colours of the pixels of a picture, by the letters that stand for them. */
type Paints = Readonly<Record<string, string>>;

/** A picture of pixels: a row of letters for each of its lines, a point for none. Round (0, 0), `size` units a pixel. */
function pixels(rows: readonly string[], size: number, paints: Paints): string {
  const left = (-(rows[0]?.length ?? 0) * size) / 2;
  const top = (-rows.length * size) / 2;
  const paths = new Map<string, string>();
  for (const [y, row] of rows.entries()) {
    for (const [x, letter] of [...row].entries()) {
      const paint = paints[letter];
      if (paint === undefined) continue;
      // A little wider than a pixel, so that no line shows between two.
      const square = `M${n(left + x * size)} ${n(top + y * size)}h${n(size + 0.12)}v${n(size + 0.12)}h${n(-size - 0.12)}Z`;
      paths.set(paint, (paths.get(paint) ?? '') + square);
    }
  }
  return [...paths].map(([paint, d]) => `<path d="${d}" fill="${paint}"/>`).join('');
}

const marquee = '#ffd23f';
const pink = '#ff4f8f';
const night = '#1c0733';
const tube = '#74dcff';

/** A cabinet from the front, in thirteen pixels: sign, tube with an invader, panel, coin door. */
const cabinet = [
  '.YYYYYYYYYYY.',
  '.YWWYWWWYWWY.',
  '.YYYYYYYYYYY.',
  '.PNNNNNNNNNP.',
  '.PNNBNNNBNNP.',
  '.PNBBBBBBBNP.',
  '.PNBNBBBNBNP.',
  '.PNBBBBBBBNP.',
  '.PNNBNNNBNNP.',
  'PPNNNNNNNNNPP',
  'PGGGYGGGPGBGP',
  'PPPPPPPPPPPPP',
  '.PNNPPPPPNNP.',
  '.PNNPPYPPNNP.',
  '.PPPPPPPPPPP.',
] as const;

/** A cabinet of pixels, and the name in the letters of its signs. */
export function nukkad(): BrandLogo {
  const paints = { Y: marquee, W: '#fff6d8', P: pink, N: night, B: tube, G: '#3b2a6b' };
  const first = textPath('NUKKAD', 'press-start-2p', 47, 0);
  const second = textPath('ARCADE', 'press-start-2p', 20, 8.4);
  const edge = ` stroke="${night}" stroke-width="8" stroke-linejoin="miter" paint-order="stroke"`;
  const word = (text: typeof first, y: number, paint: string): string =>
    `<path transform="translate(${n(first.width / 2 + 4)} ${y})" d="${text.data}" fill="${paint}"${edge}/>`;
  return {
    defs: '',
    mark: `<rect x="-45" y="-50" width="90" height="100" rx="4" fill="${night}"/>${pixels(cabinet, 6.3, paints)}`,
    wordmark: word(first, -15, marquee) + word(second, 32, '#ff94bb'),
    width: first.width + 8,
    ground: ['#6d1a78', '#170a3c'],
  };
}

/** The cabinet large, with the light of its tube. Drawn in a 340 × 520 box. */
function cabinetDrawing(size: number): Drawing {
  const invader = [
    '..X.....X..',
    '...X...X...',
    '..XXXXXXX..',
    '.XX.XXX.XX.',
    'XXXXXXXXXXX',
    'X.XXXXXXX.X',
    'X.X.....X.X',
    '...XX.XX...',
  ];
  const title = textPath('NUKKAD', 'press-start-2p', 34, 1);
  const body = `<path d="M40 20H300L318 96H22Z" fill="${marquee}"/><path transform="translate(170 58)" d="${title.data}" fill="${night}"/>
<path d="M22 96H318L330 316H10Z" fill="#c41f74"/><path d="M44 112H296L306 300H34Z" fill="#0d0620"/><path d="M58 124H282L290 288H50Z" fill="#10295a"/>
<g transform="translate(170 178)">${pixels(invader, 11, { X: '#7dffb0' })}</g><g transform="translate(170 262)">${pixels(['..X..', 'XXXXX', 'XXXXX'], 9, { X: tube })}</g>
<path d="M10 316H330L340 378H0Z" fill="#35216b"/><path d="M86 356V328" stroke="#c9cede" stroke-width="10" stroke-linecap="round"/><circle cx="86" cy="320" r="19" fill="#ff3d5e"/>
<ellipse cx="196" cy="346" rx="18" ry="12" fill="${marquee}"/><ellipse cx="244" cy="340" rx="18" ry="12" fill="#7dffb0"/><ellipse cx="292" cy="346" rx="18" ry="12" fill="${tube}"/>
<path d="M14 378H326L316 516H24Z" fill="#e0307f"/><path d="M24 378L64 516H110L70 378Z" fill="${marquee}"/><path d="M70 378L110 516H140L100 378Z" fill="#ff8a3c"/><rect x="186" y="404" width="104" height="84" rx="5" fill="#0d0620"/><rect x="204" y="420" width="28" height="36" rx="3" fill="#ff3d5e"/><rect x="246" y="420" width="28" height="36" rx="3" fill="#ff3d5e"/>`;
  const scale = size / 520;
  return { body: `<g transform="scale(${scale})">${body}</g>`, width: 340 * scale, height: 520 * scale };
}

const standing: Actor = {
  kind: 'drawn',
  draw: cabinetDrawing,
  at: { x: 0, y: 6 },
  size: 500,
  material: { ...lacquer('#ff8ad0', '#ffe0f4'), bevel: 7 },
};

const toy = (name: string, x: number, y: number, size: number, turn: number): Actor => ({
  kind: 'coloured',
  name,
  at: { x, y },
  size,
  turn,
  material: small(lacquer('#ff8ad0'), 9),
});

/** What stands for the free spins. */
export const nukkadSpins: readonly Actor[] = [
  { kind: 'rendered', picture: 'star-voyager/rocket', at: { x: 0, y: 0 }, size: 430, turn: 8 },
  { kind: 'rendered', picture: 'star-voyager/planet', at: { x: -226, y: 120 }, size: 220, turn: -8 },
  toy('alien-monster', 226, 140, 170, 10),
];

/** Three pictures of a hall on the horizon: the cabinet, the rocket of Star Voyager, the joystick that is let go of. */
export const nukkadBanners: readonly [Banner, Banner, Banner] = [
  {
    scene: 'horizon',
    isShaded: false,
    most_bytes: 25_000,
    actors: [
      toy('alien-monster', -236, -40, 150, -10),
      toy('alien-monster', 250, -96, 110, 12),
      toy('joystick', 232, 172, 190, 10),
      standing,
    ],
    coins: { flying: 8, heaped: 0 },
    glint: '#fff3c0',
  },
  {
    scene: 'horizon',
    isShaded: false,
    most_bytes: 25_000,
    actors: [
      { kind: 'rendered', picture: 'star-voyager/planet', at: { x: -210, y: -76 }, size: 250, turn: -8 },
      { kind: 'rendered', picture: 'star-voyager/astronaut', at: { x: 216, y: 116 }, size: 270, turn: 10 },
      { kind: 'rendered', picture: 'star-voyager/rocket', at: { x: -4, y: 6 }, size: 450, turn: 12 },
    ],
    coins: { flying: 0, heaped: 0 },
    glint: '#ffffff',
  },
  {
    scene: 'horizon',
    isShaded: false,
    most_bytes: 25_000,
    actors: [
      toy('hourglass-done', 208, 126, 220, 12),
      toy('bubble-tea', -212, 138, 220, -10),
      toy('joystick', 0, 0, 400, -4),
    ],
    coins: { flying: 0, heaped: 0 },
    glint: '#ffffff',
  },
];
