/** What the three courses look like. */

export type Look = {
  sky: readonly [high: string, low: string];
  /** Hills, the farthest first. */
  hills: readonly [string, string];
  leaf: string;
  trunk: string;
  wall: string;
  roof: string;
  ground: readonly [far: string, near: string];
  stripe: string;
  rail: string;
  puff: string;
  isNight: boolean;
  kind: 'palms' | 'lights' | 'boats';
};

export const LOOKS: readonly Look[] = [
  {
    sky: ['#2f95e0', '#d6f1ff'],
    hills: ['#8cbfae', '#4f9a63'],
    leaf: '#237a3c',
    trunk: '#7a5a35',
    wall: '#f4efe4',
    roof: '#c23b32',
    ground: ['#3f9445', '#56b64e'],
    stripe: '#ffffff14',
    rail: '#ffffff',
    puff: '#86c46a',
    isNight: false,
    kind: 'palms',
  },
  {
    sky: ['#070b26', '#43316e'],
    hills: ['#2a2554', '#1a1740'],
    leaf: '#2b2a5c',
    trunk: '#8f86c9',
    wall: '#5a4ea0',
    roof: '#332a70',
    ground: ['#6b4c31', '#8f6a45'],
    stripe: '#00000014',
    rail: '#ffe6a3',
    puff: '#c9a47a',
    isNight: true,
    kind: 'lights',
  },
  {
    sky: ['#f2703e', '#ffe9bd'],
    hills: ['#b7788a', '#3f7f9e'],
    leaf: '#2f6a52',
    trunk: '#6a3a22',
    wall: '#fbe9cf',
    roof: '#1f6f8c',
    ground: ['#cda667', '#e2c48a'],
    stripe: '#00000010',
    rail: '#fffaf0',
    puff: '#f1dcae',
    isNight: false,
    kind: 'boats',
  },
];

export function canvasOf(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  return [canvas, context];
}

/** A number from 0 to 1 for each index, the same every time. */
export function spread(index: number): number {
  let mixed = Math.imul(Math.floor(index) + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 4294967296;
}
