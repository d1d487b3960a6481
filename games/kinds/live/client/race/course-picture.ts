/** The three courses on canvases, drawn once for each size: what is far, what passes by, and the ground. */

export type CoursePicture = {
  far: HTMLCanvasElement;
  /** These repeat from left to right. */
  near: HTMLCanvasElement;
  ground: HTMLCanvasElement;
};

/** What of the height the ground begins at. */
export const HORIZON = 0.4;

type Look = {
  sky: readonly [string, string];
  hills: string;
  near: string;
  trunk: string;
  ground: readonly [string, string];
  rail: string;
  isNight: boolean;
  kind: 'palms' | 'lights' | 'boats';
};

const LOOKS: readonly Look[] = [
  {
    sky: ['#3fa9e8', '#c9ecff'],
    hills: '#4b8f6b',
    near: '#2c7a45',
    trunk: '#7a5a35',
    ground: ['#4aa84f', '#429a48'],
    rail: '#ffffff',
    isNight: false,
    kind: 'palms',
  },
  {
    sky: ['#0b1030', '#3a2a63'],
    hills: '#1d1a44',
    near: '#2b2460',
    trunk: '#8f86c9',
    ground: ['#7b5a3c', '#705136'],
    rail: '#ffe6a3',
    isNight: true,
    kind: 'lights',
  },
  {
    sky: ['#ff9a5a', '#ffe2b0'],
    hills: '#3d7f9e',
    near: '#b9502d',
    trunk: '#6a3a22',
    ground: ['#d9b576', '#cfa967'],
    rail: '#fff7e0',
    isNight: false,
    kind: 'boats',
  },
];

function canvasOf(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  return [canvas, context];
}

export function drawCourse(course: number, width: number, height: number): CoursePicture {
  const look = LOOKS[course % LOOKS.length] ?? LOOKS[0];
  if (!look) throw new Error('There is no course.');
  return {
    far: farOf(look, width, height * HORIZON),
    near: nearOf(look, height * 1.6, height * HORIZON),
    ground: groundOf(look, height * 1.2, height * (1 - HORIZON)),
  };
}

function farOf({ sky, hills, isNight }: Look, width: number, height: number): HTMLCanvasElement {
  const [canvas, context] = canvasOf(width, height);
  const air = context.createLinearGradient(0, 0, 0, height);
  air.addColorStop(0, sky[0]);
  air.addColorStop(1, sky[1]);
  context.fillStyle = air;
  context.fillRect(0, 0, width, height);
  context.fillStyle = isNight ? '#fff6d8' : '#fffbe6';
  context.beginPath();
  context.arc(width * 0.8, height * 0.34, height * (isNight ? 0.14 : 0.18), 0, 2 * Math.PI);
  context.fill();
  if (isNight)
    for (let star = 0; star < 40; star += 1)
      context.fillRect(((star * 733) % 997) * (width / 997), ((star * 389) % 503) * (height / 800), 1.5, 1.5);
  context.fillStyle = hills;
  context.beginPath();
  context.moveTo(0, height);
  for (let step = 0; step <= 24; step += 1)
    context.lineTo(
      (width * step) / 24,
      height * (0.72 - 0.16 * Math.sin(step * 0.9) - 0.08 * Math.sin(step * 2.3)),
    );
  context.lineTo(width, height);
  context.fill();
  return canvas;
}

