/** The sea behind the fish, painted once for each size of the stage. */

/** Fractions of the stage's width with how high a plant stands there. */
const plants = [
  [0.03, 0.2],
  [0.1, 0.13],
  [0.22, 0.1],
  [0.36, 0.15],
  [0.52, 0.09],
  [0.66, 0.16],
  [0.8, 0.11],
  [0.9, 0.18],
  [0.97, 0.22],
] as const;
const corals = [
  [0.07, '#e0507a', 0.09],
  [0.29, '#f08a4b', 0.06],
  [0.44, '#b04fc4', 0.07],
  [0.73, '#e0507a', 0.08],
  [0.86, '#f0b04b', 0.06],
] as const;

/** A canvas with light from above, a reef, and sand. */
export function paintWater(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  const deep = pen.createLinearGradient(0, 0, 0, height);
  deep.addColorStop(0, '#1aa7d8');
  deep.addColorStop(0.45, '#0b6ba8');
  deep.addColorStop(1, '#052a52');
  pen.fillStyle = deep;
  pen.fillRect(0, 0, width, height);
  pen.globalCompositeOperation = 'lighter';
  for (let ray = 0; ray < 7; ray += 1) {
    const x = width * (0.02 + ray * 0.16);
    const light = pen.createLinearGradient(0, 0, 0, height * 0.8);
    light.addColorStop(0, '#9fe9ff0e');
    light.addColorStop(1, '#9fe9ff00');
    pen.fillStyle = light;
    // Several beams of growing width, so that none has an edge.
    for (let beam = 1; beam <= 5; beam += 1) {
      const wide = width * 0.008 * beam * (1 + (ray % 3) * 0.5);
      pen.beginPath();
      pen.moveTo(x - wide, 0);
      pen.lineTo(x + wide, 0);
      pen.lineTo(x - width * 0.12 + wide * 2, height * 0.85);
      pen.lineTo(x - width * 0.12 - wide * 2, height * 0.85);
      pen.fill();
    }
  }
  pen.globalCompositeOperation = 'source-over';
  paintHills(pen, width, height);
  for (const [at, tall] of plants) paintWeed(pen, at * width, height, tall * height);
  for (const [at, colour, tall] of corals) paintCoral(pen, at * width, height * 0.97, tall * height, colour);
  const sand = pen.createLinearGradient(0, height * 0.93, 0, height);
  sand.addColorStop(0, '#c9a56a00');
  sand.addColorStop(1, '#d9b77aa0');
  pen.fillStyle = sand;
  pen.fillRect(0, height * 0.9, width, height * 0.1);
  return canvas;
}

function paintHills(pen: CanvasRenderingContext2D, width: number, height: number): void {
  for (const [base, colour] of [
    [0.78, '#08406e'],
    [0.86, '#063258'],
  ] as const) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.moveTo(0, height);
    for (let step = 0; step <= 60; step += 1) {
      const along = step / 60;
      const swell = Math.sin(along * 19 + base * 40) + 0.5 * Math.sin(along * 41 + base * 9);
      pen.lineTo(along * width, height * (base + 0.035 * swell));
    }
    pen.lineTo(width, height);
    pen.fill();
  }
}

function paintWeed(pen: CanvasRenderingContext2D, x: number, floor: number, tall: number): void {
  pen.lineCap = 'round';
  for (let blade = -1; blade <= 1; blade += 1) {
    pen.strokeStyle = blade === 0 ? '#1f9d76' : '#157a63';
    pen.lineWidth = tall * 0.07;
    pen.beginPath();
    pen.moveTo(x + blade * tall * 0.1, floor);
    pen.bezierCurveTo(
      x + blade * tall * 0.3,
      floor - tall * 0.4,
      x - blade * tall * 0.1,
      floor - tall * 0.6,
      x + blade * tall * 0.25,
      floor - tall * (1 - 0.2 * Math.abs(blade)),
    );
    pen.stroke();
  }
}

function paintCoral(pen: CanvasRenderingContext2D, x: number, y: number, tall: number, colour: string): void {
  pen.strokeStyle = colour;
  pen.lineCap = 'round';
  const branch = (fromX: number, fromY: number, angle: number, length: number, depth: number): void => {
    const [toX, toY] = [fromX + Math.sin(angle) * length, fromY - Math.cos(angle) * length];
    pen.lineWidth = length * 0.34;
    pen.beginPath();
    pen.moveTo(fromX, fromY);
    pen.lineTo(toX, toY);
    pen.stroke();
    if (depth === 0) return;
    branch(toX, toY, angle - 0.5, length * 0.68, depth - 1);
    branch(toX, toY, angle + 0.5, length * 0.68, depth - 1);
  };
  branch(x, y, 0, tall * 0.42, 2);
}
