/** A new slot: three reels, 27 ways, and the pictures of Lucky Sevens until it has its own. */
import { before, type NewGame, type Plan } from './new-game.ts';

/** The files of a slot. */
export function slotPlan({ code, title, name }: NewGame): Plan {
  return {
    files: {
      [`games/${code}/definition.ts`]: definition(code, title),
      [`games/${code}/scene.ts`]: scene(title),
    },
    edits: {
      'games/catalogue.ts': (file) =>
        before(
          '\nexport const games:',
          `import ${name} from './${code}/definition.ts';\n`,
        )(before('];\n', `  ${name},\n`)(file)),
    },
    copies: {
      [`games/${code}/art`]: 'games/lucky-sevens/art',
      [`games/${code}/life.ts`]: 'games/lucky-sevens/life.ts',
    },
    next: [
      `Shape symbols, strips and pays in games/${code}/definition.ts, then npm run games:prove -- ${code} --exact --write until the RTP is where it should be.`,
      'npm run games:publish writes the published file, the test vectors and docs/fairness.md.',
      `Draw it: games/${code}/scene.ts, life.ts and art/ are those of Lucky Sevens (art/README.md). It is silent until games/${code}/sound is there (music/README.md).`,
    ],
  };
}

const definition = (code: string, title: string): string => `/** ${title}: three reels, 27 ways. */
import { defineSlot } from '../kinds/slot/engine/definition.ts';

export default defineSlot({
  code: '${code}',
  title: '${title}',
  theme: 'classic',
  version: 1,
  reels: 3,
  rows: 3,
  symbols: [
    { id: 'wild2', name: 'Double Diamond', kind: 'wild' },
    { id: 'seven-red', name: 'Red Seven', kind: 'high' },
    { id: 'seven-blue', name: 'Blue Seven', kind: 'high' },
    { id: 'seven-green', name: 'Green Seven', kind: 'high' },
    { id: 'bar-triple', name: 'Triple Bar', kind: 'low' },
    { id: 'bar-double', name: 'Double Bar', kind: 'low' },
    { id: 'bar-single', name: 'Single Bar', kind: 'low' },
    { id: 'cherry', name: 'Cherry', kind: 'low' },
  ],
  strips: {
    base: [
      'seven-red bar-single cherry bar-double seven-blue bar-single bar-triple cherry seven-green bar-double bar-single seven-blue cherry bar-triple seven-green bar-double bar-single cherry bar-triple seven-green bar-double bar-single',
      'wild2 bar-double cherry bar-single seven-red bar-triple bar-double cherry seven-green bar-single seven-blue bar-double bar-triple cherry seven-green bar-single seven-blue bar-double bar-triple cherry bar-single seven-green',
      'seven-blue bar-triple cherry bar-single seven-green bar-double seven-red cherry bar-triple bar-single wild2 bar-double seven-green cherry bar-single seven-blue bar-triple bar-double cherry seven-green bar-single bar-double',
    ],
  },
  evaluation: { kind: 'ways' },
  betCoins: 20,
  pays: {
    'seven-red': { 3: 240 },
    'seven-blue': { 3: 70 },
    'seven-green': { 3: 35 },
    'bar-triple': { 3: 18 },
    'bar-double': { 3: 12 },
    'bar-single': { 3: 8 },
    cherry: { 3: 6 },
  },
  features: {},
  volatility: 'low',
  maxWin: { bets: 5_000, sinceVersion: 1 },
});
`;

const scene = (title: string): string => `import { defineScene } from '../kinds/slot/client/scene.ts';
import { life } from './life.ts';

/** ${title}: the looks of Lucky Sevens, until it has its own. */
export default defineScene({
  palette: {
    accent: '#4fd8ff',
    onAccent: '#00202b',
    panel: '#062a36',
    reelTop: '#031c28',
    reelBottom: '#0a485c',
    frameLight: '#d6f6ff',
    frame: '#33b0e0',
    frameDark: '#0a3646',
    freeSpins: '#00607a',
  },
  title: {
    font: 'Bungee',
    fill: ['#ffffff', '#b8f0ff', '#33b0e0'],
    outline: '#03303f',
    glow: '#4fd8ff',
    isUpperCase: true,
  },
  ambience: 'sparkles',
  shower: 'coins',
  life,
  feature: { ambience: 'stars', hue_deg: 120, saturation: 1.2, brightness: 0.85 },
  pace: { spin: 1, stagger: 1 },
  reelSpeed: 26,
  bounce: 0.6,
  effects: { usual: 'pulse' },
});
`;