function nearOf({ near, trunk, kind, isNight }: Look, width: number, height: number): HTMLCanvasElement {
  const [canvas, context] = canvasOf(width, height);
  // The stand: rows of heads below a roof.
  const [left, top, wide] = [width * 0.08, height * 0.5, width * 0.44];
  context.fillStyle = isNight ? '#4a3f8a' : '#f3efe6';
  context.fillRect(left, top, wide, height * 0.5);
  context.fillStyle = near;
  context.beginPath();
  context.moveTo(left - width * 0.02, top);
  context.lineTo(left + wide + width * 0.02, top - height * 0.1);
  context.lineTo(left + wide + width * 0.02, top);
  context.fill();
  const tones = ['#d2483f', '#3f78c9', '#e8b93c', '#3a9460', '#8b57b5', '#f0e7da'];
  for (let row = 0; row < 4; row += 1)
    for (let seat = 0; seat < 26; seat += 1) {
      context.fillStyle = tones[(row * 5 + seat * 7) % tones.length] ?? '#fff';
      context.beginPath();
      context.arc(
        left + wide * ((seat + 0.5) / 26),
        top + height * (0.1 + row * 0.1),
        height * 0.026,
        0,
        2 * Math.PI,
      );
      context.fill();
    }
  for (const [index, x] of [0.6, 0.74, 0.88, 0.98].entries()) {
    const foot = width * x;
    if (kind === 'lights') {
      context.fillStyle = trunk;
      context.fillRect(foot - 2, height * 0.12, 4, height * 0.88);
      context.fillStyle = '#fff2b8';
      context.fillRect(foot - height * 0.09, height * 0.06, height * 0.18, height * 0.08);
      continue;
    }
    if (kind === 'boats' && index % 2 === 0) {
      context.fillStyle = '#ffffff';
      context.beginPath();
      context.moveTo(foot, height * 0.2);
      context.lineTo(foot + height * 0.26, height * 0.8);
      context.lineTo(foot, height * 0.8);
      context.fill();
      context.fillStyle = near;
      context.fillRect(foot - height * 0.12, height * 0.82, height * 0.42, height * 0.1);
      continue;
    }
    context.strokeStyle = trunk;
    context.lineWidth = height * 0.035;
    context.beginPath();
    context.moveTo(foot, height);
    context.quadraticCurveTo(foot + height * 0.05, height * 0.6, foot + height * 0.08, height * 0.32);
    context.stroke();
    context.strokeStyle = near;
    context.lineWidth = height * 0.03;
    for (let leaf = 0; leaf < 7; leaf += 1) {
      const angle = -2.9 + leaf * 0.45;
      context.beginPath();
      context.moveTo(foot + height * 0.08, height * 0.32);
      context.quadraticCurveTo(
        foot + height * 0.08 + Math.cos(angle) * height * 0.14,
        height * 0.28 + Math.sin(angle) * height * 0.14,
        foot + height * 0.08 + Math.cos(angle) * height * 0.24,
        height * 0.38 + Math.sin(angle) * height * 0.1,
      );
      context.stroke();
    }
  }
  context.fillStyle = near;
  context.fillRect(0, height * 0.9, width, height * 0.1);
  return canvas;
}

function groundOf({ ground, rail }: Look, width: number, height: number): HTMLCanvasElement {
  const [canvas, context] = canvasOf(width, height);
  context.fillStyle = ground[0];
  context.fillRect(0, 0, width, height);
  context.fillStyle = ground[1];
  // Stripes that lean, so that the speed is seen.
  for (let stripe = 0; stripe < 4; stripe += 1) {
    const x = (width * stripe) / 4;
    context.beginPath();
    context.moveTo(x, 0);
    context.lineTo(x + width / 8, 0);
    context.lineTo(x + width / 8, height);
    context.lineTo(x, height);
    context.fill();
  }
  context.strokeStyle = rail;
  context.lineWidth = Math.max(1.5, height * 0.016);
  context.beginPath();
  context.moveTo(0, height * 0.03);
  context.lineTo(width, height * 0.03);
  context.stroke();
  for (let post = 0; post < 8; post += 1)
    context.fillRect((width * (post + 0.5)) / 8, height * 0.03, 2, height * 0.07);
  context.fillStyle = rail;
  for (let post = 0; post < 8; post += 1)
    context.fillRect((width * (post + 0.5)) / 8, height * 0.02, 3, height * 0.09);
  return canvas;
}
